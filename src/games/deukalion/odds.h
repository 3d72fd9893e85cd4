// SPDX-License-Identifier: GPL-3.0-or-later
// The exact odds of a toss [D9.1]: each soldier falls crossed (0), clear (2) or on edge (1) with
// equal chance, in half-points. Everything is counted over the 3^n equal cases; no rounding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/deukalion/types.h"

namespace ilion::deukalion::odds {

constexpr std::size_t kMostHalfPoints = std::size_t{2} * kSoldiers;

constexpr std::uint32_t cases(std::size_t soldiers) {
  std::uint32_t all = 1;
  for (; soldiers > 0; --soldiers) all *= 3;
  return all;
}

// The number of cases in which n soldiers make exactly h half-points: ways()[n][h].
using Ways = std::array<std::array<std::uint32_t, kMostHalfPoints + 1>, kSoldiers + 1>;
constexpr Ways count_ways() {
  Ways ways{};
  ways[0][0] = 1;
  for (std::size_t n = 1; n <= kSoldiers; ++n)
    for (std::size_t h = 0; h <= 2 * n; ++h)
      for (std::size_t add = 0; add <= 2 && add <= h; ++add) ways[n][h] += ways[n - 1][h - add];
  return ways;
}
inline constexpr Ways kWays = count_ways();

// ... and in which they make at least h.
constexpr Ways count_at_least() {
  Ways sums = kWays;
  for (auto& row : sums)
    for (std::size_t h = kMostHalfPoints; h > 0; --h) row[h - 1] += row[h];
  return sums;
}
inline constexpr Ways kAtLeast = count_at_least();

constexpr std::uint32_t reaching(std::size_t soldiers, int half_points) {
  if (half_points <= 0) return cases(soldiers);
  if (half_points > static_cast<int>(kMostHalfPoints)) return 0;
  return kAtLeast[soldiers][static_cast<std::size_t>(half_points)];
}

constexpr double chance_to_reach(std::size_t soldiers, int half_points) {
  return static_cast<double>(reaching(soldiers, half_points)) / cases(soldiers);
}

// [D9.5] Of the 3^(attackers + defenders) cases those in which the attacker has more, with
// `ahead` half-points that he has besides (the defender's taken away).
constexpr std::uint64_t beating(std::size_t attackers, std::size_t defenders, int ahead = 0) {
  std::uint64_t sum = 0;
  for (std::size_t h = 0; h <= 2 * defenders; ++h)
    sum +=
        std::uint64_t{kWays[defenders][h]} * reaching(attackers, static_cast<int>(h) + 1 - ahead);
  return sum;
}

constexpr double chance_to_beat(std::size_t attackers, std::size_t defenders, int ahead = 0) {
  return static_cast<double>(beating(attackers, defenders, ahead)) / cases(attackers) /
         cases(defenders);
}

// In how many cases so many fall crossed, clear and on edge.
constexpr std::uint32_t arrangements(std::size_t crossed, std::size_t clear, std::size_t edge) {
  std::uint64_t ways = 1;
  for (std::size_t i = 1; i <= clear; ++i) ways = ways * (crossed + i) / i;
  for (std::size_t i = 1; i <= edge; ++i) ways = ways * (crossed + clear + i) / i;
  return static_cast<std::uint32_t>(ways);
}

static_assert(reaching(10, 10) == 34'001 && cases(10) == 59'049);  // the example of chapter 16

}  // namespace ilion::deukalion::odds
