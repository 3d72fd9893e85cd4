// SPDX-License-Identifier: GPL-3.0-or-later
// How long a bot may think. A playout is one imagined course of the match, to a natural boundary.
// With a number of playouts and no time the same view and seed give the same move everywhere.
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>

namespace ilion {

struct Budget {
  std::int64_t time_ms = 0;    // 0: no limit
  std::uint64_t playouts = 0;  // 0: no limit
  std::uint64_t exact = 0;     // what solving exactly may cost in playouts; 0: as many as these
  unsigned threads = 1;
  std::stop_token stop{};  // asked for, the best move so far is played

  friend bool operator==(const Budget&, const Budget&) = default;
};

// A budget that has begun to be spent.
class Deadline {
 public:
  explicit Deadline(const Budget& budget)
      : budget_(budget), end_(Clock::now() + std::chrono::milliseconds(budget.time_ms)) {}

  bool has_come(std::uint64_t playouts) const {
    if (budget_.playouts > 0 && playouts >= budget_.playouts) return true;
    if (budget_.stop.stop_requested()) return true;
    return budget_.time_ms > 0 && Clock::now() >= end_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  const Budget& budget_;
  Clock::time_point end_;
};

}  // namespace ilion
