// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/search/mind.h"

#include <cmath>

namespace ilion {

Expectations share_by_strength(const PerSeat<double>& strength, std::size_t seats, double spread) {
  double mean = 0;
  for (std::size_t i = 0; i < seats; ++i) mean += strength[seat_at(i)] / static_cast<double>(seats);
  Expectations shares{};
  double total = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    // Grows like a power and, at -x, is the reciprocal of itself at x.
    const double x = (strength[seat_at(i)] - mean) / spread;
    const double weight = x + std::sqrt(1 + x * x);
    shares[seat_at(i)] = weight * weight;
    total += shares[seat_at(i)];
  }
  for (std::size_t i = 0; i < seats; ++i) shares[seat_at(i)] /= total;
  return shares;
}

}  // namespace ilion
