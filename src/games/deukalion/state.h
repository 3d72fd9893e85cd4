// SPDX-License-Identifier: GPL-3.0-or-later
// The State and nothing else: what lies open, and what is hidden. Decks have no order [D13.5]: of
// an undrawn card it is known that it is undrawn, and which one comes is decided when it is drawn.
#pragma once

#include <type_traits>

#include "games/deukalion/open.h"

namespace ilion::deukalion {

// [D15.2]
struct Hidden {
  PerPlayer<Cards> hands;
  Cards deck;
  QuestSet quests = QuestSet::all();  // undrawn
  PerPlayer<Quest> secrets{{Quest::None, Quest::None, Quest::None, Quest::None}};
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

struct State {
  Open open;
  Hidden hidden;
  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256);

}  // namespace ilion::deukalion
