// SPDX-License-Identifier: GPL-3.0-or-later
// Perft counts the ways a match can go on for so many plies: a number by which two writings of the
// same rules can be compared. docs/perft.md defines it to the letter.
//
// With a seed the luck is fixed. The outcome at a chance point depends on the seed, on how many
// chance points lie before it on its path, and on the listed outcomes; not on sample(), which may
// be written faster one day and must not change a count.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "game/game.h"
#include "game/notation.h"

namespace ilion::arena {

template <class OutcomeList>
const auto& fixed_outcome(const OutcomeList& list, std::uint64_t seed,
                          std::uint64_t chance_points) {
  std::uint32_t total = 0;
  for (const auto& each : list) total += each.weight;
  Rng rng(mix_seed(seed, chance_points));
  std::uint32_t drawn = rng.below(total);
  std::size_t i = 0;
  while (drawn >= list[i].weight) drawn -= list[i++].weight;
  return list[i].outcome;
}

// The count below the first move or outcome.
struct PerftBranch {
  std::string text;
  std::uint64_t count;
};

template <Game G>
class Perft {
 public:
  // `counted` is told of every position this many plies deep that is done.
  static constexpr int kToldDepth = 3;

  Perft(const G& game, std::optional<std::uint64_t> seed) : game_(game), seed_(seed) {}

  std::uint64_t count(const typename G::State& state, int depth) {
    told_at_ = -1;
    return count_below({state, 0}, depth);
  }

  std::vector<PerftBranch> divide(
      typename G::State state, int depth, std::function<void()> counted = [] {}) {
    counted_ = std::move(counted);
    told_at_ = depth > kToldDepth ? depth - kToldDepth : -1;
    Path path{state, 0};
    pass_chance(path);
    std::vector<PerftBranch> branches;
    for_each_ply(path, [&](const auto& ply) {
      branches.push_back({to_text(ply), count_below(after(path, ply), depth - 1)});
    });
    return branches;
  }

 private:
  struct Path {
    typename G::State state;
    std::uint64_t chance_points;
  };

  template <class Ply>
  Path after(Path path, const Ply& ply) const {
    game_.apply(path.state, ply);
    return path;
  }

  // With fixed luck chance is no ply.
  void pass_chance(Path& path) const {
    while (seed_ && game_.actor(path.state).is_chance()) {
      const auto outcomes = game_.outcomes(path.state);
      game_.apply(path.state, fixed_outcome(outcomes, *seed_, path.chance_points));
      ++path.chance_points;
    }
  }

  template <class Function>
  void for_each_ply(const Path& path, const Function& function) const {
    for (const auto& move : game_.legal_moves(path.state)) function(move);
    for (const auto& each : game_.outcomes(path.state)) function(each.outcome);
  }

  std::uint64_t count_below(Path path, int depth) {
    if (depth == 0) return 1;
    pass_chance(path);
    std::uint64_t total = 0;
    if (depth == 1) {  // in bulk: each ply ends one way
      total = game_.legal_moves(path.state).size() + game_.outcomes(path.state).size();
    } else {
      for_each_ply(path,
                   [&](const auto& ply) { total += count_below(after(path, ply), depth - 1); });
    }
    if (depth == told_at_) counted_();
    return total;
  }

  const G& game_;
  std::optional<std::uint64_t> seed_;
  std::function<void()> counted_;
  int told_at_ = -1;
};

}  // namespace ilion::arena
