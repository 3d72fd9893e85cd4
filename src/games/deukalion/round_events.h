// SPDX-License-Identifier: GPL-3.0-or-later
// What a watcher sees happen on the way of a round. The rest stands in fight_events.h.
#pragma once

#include "base/kind.h"
#include "games/deukalion/view.h"

namespace ilion::deukalion {

using Outer = std::array<Face, kOuterDice>;

struct TreasureLaid {
  Place city;
  Colour colour;
  ILION_EVENT(TreasureLaid, "treasure-laid", Field{"city", &TreasureLaid::city},
              Field{"colour", &TreasureLaid::colour});
};
struct CardDrawn {  // the card is none to all but its player
  Ship ship;
  Card card;
  ILION_EVENT(CardDrawn, "card-drawn", Field{"ship", &CardDrawn::ship},
              Field{"card", &CardDrawn::card});
};
struct DrawLost {  // [D11.3] neither deck nor discards hold a card
  Ship ship;
  ILION_EVENT(DrawLost, "draw-lost", Field{"ship", &DrawLost::ship});
};
struct DeckRenewed {  // [D11.3] the discards are the new deck
  ILION_EVENT(DeckRenewed, "deck-renewed");
};
struct SecretDealt {  // none to others
  Ship ship;
  Quest quest;
  ILION_EVENT(SecretDealt, "secret-dealt", Field{"ship", &SecretDealt::ship},
              Field{"quest", &SecretDealt::quest});
};
struct QuestOpened {
  Quest quest;
  ILION_EVENT(QuestOpened, "quest-opened", Field{"quest", &QuestOpened::quest});
};
struct Anchored {
  Ship ship;
  Square square;
  ILION_EVENT(Anchored, "anchored", Field{"ship", &Anchored::ship},
              Field{"square", &Anchored::square});
};
struct RoundBegun {
  std::uint16_t round;
  Ship active;
  ILION_EVENT(RoundBegun, "round", Field{"round", &RoundBegun::round},
              Field{"active", &RoundBegun::active});
};
struct DiceRolled {
  Face middle;
  Outer outer;
  ILION_EVENT(DiceRolled, "rolled", Field{"middle", &DiceRolled::middle},
              Field{"outer", &DiceRolled::outer});
};
struct OwnTimeBegun {  // a side turn, or the turn of the active player
  Ship ship;
  ILION_EVENT(OwnTimeBegun, "own-time", Field{"ship", &OwnTimeBegun::ship});
};
struct KylixPlaced {
  Rotation rotation;
  ILION_EVENT(KylixPlaced, "placed", Field{"rotation", &KylixPlaced::rotation});
};
struct DieTurned {
  Hollow die;
  Face face;
  ILION_EVENT(DieTurned, "die-turned", Field{"die", &DieTurned::die},
              Field{"face", &DieTurned::face});
};
struct CardPlayed {
  Ship ship;
  Card card;
  ILION_EVENT(CardPlayed, "card-played", Field{"ship", &CardPlayed::ship},
              Field{"card", &CardPlayed::card});
};
struct Sailed {
  Ship ship;
  Square to;
  ILION_EVENT(Sailed, "sailed", Field{"ship", &Sailed::ship}, Field{"to", &Sailed::to});
};
struct Landed {
  Ship ship;
  ILION_EVENT(Landed, "landed", Field{"ship", &Landed::ship});
};
struct QuestShown {  // [D6.5]
  Ship ship;
  Quest quest;
  ILION_EVENT(QuestShown, "quest-shown", Field{"ship", &QuestShown::ship},
              Field{"quest", &QuestShown::quest});
};
struct BroughtBack {  // by the die or side turn, or by a card or the Styx
  Ship ship;
  std::uint8_t soldiers;
  bool by_action;
  ILION_EVENT(BroughtBack, "brought-back", Field{"ship", &BroughtBack::ship},
              Field{"soldiers", &BroughtBack::soldiers},
              Field{"by_action", &BroughtBack::by_action});
};
struct HydraMoved {
  Square to;
  bool by_die;
  ILION_EVENT(HydraMoved, "hydra-moved", Field{"to", &HydraMoved::to},
              Field{"by_die", &HydraMoved::by_die});
};
struct StyxReached {  // and he is asked
  Ship ship;
  ILION_EVENT(StyxReached, "styx", Field{"ship", &StyxReached::ship});
};
struct StyxLeft {  // the question of the Styx is answered
  Ship ship;
  ILION_EVENT(StyxLeft, "styx-left", Field{"ship", &StyxLeft::ship});
};

}  // namespace ilion::deukalion
