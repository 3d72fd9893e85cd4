// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/deukalion/game.h"

namespace ilion::deukalion {

// The ship of the acting player can still sail in this turn or side turn.
bool can_still_sail(const Open& open);

// So many points can the acting player score at most in what is left of his turn or side turn: in
// phases in which nothing is being paid or answered. Never too few, but that of the quests opened
// in the meantime one is reckoned with for each that is completed.
int most_points_to_come(const Deukalion& game, const State& state);

}  // namespace ilion::deukalion
