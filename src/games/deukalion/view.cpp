// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/deukalion/flow.h"

namespace ilion::deukalion {

View Deukalion::observe(const State& state, Viewer viewer) const {
  View view;
  view.viewer = viewer;
  view.open = state.open;  // [D15.1] by its type all of it is public
  for (std::size_t i = 0; i < seats_; ++i)
    if (viewer.is(seat_at(i)) || state.open.phase == Phase::Over)  // [D15.2]
      view.secrets[seat_at(i)] = secrets_of(state, seat_at(i));
  return view;
}

}  // namespace ilion::deukalion
