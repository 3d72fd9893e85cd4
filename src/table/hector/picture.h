// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "games/hector/game.h"
#include "table/hector/names.h"
#include "table/table.h"

namespace ilion::hector {

// The whole board as the viewer of `view` sees it, his own side at the bottom (a spectator sees the
// Achaeans there), in at most brush.width columns.
std::string picture(const Hector& game, const Names& names, const View& view, Lang lang,
                    const Brush& brush);

}  // namespace ilion::hector
