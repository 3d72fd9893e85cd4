// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/score.h"

#include <algorithm>

namespace ilion::arena {

// Blocks are independent, and none can vary more than a single match does: so they count for at
// least one match each. Of opposite results they can vary less than chance would; no more than
// all matches is claimed for that. And as few blocks may be alike by accident, one more is
// reckoned with that varies as much as a match can, of a share drawn a little to the middle: else
// blocks of which everything was won would be taken for proof that they cannot vary.
double alike_of(const std::vector<double>& share_by_block, std::uint64_t matches) {
  const double share = mean_of(share_by_block);
  double squares = 0;
  for (double each : share_by_block) squares += (each - share) * (each - share);
  const auto n = static_cast<double>(share_by_block.size());
  const double binomial = share * (1 - share);
  const double shrunk = (share * n + 1) / (n + 2);
  const double alike = n * n * binomial / (squares + shrunk * (1 - shrunk));
  return std::max(n, std::min(alike, static_cast<double>(matches)));
}

Score score_of(const std::vector<double>& share_by_block, std::uint64_t matches) {
  Score score;
  score.matches = matches;
  score.blocks = share_by_block.size();
  score.share = mean_of(share_by_block);
  score.interval = wilson_of_share(score.share, alike_of(share_by_block, matches));
  return score;
}

Held held_by(const BlockMatch& match, std::size_t bot) {
  Held held;
  for (std::size_t i = 0; i < match.seats.size(); ++i) {
    if (match.seats[i] != bot) continue;
    held.seats += 1;
    held.won += match.shares[i];
  }
  return held;
}

}  // namespace ilion::arena
