// SPDX-License-Identifier: GPL-3.0-or-later
// What `master` solves at the end of a battle.
#include "bots/hector/last_turn.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "bots/hector/bots.h"
#include "games/hector/notation.h"
#include "hector_miniature.h"
#include "support/sanitized.h"

namespace ilion::hector {

namespace {

constexpr std::uint64_t kSmall = 20;  // playouts a round: larger ones take long under sanitizers

// Last turns that come up among `easy`.
template <class Look>
void look_at_last_turns(std::uint64_t how_many, const Look& look) {
  const Hector game;
  const auto easy = make_bot<Hector>("easy", game.seats());
  Rng rng(11);
  State state = game.initial();
  while (how_many > 0) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) {
      state = game.initial();
    } else if (actor.is_chance()) {
      game.apply(state, game.sample(state, rng));
    } else {
      const MoveList moves = game.legal_moves(state);
      const View view = game.observe(state, Viewer::seat(actor.seat()));
      if (const auto turn = LastTurn::of(game, view)) {
        look(game, state, view, *turn, rng);
        --how_many;
      }
      game.apply(state, easy->choose(game, view, moves, rng));
    }
  }
}

void solve(LastTurn& turn, std::uint64_t rounds) {
  const Budget budget{.playouts = rounds * turn.cost_of_round()};
  turn.solve(Deadline(budget));
}

}  // namespace

TEST_CASE("a last turn is solved by legal moves, and alike in worlds that look the same") {
  int solved = 0;
  look_at_last_turns(
      ilion::test::fewer_if_sanitized(400),
      [&](const Hector& game, const State& state, const View& view, LastTurn& turn, Rng& rng) {
        if (turn.cost_of_round() > kSmall) return;
        ++solved;
        const State world = game.imagine(view, rng);
        const auto other = LastTurn::of(game, game.observe(world, view.viewer));
        REQUIRE(other != nullptr);
        solve(turn, 20);
        solve(*other, 20);
        CHECK(turn.rounds() == 20);
        const auto choices = turn.choices();
        const auto others = other->choices();
        REQUIRE(choices.size() == others.size());
        double sum = 0;
        for (std::size_t i = 0; i < choices.size(); ++i) {
          CHECK(game.legal_moves(state).contains(choices[i].move));
          CHECK(choices[i].move == others[i].move);
          CHECK(choices[i].share == others[i].share);
          CHECK(choices[i].value >= -1e-3);
          CHECK(choices[i].value <= 1 + 1e-3);
          sum += choices[i].share;
        }
        CHECK(sum == doctest::Approx(1));
      });
  CHECK(solved > 3);
}

TEST_CASE("what a side may hold is as likely as imagined worlds have it") {
  look_at_last_turns(
      12, [&](const Hector& game, const State& state, const View&, LastTurn&, Rng& rng) {
        const View open = game.observe(state, Viewer::spectator());
        for (Seat seat : kBothSides) {
          const ArmyView& army = open.armies[seat];
          if (army.hand != 1) continue;
          const LastTurnSide side(game.content(), seat, army);
          std::map<std::size_t, int> times;
          constexpr int kWorlds = 4000;
          for (int i = 0; i < kWorlds; ++i) {
            const Army imagined = game.imagine(open, rng).armies[seat];
            const auto type =
                side.type_of(imagined.troops.at(Place::Hand).first().troop(), imagined.hero);
            REQUIRE(type);
            ++times[*type];
          }
          for (std::size_t i = 0; i < side.types(); ++i)
            CHECK(std::abs(times[i] / double{kWorlds} - double{side.weight(i)}) < 0.03);
        }
      });
}

TEST_CASE("a budget that is too small for it leaves the last turn to the search") {
  const Hector game;
  const State state = hector::test::miniature().front().outcome;
  const View view = game.observe(state, Viewer::seat(kAchaeans));
  const auto master = make_bot<Hector>("master", game.seats());
  const auto visits_after = [&](std::uint64_t playouts) {
    master->limit({.playouts = playouts});
    Rng rng(1);
    static_cast<void>(master->choose(game, view, game.legal_moves(state), rng));
    return master->why()->tried[0].visits;
  };
  CHECK(visits_after(20) < 20);     // worlds, in each of which every move is tried
  CHECK(visits_after(200) == 200);  // rounds
}

TEST_CASE("moves that are mixed are worth about the same on average, the more the longer") {
  const Hector game;
  const auto spread_after = [&](std::uint64_t rounds) {
    double most = 0;
    for (const auto& world : hector::test::miniature()) {
      const View view = game.observe(world.outcome, Viewer::seat(kAchaeans));
      const auto turn = LastTurn::of(game, view);
      REQUIRE(turn != nullptr);
      solve(*turn, rounds);
      double low = 1;
      double high = 0;
      for (const LastTurn::Choice& choice : turn->choices()) {
        if (choice.share < 0.1) continue;
        low = std::min(low, choice.value);
        high = std::max(high, choice.value);
      }
      most = std::max(most, high - low);
    }
    return most;
  };
  // One round alone has them apart by half a match.
  CHECK(spread_after(100) < 0.25);
  CHECK(spread_after(1000) < 0.1);
}

TEST_CASE("master calls no move a mistake that it would play itself now and then") {
  const Hector game;
  const State state = hector::test::miniature().front().outcome;
  const View view = game.observe(state, Viewer::seat(kAchaeans));
  const auto turn = LastTurn::of(game, view);
  solve(*turn, 100);
  const auto choices = turn->choices();
  const auto master = make_bot<Hector>("master", game.seats());
  master->limit({.playouts = 1, .exact = 100 * turn->cost_of_round()});
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Rng rng(seed);
    static_cast<void>(master->choose(game, view, game.legal_moves(state), rng));
    const Report<Hector>& why = *master->why();
    CHECK(why.grounds == Grounds::Solution);  // one playout is enough where so many may solve it
    for (const auto& tried : why.tried) {
      CHECK((tried.move == why.tried[0].move || tried.error > 0));
      const auto choice =
          std::find_if(choices.begin(), choices.end(),
                       [&](const LastTurn::Choice& each) { return each.move == tried.move; });
      REQUIRE(choice != choices.end());
      if (choice->share > 0) CHECK(why.tried[0].value - tried.value <= tried.error + 1e-9);
      if (tried.move == Move(Retreat{})) CHECK(why.tried[0].value - tried.value > 2 * tried.error);
    }
  }
}

TEST_CASE("master does not always do the same in a last turn in which play is mixed") {
  const Hector game;
  const State state = hector::test::miniature().front().outcome;
  const View view = game.observe(state, Viewer::seat(kAchaeans));
  const auto master = make_bot<Hector>("master", game.seats());
  master->limit({.playouts = 300});
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    chosen.insert(to_text(master->choose(game, view, game.legal_moves(state), rng)));
  }
  CHECK(chosen.size() > 2);
  CHECK(chosen.contains("pass"));
}

}  // namespace ilion::hector
