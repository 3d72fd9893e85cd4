// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/picture.h"

#include <doctest/doctest.h>

#include <sstream>

#include "game/playout.h"
#include "games/deukalion/notation.h"
#include "kit/script.h"
#include "table/canvas.h"
#include "table/deukalion/content_file.h"
#include "table/deukalion/picture_panel.h"
#include "table/embedded.h"
#include "table/golden.h"

namespace ilion::deukalion {

namespace {

constexpr Seat kDeukalion = seat_at(0);
constexpr Seat kPerseus = seat_at(1);
constexpr Brush kPlain{.colour = false, .unicode = true, .width = 80, .rows = 24};
constexpr Brush kLarge{.colour = false, .unicode = true, .width = 120, .rows = 40};
constexpr Brush kAscii{.colour = false, .unicode = false, .width = 80, .rows = 24};
constexpr Brush kColoured{.colour = true, .unicode = true, .width = 80, .rows = 24};

const Names& names() {
  static const Names printed = read_content(*embedded_file("content/deukalion.json")).value().names;
  return printed;
}

std::string drawn(const Deukalion& game, const State& state, Viewer viewer, Lang lang,
                  const Brush& brush) {
  return picture(game, names(), game.observe(state, viewer), lang, brush);
}

const Deukalion& two() {
  static const Deukalion game(2);
  return game;
}

// Both have anchored, the dice are rolled, Perseus is asked for his side turn.
State first_round() {
  State state = two().initial();
  kit::play(
      two(), state,
      {"treasure R", "treasure Y",    "treasure W",  "treasure W",    "treasure B",  "treasure R",
       "treasure G", "treasure B",    "treasure B",  "treasure R",    "treasure Y",  "treasure G",
       "treasure Y", "treasure G",    "treasure W",  "draw ares",     "draw fleece", "draw ares",
       "quest Q13",  "draw poseidon", "draw charon", "draw aiolos",   "quest Q07",   "quest Q01",
       "quest Q14",  "anchor c1",     "anchor e1",   "roll 3 3 1 3 3"});
  return state;
}

// Deukalion attacks Perseus and would lose.
State sea_fight() {
  State state = first_round();
  kit::play(two(), state, {"sail d3", "place 1", "sail d3 PER", "toss 4 3 3", "toss 3 4 3"});
  return state;
}

TEST_CASE("the table of Deukalion looks as it did, in three languages and two sizes") {
  const State state = first_round();
  check_golden("deukalion-side-en", drawn(two(), state, Viewer::seat(kPerseus), Lang::En, kPlain));
  check_golden("deukalion-side-de-large",
               drawn(two(), state, Viewer::seat(kPerseus), Lang::De, kLarge));
  check_golden("deukalion-side-nl-ascii",
               drawn(two(), state, Viewer::seat(kDeukalion), Lang::Nl, kAscii));
}

TEST_CASE("a fight looks as it did") {
  const State state = sea_fight();
  check_golden("deukalion-fight-en",
               drawn(two(), state, Viewer::seat(kDeukalion), Lang::En, kPlain));
  check_golden("deukalion-fight-nl-large",
               drawn(two(), state, Viewer::spectator(), Lang::Nl, kLarge));
}

TEST_CASE("[D15.2] no picture of Deukalion shows what its viewer may not know") {
  const State state = first_round();
  for (const Brush& brush : {kPlain, kLarge}) {
    const std::string mine = drawn(two(), state, Viewer::seat(kPerseus), Lang::En, brush);
    CHECK(mine.find("Poseidon") != std::string::npos);
    CHECK(mine.find("Q07") != std::string::npos);
    CHECK(mine.find("Ares") == std::string::npos);
    CHECK(mine.find("Q13") == std::string::npos);
    const std::string spectator = drawn(two(), state, Viewer::spectator(), Lang::En, brush);
    for (const char* hidden : {"Poseidon", "Q07", "Ares", "Q13", "Your"}) {
      CAPTURE(hidden);
      CHECK(spectator.find(hidden) == std::string::npos);
    }
  }
}

TEST_CASE("[D6.1] the squares one can sail to are marked for him alone") {
  const State state = first_round();
  CHECK(drawn(two(), state, Viewer::seat(kPerseus), Lang::En, kPlain).find("•") !=
        std::string::npos);
  CHECK(drawn(two(), state, Viewer::seat(kDeukalion), Lang::En, kPlain).find("•") ==
        std::string::npos);
  CHECK(drawn(two(), state, Viewer::spectator(), Lang::En, kPlain).find("•") == std::string::npos);
}

TEST_CASE("[D5.4] before the placing every rotation is shown with what it gives") {
  const std::string table = drawn(two(), first_round(), Viewer::seat(kDeukalion), Lang::En, kPlain);
  CHECK(table.find("r cards soldiers sail Hydra") != std::string::npos);
  CHECK(table.find("0   3      1      3     3") != std::string::npos);
  CHECK(table.find("1   1      3      3     3") != std::string::npos);
}

TEST_CASE("[D9.2] a fight shows both tosses and strengths") {
  const std::string fight = drawn(two(), sea_fight(), Viewer::seat(kDeukalion), Lang::En, kPlain);
  CHECK(fight.find("[D] 4 crossed 3 clear 3 edge  4½") != std::string::npos);
  CHECK(fight.find("[P] 3 crossed 4 clear 3 edge  5½") != std::string::npos);
}

TEST_CASE("colours of Deukalion never stand alone") {
  const std::string coloured =
      drawn(two(), first_round(), Viewer::seat(kPerseus), Lang::En, kColoured);
  std::string bare;
  for (std::size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] == '\033')
      i = coloured.find('m', i);
    else
      bare += coloured[i];
  }
  CHECK(coloured != bare);
  for (const char* piece : {"╰D╯", "╰P╯", "KOR 4", "R", "Y W", "Hydra", "Styx", "@", "~"})
    CHECK(bare.find(piece) != std::string::npos);
}

TEST_CASE("plain letters of Deukalion are ASCII and nothing else") {
  for (Lang lang : kAllLangs)
    for (const State& state : {first_round(), sea_fight()})
      for (char c : drawn(two(), state, Viewer::seat(kPerseus), lang, kAscii))
        REQUIRE(static_cast<unsigned char>(c) < 0x80);
}

TEST_CASE("no picture of Deukalion is wider or higher than it may be, whatever happens") {
  for (std::uint64_t n = 0; n < 6; ++n) {
    const Deukalion game(2 + n % 3);
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
      std::istringstream text(drawn(game, state, Viewer::seat(state.open.mover), lang, brush));
      int rows = 0;
      for (std::string line; std::getline(text, line); ++rows)
        REQUIRE(columns(line) <= brush.width);
      if (brush.width >= 80) REQUIRE(rows <= std::max(18, brush.rows - 12));
    }
  }
}

TEST_CASE("[D12.1] every quest fits its line beside the map, in every language") {
  const View view = two().observe(first_round(), Viewer::spectator());
  for (Lang lang : kAllLangs)
    for (std::size_t i = 0; i < kQuests; ++i) {
      Canvas canvas({1, 100}, kPlain);
      CAPTURE(canvas.text());
      CHECK(Panel(canvas, two(), names(), view, lang).quest({0, 0}, quest_at(i)) <=
            kNarrowestPanel);
    }
}

TEST_CASE("names of any length stay inside their places") {
  Names long_names = names();
  for (auto& hero : long_names.heroes.items) hero.fill("Deukalion, Sohn des Prometheus");
  for (auto& card : long_names.cards) card.fill("Ἴλιον und alle seine Verbündeten");
  const View view = two().observe(first_round(), Viewer::seat(kPerseus));
  std::istringstream text(picture(two(), long_names, view, Lang::De, kPlain));
  for (std::string line; std::getline(text, line);) CHECK(columns(line) <= 80);
}

}  // namespace

}  // namespace ilion::deukalion
