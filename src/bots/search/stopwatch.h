// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

namespace ilion {

// What the time of a bot is counted by. People wait by the wall. A bot that is measured may count
// what its own thread has had of the processor instead: a busy machine then makes matches longer,
// and not the bot weaker.
enum class TimeBy : std::uint8_t { Wall, Processor };

// Counts from when it was made; by the processor only for the thread that made it.
class Stopwatch {
 public:
  explicit Stopwatch(TimeBy by) : by_(by), start_(now(by)) {}

  double ms() const { return std::chrono::duration<double, std::milli>(now(by_) - start_).count(); }

 private:
  static std::chrono::nanoseconds now(TimeBy by);

  TimeBy by_;
  std::chrono::nanoseconds start_;
};

}  // namespace ilion
