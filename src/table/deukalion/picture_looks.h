// SPDX-License-Identifier: GPL-3.0-or-later
// Colours and signs of the table of Deukalion. A colour never stands alone: ships and treasures
// have letters, water and land have signs, so that every one of these may be missing.
#pragma once

#include <string>

#include "games/deukalion/content.h"
#include "table/canvas.h"

namespace ilion::deukalion {

Ink ink_of(Ship ship);
Ink ink_of(Colour treasure);
std::string letter_of(Ship ship);  // D, P, H, A
std::string letter_of(Colour treasure);

namespace look {
constexpr Ink kSea{23, 152, false};
constexpr Ink kSeaToo{23, 153, false};  // every other square, so that they can be told apart
constexpr Ink kReach{ink::kGlaze, 223, true};
constexpr Ink kFight{ink::kBone, 160, true};
constexpr Ink kStyx{250, 234, true};
constexpr Ink kCity{ink::kGlaze, 173, true};
constexpr Ink kSettlement{ink::kGlaze, 180, true};
constexpr Ink kMarble{ink::kGlaze, ink::kBone, true};  // Athens and the Kylix
constexpr Ink kHydra{ink::kBone, 88, true};
}  // namespace look

namespace sign {
constexpr Sign kWave{"~", "~"};
constexpr Sign kAnchor{"@", "@"};
constexpr Sign kReach{"•", "+"};
constexpr Sign kFight{"!", "!"};
constexpr Sign kSlot{"□", "_"};    // of a city, empty
constexpr Sign kPlot{"○", "o"};    // of a settlement, empty
constexpr Sign kColumn{"╥", "T"};  // of the temple of Athens
constexpr Sign kBow{"╰", "\\"};
constexpr Sign kStern{"╯", "/"};
constexpr Sign kSoldier{"●", "o"};
constexpr Sign kFree{"·", "."};
constexpr Sign kActive{"►", ">"};
constexpr Sign kActing{"»", ")"};
constexpr Sign kDone{"√", "*"};
constexpr Sign kSettled{"⌂", "^"};
}  // namespace sign

}  // namespace ilion::deukalion
