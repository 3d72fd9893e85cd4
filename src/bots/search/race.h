// SPDX-License-Identifier: GPL-3.0-or-later
// The moves at the root, tried against each other. Every round imagines one world and one luck and
// tries each move in it, so that what differs is the move: the differences are far more certain
// than the values. A move that is clearly behind leaves the race, and the rest get its time.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace ilion::search {

class Race {
 public:
  static constexpr std::size_t kMostRunners = 24;

  explicit Race(std::size_t runners);

  std::size_t runners() const { return runners_; }
  bool is_running(std::size_t i) const { return running_[i]; }
  bool is_decided() const { return left_ <= 1; }

  // One round: what each running move brought. Mixed play learns from it as well.
  void add(std::span<const double> values);
  // The rounds of several threads over the same running moves as one race.
  static Race sum_of(std::span<const Race* const> races);
  // Drops the moves that are clearly behind, once there were so many rounds.
  void drop(std::uint64_t first_rounds);
  // Runs on with those that still run there.
  void follow(const Race& other);

  std::uint64_t rounds(std::size_t i) const { return rounds_[i]; }
  double mean(std::size_t i) const {
    return rounds_[i] == 0 ? 0 : sum_[i] / static_cast<double>(rounds_[i]);
  }
  // How far i is ahead of j on average, and how uncertain that is; both must have run equally long.
  double lead(std::size_t i, std::size_t j) const { return mean(i) - mean(j); }
  double error_of_lead(std::size_t i, std::size_t j) const;
  // The same in the worlds that both have run in, for an i that still runs: of one that was
  // dropped, as it was then.
  struct Lead {
    double by = 0;
    double error = 0;
  };
  Lead lead_in_common(std::size_t i, std::size_t j) const {
    return running_[j] ? Lead{lead(i, j), error_of_lead(i, j)} : dropped_[i][j];
  }

  std::size_t leader() const;
  // The leader, unless he is hardly ahead of move 0, which the rules of thumb advise.
  std::size_t choice() const;
  // Regret matching over all rounds: how often each move was worth playing.
  std::span<const double> strategy() const { return std::span(strategy_).first(runners_); }

 private:
  std::size_t runners_;
  std::size_t left_;
  std::array<bool, kMostRunners> running_{};
  std::array<std::uint64_t, kMostRunners> rounds_{};
  std::array<double, kMostRunners> sum_{};
  std::array<std::array<double, kMostRunners>, kMostRunners> products_{};
  std::array<double, kMostRunners> regret_{};
  std::array<double, kMostRunners> strategy_{};
  std::array<std::array<Lead, kMostRunners>, kMostRunners> dropped_{};  // of i over j
};

}  // namespace ilion::search
