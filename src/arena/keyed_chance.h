// SPDX-License-Identifier: GPL-3.0-or-later
// Luck that does not care what happened before: the n-th event of a kind for a seat draws from a
// stream of its own, made of the match's seed, the kind, the seat and n. One different move then
// changes the events it changes, and not all the luck behind it: two bots that are compared over
// one seed meet the same dice and cards for as long as they ask for the same things.
//
// The kind is the kind of outcome that is drawn; for whom, each game knows.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "base/rng.h"
#include "game/game.h"
#include "games/achaia/state.h"
#include "games/deukalion/state.h"
#include "games/hector/state.h"

namespace ilion::arena {

inline Seat owner_of_chance(const hector::State& state) { return state.mover; }
inline Seat owner_of_chance(const deukalion::State& state) { return state.open.mover; }
inline Seat owner_of_chance(const achaia::State& state) { return state.question.mover; }
template <class State>
Seat owner_of_chance(const State&) {
  return seat_at(0);
}

template <Game G>
class KeyedChance {
 public:
  explicit KeyedChance(std::uint64_t seed) : seed_(seed) {}

  typename G::Outcome draw(const G& game, const typename G::State& state) {
    Rng probe(seed_);
    const std::size_t kind = game.sample(state, probe).index();
    const std::size_t owner = index_of(owner_of_chance(state));
    const std::uint64_t n = drawn_[kind][owner]++;
    Rng rng(mix_seed(mix_seed(seed_, kind * kMaxSeats + owner), n));
    return game.sample(state, rng);
  }

 private:
  std::uint64_t seed_;
  std::array<std::array<std::uint64_t, kMaxSeats>, std::variant_size_v<typename G::Outcome>>
      drawn_{};
};

}  // namespace ilion::arena
