// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/mind.h"

#include "bots/hector/lessons.h"
#include "bots/hector/worth.h"

namespace ilion {

using namespace hector;

// A battle is a unit: what it has cost is known only when it is closed.
int Mind<Hector>::stage(const Hector&, const State& state) { return state.battle; }

bool Mind<Hector>::is_at_rest(const Hector&, const State& state) {
  return state.phase == Phase::Source;
}

Expectations Mind<Hector>::expect(const Hector&, const State& state) {
  PerSeat<double> strengths{};
  for (Seat side : kBothSides) {
    const Army& army = state.armies[side];
    strengths[side] = strength(army.sizes, army.favours, army.shame);
  }
  return share_by_strength(strengths, kSides, kStrengthSpread);
}

Expectations Mind<Hector>::expect_learned(const Hector& game, const State& state) {
  return ilion::expect_learned(game, state);
}

}  // namespace ilion
