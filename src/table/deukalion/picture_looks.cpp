// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/picture_looks.h"

#include <array>

#include "games/deukalion/notation.h"

namespace ilion::deukalion {

namespace {

constexpr Ink kYellow{ink::kGlaze, 178, true};
constexpr Ink kBlue{ink::kBone, 25, true};
constexpr Ink kRed{ink::kBone, 124, true};
constexpr Ink kGreen{ink::kBone, 22, true};
constexpr Ink kWhite{ink::kGlaze, 231, true};

}  // namespace

Ink ink_of(Ship ship) {
  constexpr std::array kInks{kYellow, kBlue, kRed, kGreen};  // [D1.2]
  return kInks[static_cast<std::size_t>(ship)];
}
Ink ink_of(Colour treasure) {
  constexpr std::array kInks{kRed, kGreen, kBlue, kYellow, kWhite};
  return kInks[index_of(treasure)];
}
std::string letter_of(Ship ship) { return Atom<Ship>::text(ship).substr(0, 1); }
std::string letter_of(Colour treasure) { return Atom<Colour>::text(treasure); }

}  // namespace ilion::deukalion
