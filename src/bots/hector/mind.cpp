// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/mind.h"

#include "bots/hector/lessons.h"
#include "bots/hector/worth.h"

namespace ilion {

using namespace hector;

namespace {
constexpr std::size_t kRunners = 12;
}

search::Skill Mind<Hector>::medium(std::size_t) {
  return {.plan = {.shape = {.width = 0}, .runners = kRunners / 2}, .playouts = 24};
}

search::Skill Mind<Hector>::hard(std::size_t) {
  return {.plan = {.runners = kRunners}, .playouts = 1000};
}

// Weighed worlds won nothing, and one who bluffs exploits them: docs/bots.md.
search::Skill Mind<Hector>::master(std::size_t) {
  return {.plan = {.shape = {.learned = true}, .runners = kRunners}};
}

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
