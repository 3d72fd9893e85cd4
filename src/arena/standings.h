// SPDX-License-Identifier: GPL-3.0-or-later
// What blocks of matches say about the bots: shares of the first place with their intervals, the
// full cross table, and Elo ratings for those who want one number.
#pragma once

#include <optional>

#include "arena/blocks.h"
#include "arena/rating.h"
#include "arena/score.h"

namespace ilion::arena {

struct Standing {
  std::optional<Score> all;  // against everybody; nothing without a whole block
  std::optional<Rating> rating;
  double mean_ms = 0;  // a move, if there were any
  double p99_ms = 0;
  std::uint64_t moves = 0;
};

// Of blocks that were played to the end, for in half of one the seats are not shared out fairly.
struct Standings {
  std::vector<Standing> bots;
  std::uint64_t blocks = 0;  // that count
  std::uint64_t dropped_blocks = 0;
  std::uint64_t dropped_matches = 0;  // theirs; what time they took is counted with the others
  // By bot and rival: the bot's share; nothing where they did not meet. Where all sit together: how
  // often it finished ahead of the rival, shared places split.
  std::vector<std::vector<std::optional<Score>>> cross;
};

Standings standings_of(const BlockPlan& plan, const BlockGames& games);

}  // namespace ilion::arena
