// SPDX-License-Identifier: GPL-3.0-or-later
// How long a bot may think. A playout is one imagined course of the match, to a natural boundary.
// With a number of playouts and no time the same view and seed give the same move everywhere.
#pragma once

#include <cstdint>
#include <stop_token>

#include "bots/search/stopwatch.h"

namespace ilion {

struct Budget {
  std::int64_t time_ms = 0;    // 0: no limit
  std::uint64_t playouts = 0;  // 0: no limit
  std::uint64_t exact = 0;     // what solving exactly may cost in playouts; 0: as many as these
  unsigned threads = 1;
  TimeBy time_by = TimeBy::Wall;
  std::stop_token stop{};  // asked for, the best move so far is played

  friend bool operator==(const Budget&, const Budget&) = default;
};

// A budget that has begun to be spent, by the thread that made this.
class Deadline {
 public:
  explicit Deadline(const Budget& budget) : budget_(budget), spent_(budget.time_by) {}

  bool has_come(std::uint64_t playouts) const {
    if (budget_.playouts > 0 && playouts >= budget_.playouts) return true;
    if (budget_.stop.stop_requested()) return true;
    return budget_.time_ms > 0 && spent_.ms() >= static_cast<double>(budget_.time_ms);
  }

 private:
  const Budget& budget_;
  Stopwatch spent_;
};

}  // namespace ilion
