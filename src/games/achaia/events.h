// SPDX-License-Identifier: GPL-3.0-or-later
// What a watcher sees happen. The rules tell every event in full; `seen_by` makes of it what one
// viewer may see, and `fold` carries a view forward by it: first view plus events is the present
// view, so a client needs nothing else.
#pragma once

#include <optional>
#include <variant>

#include "base/fixed_vec.h"
#include "base/kind.h"
#include "games/achaia/piece_events.h"
#include "games/achaia/view.h"

namespace ilion::achaia {

struct CardAnnounced {  // the Opp is the player himself if there is none
  Seat seat;
  Intrigue card;
  Side side;
  Seat opp;
  ILION_EVENT(CardAnnounced, "card-announced", Field{"seat", &CardAnnounced::seat},
              Field{"card", &CardAnnounced::card}, Field{"side", &CardAnnounced::side},
              Field{"opp", &CardAnnounced::opp});
};
struct AnsweredWithCard {
  Seat seat;
  Intrigue card;
  ILION_EVENT(AnsweredWithCard, "answered-card", Field{"seat", &AnsweredWithCard::seat},
              Field{"card", &AnsweredWithCard::card});
};
struct AnsweredWithCousin {
  Seat seat;
  Cousin cousin;
  ILION_EVENT(AnsweredWithCousin, "answered-cousin", Field{"seat", &AnsweredWithCousin::seat},
              Field{"cousin", &AnsweredWithCousin::cousin});
};
struct Declined {
  Seat seat;
  ILION_EVENT(Declined, "declined", Field{"seat", &Declined::seat});
};
struct CardCancelled {
  Intrigue card;
  ILION_EVENT(CardCancelled, "card-cancelled", Field{"card", &CardCancelled::card});
};
struct CardDiscarded {  // from play
  Intrigue card;
  ILION_EVENT(CardDiscarded, "card-discarded", Field{"card", &CardDiscarded::card});
};
struct HandDiscarded {  // a card from hand, openly
  Seat seat;
  Intrigue card;
  ILION_EVENT(HandDiscarded, "hand-discarded", Field{"seat", &HandDiscarded::seat},
              Field{"card", &HandDiscarded::card});
};
struct DrawnDiscarded {  // one of those just drawn; `from_deck`: for certain from the present one
  Seat seat;
  Intrigue card;
  bool from_deck;
  ILION_EVENT(DrawnDiscarded, "drawn-discarded", Field{"seat", &DrawnDiscarded::seat},
              Field{"card", &DrawnDiscarded::card}, Field{"from_deck", &DrawnDiscarded::from_deck});
};
struct CardTaken {  // from the discard pile
  Seat seat;
  Intrigue card;
  ILION_EVENT(CardTaken, "card-taken", Field{"seat", &CardTaken::seat},
              Field{"card", &CardTaken::card});
};
struct CardsKept {  // the others of those drawn have been discarded
  Seat seat;
  ILION_EVENT(CardsKept, "cards-kept", Field{"seat", &CardsKept::seat});
};
struct CharacterUsed {
  Seat seat;
  Character who;
  ILION_EVENT(CharacterUsed, "character-used", Field{"seat", &CharacterUsed::seat},
              Field{"who", &CharacterUsed::who});
};
struct CharacterDismissed {
  Character who;
  ILION_EVENT(CharacterDismissed, "character-dismissed", Field{"who", &CharacterDismissed::who});
};
struct LocationUsed {
  Seat seat;
  Location location;
  std::uint8_t which;
  ILION_EVENT(LocationUsed, "location-used", Field{"seat", &LocationUsed::seat},
              Field{"location", &LocationUsed::location}, Field{"which", &LocationUsed::which});
};
struct Named {  // a step of an announcement; a die gets its destination by a second one
  Pick pick;
  bool awaits;
  ILION_EVENT(Named, "named", Field{"pick", &Named::pick}, Field{"awaits", &Named::awaits});
};
struct Passed {
  Seat seat;
  ILION_EVENT(Passed, "passed", Field{"seat", &Passed::seat});
};
struct EventPlayed {
  Seat seat;
  EventCard card;
  ILION_EVENT(EventPlayed, "event-played", Field{"seat", &EventPlayed::seat},
              Field{"card", &EventPlayed::card});
};
struct EventDiscarded {  // face down
  Seat seat;
  ILION_EVENT(EventDiscarded, "event-discarded", Field{"seat", &EventDiscarded::seat});
};
struct CousinTaken {
  Seat seat;
  Cousin cousin;
  ILION_EVENT(CousinTaken, "cousin-taken", Field{"seat", &CousinTaken::seat},
              Field{"cousin", &CousinTaken::cousin});
};
struct CousinReturned {
  Seat seat;
  Cousin cousin;
  ILION_EVENT(CousinReturned, "cousin-returned", Field{"seat", &CousinReturned::seat},
              Field{"cousin", &CousinReturned::cousin});
};
struct LimitRaised {
  Location location;
  ILION_EVENT(LimitRaised, "limit-raised", Field{"location", &LimitRaised::location});
};
struct LimitLowered {
  Location location;
  ILION_EVENT(LimitLowered, "limit-lowered", Field{"location", &LimitLowered::location});
};
struct MarkerLaid {
  Colour colour;
  Location location;
  ILION_EVENT(MarkerLaid, "marker-laid", Field{"colour", &MarkerLaid::colour},
              Field{"location", &MarkerLaid::location});
};
struct MarkerReturned {
  Colour colour;
  Location location;
  ILION_EVENT(MarkerReturned, "marker-returned", Field{"colour", &MarkerReturned::colour},
              Field{"location", &MarkerReturned::location});
};
struct LocationReached {  // [A6.1] in the dominance phase; `tied`: nobody dominates
  Location location;
  Colour dominant;
  bool tied;
  ILION_EVENT(LocationReached, "location", Field{"location", &LocationReached::location},
              Field{"dominant", &LocationReached::dominant}, Field{"tied", &LocationReached::tied});
};
struct OwnerNamed {  // [A6.4]
  Seat seat;
  ILION_EVENT(OwnerNamed, "owner-named", Field{"seat", &OwnerNamed::seat});
};
struct LocationScored {  // [A8.1]
  Location location;
  Colour colour;
  ILION_EVENT(LocationScored, "location-scored", Field{"location", &LocationScored::location},
              Field{"colour", &LocationScored::colour});
};
struct WealthCounted {  // [A8.2] cousins go back, the remainder stays as gold
  Seat seat;
  std::uint16_t points;
  std::uint16_t remainder;
  ILION_EVENT(WealthCounted, "wealth", Field{"seat", &WealthCounted::seat},
              Field{"points", &WealthCounted::points},
              Field{"remainder", &WealthCounted::remainder});
};
struct Asked {  // who is next, and for what
  Question question;
  ILION_EVENT(Asked, "asked", Field{"question", &Asked::question});
};

using Event = std::variant<
    TileLaid, RoundBegan, CharacterTurnedUp, EventDealt, CardDrawn, DeckShuffled, DieChanged,
    DieSet, DiceShown, RerollDecided, RerollShown, StartTaken, DiePlacedFrom, GoldGained, GoldPaid,
    GoldTaken, GoldGiven, GoldShown, InfluenceMoved, InfluenceSold, CardAnnounced, AnsweredWithCard,
    AnsweredWithCousin, Declined, CardCancelled, CardDiscarded, HandDiscarded, DrawnDiscarded,
    CardTaken, CardsKept, CharacterUsed, CharacterDismissed, LocationUsed, Named, Passed,
    EventPlayed, EventDiscarded, CousinTaken, CousinReturned, LimitRaised, LimitLowered, MarkerLaid,
    MarkerReturned, LocationReached, OwnerNamed, LocationScored, WealthCounted, Asked>;

// The busiest step is a last pass after which nobody can use any location: the pass, 12 locations
// with a marker and a point each, 25 uses declined, 5 limits lowered with a die each, 12 locations
// and 5 fortunes reckoned with their points, asked: below 120.
constexpr std::size_t kMaxEvents = 160;
using EventList = FixedVec<Event, kMaxEvents>;

// What the viewer may see of an event; nothing if he sees none of it.
Event seen_by(Viewer viewer, const Event& event, const Colours& colours);

// Carries a view forward.
void fold(View& view, const Event& event);

}  // namespace ilion::achaia
