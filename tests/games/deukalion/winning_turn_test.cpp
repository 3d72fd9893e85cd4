// SPDX-License-Identifier: GPL-3.0-or-later
// A turn that can win is searched to its end: what `master` finds where the order of moves matters,
// what it says about it, and that its chances are those of the rules.
#include "bots/deukalion/winning_turn.h"

#include <doctest/doctest.h>

#include "bots/deukalion/bots.h"
#include "bots/deukalion/easy.h"
#include "game/playout.h"
#include "games/deukalion/notation.h"
#include "games/deukalion/odds.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

namespace {

constexpr std::uint64_t kPlayouts = 2000;

View seen_by_mover(const State& state) {
  return kTwo.observe(state, Viewer::seat(kTwo.actor(state).seat()));
}

// To win in this turn; -1 if there is no such move.
double chance_of(const State& state, std::string_view move) {
  const View view = seen_by_mover(state);
  REQUIRE(WinningTurn::is_possible(view));
  WinningTurn turn(kTwo, view, Rng(1));
  turn.look(1'000'000, [] { return false; });
  for (const auto& choice : turn.best_first())
    if (to_text(choice.move) == move) return choice.chance;
  return -1;
}

std::string likely(const State& state) {
  Rng rng(1);
  return to_text(best_move(kTwo, seen_by_mover(state), kTwo.legal_moves(state), rng));
}

struct Chosen {
  std::string move;
  Report<Deukalion> report;
};
Chosen chosen_by_master(const State& state, std::string_view compared = {}) {
  const auto bot = make_bot<Deukalion>("master", kTwo.seats());
  bot->limit({.playouts = kPlayouts});
  if (!compared.empty()) bot->compare(*from_text<Move>(compared));
  Rng rng(1);
  const Move move = bot->choose(kTwo, seen_by_mover(state), kTwo.legal_moves(state), rng);
  return {to_text(move), *bot->why()};
}

// The rest of the turn, by moves of master; the story ends with the turn.
std::string played_by_master(State state) {
  Rng luck(3);
  const Seat me = state.open.acting;
  while (!kTwo.actor(state).is_nobody() && state.open.acting == me &&
         state.open.phase != Phase::Roll) {
    if (kTwo.actor(state).is_chance())
      play_chance(kTwo, state, luck);
    else
      script(kTwo, state, chosen_by_master(state).move);
  }
  return ending(kTwo, state);
}

// Mykene wants to see eight soldiers; settlements take away what it counts.
State beside_mykene() {
  return position(kTwo, "did=landed,sail,soldiers,cards,hydra open=Q06,Q15",
                  {"DEU@c5 points=11 below=1", "PER@i1"});
}

// Two squares from Athens with a treasure; only one die is high enough.
State before_placing() {
  return position(kTwo, "place dice=1:3111 open=Q15,Q16",
                  {"DEU@a2 points=15 cargo=R below=6", "PER@i1 holds=SAL"});
}

// Argos is held by two, and most soldiers are below.
State beside_argos() {
  return position(kTwo, "dice=1:1311 did=landed,sail,cards,hydra open=Q15,Q16",
                  {"DEU@c5 points=14 below=7", "PER@i1 holds=ARG"});
}

}  // namespace

TEST_CASE("master shows its soldiers before it leaves them in settlements, and wins") {
  const State s = beside_mykene();
  CHECK(chance_of(s, "claim Q06 b") == 1);
  CHECK(chance_of(s, "found ARG") == 0);
  CHECK(played_by_master(s) == "DEU by target-reached [D14.1]");
}

TEST_CASE("master gives the high die to the sail that wins, where easy has other wishes") {
  const State s = before_placing();
  INFO(likely(s));
  CHECK(likely(s) != "place 2");
  const Chosen chosen = chosen_by_master(s);
  CHECK(chosen.move == "place 2");
  CHECK(played_by_master(s) == "DEU by target-reached [D14.1]");
  // It says so: a sure win, and the whole turn that leads to it.
  REQUIRE(!chosen.report.tried.empty());
  CHECK(to_text(chosen.report.tried[0].move) == "place 2");
  CHECK(chosen.report.tried[0].value == 1);
  std::string line;
  for (const auto& ply : chosen.report.line) line += to_text(ply.move) + ", ";
  CHECK(line.starts_with("place 2, sail "));
  CHECK(line.find("deliver R") != std::string::npos);
}

TEST_CASE("master says that it has looked through the turn, and calls no other win less") {
  const State s = before_placing();
  const Report<Deukalion> alone = chosen_by_master(s).report;
  CHECK(alone.grounds == Grounds::Turn);
  for (const auto& tried : alone.tried) CHECK(tried.value == 1);  // others were not searched
  const Report<Deukalion> compared = chosen_by_master(s, "place 0").report;
  CHECK(compared.grounds == Grounds::Turn);
  CHECK(compared.tried.size() > 1);
  for (const auto& tried : compared.tried) CHECK(tried.value >= chance_of(s, to_text(tried.move)));
  const State far = position(kTwo, "open=Q15,Q16", {"DEU@d4 points=3", "PER@i1"});
  CHECK(chosen_by_master(far).report.grounds == Grounds::Search);
}

TEST_CASE("the chance to win in this turn is the exact chance of the toss") {
  const State s = beside_argos();
  CHECK(chance_of(s, "attack ARG") == doctest::Approx(odds::chance_to_reach(3, 4)).epsilon(1e-12));
  CHECK(chance_of(s, "bring 3") == doctest::Approx(odds::chance_to_reach(6, 4)).epsilon(1e-12));
  CHECK(chance_of(s, "bring 1") == doctest::Approx(odds::chance_to_reach(4, 4)).epsilon(1e-12));
  CHECK(chance_of(s, "end") == 0);
}

TEST_CASE("a turn in which the target is out of reach is not looked through") {
  const State far = position(kTwo, "open=Q15,Q16", {"DEU@d4 points=3", "PER@i1"});
  CHECK_FALSE(WinningTurn(kTwo, seen_by_mover(far), Rng(1)).is_near());
  const State s = before_placing();
  CHECK(WinningTurn(kTwo, seen_by_mover(s), Rng(1)).is_near());
}

TEST_CASE("what was not looked at counts as no chance") {
  const State s = before_placing();
  const View view = seen_by_mover(s);
  WinningTurn turn(kTwo, view, Rng(1));
  turn.look(1'000'000, [] { return true; });
  CHECK(turn.positions() == 0);
  CHECK(turn.best_first()[0].chance == 0);
}

}  // namespace ilion::deukalion::test
