// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/standings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace ilion::arena {

namespace {

constexpr double kEloOfE = 173.717792761;  // 400 / ln 10: a factor e of strength
constexpr int kResamples = 200;            // of the blocks, for the intervals of ratings

double mean_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

// The matches of a bot, or of a bot against a rival, block by block.
class Shares {
 public:
  void add(const BlockMatch& match, std::size_t bot) {
    auto& [sum, seats] = blocks_[match.block];
    bool sat = false;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
      if (match.seats[i] != bot) continue;
      sum += match.shares[i];
      seats += 1;
      sat = true;
    }
    matches_ += sat ? 1 : 0;
  }
  std::optional<Score> score() const {
    if (matches_ == 0) return std::nullopt;
    std::vector<double> shares;
    for (const auto& [block, both] : blocks_)
      if (both.second > 0) shares.push_back(both.first / both.second);
    return score_of(shares, matches_);
  }

 private:
  std::map<std::uint64_t, std::pair<double, double>> blocks_;
  std::uint64_t matches_ = 0;
};

using Matches = std::vector<const BlockMatch*>;

// Block by block, without those that an interruption has left half played.
std::vector<Matches> whole_blocks(const BlockPlan& plan, const BlockGames& games,
                                  Standings& standings) {
  std::map<std::uint64_t, Matches> blocks;
  for (const BlockMatch& match : games.matches) blocks[match.block].push_back(&match);
  const std::size_t all_of_one = plan.line_ups().size() * plan.players;
  std::vector<Matches> whole;
  for (auto& [block, matches] : blocks) {
    if (matches.size() == all_of_one) {
      whole.push_back(std::move(matches));
      continue;
    }
    ++standings.dropped_blocks;
    standings.dropped_matches += matches.size();
  }
  standings.blocks = whole.size();
  return whole;
}

void rate(const BlockPlan& plan, const std::vector<Matches>& list, Standings& standings) {
  Matches all;
  for (const Matches& block : list) all.insert(all.end(), block.begin(), block.end());
  const std::size_t bots = plan.bots.size();
  const std::vector<double> elo = elo_of(all, bots);
  std::vector<std::vector<double>> again(bots);
  Rng rng(plan.seed);
  for (int i = 0; i < kResamples; ++i) {
    Matches some;
    for (std::size_t b = 0; b < list.size(); ++b) {
      const auto& block = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      some.insert(some.end(), block.begin(), block.end());
    }
    const std::vector<double> resampled = elo_of(some, bots);
    for (std::size_t bot = 0; bot < bots; ++bot) again[bot].push_back(resampled[bot]);
  }
  for (std::size_t bot = 0; bot < bots; ++bot) {
    std::sort(again[bot].begin(), again[bot].end());
    const auto at = [&](double share) {
      return again[bot][static_cast<std::size_t>(share * (kResamples - 1))];
    };
    standings.bots[bot].rating = {elo[bot], {at(0.025), at(0.975)}};
  }
}

}  // namespace

Score score_of(const std::vector<double>& share_by_block, std::uint64_t matches) {
  Score score;
  score.matches = matches;
  score.blocks = share_by_block.size();
  score.share = mean_of(share_by_block);
  double squares = 0;
  for (double share : share_by_block) squares += (share - score.share) * (share - score.share);
  const auto n = static_cast<double>(share_by_block.size());
  const double variance = n > 1 ? squares / (n * (n - 1)) : 0;  // of the mean
  const double binomial = score.share * (1 - score.share);
  const double alike = variance > 0 ? binomial / variance : static_cast<double>(matches);
  // Blocks of opposite results can vary less than chance would; no more is claimed for that.
  score.interval = wilson_of_share(score.share, std::min(alike, static_cast<double>(matches)));
  return score;
}

// A few rounds of Newton's method, a bot at a time. Half a win and half a loss against a stranger
// of average strength keeps who always wins from infinity.
std::vector<double> elo_of(const std::vector<const BlockMatch*>& matches, std::size_t bots) {
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

std::vector<LineUp> BlockPlan::line_ups() const {
  std::vector<LineUp> all;
  if (sit_together()) {
    LineUp together;
    for (std::size_t i = 0; i < players; ++i) together.bots.push_back(i);
    return {together};
  }
  for (std::size_t first = 0; first < (first_alone ? 1 : bots.size()); ++first)
    for (std::size_t second = 0; second < bots.size(); ++second) {
      if (first == second || (players == 2 && second < first)) continue;
      LineUp pair{std::vector<std::size_t>(players, second), first, second};
      pair.bots[0] = first;
      all.push_back(pair);
    }
  return all;
}

Standings standings_of(const BlockPlan& plan, const BlockGames& games) {
  const std::size_t bots = plan.bots.size();
  const std::vector<LineUp> line_ups = plan.line_ups();
  Standings standings;
  standings.bots.resize(bots);
  standings.cross.assign(bots, std::vector<std::optional<Score>>(bots));
  std::vector<Shares> all(bots);
  std::vector<std::vector<Shares>> pairs(bots, std::vector<Shares>(bots));
  const std::vector<Matches> blocks = whole_blocks(plan, games, standings);
  for (const Matches& block : blocks)
    for (const BlockMatch* match : block) {
      const LineUp& who = line_ups[match->line_up];
      for (std::size_t bot = 0; bot < bots; ++bot) all[bot].add(*match, bot);
      if (plan.sit_together()) continue;
      pairs[who.first][who.second].add(*match, who.first);
      if (plan.players == 2) pairs[who.second][who.first].add(*match, who.second);
    }
  for (std::size_t bot = 0; bot < bots; ++bot) {
    Standing& standing = standings.bots[bot];
    standing.all = all[bot].score().value_or(Score{});
    std::vector<float> spent = games.think_ms[bot];
    std::sort(spent.begin(), spent.end());
    standing.moves = spent.size();
    if (!spent.empty()) {
      standing.mean_ms =
          std::accumulate(spent.begin(), spent.end(), 0.0) / static_cast<double>(spent.size());
      standing.p99_ms = spent[spent.size() * 99 / 100];
    }
    for (std::size_t rival = 0; rival < bots; ++rival)
      standings.cross[bot][rival] = pairs[bot][rival].score();
  }
  if (!blocks.empty()) rate(plan, blocks, standings);
  return standings;
}

}  // namespace ilion::arena
