// SPDX-License-Identifier: GPL-3.0-or-later
// Colours and signs of the table of Achaia. A colour never stands alone: dice and markers have the
// letter of their colour, as in the notation.
#pragma once

#include <array>

#include "games/achaia/types.h"
#include "table/canvas.h"

namespace ilion::achaia {

constexpr Ink ink_of(Colour colour) {
  constexpr std::array kInks{Ink{ink::kBone, 124, true}, Ink{ink::kGlaze, 178, true},
                             Ink{ink::kBone, 25, true}, Ink{ink::kBone, 22, true},
                             Ink{ink::kBone, 240, true}};
  return kInks[index_of(colour)];
}

namespace look {
constexpr Ink kCard{ink::kBone, 238, true};
constexpr Ink kLocked{ink::kGrey, Ink::kDefault, false};
}  // namespace look

namespace sign {
constexpr Sign kFree{"·", "."};     // room for a die
constexpr Sign kRaised{"▲", "^"};   // an increased-limit marker
constexpr Sign kAwaited{"►", ">"};  // who is to decide, or the location that is resolved
constexpr Sign kPassed{"■", "#"};   // the action card is turned
constexpr Sign kStart{"*", "*"};    // the start marker
constexpr Sign kGreed{"●", "o"};
}  // namespace sign

}  // namespace ilion::achaia
