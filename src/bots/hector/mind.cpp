// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/mind.h"

#include "bots/hector/worth.h"

namespace ilion {

using namespace hector;

namespace {

constexpr double kSpread = 14;  // troops

double strength(const Content&, const Army& army) {
  return army_worth(army.sizes) + kFavourWorth * army.favours - 0.8 * army.shame;
}

}  // namespace

// A battle is a unit: what it has cost is known only when it is closed.
int Mind<Hector>::stage(const Hector&, const State& state) { return state.battle; }

bool Mind<Hector>::is_at_rest(const Hector&, const State& state) {
  return state.phase == Phase::Source;
}

Expectations Mind<Hector>::expect(const Hector& game, const State& state) {
  PerSeat<double> strengths{};
  for (Seat side : kBothSides) strengths[side] = strength(game.content(), state.armies[side]);
  return share_by_strength(strengths, kSides, kSpread);
}

}  // namespace ilion
