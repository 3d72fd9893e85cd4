// SPDX-License-Identifier: GPL-3.0-or-later
// What many matches came to. A thread keeps a tally of its own; merging them gives the same
// whatever the number of threads, because everything in it is counted and nothing averaged.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/match.h"
#include "arena/statistics.h"

namespace ilion::arena {

struct Tally {
  std::uint64_t matches = 0;
  std::uint64_t draws = 0;                 // the first place is shared
  PerSeat<std::uint64_t> wins_by_seat{};   // first place alone
  std::vector<std::uint64_t> wins_by_bot;  // by place in the list of bots
  std::map<std::string_view, std::uint64_t> reasons;
  Histogram decisions;
  Histogram steps;

  explicit Tally(std::size_t bots = 0) : wins_by_bot(bots) {}

  // `first` is the bot on the first seat.
  void add(const PlayedMatch& match, std::size_t first);
  void merge(const Tally& other);
  friend bool operator==(const Tally&, const Tally&) = default;
};

// The seat that is first alone, if there is one.
std::optional<Seat> sole_winner(const PerSeat<std::uint8_t>& rank, std::size_t seats);

}  // namespace ilion::arena
