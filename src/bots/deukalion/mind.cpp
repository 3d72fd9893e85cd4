// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/mind.h"

#include <algorithm>

#include "bots/deukalion/prospects.h"

namespace ilion {

using namespace deukalion;

namespace {

constexpr double kSpread = 3;  // points

}  // namespace

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
    strengths[seat] = std::min(Prospects(game, view, seat).of(view), 40.0);
  }
  return share_by_strength(strengths, game.seats(), kSpread);
}

}  // namespace ilion
