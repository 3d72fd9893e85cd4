// SPDX-License-Identifier: GPL-3.0-or-later
// Pearson's test of observed counts against expected shares. The limit is five standard deviations
// of a normal deviate (Wilson and Hilferty's cube root), about 3 in 10 million: seeds are fixed, so
// a test that passes passes for ever, and one that fails means a bias and not bad luck.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <string>

#include "kit/say.h"

namespace ilion::kit {

struct ChiSquare {
  double statistic = 0;
  double degrees = 0;

  static constexpr double kDeviations = 5;

  double limit() const {
    if (degrees < 1) return 0;
    const double spread = 2 / (9 * degrees);
    return degrees * std::pow(1 - spread + kDeviations * std::sqrt(spread), 3);
  }
  bool fits() const { return statistic <= limit(); }

  // Independent experiments add up, to one that notices less.
  ChiSquare& operator+=(const ChiSquare& other) {
    statistic += other.statistic;
    degrees += other.degrees;
    return *this;
  }
  std::string text() const {
    return say("chi-square ", statistic, " with ", degrees, " degrees of freedom, limit ", limit());
  }
};

// `shares` need not sum to one. Cells in which fewer than five are expected are taken together, as
// the test asks for; where nothing at all is expected, one is too many.
inline ChiSquare chi_square(std::span<const std::uint64_t> observed,
                            std::span<const double> shares) {
  constexpr double kFewest = 5;
  const double total = std::accumulate(observed.begin(), observed.end(), 0.0);
  const double whole = std::accumulate(shares.begin(), shares.end(), 0.0);
  double rare_observed = 0;
  double rare_expected = 0;
  double cells = 0;
  ChiSquare result;
  const auto add = [&](double seen, double expected) {
    result.statistic += (seen - expected) * (seen - expected) / expected;
    cells += 1;
  };
  for (std::size_t i = 0; i < observed.size(); ++i) {
    const double expected = total * shares[i] / whole;
    const auto seen = static_cast<double>(observed[i]);
    if (expected >= kFewest) {
      add(seen, expected);
    } else if (shares[i] > 0) {
      rare_observed += seen;
      rare_expected += expected;
    } else if (seen > 0) {
      result.statistic = std::numeric_limits<double>::infinity();
    }
  }
  if (rare_expected > 0) add(rare_observed, rare_expected);
  result.degrees = cells - 1;
  return result;
}

}  // namespace ilion::kit
