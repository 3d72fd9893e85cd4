// SPDX-License-Identifier: GPL-3.0-or-later
// What happens. Every change of what lies open is made by an event (changes.h): the rules tell it,
// a client folds it, and both do the same thing by the same function. `seen_by` makes of an event
// what one viewer may see.
#pragma once

#include <variant>

#include "base/fixed_vec.h"
#include "games/deukalion/fight_events.h"
#include "games/deukalion/round_events.h"

namespace ilion::deukalion {

using Event =
    std::variant<TreasureLaid, CardDrawn, DrawLost, DeckRenewed, SecretDealt, QuestOpened, Anchored,
                 RoundBegun, DiceRolled, OwnTimeBegun, KylixPlaced, DieTurned, CardPlayed, Sailed,
                 Landed, QuestShown, BroughtBack, HydraMoved, StyxReached, StyxLeft, FightBegun,
                 Tossed, TossPassed, FightDecided, SoldiersLost, SettlementFell, Founded,
                 TreasureTaken, NothingTaken, ShipShifted, HydraShifted, FightEnded,
                 PointCardsTaken, PaymentDue, TreasureReturned, CardHandedIn, PaymentDone,
                 QuestCompleted, RevealBegun, RevealAnswered, RevealEnded, QuestRemoved, DrawsDue,
                 DrawsDone, OwnTimeEnded, MatchEnded, SecretsShown, Asked>;

// The busiest step is a card handed in unasked that completes a quest and ends the match: up to 30
// cards, the quest, the end, four secrets, asked.
constexpr std::size_t kMaxEvents = 64;
using EventList = FixedVec<Event, kMaxEvents>;

// What the viewer may see of an event.
Event seen_by(Viewer viewer, const Event& event);

// Carries a view forward.
void fold(View& view, const Event& event);

}  // namespace ilion::deukalion
