// SPDX-License-Identifier: GPL-3.0-or-later
// Every decision a player can be asked for and every outcome chance can have, one small struct
// each. The word and the fields are the notation (docs/notation.md).
#pragma once

#include <compare>
#include <string_view>
#include <tuple>
#include <variant>

#include "base/fields.h"
#include "base/fixed_vec.h"
#include "game/game.h"
#include "games/achaia/dice.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

#define ILION_MOVE(Type, word, ...)                        \
  static constexpr std::string_view kWord = word;          \
  static constexpr auto kFields = std::tuple{__VA_ARGS__}; \
  friend auto operator<=>(const Type&, const Type&) = default

struct KeepDice {  // [A2.5] keep
  ILION_MOVE(KeepDice, "keep");
};
struct RollAllAgain {  // [A2.5] [A11.2] reroll R
  Colour colour;
  ILION_MOVE(RollAllAgain, "reroll", Field{"colour", &RollAllAgain::colour});
};
struct SetDie {  // [A12.2] set 4
  Value value;
  ILION_MOVE(SetDie, "set", Field{"value", &SetDie::value});
};
struct PlaceDie {  // [A2.7] [A4.5] place R4 7
  ReserveDie die;
  Location to;
  ILION_MOVE(PlaceDie, "place", Field{"die", &PlaceDie::die}, Field{"to", &PlaceDie::to});
};
struct TakeSupplies {  // [A4.4] supplies cards, supplies gold
  Supply supply;
  ILION_MOVE(TakeSupplies, "supplies", Field{"supply", &TakeSupplies::supply});
};
struct PlayCard {  // [A5.2] play I03 b: for oneself
  Intrigue card;
  Side side;
  ILION_MOVE(PlayCard, "play", Field{"card", &PlayCard::card}, Field{"side", &PlayCard::side});
};
struct PlayAgainst {  // [A5.3] against 2 I03 a
  Seat opp;
  Intrigue card;
  Side side;
  ILION_MOVE(PlayAgainst, "against", Field{"opp", &PlayAgainst::opp},
             Field{"card", &PlayAgainst::card}, Field{"side", &PlayAgainst::side});
};
struct UseCharacter {  // [A5.11] character C02
  Character who;
  ILION_MOVE(UseCharacter, "character", Field{"who", &UseCharacter::who});
};
struct Pass {  // [A5.13] pass: without event
  ILION_MOVE(Pass, "pass");
};
struct PassWithEvent {  // [A5.14] event
  ILION_MOVE(PassWithEvent, "event");
};
struct AnswerWithCousin {  // [A5.5] [A5.6] cousin street
  Cousin cousin;
  ILION_MOVE(AnswerWithCousin, "cousin", Field{"cousin", &AnswerWithCousin::cousin});
};
struct AnswerWithCard {  // [A5.7] [A5.8] answer I07
  Intrigue card;
  ILION_MOVE(AnswerWithCard, "answer", Field{"card", &AnswerWithCard::card});
};
struct PickDie {  // [A5.18] die R4@7: a die on a location; die R4: one in a reserve
  Die die;
  ILION_MOVE(PickDie, "die", Field{"die", &PickDie::die});
};
struct PickStep {  // [A5.18] turn R4@7 up
  Die die;
  Direction direction;
  ILION_MOVE(PickStep, "turn", Field{"die", &PickStep::die},
             Field{"direction", &PickStep::direction});
};
struct PickLocation {  // [A5.18] [A6.6] to 7
  Location location;
  ILION_MOVE(PickLocation, "to", Field{"location", &PickLocation::location});
};
struct PickMarker {  // [A5.18] marker R 7
  Colour colour;
  Location location;
  ILION_MOVE(PickMarker, "marker", Field{"colour", &PickMarker::colour},
             Field{"location", &PickMarker::location});
};
struct PickCharacter {  // [A10.E09] dismiss C06
  Character who;
  ILION_MOVE(PickCharacter, "dismiss", Field{"who", &PickCharacter::who});
};
struct PickCard {  // kept, discarded, sold or taken: card I03
  Intrigue card;
  ILION_MOVE(PickCard, "card", Field{"card", &PickCard::card});
};
struct Concede {  // give gold, give influence, give street, give court
  Concession what;
  ILION_MOVE(Concede, "give", Field{"what", &Concede::what});
};
struct TakeSpoils {  // [A10.I01] take gold, take influence
  Spoils spoils;
  ILION_MOVE(TakeSpoils, "take", Field{"spoils", &TakeSpoils::spoils});
};
struct NameOwner {  // [A6.4] next 2
  Seat seat;
  ILION_MOVE(NameOwner, "next", Field{"seat", &NameOwner::seat});
};
struct NameColour {  // [A6.6] leaves R
  Colour colour;
  ILION_MOVE(NameColour, "leaves", Field{"colour", &NameColour::colour});
};
struct UseLocation {  // [A6.4] use 1; Citadel: which; Prison: how many
  UseOf which;
  ILION_MOVE(UseLocation, "use", Field{"which", &UseLocation::which});
};
struct Decline {  // none: no answer, no use, no further die or card
  ILION_MOVE(Decline, "none");
};
struct SellInfluence {  // [A3.2] sell
  ILION_MOVE(SellInfluence, "sell");
};
struct GiveGold {  // [A12.4] gift 2 10
  Seat to;
  Amount amount;
  ILION_MOVE(GiveGold, "gift", Field{"to", &GiveGold::to}, Field{"amount", &GiveGold::amount});
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
  ILION_MOVE(LayTile, "tile", Field{"location", &LayTile::location});
};
struct DrawCard {  // draw I05
  Intrigue card;
  ILION_MOVE(DrawCard, "draw", Field{"card", &DrawCard::card});
};
struct DrawEvent {  // event E03
  EventCard card;
  ILION_MOVE(DrawEvent, "event", Field{"card", &DrawEvent::card});
};
struct TurnUpCharacter {  // open C02
  Character who;
  ILION_MOVE(TurnUpCharacter, "open", Field{"who", &TurnUpCharacter::who});
};
struct RollDie {  // roll 4
  Value value;
  ILION_MOVE(RollDie, "roll", Field{"value", &RollDie::value});
};
struct DrawStart {  // [A2.6] start 2
  Seat seat;
  ILION_MOVE(DrawStart, "start", Field{"seat", &DrawStart::seat});
};

#undef ILION_MOVE

using Outcome = std::variant<LayTile, DrawCard, DrawEvent, TurnUpCharacter, RollDie, DrawStart>;

// At most 16 kinds of card.
constexpr std::size_t kMaxOutcomes = 24;
using OutcomeList = FixedVec<Weighted<Outcome>, kMaxOutcomes>;

}  // namespace ilion::achaia
