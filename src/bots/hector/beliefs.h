// SPDX-License-Identifier: GPL-3.0-or-later
// What the other side has done tells what it may hold.
#pragma once

#include "games/hector/game.h"

namespace ilion::hector {

// How likely it is that the other side laid its troops as they lie, if it held what it holds in
// this world: who follows the rules of thumb shows first what scores.
double likelihood(const View& view, const Content& content, const State& world);

}  // namespace ilion::hector
