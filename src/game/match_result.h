// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "game/seat.h"

namespace ilion {

using Points = PerSeat<std::int16_t>;

// How a match ended. Rank 1 is first; equal ranks share the place. `reason` is a key of the game's
// catalogue of words, `rule` the paragraph that ended the match.
struct MatchResult {
  Points points{};
  PerSeat<std::uint8_t> rank{};
  std::string_view reason;
  std::string_view rule;
  friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

}  // namespace ilion
