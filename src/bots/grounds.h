// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ilion {

// What a bot went by, and so what the values of its report are.
enum class Grounds : std::uint8_t {
  Search,    // the chance to win the match, as far as it was seen
  Solution,  // the same, from what was solved nearly exactly
  Advice,    // how much rules of thumb like the move; all together are one
  Lot,       // how likely it was to be drawn
};

}  // namespace ilion
