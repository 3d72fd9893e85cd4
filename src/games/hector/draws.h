// SPDX-License-Identifier: GPL-3.0-or-later
// What chance draws [H9.4], by the weights that chance.cpp lists. Each kind of outcome is drawn as
// itself, so that play can go on with it at once. Inside the room only.
#pragma once

#include <algorithm>
#include <bit>

#include "base/nth_bit.h"
#include "games/hector/game.h"

namespace ilion::hector {

// Which place and, if that was never drawn from, which troop: both are drawn at once and one of
// them may be for nothing, because a branch on luck costs more.
inline DrawTroop draw_troop(const Army& army, Rng& rng) {
  const Stack stack = draw_stack(army);
  const TroopSet returned = army.cards_in(stack);
  const TroopSet unseen = army.troops.at(Place::Unseen);
  const auto [place, card] =
      rng.below(static_cast<std::uint32_t>(army.stack_size(stack)),
                std::max(static_cast<std::uint32_t>(unseen.size()), std::uint32_t{1}));
  const bool is_new = place >= returned.size();
  const TroopSet from = TroopSet::either(is_new, unseen, returned);
  return {from.nth(is_new ? card : place).troop(), static_cast<Origin>(is_new)};
}

inline DrawHero draw_hero(const Army& army, Rng& rng) {
  if (army.hero_stack.empty()) return {army.under.front()};
  return {army.hero_stack.nth(rng.below(static_cast<std::uint32_t>(army.hero_stack.size())))};
}

template <class Take>
void draw_shame(const Army& army, Rng& rng, Take&& take) {
  const Stack stack = draw_stack(army);
  const TroopSet returned = army.cards_in(stack);
  const std::uint32_t place = rng.below(static_cast<std::uint32_t>(army.stack_size(stack)));
  if (place < returned.size())
    take(PayReturned{returned.nth(place).troop()});
  else
    take(PayUnseen{});
}

inline DrawTile draw_tile(const State& state, Rng& rng) {
  const auto left = static_cast<std::uint32_t>(std::popcount(state.tiles_left));
  return {static_cast<Tile>(nth_bit(state.tiles_left, rng.below(left)))};
}

// Calls take(outcome) with what chance brings here, by its kind.
template <class Take>
void draw(const State& state, Rng& rng, Take&& take) {
  const Army& army = state.armies[state.mover];
  switch (state.phase) {
    case Phase::Tile: return take(draw_tile(state, rng));
    case Phase::DealHero:
    case Phase::NewHero: return take(draw_hero(army, rng));
    case Phase::Shame: return draw_shame(army, rng, take);
    default: return take(draw_troop(army, rng));
  }
}

}  // namespace ilion::hector
