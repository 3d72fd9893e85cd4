// SPDX-License-Identifier: GPL-3.0-or-later
// Luck is fair. sample() must draw as outcomes() weighs, at every kind of chance point that matches
// come to: search trusts the weights, players are dealt by sample(), and nobody would notice a
// small difference by playing. A Tally compares what a game's own test has counted (deals, imagined
// hands) with shares worked out by hand.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "game/game.h"
#include "kit/chi_square.h"
#include "kit/say.h"
#include "kit/walk.h"

namespace ilion::kit {

template <class Key>
class Tally {
 public:
  void add(const Key& key, std::uint64_t n = 1) { counts_[key] += n; }
  std::uint64_t total() const {
    std::uint64_t sum = 0;
    for (const auto& [key, n] : counts_) sum += n;
    return sum;
  }

  // A key that was counted but has no share is a violation of its own.
  ChiSquare against(const std::vector<std::pair<Key, double>>& expected) const {
    std::vector<std::uint64_t> observed;
    std::vector<double> shares;
    std::uint64_t unexpected = total();
    for (const auto& [key, share] : expected) {
      const auto counted = counts_.find(key);
      observed.push_back(counted == counts_.end() ? 0 : counted->second);
      shares.push_back(share);
      unexpected -= observed.back();
    }
    observed.push_back(unexpected);
    shares.push_back(0);
    return chi_square(observed, shares);
  }
  template <class Keys>
  ChiSquare against_uniform(const Keys& keys) const {
    std::vector<std::pair<Key, double>> expected;
    for (const Key& key : keys) expected.emplace_back(key, 1.0);
    return against(expected);
  }

 private:
  std::map<Key, std::uint64_t> counts_;
};

template <Game G>
class SamplingWatch : public Watcher<G> {
 public:
  using State = typename G::State;

  SamplingWatch(const G& game, Report& report, std::uint64_t every)
      : game_(game), report_(report), every_(every) {}

  void position(const State& state) {
    const auto outcomes = game_.outcomes(state);
    if (outcomes.size() < 2 || ++met_ % every_ != 0) return;
    std::vector<std::uint64_t> observed(outcomes.size() + 1);  // the last: not listed at all
    std::vector<double> shares;
    for (const auto& row : outcomes) shares.push_back(row.weight);
    shares.push_back(0);
    for (std::size_t n = 0; n < kDrawsPerOutcome * outcomes.size(); ++n) {
      const auto drawn = game_.sample(state, rng_);
      const auto row = std::find_if(outcomes.begin(), outcomes.end(),
                                    [&](const auto& listed) { return listed.outcome == drawn; });
      ++observed[static_cast<std::size_t>(row - outcomes.begin())];
    }
    const ChiSquare here = chi_square(observed, shares);
    report_.expect(here.fits(),
                   [&] { return say("sample() differs from outcomes(): ", here.text()); });
    together_ += here;
    ++points_;
  }

  void finish() {
    report_.note("chance points", points_);
    report_.expect(points_ > 0, "no chance point with a choice was met");
    report_.expect(together_.fits(), [&] {
      return say("sample() differs from outcomes() over all points: ", together_.text());
    });
  }

 private:
  static constexpr std::size_t kDrawsPerOutcome = 20;

  const G& game_;
  Report& report_;
  std::uint64_t every_;
  Rng rng_{base_seed()};
  ChiSquare together_;
  std::uint64_t met_ = 0;
  std::uint64_t points_ = 0;
};

template <Game G>
Report check_sampling(const G& game, Effort effort) {
  Report report;
  SamplingWatch<G> watch(game, report, effort.every);
  walk(game, effort, report, watch);
  watch.finish();
  return report;
}

}  // namespace ilion::kit
