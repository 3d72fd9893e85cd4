// SPDX-License-Identifier: GPL-3.0-or-later
// A world around the Hub whose time is turned by hand.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "server/hub.h"

namespace ilion::server {

class TestWorld final : public Surroundings {
 public:
  std::int64_t now = 1'000'000;
  bool busy = false;
  std::int64_t thinks_ms = 0;             // a bot, unless it is stopped
  std::optional<std::uint64_t> always{};  // instead of luck
  std::function<bool()> is_writing = [] { return false; };

  std::int64_t now_ms() const override { return now; }
  void post(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(work));
  }
  void later(std::int64_t delay_ms, std::function<void()> work) override {
    timers_.emplace(now + delay_ms, std::move(work));
  }
  std::uint64_t random() override { return always ? *always : luck_.next(); }
  bool ponder(Thought thought, std::function<void(std::string)> then) override {
    return think(std::move(thought), {}, std::move(then));
  }
  bool think(Thought thought, std::stop_source patience,
             std::function<void(std::string)> then) override {
    if (busy) return false;
    Rng rng(7);
    const auto said = std::make_shared<bool>(false);
    const auto answer = [this, said, then = std::move(then), move = thought(rng)] {
      if (!std::exchange(*said, true)) post([then, move] { then(move); });
    };
    if (thinks_ms == 0) {
      answer();
      return true;
    }
    later(thinks_ms, answer);
    thoughts_.push_back(
        std::make_unique<std::stop_callback<std::function<void()>>>(patience.get_token(), answer));
    return true;
  }
  bool hash(std::function<std::string()> work, std::function<void(std::string)> then) override {
    post([then = std::move(then), hashed = work()] { then(hashed); });
    return true;
  }

  // Until nothing happens any more, the disk included.
  void settle() {
    while (true) {
      std::vector<std::function<void()>> work;
      {
        const std::lock_guard lock(mutex_);
        work.swap(posted_);
      }
      if (work.empty() && !is_writing()) return;
      for (const auto& each : work) each();
      if (work.empty()) std::this_thread::yield();
    }
  }
  void pass(std::int64_t ms) {
    now += ms;
    while (!timers_.empty() && timers_.begin()->first <= now) {
      const auto work = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      work();
    }
    settle();
  }

 private:
  Rng luck_{5};
  std::mutex mutex_;
  std::vector<std::function<void()>> posted_;
  std::multimap<std::int64_t, std::function<void()>> timers_;
  std::vector<std::unique_ptr<std::stop_callback<std::function<void()>>>> thoughts_;
};

}  // namespace ilion::server
