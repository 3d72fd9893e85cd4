// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include <atomic>
#include <cstdint>
#include <ctime>

namespace ilion::cli {

namespace {

constexpr std::int64_t kSameMs = 1'000;

std::atomic<bool> interrupted{false};
std::atomic<std::int64_t> interrupted_ms{0};  // when it was, by a clock that is never set

// Nothing here but what a handler of signals may call.
void on_interrupt(int) {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  const std::int64_t ms = std::int64_t{now.tv_sec} * 1'000 + now.tv_nsec / 1'000'000;
  if (!interrupted) {
    interrupted_ms = ms;
    interrupted = true;
  } else if (ms - interrupted_ms >= kSameMs) {
    struct sigaction usual {};
    usual.sa_handler = SIG_DFL;
    ::sigaction(SIGINT, &usual, nullptr);
    ::raise(SIGINT);
  }
}

static_assert(std::atomic<std::int64_t>::is_always_lock_free);

}  // namespace

InterruptWatch::InterruptWatch() {
  interrupted = false;
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  action.sa_flags = SA_RESTART;
  ::sigaction(SIGINT, &action, &before_);
}

// Who was interrupted goes on hearing the rest of it while the results are written.
InterruptWatch::~InterruptWatch() {
  if (!is_interrupted()) ::sigaction(SIGINT, &before_, nullptr);
}

bool InterruptWatch::is_interrupted() const { return interrupted.load(std::memory_order_relaxed); }

}  // namespace ilion::cli
