// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace ilion::cli {

namespace {

using namespace std::chrono_literals;

constexpr auto kPatience = 1s;  // shorter work needs no bar
constexpr auto kRedrawEvery = 100ms;
constexpr std::size_t kLongestBar = 40;
constexpr std::size_t kShortestBar = 5;

std::size_t terminal_width() {
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

std::string clock_time(double seconds) {
  if (!std::isfinite(seconds) || seconds > 359'999) return "?:??";
  const auto whole = static_cast<unsigned>(std::lround(seconds));
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t from_end = 3; from_end < digits.size(); from_end += 4)
    digits.insert(digits.size() - from_end, 1, ',');
  return digits;
}

std::string progress_line(std::string_view unit, std::uint64_t done, std::uint64_t total,
                          double seconds, std::size_t width) {
  const double share =
      total == 0 ? 1 : std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double left = share > 0 ? seconds * (1 - share) / share : INFINITY;
  const std::string head = fmt::format("{} {:3.0f} %", unit, std::floor(share * 100));
  const std::string tail =
      fmt::format("{}/s  {} left", grouped(static_cast<std::uint64_t>(rate)), clock_time(left));
  const std::size_t words = head.size() + tail.size() + 5;  // " [" and "]  "
  std::string line = head;
  if (words + kShortestBar <= width) {
    const std::size_t length = std::min(width - words, kLongestBar);
    const auto filled = static_cast<std::size_t>(share * static_cast<double>(length));
    line += " [" + std::string(filled, '#') + std::string(length - filled, '.') + "]";
  }
  line += "  " + tail;
  return line.substr(0, width);
}

Progress::Progress(std::string unit, std::uint64_t total) : unit_(std::move(unit)), total_(total) {
  if (::isatty(STDERR_FILENO) == 1) drawer_ = std::thread([this] { draw_until_finished(); });
}

Progress::~Progress() {
  if (!drawer_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    finished_ = true;
  }
  finished_changed_.notify_one();
  drawer_.join();
}

void Progress::draw_until_finished() {
  std::unique_lock lock(mutex_);
  const auto finished = [this] { return finished_; };
  if (finished_changed_.wait_for(lock, kPatience, finished)) return;
  do {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    // One column stays free: a terminal wraps a line that fills its last one.
    const std::string line = progress_line(unit_, done_.load(std::memory_order_relaxed), total_,
                                           passed.count(), terminal_width() - 1);
    std::fprintf(stderr, "\r%s\033[K", line.c_str());
    std::fflush(stderr);
  } while (!finished_changed_.wait_for(lock, kRedrawEvery, finished));
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
}

}  // namespace ilion::cli
