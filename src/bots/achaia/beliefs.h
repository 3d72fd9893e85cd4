// SPDX-License-Identifier: GPL-3.0-or-later
// That somebody did not answer tells what he may hold.
#pragma once

#include "games/achaia/game.h"

namespace ilion::achaia {

// How likely it is that all who were asked before in this answer window declined, if they held
// what they hold in this world.
double likelihood(const Achaia& game, const View& view, const State& world);

}  // namespace ilion::achaia
