// SPDX-License-Identifier: GPL-3.0-or-later
// Who sees what of an event. Everything is public [H9.1] but what the functions below withhold.
#include "games/hector/events.h"

namespace ilion::hector {

namespace {

struct Seen {
  Viewer viewer;

  template <class Public>
  Event operator()(const Public& event) const {
    return event;
  }
  Event operator()(const TroopDrawn& event) const {  // [H3.6] hands are hidden
    return TroopDrawn{event.side, event.stack, viewer.is(event.side) ? event.troop : kNoTroop};
  }
  Event operator()(const HeroDrawn& event) const {
    return HeroDrawn{event.side, event.from_under, viewer.is(event.side) ? event.hero : Hero::None};
  }
  Event operator()(const TroopDiscarded& event) const {  // [H4.2] face down
    const bool seen = event.open || viewer.is(event.side);
    return TroopDiscarded{event.side, seen ? event.troop : kNoTroop, event.open};
  }
  Event operator()(const HeroPutUnder& event) const {  // [H4.3] face down
    return HeroPutUnder{event.side, viewer.is(event.side) ? event.hero : Hero::None};
  }
};

}  // namespace

Event seen_by(Viewer viewer, const Event& event) { return std::visit(Seen{viewer}, event); }

}  // namespace ilion::hector
