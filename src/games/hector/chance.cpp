// SPDX-License-Identifier: GPL-3.0-or-later
// [H9.4] Chance. Every card in a stack is equally likely at each draw, and every troop never drawn
// so far is equally likely to lie in any place never drawn from. With r cards returned to the
// stack, u never-drawn places in it and p never-drawn troops in the whole army, a returned card
// weighs p and a never-drawn one u: together p * (r + u).
#include "games/hector/draws.h"

namespace ilion::hector {

Stack draw_stack(const Army& army) {
  const Stack active = army.active;
  return army.stack_size(active) > 0 ? active : Stack::Home;  // [H4.2] [H7.3]
}

namespace {

OutcomeList troop_draws(const Army& army) {
  const Stack stack = draw_stack(army);
  const TroopSet returned = army.cards_in(stack);
  const TroopSet unseen = army.troops.at(Place::Unseen);
  const auto places = static_cast<std::uint32_t>(army.never_drawn_in(stack));
  const auto pool = places > 0 ? static_cast<std::uint32_t>(unseen.size()) : 1;
  OutcomeList list;
  for (std::uint8_t code = 0; code < kTroops; ++code) {
    const Troop troop(code);
    if (const auto n = static_cast<std::uint32_t>(returned.count(troop)); n > 0)
      list.push_back({DrawTroop{troop, Origin::Returned}, n * pool});
    if (const auto n = static_cast<std::uint32_t>(unseen.count(troop)); n > 0 && places > 0)
      list.push_back({DrawTroop{troop, Origin::Unseen}, n * places});
  }
  return list;
}

OutcomeList hero_draws(const Army& army) {
  OutcomeList list;
  for (std::size_t i = 0; i < army.hero_stack.size(); ++i)
    list.push_back({DrawHero{army.hero_stack.nth(i)}, 1});
  // [H9.4] After the shuffled ones those put under, first in first out.
  if (list.empty()) list.push_back({DrawHero{army.under.front()}, 1});
  return list;
}

OutcomeList tile_draws(const State& state) {
  OutcomeList list;
  for (std::size_t i = 0; i < kTiles; ++i)
    if ((state.tiles_left >> i & 1) != 0) list.push_back({DrawTile{static_cast<Tile>(i)}, 1});
  return list;
}

// [H7.3] Which card leaves; a never-drawn one stays unknown for ever [H7.5].
OutcomeList shame_draws(const Army& army) {
  const Stack stack = draw_stack(army);
  const TroopSet returned = army.cards_in(stack);
  OutcomeList list;
  for (TroopCard card : returned.kinds())
    list.push_back(
        {PayReturned{card.troop()}, static_cast<std::uint32_t>(returned.count(card.troop()))});
  if (const std::size_t places = army.never_drawn_in(stack); places > 0)
    list.push_back({PayUnseen{}, static_cast<std::uint32_t>(places)});
  return list;
}

}  // namespace

OutcomeList Hector::outcomes(const State& state) const {
  const Army& army = state.armies[state.mover];
  switch (state.phase) {
    case Phase::Vanguard:
    case Phase::Deal:
    case Phase::Redraw: return troop_draws(army);
    case Phase::DealHero:
    case Phase::NewHero: return hero_draws(army);
    case Phase::Tile: return tile_draws(state);
    case Phase::Shame: return shame_draws(army);
    default: return {};
  }
}

Outcome Hector::sample(const State& state, Rng& rng) const {
  std::optional<Outcome> drawn;
  draw(state, rng, [&](const auto& outcome) { drawn = outcome; });
  return *drawn;
}

}  // namespace ilion::hector
