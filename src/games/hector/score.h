// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hector/content.h"
#include "games/hector/state.h"

namespace ilion::hector {

// [H3.4] The colour of the tile that faces a side: the attacker's edge, or the one opposite.
Colour facing_colour(const Content& content, const State& state, Seat side);

// [H5.2]
int superiority(const Content& content, const Army& army, Seat side);

// [H6.2] With `tile_colour` facing the side.
int battle_score(const Content& content, const Army& army, Seat side, Colour tile_colour);

}  // namespace ilion::hector
