// SPDX-License-Identifier: GPL-3.0-or-later
// Whether two courses of events may differ for a viewer. The rules do open hidden things: a card is
// played, a hero is shown and taken back at once. What is opened shows in the view of that moment;
// so at the first event in which two courses differ, the views must differ as well. If they do not,
// the event has told something that the viewer may not know, or that no view of his ever shows.
#pragma once

#include <algorithm>
#include <cstddef>

#include "game/game.h"

namespace ilion::kit {

enum class Telling {
  Same,    // event by event
  Opened,  // different, because the rules opened something different
  Leaked,  // different, though the viewer has nothing different before him
};

// Both courses start from what the viewer has `seen`.
template <Game G>
Telling compare_events(const G& game, typename G::View seen, const typename G::EventList& one,
                       const typename G::EventList& other) {
  const std::size_t longer = std::max(one.size(), other.size());
  for (std::size_t i = 0; i < longer; ++i) {
    typename G::View also_seen = seen;
    if (i < one.size()) game.fold(seen, one[i]);
    if (i < one.size() && i < other.size() && one[i] == other[i]) continue;
    if (i < other.size()) game.fold(also_seen, other[i]);
    return seen == also_seen ? Telling::Leaked : Telling::Opened;
  }
  return Telling::Same;
}

}  // namespace ilion::kit
