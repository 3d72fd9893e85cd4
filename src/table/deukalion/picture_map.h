// SPDX-License-Identifier: GPL-3.0-or-later
// The map [D2.1] with everything that lies on it, in squares of 5 by 2 or 7 by 3 characters. Where
// the viewer is asked for a square, those he can name are marked.
#pragma once

#include "games/deukalion/game.h"
#include "table/canvas.h"
#include "table/deukalion/names.h"

namespace ilion::deukalion {

constexpr Extent kSmallSquare{2, 5};
constexpr Extent kLargeSquare{3, 7};
constexpr int kMapMargin = 2;  // for the numbers of the rows

constexpr Extent map_size(Extent square) {
  return {1 + static_cast<int>(kRows) * square.rows,
          kMapMargin + static_cast<int>(kColumns) * square.columns};
}

void draw_map(Canvas& canvas, Spot at, Extent square, const Deukalion& game, const Names& names,
              const View& view, Lang lang);

}  // namespace ilion::deukalion
