// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/tally.h"

namespace ilion::arena {

std::optional<Seat> sole_winner(const PerSeat<std::uint8_t>& rank, std::size_t seats) {
  std::optional<Seat> winner;
  for (std::size_t i = 0; i < seats; ++i) {
    if (rank[seat_at(i)] != 1) continue;
    if (winner) return std::nullopt;
    winner = seat_at(i);
  }
  return winner;
}

void Tally::add(const PlayedMatch& match, std::size_t first) {
  ++matches;
  const std::size_t seats = wins_by_bot.size();
  if (const auto winner = sole_winner(match.result.rank, seats)) {
    ++wins_by_seat[*winner];
    ++wins_by_bot[(first + index_of(*winner)) % seats];
  } else {
    ++draws;
  }
  ++reasons[match.result.reason];
  decisions.add(match.decisions);
  steps.add(match.steps);
}

void Tally::merge(const Tally& other) {
  matches += other.matches;
  draws += other.draws;
  for (std::size_t i = 0; i < kMaxSeats; ++i)
    wins_by_seat[seat_at(i)] += other.wins_by_seat[seat_at(i)];
  for (std::size_t i = 0; i < other.wins_by_bot.size(); ++i) wins_by_bot[i] += other.wins_by_bot[i];
  for (const auto& [reason, count] : other.reasons) reasons[reason] += count;
  decisions.merge(other.decisions);
  steps.merge(other.steps);
}

}  // namespace ilion::arena
