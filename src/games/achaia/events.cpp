// SPDX-License-Identifier: GPL-3.0-or-later
// Who sees what of an event. Everything is public [A9.1] but what the functions below withhold.
#include "games/achaia/events.h"

namespace ilion::achaia {

namespace {

struct Seen {
  Viewer viewer;
  const Colours& colours;

  template <class Public>
  Event operator()(const Public& event) const {
    return event;
  }
  Event operator()(const CardDrawn& event) const {  // [A9.2]
    const Intrigue card = viewer.is(event.seat) ? event.card : kHiddenCard;
    return CardDrawn{event.seat, card, event.looked_at};
  }
  Event operator()(const EventDealt& event) const {
    return EventDealt{event.seat, viewer.is(event.seat) ? event.card : kNoEvent};
  }
  Event operator()(const RerollDecided& event) const {  // [A9.5]
    return RerollDecided{event.seat, viewer.is(event.seat) ? event.again : Again::Undecided};
  }
  Event operator()(const DieSet& event) const {  // [A12.2]
    const bool mine = viewer.is(colours.owner(event.colour));
    return DieSet{event.colour, mine ? event.value : std::uint8_t{0}};
  }
};

}  // namespace

Event seen_by(Viewer viewer, const Event& event, const Colours& colours) {
  return std::visit(Seen{viewer, colours}, event);
}

}  // namespace ilion::achaia
