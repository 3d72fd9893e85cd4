// SPDX-License-Identifier: GPL-3.0-or-later
// A bar on stderr for work that takes longer than a second. It is drawn only for a person: where
// stderr is no terminal there is nothing, and at the end nothing is left of it.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace ilion::cli {

// "matches  43 % [########..........]  12,345/s  0:12 left", at most `width` columns wide.
std::string progress_line(std::string_view unit, std::uint64_t done, std::uint64_t total,
                          double seconds, std::size_t width);

// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number);

class Progress {
 public:
  Progress(std::string unit, std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // From any thread.
  void add(std::uint64_t n) { done_.fetch_add(n, std::memory_order_relaxed); }

 private:
  void draw_until_finished();

  std::string unit_;
  std::uint64_t total_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  // On a line of its own: workers add to it while the drawing thread reads the rest.
  alignas(64) std::atomic<std::uint64_t> done_{0};
  alignas(64) std::mutex mutex_;
  std::condition_variable finished_changed_;
  bool finished_ = false;
  std::thread drawer_;
};

}  // namespace ilion::cli
