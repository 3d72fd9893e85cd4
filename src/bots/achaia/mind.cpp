// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/mind.h"

#include "bots/achaia/lessons.h"
#include "bots/achaia/stakes.h"

namespace ilion {

using namespace achaia;

// Preparation and intrigue, then dominance, round after round.
int Mind<Achaia>::stage(const Achaia&, const State& state) {
  return 2 * state.round + (in_dominance_phase(state.question) ? 1 : 0);
}

// Never inside an announcement or an answer window: what is under way is not counted yet.
bool Mind<Achaia>::is_at_rest(const Achaia&, const State& state) {
  switch (state.question.phase) {
    case Phase::Place:
    case Phase::Supplies:
    case Phase::Reserve:
    case Phase::Turn:
    case Phase::Order:
    case Phase::Use: return true;
    default: return false;
  }
}

Expectations Mind<Achaia>::expect(const Achaia& game, const State& state) {
  return share_by_strength(strengths_of(game, state), game.seats(), kPointsSpread);
}

Expectations Mind<Achaia>::expect_learned(const Achaia& game, const State& state) {
  return ilion::expect_learned(game, state);
}

}  // namespace ilion
