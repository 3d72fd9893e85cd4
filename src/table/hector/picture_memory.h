// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the table, where a terminal is wide enough: what an attentive player remembers [H9.1]
// [H9.2].
#pragma once

#include "games/hector/view.h"
#include "table/canvas.h"
#include "table/hector/names.h"

namespace ilion::hector {

constexpr int kMemoryColumns = 32;
constexpr int kMemoryRows = 8;

// Which troops of a side are out of the game and which have been seen returning to each stack; of
// the viewer's own side also what he discarded.
void draw_memory(Canvas& canvas, Spot at, const Names& names, const View& view, Seat side,
                 Lang lang);

}  // namespace ilion::hector
