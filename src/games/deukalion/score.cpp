// SPDX-License-Identifier: GPL-3.0-or-later
// Points, and how a match ends.
#include "games/deukalion/score.h"

#include "games/deukalion/game.h"

namespace ilion::deukalion {

// [D4.3] Of the five sources three give point cards: the Hydra, the Styx and deliveries.
int points(const Content& content, const Open& open, Seat seat) {
  const Player& player = open.players[seat];
  int sum = player.point_cards;  // [D1.7] without a limit, and never lost
  for (QuestSet rest = player.completed; !rest.empty(); rest.remove(rest.first()))
    sum += content.quest(rest.first()).points;  // [D12.1]
  for (std::size_t i = 0; i < kSettlements; ++i)
    if (open.holders[i] == ship_of(seat)) sum += content.places[kCities + i].size;  // [D8.5]
  return sum;
}

Points Deukalion::points(const State& state) const {
  Points all{};
  for (std::size_t i = 0; i < seats_; ++i)
    all[seat_at(i)] =
        static_cast<std::int16_t>(deukalion::points(content_, state.open, seat_at(i)));
  return all;
}

std::optional<MatchResult> Deukalion::result(const State& state) const {
  const Open& o = state.open;
  if (o.phase != Phase::Over) return std::nullopt;
  MatchResult result;
  result.points = points(state);
  // [D14.4] One more than the number of players above; the winner is above all [D14.2].
  const auto is_above = [&](Seat a, Seat b) {
    if (ship_of(b) == o.winner) return false;
    return ship_of(a) == o.winner || result.points[a] > result.points[b];
  };
  for (std::size_t i = 0; i < seats_; ++i) {
    std::uint8_t above = 0;
    for (std::size_t j = 0; j < seats_; ++j)
      above = static_cast<std::uint8_t>(above + (is_above(seat_at(j), seat_at(i)) ? 1 : 0));
    result.rank[seat_at(i)] = static_cast<std::uint8_t>(1 + above);
  }
  const bool target = o.end == EndReason::Target;
  result.reason = target ? "target-reached" : "round-limit";
  result.rule = target ? "D14.1" : "D14.3";
  return result;
}

}  // namespace ilion::deukalion
