// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/mind.h"

#include "bots/deukalion/lessons.h"
#include "bots/deukalion/strength.h"

namespace ilion {

using namespace deukalion;

namespace {
constexpr std::size_t kRunners = 12;
}

search::Skill Mind<Deukalion>::medium(std::size_t) {
  return {.plan = {.shape = {.width = 0}, .runners = kRunners / 2}, .playouts = 12};
}

search::Skill Mind<Deukalion>::hard(std::size_t) {
  return {.plan = {.shape = {.learned = true}, .runners = kRunners}, .playouts = 200};
}

search::Skill Mind<Deukalion>::master(std::size_t) {
  return {.plan = {.shape = {.horizon = 3, .learned = true}, .runners = kRunners},
          .playouts = 2000};
}

int Mind<Deukalion>::stage(const Deukalion&, const State& state) { return state.open.round; }

// The dice of the next round are not thrown yet.
bool Mind<Deukalion>::is_at_rest(const Deukalion&, const State& state) {
  return state.open.phase == Phase::Roll;
}

Expectations Mind<Deukalion>::expect(const Deukalion& game, const State& state) {
  PerSeat<double> strengths{};
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    const View view = game.observe(state, Viewer::seat(seat));
    strengths[seat] = strength(view.open.players[seat], Prospects(game, view, seat).of(view));
  }
  return share_by_strength(strengths, game.seats(), kSpread);
}

Expectations Mind<Deukalion>::expect_learned(const Deukalion& game, const State& state) {
  return ilion::expect_learned(game, state);
}

}  // namespace ilion
