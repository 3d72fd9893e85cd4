// SPDX-License-Identifier: GPL-3.0-or-later
// How strong an army is between two battles, in troops.
#pragma once

#include "bots/hector/worth.h"
#include "games/hector/state.h"

namespace ilion::hector {

constexpr double kSpread = 14;  // troops: a lead of so many wins seven times in eight

inline double strength(const Army& army) {
  return army_worth(army.sizes) + kFavourWorth * army.favours - 0.8 * army.shame;
}

}  // namespace ilion::hector
