// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "games/deukalion/game.h"
#include "table/deukalion/names.h"
#include "table/table.h"

namespace ilion::deukalion {

// The whole table as the viewer of `view` sees it, in at most brush.width columns: small for a
// screen of 24 rows, larger where there is room.
std::string picture(const Deukalion& game, const Names& names, const View& view, Lang lang,
                    const Brush& brush);

}  // namespace ilion::deukalion
