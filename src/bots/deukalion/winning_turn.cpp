// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/winning_turn.h"

#include <algorithm>

#include "bots/deukalion/turn_bound.h"
#include "bots/search/view_key.h"
#include "games/deukalion/score.h"

namespace ilion::deukalion {

namespace {

constexpr double kSure = 1 - 1e-12;
constexpr std::uint64_t kBetweenLooks = 64;  // at the clock, in positions
constexpr std::uint64_t kForTheLine = 2000;  // positions, where they are not known any more

std::uint64_t key_of(const State& state) {
  search::ViewKey key;
  key.add(state.open);
  key.add(state.hidden.hands);
  key.add(state.hidden.deck);
  key.add(state.hidden.quests);
  key.add(state.hidden.secrets);
  return key.number();
}

bool is_hydra_move(const Move& move) {
  return std::holds_alternative<MoveHydra>(move) ||
         std::holds_alternative<MoveHydraAgainst>(move) ||
         std::holds_alternative<PlayPoseidon>(move) ||
         std::holds_alternative<PlayPoseidonAgainst>(move);
}

// What scores first, then what leads there: a sure win is found soon and ends the search.
int order_of(const Move& move) {
  if (std::holds_alternative<Claim>(move) || std::holds_alternative<ClaimWith>(move) ||
      std::holds_alternative<Deliver>(move) || std::holds_alternative<Found>(move) ||
      std::holds_alternative<TakePoint>(move) || std::holds_alternative<BringAll>(move))
    return 0;
  if (std::holds_alternative<Attack>(move) || std::holds_alternative<Sail>(move)) return 1;
  if (is_hydra_move(move)) return 3;
  return 2;
}

// Something is half done: what it brings is not in the bound.
bool is_between(Phase phase) {
  return phase != Phase::Place && phase != Phase::Side && phase != Phase::Turn &&
         phase != Phase::Styx && phase != Phase::Throw && phase != Phase::Toss;
}

}  // namespace

bool WinningTurn::is_possible(const View& view) {
  return view.open.acting == view.viewer.seat() && view.open.mover == view.viewer.seat() &&
         view.open.phase > Phase::Anchor && view.open.phase != Phase::Over;
}

WinningTurn::WinningTurn(const Deukalion& game, const View& view, Rng rng)
    : game_(game), view_(view), me_(view.viewer.seat()), rng_(rng) {
  world_ = game_.imagine(view_, rng_);
}

bool WinningTurn::is_near() const {
  const int missing = target_points(game_.seats()) - points(game_.content(), view_.open, me_);
  return is_between(view_.open.phase) || most_points_to_come(game_, world_) >= missing;
}

void WinningTurn::look(std::uint64_t most_positions, const std::function<bool()>& stop) {
  stop_ = stop;
  stopped_ = stop();
  known_.assign(kKept, {});
  for (const Move& move : game_.legal_moves(world_)) choices_.push_back({move, 0});
  State world = world_;
  for (; worlds_ < kWorlds && !stopped_; world = game_.imagine(view_, rng_)) {
    most_positions_ = most_positions / kWorlds * (worlds_ + 1);
    double best = 0;
    for (Choice& choice : choices_) {
      const double chance = chance_after(world, choice.move);
      choice.chance += chance;
      best = std::max(best, chance);
    }
    ++worlds_;
    if (best == 0 || !met_hidden_) break;
  }
  for (Choice& choice : choices_)
    choice.chance /= static_cast<double>(std::max(worlds_, std::uint64_t{1}));
  stop_ = nullptr;
  most_positions_ = positions_ + kForTheLine;
  std::stable_sort(choices_.begin(), choices_.end(),
                   [](const Choice& a, const Choice& b) { return a.chance > b.chance; });
}

double WinningTurn::chance_after(const State& state, const Move& move) {
  if (is_idle(state.open, move)) return 0;
  State next = state;
  game_.apply(next, move);
  return chance(next);
}

double WinningTurn::chance(const State& state) {
  const Open& open = state.open;
  if (open.phase == Phase::Over) return open.winner == ship_of(me_) ? 1 : 0;
  if (is_over(open)) return 0;
  const int missing = target_points(game_.seats()) - points(game_.content(), open, me_);
  if (!is_between(open.phase) && most_points_to_come(game_, state) < missing) return 0;
  if (positions_ % kBetweenLooks == 0 && stop_ && stop_()) stopped_ = true;
  if (stopped_ || positions_ >= most_positions_) return 0;
  ++positions_;
  const std::uint64_t key = key_of(state);
  Known& known = known_[key % kKept];
  if (known.key == key) return known.chance;
  const double chance =
      game_.actor(state).is_chance() ? chance_by_luck(state) : chance_by_answer(state);
  if (!stopped_ && positions_ < most_positions_) known = {key, chance};
  return chance;
}

double WinningTurn::chance_by_luck(const State& state) {
  met_hidden_ = met_hidden_ || state.open.phase != Phase::Throw;
  double sum = 0;
  std::uint64_t weights = 0;
  for (const auto& [outcome, weight] : game_.outcomes(state)) {
    State next = state;
    game_.apply(next, outcome);
    sum += weight * chance(next);
    weights += weight;
  }
  return sum / static_cast<double>(weights);
}

double WinningTurn::chance_by_answer(const State& state) {
  const bool mine = game_.actor(state).seat() == me_;
  met_hidden_ = met_hidden_ || !mine;
  double best = mine ? 0 : 1;
  for (const Move& move : moves_worth_trying(state)) {
    const double got = chance_after(state, move);
    best = mine ? std::max(best, got) : std::min(best, got);
    if (mine ? best >= kSure : best == 0) break;
  }
  return best;
}

// [D5.1] His side turn or turn; what comes after it is another's, or the next roll.
bool WinningTurn::is_over(const Open& open) const {
  return open.acting != me_ || open.round != view_.open.round || open.phase == Phase::Roll;
}

bool WinningTurn::is_idle(const Open& open, const Move& move) const {
  if (open.mover != me_) return false;
  if (std::holds_alternative<EndTurn>(move)) return true;
  if (std::holds_alternative<DrawCards>(move)) return open.die_of(Action::Cards) == Face::One;
  return is_hydra_move(move) && !can_still_sail(open);  // it is in nobody's way any more
}

// Of places to hand a treasure back to, and of squares to shift to, one.
MoveList WinningTurn::moves_worth_trying(const State& state) const {
  MoveList worth;
  bool shifts = false;
  for (const Move& move : game_.legal_moves(state)) {
    const bool shift =
        std::holds_alternative<Shift>(move) || std::holds_alternative<ReturnTo>(move);
    if (!shift || !shifts) worth.push_back(move);
    shifts = shifts || shift;
  }
  std::stable_sort(worth.begin(), worth.end(),
                   [](const Move& a, const Move& b) { return order_of(a) < order_of(b); });
  return worth;
}

// To the next decision; of outcomes the one with the best chance. False if the line ends.
bool WinningTurn::play_kind_luck(State& state) {
  while (game_.actor(state).is_chance() && !is_over(state.open)) {
    double best = -1;
    State kindest = state;
    for (const auto& [outcome, weight] : game_.outcomes(state)) {
      State next = state;
      game_.apply(next, outcome);
      if (const double got = chance(next); got > best) best = got, kindest = next;
    }
    state = kindest;
  }
  return game_.actor(state).is_seat() && !is_over(state.open) && chance(state) > 0;
}

Move WinningTurn::best_move_at(const State& state) {
  const bool mine = game_.actor(state).seat() == me_;
  const MoveList moves = moves_worth_trying(state);
  std::size_t best = 0;
  double value = mine ? -1 : 2;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const double got = chance_after(state, moves[i]);
    if (mine ? got > value : got < value) best = i, value = got;
  }
  return moves[best];
}

}  // namespace ilion::deukalion
