// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <thread>

#include "bots/search/budget.h"

namespace ilion {
namespace {

void work_for(double ms) {
  const Stopwatch had(TimeBy::Processor);
  while (had.ms() < ms) {}
}

}  // namespace

TEST_CASE("the wall counts while a thread rests, the processor does not") {
  using namespace std::chrono_literals;
  const Stopwatch wall(TimeBy::Wall);
  const Stopwatch processor(TimeBy::Processor);
  std::this_thread::sleep_for(40ms);
  CHECK(wall.ms() >= 40);
  CHECK(processor.ms() < 20);
  work_for(10);
  CHECK(processor.ms() >= 10);
}

TEST_CASE("a thread's time of the processor is not used up by what another does") {
  const Budget budget{.time_ms = 30, .time_by = TimeBy::Processor};
  const Deadline deadline(budget);
  std::jthread([] { work_for(40); }).join();
  CHECK_FALSE(deadline.has_come(0));
  work_for(31);
  CHECK(deadline.has_come(0));
}

}  // namespace ilion
