// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace ilion::server {

// So much at once, and so much a second in the long run.
class Bucket {
 public:
  Bucket(double at_once, double per_second)
      : most_(at_once), per_second_(per_second), left_(at_once) {}

  bool take(std::int64_t now_ms) {
    if (last_ms_ != 0)
      left_ = std::min(most_, left_ + per_second_ * static_cast<double>(now_ms - last_ms_) / 1000);
    last_ms_ = now_ms;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  bool is_full(std::int64_t now_ms) const {
    return left_ + per_second_ * static_cast<double>(now_ms - last_ms_) / 1000 >= most_;
  }

 private:
  double most_;
  double per_second_;
  double left_;
  std::int64_t last_ms_ = 0;
};

}  // namespace ilion::server
