// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers about a seat, written one after the other and brought to about 0 to 1.
#pragma once

#include <algorithm>
#include <span>

#include "base/check.h"

namespace ilion {

class FeatureList {
 public:
  explicit FeatureList(std::span<float> features) : features_(features) {}

  // `most` is what is much; beyond twice as much nothing changes any more.
  template <class Number>
  void add(Number value, double most = 1) {
    ILION_CHECK(next_ < features_.size());
    const double scaled = static_cast<double>(value) / most;
    features_[next_++] = static_cast<float>(std::clamp(scaled, -2.0, 2.0));
  }
  // That none was forgotten.
  void finish() const { ILION_CHECK(next_ == features_.size()); }

 private:
  std::span<float> features_;
  std::size_t next_ = 0;
};

}  // namespace ilion
