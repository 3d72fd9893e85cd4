// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <map>

namespace ilion::arena {

namespace {

constexpr double kEloOfE = 173.717792761;  // 400 / ln 10: a factor e of strength
constexpr int kResamples = 200;            // of the blocks, for the intervals of ratings

// The strengths of one bot that its own matches do not speak against, the others being as strong
// as they are rated: Wilson's interval, told in Elo. Where two meet it is just that; where more
// do, chances differ from match to match, and all are added up.
class OwnMatches {
 public:
  // `elo` by bot; each match with who sat there.
  OwnMatches(const Matches& matches, std::size_t bot, const std::vector<double>& elo)
      : own_(elo[bot]), bots_(static_cast<double>(elo.size())) {
    BlockShares shares;
    for (const BlockMatch* match : matches) {
      const Held held = held_by(*match, bot);
      if (held.seats == 0) continue;
      Meeting meeting{held.seats, 0};
      for (std::size_t each : match->seats)
        if (each != bot) meeting.others += std::exp(elo[each] / kEloOfE);
      meetings_[meeting] += 1;
      won_ += held.won;
      shares.add(match->block, held.won, 1);
    }
    if (shares.matches() > 0)
      crowd_ =
          static_cast<double>(shares.matches()) / alike_of(shares.by_block(), shares.matches());
  }

  // Rated anew, with the mean of all at 0 as before.
  Interval interval() const {
    if (meetings_.empty()) return {-kEndless, kEndless};
    return {centred(edge(-1)), centred(edge(1))};
  }

 private:
  struct Meeting {
    double seats;   // the bot's own
    double others;  // strength
    auto operator<=>(const Meeting&) const = default;
  };
  static constexpr double kFarthest = 4'000;  // of Elo: one win in ten thousand million

  // How far what was won is from what this strength would win, in what chance allows: at most 0
  // within the interval. `side` 1: on the side of too much strength.
  double excess(double elo, int side) const {
    double expected = 0;
    double variance = 0;
    const double strength = std::exp(elo / kEloOfE);
    for (const auto& [meeting, count] : meetings_) {
      const double mine = meeting.seats * strength;
      const double chance = mine / (mine + meeting.others);
      expected += count * chance;
      variance += count * chance * (meeting.others / (mine + meeting.others));
    }
    return side * (expected - won_) - kZ * std::sqrt(crowd_ * variance);
  }

  double edge(int side) const {
    double inside = own_;
    double outside = own_ + side * kFarthest;
    if (excess(outside, side) <= 0) return side * kEndless;
    for (int i = 0; i < 60; ++i) {
      const double middle = (inside + outside) / 2;
      (excess(middle, side) <= 0 ? inside : outside) = middle;
    }
    return inside;
  }
  // One who is stronger by so much raises the mean of all by its part.
  double centred(double elo) const { return own_ + (elo - own_) * (1 - 1 / bots_); }

  double own_;
  double bots_;
  std::map<Meeting, double> meetings_;
  double won_ = 0;
  double crowd_ = 1;  // matches that say as much as one alone would
};

// What luck alone would have changed: the ratings of as many blocks drawn from these.
std::vector<Interval> resampled(const BlockPlan& plan, const std::vector<Matches>& list) {
  const std::size_t bots = plan.bots.size();
  std::vector<std::vector<double>> again(bots);
  Rng rng(plan.seed);
  for (int i = 0; i < kResamples; ++i) {
    Matches some;
    for (std::size_t b = 0; b < list.size(); ++b) {
      const auto& block = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      some.insert(some.end(), block.begin(), block.end());
    }
    const std::vector<double> elo = elo_of(some, bots);
    for (std::size_t bot = 0; bot < bots; ++bot) again[bot].push_back(elo[bot]);
  }
  std::vector<Interval> intervals;
  for (std::vector<double>& values : again) {
    std::sort(values.begin(), values.end());
    const auto at = [&](double share) {
      return values[static_cast<std::size_t>(share * (kResamples - 1))];
    };
    intervals.push_back({at(0.025), at(0.975)});
  }
  return intervals;
}

}  // namespace

// Blocks that are few or alike vary little when they are drawn again, which proves nothing: the
// wider of the two intervals holds on either side.
std::vector<Rating> ratings_of(const BlockPlan& plan, const std::vector<Matches>& blocks) {
  Matches all;
  for (const Matches& block : blocks) all.insert(all.end(), block.begin(), block.end());
  const std::vector<double> elo = elo_of(all, plan.bots.size());
  const std::vector<Interval> drawn = resampled(plan, blocks);
  std::vector<Rating> ratings;
  for (std::size_t bot = 0; bot < plan.bots.size(); ++bot) {
    const Interval own = OwnMatches(all, bot, elo).interval();
    ratings.push_back({elo[bot],
                       {std::min({elo[bot], own.low, drawn[bot].low}),
                        std::max({elo[bot], own.high, drawn[bot].high})}});
  }
  return ratings;
}

// A few rounds of Newton's method, a bot at a time. Half a win and half a loss against a stranger
// of average strength keeps who always wins from infinity.
std::vector<double> elo_of(const Matches& matches, std::size_t bots) {
  std::vector<double> strength(bots, 0);  // natural logarithms
  for (int round = 0; round < 60; ++round) {
    std::vector<double> slope(bots, 0);
    std::vector<double> bend(bots, 1e-9);
    for (std::size_t bot = 0; bot < bots; ++bot) {
      const double p = 1 / (1 + std::exp(-strength[bot]));
      slope[bot] = 0.5 - p;
      bend[bot] += p * (1 - p);
    }
    for (const BlockMatch* match : matches) {
      double total = 0;
      for (std::size_t bot : match->seats) total += std::exp(strength[bot]);
      for (std::size_t i = 0; i < match->seats.size(); ++i) {
        const std::size_t bot = match->seats[i];
        const double p = std::exp(strength[bot]) / total;
        slope[bot] += match->shares[i] - p;
        bend[bot] += p * (1 - p);
      }
    }
    for (std::size_t bot = 0; bot < bots; ++bot)
      strength[bot] += std::clamp(0.7 * slope[bot] / bend[bot], -1.0, 1.0);
  }
  const double mean = mean_of(strength);
  for (double& each : strength) each = kEloOfE * (each - mean);
  return strength;
}

}  // namespace ilion::arena
