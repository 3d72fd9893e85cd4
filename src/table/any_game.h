// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of whichever game was chosen, typed: for those who play by the million. Whoever sits
// at a table needs table.h alone, which knows no game and so compiles quickly.
#pragma once

#include <variant>

#include "games/achaia/game.h"
#include "games/deukalion/game.h"
#include "games/hector/game.h"
#include "table/games.h"

namespace ilion {

using AnyGame = std::variant<hector::Hector, deukalion::Deukalion, achaia::Achaia>;

// The rules, ready to play, or one sentence why not: unknown game or option, a bad value, a broken
// content file with line and reason.
Result<AnyGame> make_game(const GameChoice& choice);

}  // namespace ilion
