// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "games/achaia/game.h"
#include "table/achaia/names.h"
#include "table/table.h"

namespace ilion::achaia {

// The whole table as the viewer of `view` sees it, in at most brush.width columns: small for a
// screen of 24 rows, with what locations and characters do where there is room.
std::string picture(const Achaia& game, const Names& names, const View& view, Lang lang,
                    const Brush& brush);

// What an attentive player knows of the cards: what his own do, the discard pile, and what others
// were seen to take.
std::string seen_cards(const Achaia& game, const Names& names, const View& view, Lang lang,
                       const Brush& brush);

}  // namespace ilion::achaia
