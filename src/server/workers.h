// SPDX-License-Identifier: GPL-3.0-or-later
// Threads for what takes long: bots that think, passwords. What waits is bounded, so that a flood
// of wishes is refused and never fills the memory.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace ilion::server {

class Workers {
 public:
  Workers(std::size_t threads, std::size_t most_waiting);
  ~Workers();  // stops what runs, forgets what waits

  // The work is told when to stop, for the house closes. False if too much waits already.
  using Work = std::function<void(const std::stop_token& stop)>;
  bool run(Work work);

 private:
  void serve(const std::stop_token& stop);

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Work> queue_;
  std::vector<std::jthread> threads_;  // last: they use all the others
};

}  // namespace ilion::server
