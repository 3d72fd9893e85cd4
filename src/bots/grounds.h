// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace ilion {

// What a bot went by, and so what the values of its report are.
enum class Grounds : std::uint8_t {
  Search,    // the chance to win the match, as far as it was seen
  Solution,  // the same, from what was solved nearly exactly
  Turn,      // the same, and of the first the chance to win in this very turn, looked through
  Habit,     // how much a bot that else searches likes the move by habit; all together are one
  Advice,    // the same of rules of thumb
  Lot,       // how likely it was to be drawn
};

// As programs and keys of sentences call it.
constexpr std::string_view name_of(Grounds grounds) {
  switch (grounds) {
    case Grounds::Search: return "search";
    case Grounds::Solution: return "solution";
    case Grounds::Turn: return "turn";
    case Grounds::Habit: return "habit";
    case Grounds::Advice: return "advice";
    case Grounds::Lot: break;
  }
  return "lot";
}

}  // namespace ilion
