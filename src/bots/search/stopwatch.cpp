// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/search/stopwatch.h"

#include <ctime>

namespace ilion {

std::chrono::nanoseconds Stopwatch::now(TimeBy by) {
  if (by == TimeBy::Wall) return std::chrono::steady_clock::now().time_since_epoch();
  std::timespec had{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &had);
  return std::chrono::seconds(had.tv_sec) + std::chrono::nanoseconds(had.tv_nsec);
}

}  // namespace ilion
