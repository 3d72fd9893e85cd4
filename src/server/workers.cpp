// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/workers.h"

#include <utility>

namespace ilion::server {

Workers::Workers(std::size_t threads, std::size_t most_waiting) : most_waiting_(most_waiting) {
  for (std::size_t i = 0; i < threads; ++i)
    threads_.emplace_back([this](const std::stop_token& stop) { serve(stop); });
}

Workers::~Workers() {
  for (std::jthread& thread : threads_) thread.request_stop();
  threads_.clear();
}

bool Workers::run(Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (queue_.size() >= most_waiting_) return false;
    queue_.push_back(std::move(work));
  }
  wake_.notify_one();
  return true;
}

void Workers::serve(const std::stop_token& stop) {
  while (true) {
    Work work;
    {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, stop, [this] { return !queue_.empty(); }) || stop.stop_requested())
        return;
      work = std::move(queue_.front());
      queue_.pop_front();
    }
    work(stop);
  }
}

}  // namespace ilion::server
