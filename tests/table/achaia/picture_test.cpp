// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/picture.h"

#include <doctest/doctest.h>

#include <sstream>

#include "game/playout.h"
#include "games/achaia/notation.h"
#include "table/achaia/content_file.h"
#include "table/canvas.h"
#include "table/embedded.h"
#include "table/golden.h"

namespace ilion::achaia {

namespace {

constexpr Brush kPlain{.colour = false, .unicode = true, .width = 80, .rows = 24};
constexpr Brush kLarge{.colour = false, .unicode = true, .width = 120, .rows = 40};
constexpr Brush kAscii{.colour = false, .unicode = false, .width = 80, .rows = 24};
constexpr Brush kColoured{.colour = true, .unicode = true, .width = 80, .rows = 24};

const Names& names() {
  static const Names printed = read_content(*embedded_file("content/achaia.json")).value().names;
  return printed;
}

std::string drawn(const Achaia& game, const State& state, Viewer viewer, Lang lang,
                  const Brush& brush) {
  return picture(game, names(), game.observe(state, viewer), lang, brush);
}

// At random until somebody is asked in this phase of this round.
State reached(const Achaia& game, Phase phase, int round, std::uint64_t seed) {
  State state = game.initial();
  Rng rng(seed);
  while (state.question.phase != phase || state.round != round) {
    const auto step = random_step(game, state, rng);
    REQUIRE(step);
    apply_step(game, state, *step);
  }
  return state;
}

const Achaia kThree(3);
const Achaia kFive(5);
const Achaia kTwo(2);

TEST_CASE("the table of Achaia looks as it did, in three languages and two sizes") {
  const State turn = reached(kThree, Phase::Turn, 1, 4);
  check_golden("achaia-turn-en",
               drawn(kThree, turn, Viewer::seat(turn.question.mover), Lang::En, kPlain));
  const State five = reached(kFive, Phase::Turn, 2, 6);
  check_golden("achaia-five-de-large",
               drawn(kFive, five, Viewer::seat(five.question.mover), Lang::De, kLarge));
  const State use = reached(kTwo, Phase::Use, 3, 2);
  check_golden("achaia-two-nl-ascii", drawn(kTwo, use, Viewer::spectator(), Lang::Nl, kAscii));
}

TEST_CASE("[A9.2] no picture of Achaia shows what its viewer may not know") {
  const State state = reached(kThree, Phase::Turn, 1, 4);
  for (const Brush& brush : {kPlain, kLarge}) {
    const std::string spectator = drawn(kThree, state, Viewer::spectator(), Lang::En, brush);
    CHECK(spectator.find("Your") == std::string::npos);
    for (std::size_t i = 0; i < kThree.seats(); ++i) {
      const Seat seat = seat_at(i);
      const std::string mine = drawn(kThree, state, Viewer::seat(seat), Lang::En, brush);
      for (Intrigue card : state.hand[seat].kinds()) {
        const std::string chip = Atom<Intrigue>::text(card);
        CHECK(mine.find(chip) != std::string::npos);
        CHECK(spectator.find(chip) == std::string::npos);
      }
      CHECK(mine.find(names().of(state.event[seat], Lang::En)) != std::string::npos);
      CHECK(spectator.find(names().of(state.event[seat], Lang::En)) == std::string::npos);
    }
  }
}

TEST_CASE("[A9.2] screens hide the gold of others, and without them it is seen") {
  const Achaia open(3, {.screens = false});
  State state = reached(open, Phase::Turn, 1, 4);
  for (std::size_t i = 0; i < 3; ++i) state.gold[seat_at(i)] = static_cast<std::uint16_t>(771 + i);
  const auto shows = [&](const Achaia& game, Viewer viewer, const char* gold) {
    return drawn(game, state, viewer, Lang::En, kPlain).find(gold) != std::string::npos;
  };
  CHECK(shows(open, Viewer::spectator(), "772"));
  CHECK_FALSE(shows(kThree, Viewer::spectator(), "772"));
  CHECK(shows(kThree, Viewer::seat(seat_at(1)), "772"));
  CHECK_FALSE(shows(kThree, Viewer::seat(seat_at(1)), "773"));
  state.question.phase = Phase::Over;
  CHECK(shows(kThree, Viewer::spectator(), "772"));
}

TEST_CASE("colours of Achaia never stand alone") {
  const State state = reached(kFive, Phase::Turn, 3, 9);
  const std::string coloured =
      drawn(kFive, state, Viewer::seat(state.question.mover), Lang::En, kColoured);
  std::string bare;
  for (std::size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] == '\033')
      i = coloured.find('m', i);
    else
      bare += coloured[i];
  }
  CHECK(coloured != bare);
  for (std::size_t c = 0; c < kColours; ++c)
    for (Spot spot : state.board.dice.of(colour_at(c)))
      if (spot.in_troy())
        CHECK(bare.find(Atom<Colour>::text(colour_at(c)) + std::to_string(spot.value())) !=
              std::string::npos);
}

TEST_CASE("plain letters of Achaia are ASCII and nothing else") {
  for (Lang lang : kAllLangs)
    for (char c : drawn(kFive, reached(kFive, Phase::Turn, 2, 6), Viewer::seat(seat_at(2)), lang,
                        {.colour = false, .unicode = false, .width = 120, .rows = 40}))
      REQUIRE(static_cast<unsigned char>(c) < 0x80);
}

TEST_CASE("no picture of Achaia is wider or higher than it may be, whatever happens") {
  for (std::uint64_t n = 0; n < 8; ++n) {
    const Achaia game(2 + n % 4, {.new_order = n % 2 == 1});
    State state = game.initial();
    Rng rng(n);
    while (const auto step = random_step(game, state, rng)) {
      apply_step(game, state, *step);
      if (rng.below(24) != 0) continue;
      const Brush brush{.colour = rng.below(2) == 0,
                        .unicode = rng.below(2) == 0,
                        .width = 50 + static_cast<int>(rng.below(100)),
                        .rows = 20 + static_cast<int>(rng.below(40))};
      const Lang lang = kAllLangs[rng.below(3)];
      std::istringstream text(drawn(game, state, Viewer::seat(state.question.mover), lang, brush));
      int rows = 0;
      for (std::string line; std::getline(text, line); ++rows)
        REQUIRE(columns(line) <= brush.width);
      if (brush.width >= 80) REQUIRE(rows <= std::max(16, brush.rows - 10));
    }
  }
}

TEST_CASE("names of any length stay inside their places in Achaia") {
  Names long_names = names();
  for (auto& place : long_names.locations) place.fill("Königlicher Rat der Ältesten von Troja");
  for (auto& card : long_names.cards) card.fill("Ἴλιον und alle seine Verbündeten");
  for (auto& colour : long_names.colours) colour.fill("ultramarinviolett");
  const State state = reached(kThree, Phase::Turn, 1, 4);
  const View view = kThree.observe(state, Viewer::seat(state.question.mover));
  std::istringstream text(picture(kThree, long_names, view, Lang::De, kPlain));
  for (std::string line; std::getline(text, line);) CHECK(columns(line) <= 80);
}

}  // namespace

}  // namespace ilion::achaia
