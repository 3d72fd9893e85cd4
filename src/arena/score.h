// SPDX-License-Identifier: GPL-3.0-or-later
// What blocks of matches say of a share, and how sure that is.
#pragma once

#include <optional>
#include <vector>

#include "arena/blocks.h"
#include "arena/statistics.h"

namespace ilion::arena {

using Matches = std::vector<const BlockMatch*>;

struct Score {
  double share = 0;  // of first places, shared ones split
  Interval interval{0, 1};
  std::uint64_t matches = 0;
  std::uint64_t blocks = 0;
};

// As many independent matches as would vary as much as the blocks do; at least one a block.
double alike_of(const std::vector<double>& share_by_block, std::uint64_t matches);

// A share with the 95 % interval that its blocks allow: Wilson's, for as many matches as that.
Score score_of(const std::vector<double>& share_by_block, std::uint64_t matches);

// What matches say of a bot, or of a bot and a rival, block by block.
class BlockShares {
 public:
  // One block after the other.
  void add(std::uint64_t block, double sum, double of) {
    if (of == 0) return;
    if (blocks_.empty() || blocks_.back().block != block) blocks_.push_back({block, 0, 0});
    blocks_.back().won += sum;
    blocks_.back().of += of;
    ++matches_;
  }
  std::vector<double> by_block() const {
    std::vector<double> shares;
    for (const Part& part : blocks_) shares.push_back(part.won / part.of);
    return shares;
  }
  std::uint64_t matches() const { return matches_; }
  std::optional<Score> score() const {
    if (matches_ == 0) return std::nullopt;
    return score_of(by_block(), matches_);
  }

 private:
  struct Part {
    std::uint64_t block;
    double won;
    double of;
  };
  std::vector<Part> blocks_;
  std::uint64_t matches_ = 0;
};

// What one bot had in a match.
struct Held {
  double seats = 0;
  double won = 0;  // of the first place
};

Held held_by(const BlockMatch& match, std::size_t bot);

}  // namespace ilion::arena
