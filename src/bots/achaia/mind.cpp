// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/mind.h"

#include "bots/achaia/lessons.h"
#include "bots/achaia/stakes.h"

namespace ilion {

using namespace achaia;

namespace {

constexpr std::size_t kRunners = 12;

// With three or more the hand-made evaluation says next to nothing, and others are not of one
// kind: docs/bots.md.
bool is_crowd(std::size_t seats) { return seats > 2; }

}  // namespace

search::Skill Mind<Achaia>::medium(std::size_t seats) {
  if (is_crowd(seats))
    return {.plan = {.shape = {.width = 0, .learned = true}, .runners = kRunners / 2},
            .playouts = 48};
  return {.plan = {.shape = {.width = 0}, .runners = kRunners / 2}, .playouts = 12};
}

search::Skill Mind<Achaia>::hard(std::size_t seats) {
  if (is_crowd(seats))
    return {
        .plan = {.shape = {.horizon = 2, .learned = true, .trusting = true}, .runners = kRunners},
        .playouts = 120};
  return {.plan = {.shape = {.practised = true}, .runners = kRunners}, .playouts = 120};
}

search::Skill Mind<Achaia>::master(std::size_t seats) {
  const bool crowd = is_crowd(seats);
  return {.plan = {.shape = {.horizon = crowd ? 2 : 1,
                             .learned = true,
                             .practised = true,
                             .varied = crowd,
                             .trusting = crowd},
                   .runners = kRunners,
                   .patience = 40},
          .playouts = 1000};
}

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

// Of two nobody is asked before one, and so nobody has passed on an answer.
bool Mind<Achaia>::has_likelihood(std::size_t seats) { return is_crowd(seats); }

// Where dice are set down a whole phase lies ahead; with two players search is better all the same.
bool Mind<Achaia>::has_habits(std::size_t seats) { return is_crowd(seats); }
bool Mind<Achaia>::is_habitual(const Achaia& game, const View& view) {
  const Phase phase = view.question.phase;
  return has_habits(game.seats()) && (phase == Phase::Place || phase == Phase::Reserve);
}

Expectations Mind<Achaia>::expect(const Achaia& game, const State& state) {
  return share_by_strength(strengths_of(game, state), game.seats(), kPointsSpread);
}

Expectations Mind<Achaia>::expect_learned(const Achaia& game, const State& state) {
  return ilion::expect_learned(game, state);
}

}  // namespace ilion
