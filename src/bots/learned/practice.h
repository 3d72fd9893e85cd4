// SPDX-License-Identifier: GPL-3.0-or-later
// What a game must tell so that its rules of thumb can be practised: the numbers they rest on, and
// how one plays by given ones. Practice (arena/practice.h) changes the numbers little by little and
// keeps what wins.
#pragma once

#include <limits>
#include <span>
#include <string_view>

#include "bots/bot.h"

namespace ilion {

// One number: what a person made of it, by how much it is worth changing, and its bounds.
struct HabitRow {
  std::string_view name;
  double by_hand = 0;
  double step = 0;
  double least = 0;
  double most = std::numeric_limits<double>::infinity();
};

//   template <> struct Practice<achaia::Achaia> {
//     using Habits = achaia::Habits;  // made of one number for each row, and a name
//     static std::span<const HabitRow> rows();
//     static Move choose(const Achaia&, const View&, const MoveList&, Rng&, const Habits&);
//   };
template <Game G>
struct Practice;

}  // namespace ilion
