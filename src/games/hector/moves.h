// SPDX-License-Identifier: GPL-3.0-or-later
// Every decision a side can be asked for [H9.3] and every outcome chance can have [H9.4], one small
// struct each. The word and the fields are the notation (docs/notation.md).
#pragma once

#include <variant>

#include "base/fixed_vec.h"
#include "base/kind.h"
#include "game/game.h"
#include "games/hector/troops.h"
#include "games/hector/types.h"

namespace ilion::hector {

// [H3.1] from 2, from home
struct ChooseSource {
  Stack stack;
  ILION_KIND(ChooseSource, "from", Field{"stack", &ChooseSource::stack});
};

// [H3.2] number 3
struct NameNumber {
  Number number;
  ILION_KIND(NameNumber, "number", Field{"number", &NameNumber::number});
};

// [H3.4] face Y: the edge that shall face the attacker, by its colour
struct FaceTile {
  Colour colour;
  ILION_KIND(FaceTile, "face", Field{"colour", &FaceTile::colour});
};

// [H4.1] pass: no action in this turn, only a card
struct NoAction {
  ILION_KIND(NoAction, "pass");
};

// [H4.2] discard R4
struct DiscardAndDraw {
  Troop troop;
  ILION_KIND(DiscardAndDraw, "discard", Field{"troop", &DiscardAndDraw::troop});
};

// [H4.3] change
struct ChangeHero {
  ILION_KIND(ChangeHero, "change");
};

// [H4.4] deploy 0: on the vanguard
struct DeployHero {
  TablePlace on;
  ILION_KIND(DeployHero, "deploy", Field{"on", &DeployHero::on});
};

// [H4.5] boost 2
struct Boost {
  TablePlace on;
  ILION_KIND(Boost, "boost", Field{"on", &Boost::on});
};

// [H4.6] retreat
struct Retreat {
  ILION_KIND(Retreat, "retreat");
};

// [H4.1] play R4
struct PlayTroop {
  Troop troop;
  ILION_KIND(PlayTroop, "play", Field{"troop", &PlayTroop::troop});
};

// [H5.3] turn left, turn right, turn none
struct TurnTile {
  Turn turn;
  ILION_KIND(TurnTile, "turn", Field{"turn", &TurnTile::turn});
};

// [H6.4] lose hero, lose favour
struct PayRansom {
  Ransom ransom;
  ILION_KIND(PayRansom, "lose", Field{"ransom", &PayRansom::ransom});
};

using Move = std::variant<ChooseSource, NameNumber, FaceTile, NoAction, DiscardAndDraw, ChangeHero,
                          DeployHero, Boost, Retreat, PlayTroop, TurnTile, PayRansom>;

// Most choices: an action with four troops in hand is none, 4 discards, change, 1 place for the
// hero, retreat (8); each card played takes a discard away and adds a place: never more than 8.
// The room is for every push of the generator, so that the compiler sees that none can overflow.
constexpr std::size_t kMaxMoves = 18;
using MoveList = FixedVec<Move, kMaxMoves>;

// [H3.1] [H3.5] [H3.6] [H4.2] draw R4 new
struct DrawTroop {
  Troop troop;
  Origin origin;
  ILION_KIND(DrawTroop, "draw", Field{"troop", &DrawTroop::troop},
             Field{"origin", &DrawTroop::origin});
};

// [H3.6] [H4.3] hero G
struct DrawHero {
  Hero hero;
  ILION_KIND(DrawHero, "hero", Field{"hero", &DrawHero::hero});
};

// [H3.4] tile 3
struct DrawTile {
  Tile tile;
  ILION_KIND(DrawTile, "tile", Field{"tile", &DrawTile::tile});
};

// [H7.3] pay R4: a card that was drawn before leaves, face down
struct PayReturned {
  Troop troop;
  ILION_KIND(PayReturned, "pay", Field{"troop", &PayReturned::troop});
};

// [H7.3] pay-unseen: a card that was never drawn leaves, and never will be known
struct PayUnseen {
  ILION_KIND(PayUnseen, "pay-unseen");
};

using Outcome = std::variant<DrawTroop, DrawHero, DrawTile, PayReturned, PayUnseen>;

// At most each of the 24 troops returned and each of them unseen.
constexpr std::size_t kMaxOutcomes = 64;
using OutcomeList = FixedVec<Weighted<Outcome>, kMaxOutcomes>;

}  // namespace ilion::hector
