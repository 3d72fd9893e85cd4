// SPDX-License-Identifier: GPL-3.0-or-later
// Elo: one number for each bot, and how sure it is.
#pragma once

#include <limits>
#include <vector>

#include "arena/score.h"

namespace ilion::arena {

// Who wins everything may be stronger by any amount: then the interval ends at infinity.
inline constexpr double kEndless = std::numeric_limits<double>::infinity();

struct Rating {
  double elo = 0;  // the mean of all is 0
  Interval interval{-kEndless, kEndless};
};

// Of whole blocks, at least one.
std::vector<Rating> ratings_of(const BlockPlan& plan, const std::vector<Matches>& blocks);

// The ratings that make these matches likeliest: a seat wins in proportion to its bot's strength.
std::vector<double> elo_of(const Matches& matches, std::size_t bots);

}  // namespace ilion::arena
