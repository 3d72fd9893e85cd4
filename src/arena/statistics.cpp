// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/check.h"

namespace ilion::arena {

Interval wilson(std::uint64_t hits, std::uint64_t trials) {
  ILION_CHECK(hits <= trials);
  if (trials == 0) return {0, 1};
  const auto n = static_cast<double>(trials);
  return wilson_of_share(static_cast<double>(hits) / n, n);
}

Interval wilson_of_share(double share, double trials) {
  if (trials <= 0) return {0, 1};
  const double n = trials;
  const double shrink = 1 + kZ * kZ / n;
  const double centre = (share + kZ * kZ / (2 * n)) / shrink;
  const double half = kZ / shrink * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
  // At the ends the formula is exact; what is left is rounding.
  return {share == 0 ? 0 : centre - half, share == 1 ? 1 : centre + half};
}

double mean_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

void Histogram::add(int number) {
  ILION_CHECK(number >= 0);
  const auto i = static_cast<std::size_t>(number);
  if (i >= counts_.size()) counts_.resize(i + 1);
  ++counts_[i];
  ++count_;
  sum_ += i;
}

void Histogram::merge(const Histogram& other) {
  counts_.resize(std::max(counts_.size(), other.counts_.size()));
  for (std::size_t i = 0; i < other.counts_.size(); ++i) counts_[i] += other.counts_[i];
  count_ += other.count_;
  sum_ += other.sum_;
}

double Histogram::mean() const {
  return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_);
}

int Histogram::quantile(double share) const {
  if (count_ == 0) return 0;
  const double wanted = std::max(1.0, std::ceil(share * static_cast<double>(count_)));
  std::uint64_t below = 0;
  std::size_t i = 0;
  for (; i < counts_.size(); ++i) {
    below += counts_[i];
    if (static_cast<double>(below) >= wanted) break;
  }
  return static_cast<int>(i);
}

}  // namespace ilion::arena
