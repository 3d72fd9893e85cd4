// SPDX-License-Identifier: GPL-3.0-or-later
// Events of tiles, dice, gold, influence and of cards that are drawn; the rest is in events.h.
#pragma once

#include <optional>

#include "base/kind.h"
#include "games/achaia/view.h"

namespace ilion::achaia {

// A card of which not everybody knows the kind.
constexpr Intrigue kHiddenCard{31};

struct TileLaid {
  std::uint8_t position;
  Location location;
  ILION_EVENT(TileLaid, "tile-laid", Field{"position", &TileLaid::position},
              Field{"location", &TileLaid::location});
};
struct RoundBegan {  // greed and passes are cleared, the old characters and events are gone
  std::uint8_t round;
  ILION_EVENT(RoundBegan, "round", Field{"round", &RoundBegan::round});
};
struct CharacterTurnedUp {
  Character who;
  ILION_EVENT(CharacterTurnedUp, "character-up", Field{"who", &CharacterTurnedUp::who});
};
struct EventDealt {  // the card is none to all but its owner
  Seat seat;
  EventCard card;
  ILION_EVENT(EventDealt, "event-dealt", Field{"seat", &EventDealt::seat},
              Field{"card", &EventDealt::card});
};
struct CardDrawn {  // the card is hidden to all but its owner; `looked_at`: he will keep some only
  Seat seat;
  Intrigue card;
  bool looked_at;
  ILION_EVENT(CardDrawn, "card-drawn", Field{"seat", &CardDrawn::seat},
              Field{"card", &CardDrawn::card}, Field{"looked_at", &CardDrawn::looked_at});
};
struct DeckShuffled {  // [A3.13]
  ILION_EVENT(DeckShuffled, "deck-shuffled");
};
struct DieChanged {  // rolled, placed, moved or turned
  Colour colour;
  Spot from;
  Spot to;
  ILION_EVENT(DieChanged, "die", Field{"colour", &DieChanged::colour},
              Field{"from", &DieChanged::from}, Field{"to", &DieChanged::to});
};
struct DieSet {  // [A12.2] the value is 0 to others
  Colour colour;
  std::uint8_t value;
  ILION_EVENT(DieSet, "die-set", Field{"colour", &DieSet::colour}, Field{"value", &DieSet::value});
};
struct DiceShown {  // all dice of a colour: revealed, or taken up to be rolled again
  Colour colour;
  DiceOfColour dice;
  ILION_EVENT(DiceShown, "dice-shown", Field{"colour", &DiceShown::colour},
              Field{"dice", &DiceShown::dice});
};
struct RerollDecided {  // undecided to others
  Seat seat;
  Again again;
  ILION_EVENT(RerollDecided, "reroll-decided", Field{"seat", &RerollDecided::seat},
              Field{"again", &RerollDecided::again});
};
struct RerollShown {
  Seat seat;
  Again again;
  ILION_EVENT(RerollShown, "reroll-shown", Field{"seat", &RerollShown::seat},
              Field{"again", &RerollShown::again});
};
struct StartTaken {
  Seat seat;
  ILION_EVENT(StartTaken, "start", Field{"seat", &StartTaken::seat});
};
struct DiePlacedFrom {  // [A11.2] two players: the colour placed last
  Seat seat;
  Colour colour;
  ILION_EVENT(DiePlacedFrom, "placed", Field{"seat", &DiePlacedFrom::seat},
              Field{"colour", &DiePlacedFrom::colour});
};
struct GoldGained {  // from the bank
  Seat seat;
  std::uint16_t amount;
  ILION_EVENT(GoldGained, "gold-gained", Field{"seat", &GoldGained::seat},
              Field{"amount", &GoldGained::amount});
};
struct GoldPaid {  // to the bank
  Seat seat;
  std::uint16_t amount;
  ILION_EVENT(GoldPaid, "gold-paid", Field{"seat", &GoldPaid::seat},
              Field{"amount", &GoldPaid::amount});
};
struct GoldTaken {
  Seat from;
  Seat to;
  std::uint16_t amount;
  ILION_EVENT(GoldTaken, "gold-taken", Field{"from", &GoldTaken::from}, Field{"to", &GoldTaken::to},
              Field{"amount", &GoldTaken::amount});
};
struct GoldGiven {  // [A12.4]
  Seat from;
  Seat to;
  std::uint16_t amount;
  ILION_EVENT(GoldGiven, "gold-given", Field{"from", &GoldGiven::from}, Field{"to", &GoldGiven::to},
              Field{"amount", &GoldGiven::amount});
};
struct GoldShown {  // [A10.I01]
  Seat seat;
  std::uint16_t amount;
  ILION_EVENT(GoldShown, "gold-shown", Field{"seat", &GoldShown::seat},
              Field{"amount", &GoldShown::amount});
};
struct InfluenceMoved {
  Seat seat;
  std::int16_t by;
  ILION_EVENT(InfluenceMoved, "influence", Field{"seat", &InfluenceMoved::seat},
              Field{"by", &InfluenceMoved::by});
};
struct InfluenceSold {  // [A3.2]
  Seat seat;
  ILION_EVENT(InfluenceSold, "influence-sold", Field{"seat", &InfluenceSold::seat});
};

}  // namespace ilion::achaia
