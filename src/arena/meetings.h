// SPDX-License-Identifier: GPL-3.0-or-later
// Matches counted by who sat down together and who won how much of it: all that ratings hang on.
// Of so many blocks so little is left that they can be drawn again hundreds of times at once.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <vector>

#include "arena/score.h"

namespace ilion::arena {

// One bot at a kind of table.
struct Party {
  std::size_t bot = 0;
  double seats = 0;
  std::size_t won = 0;  // where in Counts the shares of the first place are that it had
};

// A kind of table: the same bots with as many seats each, wherever they sit.
struct Meeting {
  std::vector<Party> parties;
  std::size_t matches = 0;  // where in Counts their number is
};

using Counts = std::vector<double>;

class Meetings {
 public:
  explicit Meetings(const std::vector<Matches>& blocks);

  const std::vector<Meeting>& all() const { return all_; }
  const Counts& total() const { return total_; }
  std::size_t blocks() const { return width() == 0 ? 0 : by_block_.size() / width(); }
  std::span<const double> block(std::size_t i) const {
    return std::span(by_block_).subspan(i * width(), width());
  }
  std::size_t width() const { return total_.size(); }

 private:
  const Meeting& meeting_of(const BlockMatch& match);
  void count(const BlockMatch& match, std::span<double> counts);

  std::map<std::vector<std::size_t>, std::size_t> known_;  // by bots, sorted
  std::vector<std::size_t> sorted_;                        // kept: most matches allocate nothing
  std::vector<Meeting> all_;
  Counts total_;
  Counts by_block_;  // one after the other
};

}  // namespace ilion::arena
