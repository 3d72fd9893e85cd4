// SPDX-License-Identifier: GPL-3.0-or-later
// Every decision a player can be asked for (chapter 13), one small struct each, in the order of the
// legal list. The word and the fields are the notation (docs/notation.md). Two kinds may share a
// word if one of them says more: `sail e5` and `sail e5 PER`.
#pragma once

#include <variant>

#include "base/fixed_vec.h"
#include "base/kind.h"
#include "game/game.h"
#include "games/deukalion/sets.h"
#include "games/deukalion/squares.h"
#include "games/deukalion/types.h"

namespace ilion::deukalion {

// [D3.3] anchor c1
struct DropAnchor {
  Square square;
  ILION_KIND(DropAnchor, "anchor", Field{"square", &DropAnchor::square});
};

// [D5.4] place 1
struct PlaceKylix {
  Rotation rotation;
  ILION_KIND(PlaceKylix, "place", Field{"rotation", &PlaceKylix::rotation});
};

// [D6.1] sail e5: to a square without a fight, or into the Hydra
struct Sail {
  Square to;
  ILION_KIND(Sail, "sail", Field{"to", &Sail::to});
};

// [D6.4] sail e5 PER: an attack on this ship
struct SailAgainst {
  Square to;
  Ship ship;
  ILION_KIND(SailAgainst, "sail", Field{"to", &SailAgainst::to}, Field{"ship", &SailAgainst::ship});
};

// [D5.3] [D5.7] bring 2
struct BringBack {
  Count soldiers;
  ILION_KIND(BringBack, "bring", Field{"soldiers", &BringBack::soldiers});
};

// [D5.6] cards
struct DrawCards {
  ILION_KIND(DrawCards, "cards");
};

// [D10.2] hydra e5
struct MoveHydra {
  Square to;
  ILION_KIND(MoveHydra, "hydra", Field{"to", &MoveHydra::to});
};

// [D10.3] hydra e5 PER
struct MoveHydraAgainst {
  Square to;
  Ship ship;
  ILION_KIND(MoveHydraAgainst, "hydra", Field{"to", &MoveHydraAgainst::to},
             Field{"ship", &MoveHydraAgainst::ship});
};

// [D6.7] attack RHO
struct Attack {
  Place place;
  ILION_KIND(Attack, "attack", Field{"place", &Attack::place});
};

// [D8.5] found SAL
struct Found {
  Place place;
  ILION_KIND(Found, "found", Field{"place", &Found::place});
};

// [D8.3] deliver R
struct Deliver {
  Colour colour;
  ILION_KIND(Deliver, "deliver", Field{"colour", &Deliver::colour});
};

// [D12.3] claim Q02 a
struct Claim {
  Quest quest;
  Task task;
  ILION_KIND(Claim, "claim", Field{"quest", &Claim::quest}, Field{"task", &Claim::task});
};

// [D12.3] claim Q14 b RGW: the task leaves the colours open
struct ClaimWith {
  Quest quest;
  Task task;
  ColourSet colours;
  ILION_KIND(ClaimWith, "claim", Field{"quest", &ClaimWith::quest}, Field{"task", &ClaimWith::task},
             Field{"colours", &ClaimWith::colours});
};

// [D11.1] play ares
struct PlayCard {
  Card card;
  ILION_KIND(PlayCard, "play", Field{"card", &PlayCard::card});
};

// [D11.AC05] charon 3
struct PlayCharon {
  Count soldiers;
  ILION_KIND(PlayCharon, "charon", Field{"soldiers", &PlayCharon::soldiers});
};

// [D11.AC10] poseidon e5
struct PlayPoseidon {
  Square to;
  ILION_KIND(PlayPoseidon, "poseidon", Field{"to", &PlayPoseidon::to});
};

// [D11.AC10] poseidon e5 PER
struct PlayPoseidonAgainst {
  Square to;
  Ship ship;
  ILION_KIND(PlayPoseidonAgainst, "poseidon", Field{"to", &PlayPoseidonAgainst::to},
             Field{"ship", &PlayPoseidonAgainst::ship});
};

// [D11.AC11] dionysos 0 3: Dionysos at PLACE
struct TurnDie {
  Hollow die;
  Face face;
  ILION_KIND(TurnDie, "dionysos", Field{"die", &TurnDie::die}, Field{"face", &TurnDie::face});
};

// [D7.3] unload R
struct Unload {
  Colour colour;
  ILION_KIND(Unload, "unload", Field{"colour", &Unload::colour});
};

// [D7.3] bring-all: as many as fit
struct BringAll {
  ILION_KIND(BringAll, "bring-all");
};

// [D7.3] leave
struct LeaveBelow {
  ILION_KIND(LeaveBelow, "leave");
};

// [D9.6] [D9.8] take R
struct TakeTreasure {
  Colour colour;
  ILION_KIND(TakeTreasure, "take", Field{"colour", &TakeTreasure::colour});
};

// [D9.7] shift b3
struct Shift {
  Square to;
  ILION_KIND(Shift, "shift", Field{"to", &Shift::to});
};

// [D9.6] nothing
struct TakeNothing {
  ILION_KIND(TakeNothing, "nothing");
};

// [D10.4] point
struct TakePoint {
  ILION_KIND(TakePoint, "point");
};

// [D8.4] return KOR
struct ReturnTo {
  Place city;
  ILION_KIND(ReturnTo, "return", Field{"city", &ReturnTo::city});
};

// [D12.6] pay ares
struct PayCard {
  Card card;
  ILION_KIND(PayCard, "pay", Field{"card", &PayCard::card});
};

// [D13.3] [D12.9] pass: no card, or no claim
struct Pass {
  ILION_KIND(Pass, "pass");
};

// [D5.3] [D5.5] end
struct EndTurn {
  ILION_KIND(EndTurn, "end");
};

using Move =
    std::variant<DropAnchor, PlaceKylix, Sail, SailAgainst, BringBack, DrawCards, MoveHydra,
                 MoveHydraAgainst, Attack, Found, Deliver, Claim, ClaimWith, PlayCard, PlayCharon,
                 PlayPoseidon, PlayPoseidonAgainst, TurnDie, Unload, BringAll, LeaveBelow,
                 TakeTreasure, Shift, TakeNothing, TakePoint, ReturnTo, PayCard, Pass, EndTurn>;

// Most choices are at TURN, all at once: 49 squares to sail to and 2 more for a second and third
// ship met on one of them; the Hydra within 3 steps has at most 24 squares and 2 more, by the die
// and by Poseidon; 4 numbers of soldiers; CARDS; 4 attacks or foundings; 5 treasures to deliver; 3
// quests with 2 tasks each, of which Q13 and Q14 have 5 and 10 ways; 6 other cards; 3 numbers for
// Charon; end: 51 + 2 * 26 + 4 + 1 + 4 + 5 + 20 + 6 + 3 + 1 = 147.
constexpr std::size_t kMaxMoves = 200;
using MoveList = FixedVec<Move, kMaxMoves>;

}  // namespace ilion::deukalion
