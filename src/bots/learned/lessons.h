// SPDX-License-Identifier: GPL-3.0-or-later
// An evaluation that has learned: the hand-made one, and a network that corrects it. The weights
// are made by `ilion learn` from matches that `easy` plays against itself, one set for each number
// of players, and stand beside each game's lessons as data.
#pragma once

#include <array>
#include <span>

#include "bots/learned/network.h"
#include "bots/search/mind.h"

namespace ilion {

// What the network is told of a game; each game's folder specialises it (bots/<game>/lessons.h).
//
//   template <> struct Lessons<hector::Hector> {
//     static constexpr std::size_t kFeatures;  // numbers about a seat, most between 0 and 1
//     static Sight<kFeatures> look(const Hector&, const State&);
//     static std::span<const float> weights(std::size_t players);
//   };
template <Game G>
struct Lessons;

template <std::size_t kFeatures>
struct Sight {
  PerSeat<std::array<float, kFeatures>> features{};
  PerSeat<double> strength{};  // what the hand-made evaluation says, in units of its spread

  static constexpr std::size_t kInputs = 2 * kFeatures;
  using Inputs = std::array<float, kInputs>;

  // A seat's own numbers, and the mean of the others'.
  Inputs inputs(Seat seat, std::size_t seats) const {
    Inputs inputs{};
    for (std::size_t i = 0; i < kFeatures; ++i) {
      inputs[i] = features[seat][i];
      for (std::size_t other = 0; other < seats; ++other)
        if (seat_at(other) != seat) inputs[kFeatures + i] += features[seat_at(other)][i];
      inputs[kFeatures + i] /= static_cast<float>(seats - 1);
    }
    return inputs;
  }
};

template <Game G>
Expectations expect_seen(const Sight<Lessons<G>::kFeatures>& sight, std::size_t seats) {
  const learned::Network network(sight.kInputs, Lessons<G>::weights(seats));
  PerSeat<double> strength = sight.strength;
  for (std::size_t i = 0; i < seats; ++i)
    strength[seat_at(i)] += network.of(sight.inputs(seat_at(i), seats));
  return share_by_strength(strength, seats, 1);
}

template <Game G>
Expectations expect_learned(const G& game, const typename G::State& state) {
  return expect_seen<G>(Lessons<G>::look(game, state), game.seats());
}

}  // namespace ilion
