// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include <atomic>

namespace ilion::cli {

namespace {

std::atomic<bool> interrupted{false};

}  // namespace

InterruptWatch::InterruptWatch() {
  interrupted = false;
  struct sigaction action {};
  action.sa_handler = [](int) { interrupted = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  ::sigaction(SIGINT, &action, &before_);
}

InterruptWatch::~InterruptWatch() { ::sigaction(SIGINT, &before_, nullptr); }

bool InterruptWatch::is_interrupted() const { return interrupted.load(std::memory_order_relaxed); }

}  // namespace ilion::cli
