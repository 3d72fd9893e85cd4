// SPDX-License-Identifier: GPL-3.0-or-later
// Who sees what of an event. Everything is public [D15.1] but what the functions below withhold.
#include "games/deukalion/events.h"

namespace ilion::deukalion {

namespace {

struct Seen {
  Viewer viewer;

  bool is_own(Ship ship) const { return viewer.is(seat_of(ship)); }

  template <class Public>
  Event operator()(const Public& event) const {
    return event;
  }
  Event operator()(const CardDrawn& event) const {  // [D11.4] faces are private
    return CardDrawn{event.ship, is_own(event.ship) ? event.card : Card::None};
  }
  Event operator()(const SecretDealt& event) const {  // [D12.2]
    return SecretDealt{event.ship, is_own(event.ship) ? event.quest : Quest::None};
  }
};

}  // namespace

Event seen_by(Viewer viewer, const Event& event) { return std::visit(Seen{viewer}, event); }

}  // namespace ilion::deukalion
