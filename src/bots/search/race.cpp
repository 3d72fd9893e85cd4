// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/search/race.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"

namespace ilion::search {

namespace {

constexpr double kClearly = 2.5;  // standard errors behind
constexpr double kHardly = 0.5;   // standard errors ahead

}  // namespace

Race::Race(std::size_t runners) : runners_(runners), left_(runners) {
  ILION_CHECK(runners <= kMostRunners);
  std::fill_n(running_.begin(), runners, true);
}

void Race::add(std::span<const double> values) {
  double total = 0;
  for (std::size_t i = 0; i < runners_; ++i) total += std::max(regret_[i], 0.0);
  std::array<double, kMostRunners> share{};
  double mean = 0;
  for (std::size_t i = 0; i < runners_; ++i) {
    if (!running_[i]) continue;
    share[i] = total > 0 ? std::max(regret_[i], 0.0) / total : 1.0 / static_cast<double>(left_);
    mean += share[i] * values[i];
  }
  for (std::size_t i = 0; i < runners_; ++i) {
    if (!running_[i]) continue;
    ++rounds_[i];
    sum_[i] += values[i];
    strategy_[i] += share[i];
    regret_[i] += values[i] - mean;
    for (std::size_t j = 0; j <= i; ++j)
      if (running_[j]) products_[i][j] += values[i] * values[j];
  }
}

Race Race::sum_of(std::span<const Race* const> races) {
  Race sum(races.front()->runners_);
  sum.follow(*races.front());
  for (const Race* race : races)
    for (std::size_t i = 0; i < sum.runners_; ++i) {
      sum.rounds_[i] += race->rounds_[i];
      sum.sum_[i] += race->sum_[i];
      sum.strategy_[i] += race->strategy_[i];
      for (std::size_t j = 0; j <= i; ++j) sum.products_[i][j] += race->products_[i][j];
    }
  return sum;
}

void Race::follow(const Race& other) {
  running_ = other.running_;
  left_ = other.left_;
  dropped_ = other.dropped_;
  for (std::size_t i = 0; i < runners_; ++i)
    if (!running_[i]) regret_[i] = 0;
}

double Race::error_of_lead(std::size_t i, std::size_t j) const {
  const auto n = static_cast<double>(std::min(rounds_[i], rounds_[j]));
  if (n < 2) return 1;
  const double squares =
      products_[i][i] + products_[j][j] - 2 * products_[std::max(i, j)][std::min(i, j)];
  const double difference = sum_[i] - sum_[j];
  return std::sqrt(std::max(squares - difference * difference / n, 0.0) / (n * (n - 1)));
}

void Race::drop(std::uint64_t first_rounds) {
  const std::size_t first = leader();
  if (rounds_[first] < first_rounds) return;
  for (std::size_t i = 0; i < runners_; ++i) {
    if (!running_[i] || i == first) continue;
    // Two moves that do the same never differ, and without error one of them is enough.
    if (lead(first, i) < kClearly * error_of_lead(first, i)) continue;
    for (std::size_t j = 0; j < runners_; ++j)
      if (running_[j]) dropped_[j][i] = {lead(j, i), error_of_lead(j, i)};
    running_[i] = false;
    regret_[i] = 0;
    --left_;
  }
}

std::size_t Race::leader() const {
  std::size_t best = runners_;
  for (std::size_t i = 0; i < runners_; ++i)
    if (running_[i] && (best == runners_ || mean(i) > mean(best))) best = i;
  return best;
}

std::size_t Race::choice() const {
  const std::size_t first = leader();
  if (first == 0 || !running_[0]) return first;
  return lead(first, 0) > kHardly * error_of_lead(first, 0) ? first : 0;
}

}  // namespace ilion::search
