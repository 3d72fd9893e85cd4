// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "arena/meetings.h"

namespace ilion::arena {

namespace {

constexpr double kEloOfE = 173.717792761;  // 400 / ln 10: a factor e of strength
constexpr int kResamples = 200;            // of the blocks, for the intervals of ratings

// A few rounds of Newton's method, a bot at a time. Half a win and half a loss against a stranger
// of average strength keeps who always wins from infinity.
std::vector<double> elo_of(const std::vector<Meeting>& meetings, std::span<const double> counts,
                           std::size_t bots) {
  std::vector<double> strength(bots, 0);  // natural logarithms
  for (int round = 0; round < 60; ++round) {
    std::vector<double> slope(bots, 0);
    std::vector<double> bend(bots, 1e-9);
    for (std::size_t bot = 0; bot < bots; ++bot) {
      const double p = 1 / (1 + std::exp(-strength[bot]));
      slope[bot] = 0.5 - p;
      bend[bot] += p * (1 - p);
    }
    for (const Meeting& meeting : meetings) {
      double total = 0;
      for (const Party& party : meeting.parties)
        total += party.seats * std::exp(strength[party.bot]);
      for (const Party& party : meeting.parties) {
        const double p = std::exp(strength[party.bot]) / total;  // of each of its seats
        const double seats = counts[meeting.matches] * party.seats;
        slope[party.bot] += counts[party.won] - seats * p;
        bend[party.bot] += seats * p * (1 - p);
      }
    }
    for (std::size_t bot = 0; bot < bots; ++bot)
      strength[bot] += std::clamp(0.7 * slope[bot] / bend[bot], -1.0, 1.0);
  }
  const double mean = mean_of(strength);
  for (double& each : strength) each = kEloOfE * (each - mean);
  return strength;
}

// The strengths of one bot that its own matches do not speak against, the others being as strong
// as they are rated: Wilson's interval, told in Elo. Where two meet it is just that; where more
// do, chances differ from match to match, and all are added up.
class OwnMatches {
 public:
  // `elo` by bot.
  OwnMatches(const Meetings& meetings, std::size_t bot, const std::vector<double>& elo)
      : own_(elo[bot]), bots_(static_cast<double>(elo.size())) {
    for (const Meeting& meeting : meetings.all()) {
      Table table;
      for (const Party& party : meeting.parties)
        if (party.bot == bot)
          table.seats = party.seats;
        else
          table.others += party.seats * std::exp(elo[party.bot] / kEloOfE);
      table.matches = meetings.total()[meeting.matches];
      if (table.seats > 0) tables_.push_back(table);
    }
    won_ = held(meetings, meetings.total(), bot).won;
    find_crowd(meetings, bot);
  }

  // Rated anew, with the mean of all at 0 as before.
  Interval interval() const {
    if (tables_.empty()) return {-kEndless, kEndless};
    return {centred(edge(-1)), centred(edge(1))};
  }

 private:
  struct Table {
    double matches = 0;
    double seats = 0;   // the bot's own
    double others = 0;  // strength
  };
  struct Had {
    double matches = 0;
    double won = 0;
  };
  static constexpr double kFarthest = 4'000;  // of Elo: one win in ten thousand million

  static Had held(const Meetings& meetings, std::span<const double> counts, std::size_t bot) {
    Had had;
    for (const Meeting& meeting : meetings.all())
      for (const Party& party : meeting.parties) {
        if (party.bot != bot) continue;
        had.matches += counts[meeting.matches];
        had.won += counts[party.won];
      }
    return had;
  }

  void find_crowd(const Meetings& meetings, std::size_t bot) {
    std::vector<double> shares;
    double matches = 0;
    for (std::size_t i = 0; i < meetings.blocks(); ++i) {
      const Had had = held(meetings, meetings.block(i), bot);
      if (had.matches == 0) continue;
      shares.push_back(had.won / had.matches);
      matches += had.matches;
    }
    if (matches > 0) crowd_ = matches / alike_of(shares, static_cast<std::uint64_t>(matches));
  }

  // How far what was won is from what this strength would win, in what chance allows: at most 0
  // within the interval. `side` 1: on the side of too much strength.
  double excess(double elo, int side) const {
    double expected = 0;
    double variance = 0;
    const double strength = std::exp(elo / kEloOfE);
    for (const Table& table : tables_) {
      const double mine = table.seats * strength;
      const double chance = mine / (mine + table.others);
      expected += table.matches * chance;
      variance += table.matches * chance * (table.others / (mine + table.others));
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
  std::vector<Table> tables_;
  double won_ = 0;
  double crowd_ = 1;  // matches that say as much as one alone would
};

// What luck alone would have changed: the ratings of as many blocks drawn from these.
std::vector<Interval> resampled(const BlockPlan& plan, const Meetings& meetings) {
  const std::size_t bots = plan.bots.size();
  std::vector<std::vector<double>> again(bots);
  Rng rng(plan.seed);
  for (int i = 0; i < kResamples; ++i) {
    Counts some(meetings.width(), 0);
    for (std::size_t b = 0; b < meetings.blocks(); ++b) {
      const auto block = meetings.block(rng.below(static_cast<std::uint32_t>(meetings.blocks())));
      for (std::size_t at = 0; at < some.size(); ++at) some[at] += block[at];
    }
    const std::vector<double> elo = elo_of(meetings.all(), some, bots);
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
  const Meetings meetings(blocks);
  const std::vector<double> elo = elo_of(meetings.all(), meetings.total(), plan.bots.size());
  const std::vector<Interval> drawn = resampled(plan, meetings);
  std::vector<Rating> ratings;
  for (std::size_t bot = 0; bot < plan.bots.size(); ++bot) {
    const Interval own = OwnMatches(meetings, bot, elo).interval();
    ratings.push_back({elo[bot],
                       {std::min({elo[bot], own.low, drawn[bot].low}),
                        std::max({elo[bot], own.high, drawn[bot].high})}});
  }
  return ratings;
}

std::vector<double> elo_of(const Matches& matches, std::size_t bots) {
  const Meetings meetings({matches});
  return elo_of(meetings.all(), meetings.total(), bots);
}

}  // namespace ilion::arena
