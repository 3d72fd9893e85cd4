// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/budget_args.h"

#include <algorithm>
#include <thread>

#include <fmt/core.h>

#include "cli/args.h"
#include "cli/commands.h"

namespace ilion::cli {

namespace {

constexpr std::int64_t kLongestMs = 600'000;
constexpr unsigned kMostThreads = 1024;

}  // namespace

void BudgetArgs::add_to(Subcommand& command) {
  command
      .number("--time-ms", time_ms,
              "Milliseconds a move for every bot that searches (default: each level's own)")
      .number("--iterations", iterations,
              "Playouts a move instead of time: with the same seed the same matches everywhere");
}

Budget BudgetArgs::take() const {
  if (time_ms && (*time_ms < 1 || *time_ms > kLongestMs))
    throw Failure("A move may take 1 to 600,000 milliseconds.");
  if (iterations && *iterations < 1) throw Failure("A move takes at least 1 iteration.");
  if (time_ms && iterations) throw Failure("Either --time-ms or --iterations, not both.");
  return {.time_ms = time_ms.value_or(0), .playouts = iterations.value_or(0)};
}

unsigned take_threads(unsigned wished) {
  if (wished > kMostThreads)
    throw Failure(fmt::format("At most {} threads, not {}.", kMostThreads, wished));
  return wished > 0 ? wished : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace ilion::cli
