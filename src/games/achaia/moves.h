// SPDX-License-Identifier: GPL-3.0-or-later
// Every decision a player can be asked for and every outcome chance can have, one small struct
// each. The word and the fields are the notation (docs/notation.md).
#pragma once

#include <variant>

#include "base/fixed_vec.h"
#include "base/kind.h"
#include "game/game.h"
#include "games/achaia/dice.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

struct KeepDice {  // [A2.5] keep
  ILION_KIND(KeepDice, "keep");
};
struct RollAllAgain {  // [A2.5] [A11.2] reroll R
  Colour colour;
  ILION_KIND(RollAllAgain, "reroll", Field{"colour", &RollAllAgain::colour});
};
struct SetDie {  // [A12.2] set 4
  Value value;
  ILION_KIND(SetDie, "set", Field{"value", &SetDie::value});
};
struct PlaceDie {  // [A2.7] [A4.5] place R4 7
  ReserveDie die;
  Location to;
  ILION_KIND(PlaceDie, "place", Field{"die", &PlaceDie::die}, Field{"to", &PlaceDie::to});
};
struct TakeSupplies {  // [A4.4] supplies cards, supplies gold
  Supply supply;
  ILION_KIND(TakeSupplies, "supplies", Field{"supply", &TakeSupplies::supply});
};
struct PlayCard {  // [A5.2] play I03 b: for oneself
  Intrigue card;
  Side side;
  ILION_KIND(PlayCard, "play", Field{"card", &PlayCard::card}, Field{"side", &PlayCard::side});
};
struct PlayAgainst {  // [A5.3] against 2 I03 a
  Seat opp;
  Intrigue card;
  Side side;
  ILION_KIND(PlayAgainst, "against", Field{"opp", &PlayAgainst::opp},
             Field{"card", &PlayAgainst::card}, Field{"side", &PlayAgainst::side});
};
struct UseCharacter {  // [A5.11] character C02
  Character who;
  ILION_KIND(UseCharacter, "character", Field{"who", &UseCharacter::who});
};
struct Pass {  // [A5.13] pass: without event
  ILION_KIND(Pass, "pass");
};
struct PassWithEvent {  // [A5.14] event
  ILION_KIND(PassWithEvent, "event");
};
struct AnswerWithCousin {  // [A5.5] [A5.6] cousin street
  Cousin cousin;
  ILION_KIND(AnswerWithCousin, "cousin", Field{"cousin", &AnswerWithCousin::cousin});
};
struct AnswerWithCard {  // [A5.7] [A5.8] answer I07
  Intrigue card;
  ILION_KIND(AnswerWithCard, "answer", Field{"card", &AnswerWithCard::card});
};
struct PickDie {  // [A5.18] die R4@7: a die on a location; die R4: one in a reserve
  Die die;
  ILION_KIND(PickDie, "die", Field{"die", &PickDie::die});
};
struct PickStep {  // [A5.18] turn R4@7 up
  Die die;
  Direction direction;
  ILION_KIND(PickStep, "turn", Field{"die", &PickStep::die},
             Field{"direction", &PickStep::direction});
};
struct PickLocation {  // [A5.18] [A6.6] to 7
  Location location;
  ILION_KIND(PickLocation, "to", Field{"location", &PickLocation::location});
};
struct PickMarker {  // [A5.18] marker R 7
  Colour colour;
  Location location;
  ILION_KIND(PickMarker, "marker", Field{"colour", &PickMarker::colour},
             Field{"location", &PickMarker::location});
};
struct PickCharacter {  // [A10.E09] dismiss C06
  Character who;
  ILION_KIND(PickCharacter, "dismiss", Field{"who", &PickCharacter::who});
};
struct PickCard {  // kept, discarded, sold or taken: card I03
  Intrigue card;
  ILION_KIND(PickCard, "card", Field{"card", &PickCard::card});
};
struct Concede {  // give gold, give influence, give street, give court
  Concession what;
  ILION_KIND(Concede, "give", Field{"what", &Concede::what});
};
struct TakeSpoils {  // [A10.I01] take gold, take influence
  Spoils spoils;
  ILION_KIND(TakeSpoils, "take", Field{"spoils", &TakeSpoils::spoils});
};
struct NameOwner {  // [A6.4] next 2
  Seat seat;
  ILION_KIND(NameOwner, "next", Field{"seat", &NameOwner::seat});
};
struct NameColour {  // [A6.6] leaves R
  Colour colour;
  ILION_KIND(NameColour, "leaves", Field{"colour", &NameColour::colour});
};
struct UseLocation {  // [A6.4] use 1; Citadel: which; Prison: how many
  UseOf which;
  ILION_KIND(UseLocation, "use", Field{"which", &UseLocation::which});
};
struct Decline {  // none: no answer, no use, no further die or card
  ILION_KIND(Decline, "none");
};
struct SellInfluence {  // [A3.2] sell
  ILION_KIND(SellInfluence, "sell");
};
struct GiveGold {  // [A12.4] gift 2 10
  Seat to;
  Amount amount;
  ILION_KIND(GiveGold, "gift", Field{"to", &GiveGold::to}, Field{"amount", &GiveGold::amount});
};

using Move =
    std::variant<KeepDice, RollAllAgain, SetDie, PlaceDie, TakeSupplies, PlayCard, PlayAgainst,
                 UseCharacter, Pass, PassWithEvent, AnswerWithCousin, AnswerWithCard, PickDie,
                 PickStep, PickLocation, PickMarker, PickCharacter, PickCard, Concede, TakeSpoils,
                 NameOwner, NameColour, UseLocation, Decline, SellInfluence, GiveGold>;
static_assert(sizeof(Move) <= 8);

// Most choices: a turn of five players with [A12.4]. Whatever the content, each of 16 kinds of card
// has two effects against four players, and there are 5 characters, 2 ways to pass, a sale and 40
// gifts: 176; by the printed content 107 [A5.18].
constexpr std::size_t kMaxMoves = 240;
using MoveList = FixedVec<Move, kMaxMoves>;

struct LayTile {  // [A12.1] tile 7
  Location location;
  ILION_KIND(LayTile, "tile", Field{"location", &LayTile::location});
};
struct DrawCard {  // draw I05
  Intrigue card;
  ILION_KIND(DrawCard, "draw", Field{"card", &DrawCard::card});
};
struct DrawEvent {  // event E03
  EventCard card;
  ILION_KIND(DrawEvent, "event", Field{"card", &DrawEvent::card});
};
struct TurnUpCharacter {  // open C02
  Character who;
  ILION_KIND(TurnUpCharacter, "open", Field{"who", &TurnUpCharacter::who});
};
struct RollDie {  // roll 4
  Value value;
  ILION_KIND(RollDie, "roll", Field{"value", &RollDie::value});
};
struct DrawStart {  // [A2.6] start 2
  Seat seat;
  ILION_KIND(DrawStart, "start", Field{"seat", &DrawStart::seat});
};

using Outcome = std::variant<LayTile, DrawCard, DrawEvent, TurnUpCharacter, RollDie, DrawStart>;

// At most 16 kinds of card.
constexpr std::size_t kMaxOutcomes = 24;
using OutcomeList = FixedVec<Weighted<Outcome>, kMaxOutcomes>;

}  // namespace ilion::achaia
