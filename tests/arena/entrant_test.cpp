// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/entrant.h"

#include <doctest/doctest.h>

#include "bots/all_bots.h"
#include "bots/all_minds.h"

namespace ilion::arena {

namespace {

// Why `hard`, changed like this, makes its first choice among several moves.
template <Game G>
Report<G> report_of(const G& game, const char* text) {
  typename G::State state = game.initial();
  Rng rng(7);
  while (game.actor(state).is_chance() || game.legal_moves(state).size() < 4) {
    if (game.actor(state).is_chance())
      game.apply(state, game.sample(state, rng));
    else
      game.apply(state, game.legal_moves(state)[0]);
  }
  const auto view = game.observe(state, Viewer::seat(game.actor(state).seat()));
  const auto bot = make_bot<G>("hard", game.seats());
  bot->change(read_entrant(text)->traits);
  Rng luck(1);
  static_cast<void>(bot->choose(game, view, game.legal_moves(state), luck));
  return *bot->why();
}

}  // namespace

TEST_CASE("an entrant can have a time and traits of its own") {
  CHECK(name_of("hard") == "hard");
  CHECK(name_of("hard@50+learned=1") == "hard");
  const auto plain = read_entrant("hard");
  REQUIRE(plain);
  CHECK(!plain->time_ms);
  CHECK(plain->traits == Traits{});
  const auto changed = read_entrant("hard@50+learned=1+horizon=2+runners=20");
  REQUIRE(changed);
  CHECK(changed->name == "hard");
  CHECK(changed->time_ms == 50);
  CHECK(changed->traits.learned == true);
  CHECK(changed->traits.horizon == 2);
  CHECK(changed->traits.runners == 20);
  CHECK(read_entrant("hard+mixed=1")->traits.mixed == true);
  CHECK(!changed->traits.width);
}

TEST_CASE("what makes no sense is no entrant") {
  for (const char* wrong : {"hard@", "hard@0", "hard@-1", "hard@5x", "hard@600001", "hard@5@6",
                            "hard+", "hard+learned", "hard+learned=2", "hard+learned=1+learned=0",
                            "hard+wings=1", "hard+horizon=0", "hard+runners=25", "hard+playouts=0"})
    CHECK_MESSAGE(!read_entrant(wrong), wrong);
}

TEST_CASE("a trait changes what a bot does") {
  const auto report = [](const char* text) { return report_of(hector::Hector(), text); };
  CHECK(report("hard+playouts=40").tried.size() > 3);
  CHECK(report("hard+playouts=40").playouts <= 40);
  CHECK(report("hard+playouts=40+runners=3").tried.size() == 3);
  // All run equally long until somebody may be dropped.
  CHECK(report("hard+playouts=400").tried.back().visits < 30);
  CHECK(report("hard+playouts=400+patience=100").tried.back().visits > 30);
  // Judged otherwise, or with no tree, the same worlds are worth something else.
  const double usual = report("hard+playouts=300").tried[0].value;
  CHECK(report("hard+playouts=300").tried[0].value == usual);
  for (const char* other : {"hard+playouts=300+learned=1", "hard+playouts=300+horizon=2",
                            "hard+playouts=300+width=0", "hard+playouts=300+beliefs=8"})
    CHECK_MESSAGE(report(other).tried[0].value != usual, other);
  // So they are where the others are expected to play otherwise.
  const achaia::Achaia achaia(2);
  CHECK(report_of(achaia, "hard+playouts=300+practised=0").tried[0].value !=
        report_of(achaia, "hard+playouts=300+practised=1").tried[0].value);
  CHECK(report_of(achaia, "hard+playouts=300+varied=1").tried[0].value !=
        report_of(achaia, "hard+playouts=300").tried[0].value);
}

TEST_CASE("who mixes its play searches actions otherwise, and no level does so by itself") {
  const hector::Hector game;
  int otherwise = 0;
  Rng rng(7);
  hector::State state = game.initial();
  for (int actions = 0; actions < 8;) {
    REQUIRE(!game.actor(state).is_nobody());
    if (game.actor(state).is_chance()) {
      game.apply(state, game.sample(state, rng));
      continue;
    }
    const auto moves = game.legal_moves(state);
    if (state.phase == hector::Phase::Action && moves.size() > 2) {
      ++actions;
      const auto value = [&](const char* text) {
        const auto bot = make_bot<hector::Hector>("hard", game.seats());
        bot->change(read_entrant(text)->traits);
        Rng luck(1);
        static_cast<void>(bot->choose(
            game, game.observe(state, Viewer::seat(game.actor(state).seat())), moves, luck));
        return bot->why()->tried[0].value;
      };
      CHECK(value("hard+playouts=300+mixed=0") == value("hard+playouts=300"));
      otherwise += value("hard+playouts=300+mixed=1") == value("hard+playouts=300") ? 0 : 1;
    }
    game.apply(state, any_of_moves(moves, rng));
  }
  CHECK(otherwise > 4);
}

}  // namespace ilion::arena
