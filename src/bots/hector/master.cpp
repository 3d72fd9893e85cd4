// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/master.h"

#include <algorithm>
#include <cmath>

namespace ilion::hector {

namespace {

constexpr std::uint64_t kFewestRounds = 40;    // below that a search knows more
constexpr std::uint64_t kPlayoutsOfAMs = 100;  // of a search

using Choices = FixedVec<LastTurn::Choice, kMaxMoves>;

// In a solution all moves that are mixed are worth the same: as far as they are not, it is none
// yet.
double spread_of_mixed(const Choices& choices) {
  double least = 1;
  double most = 0;
  for (const LastTurn::Choice& choice : choices) {
    if (choice.share == 0) continue;
    least = std::min(least, choice.value);
    most = std::max(most, choice.value);
  }
  return std::max(0.0, most - least);
}

}  // namespace

Budget MasterBot::budget_to_solve() const {
  Budget budget = search_.budget();
  if (budget.exact > 0) budget.playouts = budget.exact;
  return budget;
}

bool MasterBot::can_afford(const LastTurn& turn) const {
  const std::uint64_t least = kFewestRounds * turn.cost_of_round();
  const Budget budget = budget_to_solve();
  const auto in_time = static_cast<std::uint64_t>(budget.time_ms) * kPlayoutsOfAMs;
  return (budget.playouts == 0 || least <= budget.playouts) &&
         (budget.time_ms == 0 || least <= in_time);
}

std::size_t MasterBot::draw(const FixedVec<LastTurn::Choice, kMaxMoves>& choices, Rng& rng) const {
  double left = rng.unit();
  std::size_t last = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].share == 0) continue;
    last = i;
    left -= choices[i].share;
    if (left < 0) break;
  }
  return last;
}

Move MasterBot::choose(const Hector& game, const View& view, const MoveList& moves, Rng& rng) {
  const auto turn = solves_ && moves.size() > 1 ? LastTurn::of(game, view) : nullptr;
  solved_ = turn != nullptr && can_afford(*turn);
  if (!solved_) return search_.choose(game, view, moves, rng);
  const Budget budget = budget_to_solve();
  turn->solve(Deadline(budget));
  solved_ = turn->rounds() > 0;  // unless it was stopped at once
  if (!solved_) return search_.choose(game, view, moves, rng);
  const auto choices = turn->choices();
  const std::size_t chosen = draw(choices, rng);
  report_ = {};
  const auto rounds = static_cast<std::uint64_t>(turn->rounds());
  report_.playouts = rounds * turn->cost_of_round();
  report_.grounds = Grounds::Solution;
  const double spread = spread_of_mixed(choices);
  const auto add = [&](const LastTurn::Choice& choice) {
    const double drift =
        (choices[chosen].value - choice.value) - (choices[chosen].earlier - choice.earlier);
    report_.tried.push_back({choice.move, choice.value, rounds, std::max(spread, std::abs(drift))});
  };
  add(choices[chosen]);
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (i != chosen) add(choices[i]);
  report_.line.push_back({choices[chosen].move, view});
  ILION_CHECK(moves.contains(choices[chosen].move));
  return choices[chosen].move;
}

}  // namespace ilion::hector
