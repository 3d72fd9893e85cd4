// SPDX-License-Identifier: GPL-3.0-or-later
// The few statistics a simulation reports, exact where they can be.
#pragma once

#include <cstdint>
#include <vector>

namespace ilion::arena {

struct Interval {
  double low;
  double high;
};

inline constexpr double kZ = 1.959963984540054;  // 97.5 % of the normal distribution lie below

// The 95 % interval of a share by Wilson's score: right also for shares near 0 and 1, where the
// usual one leaves the unit interval.
Interval wilson(std::uint64_t hits, std::uint64_t trials);
// The same for a share that stands for so many independent trials, not necessarily whole ones.
Interval wilson_of_share(double share, double trials);

double mean_of(const std::vector<double>& values);  // of at least one

// How often each small number came: exact quantiles in a few kilobytes, however many matches.
class Histogram {
 public:
  void add(int number);
  void merge(const Histogram& other);

  std::uint64_t count() const { return count_; }
  std::uint64_t sum() const { return sum_; }
  double mean() const;
  int min() const { return quantile(0); }
  int max() const { return quantile(1); }
  // The smallest number with at least this share of all at or below it; 0 if there are none.
  int quantile(double share) const;

  friend bool operator==(const Histogram&, const Histogram&) = default;

 private:
  std::vector<std::uint64_t> counts_;  // by number
  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
};

}  // namespace ilion::arena
