// SPDX-License-Identifier: GPL-3.0-or-later
// What blocks of matches say about the bots: shares of the first place with their intervals, the
// full cross table, and Elo ratings for those who want one number.
#pragma once

#include <optional>

#include "arena/blocks.h"
#include "arena/statistics.h"

namespace ilion::arena {

struct Score {
  double share = 0;  // of first places, shared ones split
  Interval interval{0, 1};
  std::uint64_t matches = 0;
  std::uint64_t blocks = 0;
};

// A share with the 95 % interval that its blocks allow: Wilson's, for as many independent matches
// as would vary as much as the blocks do.
Score score_of(const std::vector<double>& share_by_block, std::uint64_t matches);

struct Rating {
  double elo = 0;  // the mean of all is 0
  Interval interval{0, 0};
};

struct Standing {
  Score all;  // against everybody
  Rating rating;
  double mean_ms = 0;  // a move
  double p99_ms = 0;
  std::uint64_t moves = 0;
};

// Of blocks that were played to the end, for in half of one the seats are not shared out fairly.
struct Standings {
  std::vector<Standing> bots;
  std::uint64_t blocks = 0;  // that count
  std::uint64_t dropped_blocks = 0;
  std::uint64_t dropped_matches = 0;  // theirs; what time they took is counted with the others
  // By bot and rival: the bot's share; nothing where they did not meet.
  std::vector<std::vector<std::optional<Score>>> cross;
};

Standings standings_of(const BlockPlan& plan, const BlockGames& games);

// The ratings that make these matches likeliest: a seat wins in proportion to its bot's strength.
std::vector<double> elo_of(const std::vector<const BlockMatch*>& matches, std::size_t bots);

}  // namespace ilion::arena
