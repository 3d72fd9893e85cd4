// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the table, where a terminal is wide enough, or when asked for: what an attentive player
// remembers [H9.1] [H9.2].
#pragma once

#include "games/hector/view.h"
#include "table/canvas.h"
#include "table/hector/names.h"

namespace ilion::hector {

constexpr int kMemoryColumns = 32;
constexpr int kMemoryRows = 8;

// How wide the list of a side is, and how many rows more than the least each entry may take.
struct MemoryRoom {
  int columns = kMemoryColumns;
  int more_rows = 0;
};

// Which troops of a side are out of the game and which have been seen returning to each stack; of
// the viewer's own side also what he discarded.
void draw_memory(Canvas& canvas, Spot at, const Names& names, const View& view, Seat side,
                 Lang lang, MemoryRoom room);

// The same of both sides with nothing left out.
std::string memory_picture(const Names& names, const View& view, Lang lang, const Brush& brush);

}  // namespace ilion::hector
