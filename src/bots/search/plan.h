// SPDX-License-Identifier: GPL-3.0-or-later
// How a search looks ahead, and what a level is given of it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ilion::search {

struct Shape {
  std::size_t width = 8;     // of an entry: the moves advised most; 0: no tree at all
  bool exact = false;        // small enough to try every move of the searcher: see visit_all
  double curiosity = 0.7;    // how much is tried that the advice likes and nobody has tried
  bool teach_others = true;  // imagine anew from the others' views
  int horizon = 1;           // how many natural boundaries ahead
  bool learned = false;      // judges by the evaluation that was learned
  bool practised = false;    // advice and likely moves by habits from practice
  bool varied = false;       // of the others, some do without those habits: in each course others
  bool trusting = false;     // follows habits where the game says that imagined courses mislead
  bool mixed = false;        // bluffs where the game says that play is mixed
};

struct Plan {
  Shape shape{};
  std::size_t runners = 12;     // moves that race, those advised most
  std::uint64_t patience = 10;  // rounds a thread before one is dropped: its tree knows little yet
  std::size_t beliefs = 1;      // worlds from which one is drawn by how likely its past was
};

// What a level has in a game and with so many players, its time apart.
struct Skill {
  Plan plan;
  std::uint64_t playouts = 0;  // 0: as many as time allows
};

}  // namespace ilion::search
