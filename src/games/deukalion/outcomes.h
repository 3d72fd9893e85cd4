// SPDX-License-Identifier: GPL-3.0-or-later
// What chance can decide [D13.5], one small struct each.
#pragma once

#include <variant>

#include "base/fixed_vec.h"
#include "base/kind.h"
#include "game/game.h"
#include "games/deukalion/sets.h"
#include "games/deukalion/squares.h"
#include "games/deukalion/types.h"

namespace ilion::deukalion {

// [D3.1] treasure R: into the next slot
struct LayTreasure {
  Colour colour;
  ILION_KIND(LayTreasure, "treasure", Field{"colour", &LayTreasure::colour});
};

// [D3.2] [D5.6] draw ares
struct DrawCard {
  Card card;
  ILION_KIND(DrawCard, "draw", Field{"card", &DrawCard::card});
};

// [D3.2] [D12.8] quest Q02
struct DrawQuest {
  Quest quest;
  ILION_KIND(DrawQuest, "quest", Field{"quest", &DrawQuest::quest});
};

// [D5.2] roll 3 1 2 2 1: the middle die first
struct RollDice {
  Face middle;
  Face first;
  Face second;
  Face third;
  Face fourth;
  ILION_KIND(RollDice, "roll", Field{"middle", &RollDice::middle}, Field{"first", &RollDice::first},
             Field{"second", &RollDice::second}, Field{"third", &RollDice::third},
             Field{"fourth", &RollDice::fourth});
};

// [D9.1] toss 2 2 3: crossed, clear, on edge
struct TossSoldiers {
  Count crossed;
  Count clear;
  Count edge;
  ILION_KIND(TossSoldiers, "toss", Field{"crossed", &TossSoldiers::crossed},
             Field{"clear", &TossSoldiers::clear}, Field{"edge", &TossSoldiers::edge});
};

using Outcome = std::variant<LayTreasure, DrawCard, DrawQuest, RollDice, TossSoldiers>;

// A roll has 3^5 = 243 outcomes, a toss of 10 soldiers 66.
constexpr std::size_t kMaxOutcomes = 328;
using OutcomeList = FixedVec<Weighted<Outcome>, kMaxOutcomes>;

}  // namespace ilion::deukalion
