// SPDX-License-Identifier: GPL-3.0-or-later
// The one thread that writes. A flush to the disk costs milliseconds however much it carries, so
// the writer collects for a moment, commits once, and then reports to all who waited.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store/changes.h"
#include "store/sqlite.h"

namespace ilion::store {

constexpr std::size_t kMostTogether = 64;
constexpr std::chrono::milliseconds kCollectFor{3};

class Writer {
 public:
  explicit Writer(const std::string& path);
  ~Writer();  // writes what is left

  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void write(Writing writing);
  std::size_t waiting() const;

 private:
  struct Statements;

  void work();
  std::vector<Writing> collect();
  void commit(const std::vector<Writing>& batch);

  Database database_;
  std::unique_ptr<Statements> statements_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Writing> queue_;
  std::chrono::steady_clock::time_point oldest_{};  // when the first of them came
  bool closing_ = false;
  std::thread thread_;  // last: it uses all the others
};

}  // namespace ilion::store
