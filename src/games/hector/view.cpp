// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hector/flow.h"
#include "games/hector/game.h"

namespace ilion::hector {

Secrets secrets_of(const State& state, Seat side) {
  const Army& army = state.armies[side];
  Secrets secrets;
  secrets.known = true;
  secrets.hand = army.troops.at(Place::Hand).canonical();
  secrets.hero = army.hero;
  secrets.discarded = army.troops.at(Place::Discarded).canonical();
  secrets.under = army.under;
  if (state.phase != Phase::Over) return secrets;
  for (Stack stack : kAllStacks)
    secrets.returned[index_of(stack)] = army.cards_in(stack).canonical();
  secrets.paid = army.troops.at(Place::Paid).canonical();
  return secrets;
}

namespace {

std::uint8_t small(std::size_t n) { return static_cast<std::uint8_t>(n); }

// [H9.1] The public part.
void look_at(const State& state, Seat side, ArmyView& view) {
  const Army& army = state.armies[side];
  std::size_t in_stacks = 0;
  for (Stack stack : kAllStacks) {
    view.stacks[index_of(stack)] = small(army.stack_size(stack));
    in_stacks += army.stack_size(stack);
  }
  view.remembered = army.remembered;
  view.table = army.table;
  view.hand = small(army.troops.at(Place::Hand).size());
  view.discarded = small(army.troops.at(Place::Discarded).size());
  view.out = army.troops.at(Place::Out).canonical();
  view.paid = small(kTroopCards - in_stacks - army.table_size() - view.hand - view.discarded -
                    view.out.size());
  view.active = army.active;
  view.boosted = army.boosted;
  view.favours = army.favours;
  view.shame = army.shame;
  view.hero_in_hand = army.has_hero_in_hand();
  // [H6.1] When the question of ransom follows a victory check, all heroes have been shown.
  const bool shown = state.phase == Phase::Ransom && !state.retreated;
  if (army.is_deployed() || shown) view.hero = army.hero;
  view.deployed_on = army.deployed_on;
  view.hero_stack = small(army.hero_stack_size());
  view.under = small(army.under.size());
  HeroSet in_game = army.hero_stack;
  if (army.hero != Hero::None) in_game.add(army.hero);
  for (std::size_t i = 0; i < army.under.size(); ++i) in_game.add(army.under.at(i));
  view.heroes_out = in_game.others();
}

}  // namespace

View Hector::observe(const State& state, Viewer viewer) const {
  View view;
  view.viewer = viewer;
  for (Seat side : kBothSides) {
    look_at(state, side, view.armies[side]);
    if (viewer.is(side) || state.phase == Phase::Over)  // [H9.2]
      view.armies[side].secrets = secrets_of(state, side);
  }
  view.phase = state.phase;
  view.battle = state.battle;
  view.attacker = state.attacker;
  view.mover = state.mover;
  view.number = state.number;
  view.tile = state.tile;
  view.edge = state.edge;
  view.tiles_left = state.tiles_left;
  view.owed = state.owed;
  view.end = state.end;
  view.drawn = state.drawn;
  view.retreated = state.retreated;
  return view;
}

}  // namespace ilion::hector
