// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/mind.h"

#include "bots/hector/lessons.h"
#include "bots/hector/strength.h"

namespace ilion {

using namespace hector;

// A battle is a unit: what it has cost is known only when it is closed.
int Mind<Hector>::stage(const Hector&, const State& state) { return state.battle; }

bool Mind<Hector>::is_at_rest(const Hector&, const State& state) {
  return state.phase == Phase::Source;
}

Expectations Mind<Hector>::expect(const Hector&, const State& state) {
  PerSeat<double> strengths{};
  for (Seat side : kBothSides) strengths[side] = strength(state.armies[side]);
  return share_by_strength(strengths, kSides, kSpread);
}

Expectations Mind<Hector>::expect_learned(const Hector& game, const State& state) {
  return ilion::expect_learned(game, state);
}

}  // namespace ilion
