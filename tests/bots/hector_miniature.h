// SPDX-License-Identifier: GPL-3.0-or-later
// A miniature of Hector and Achilles: the last turn of the last battle, by the rules of the whole
// game, small enough to be written down to the end.
//
// It is the hundredth battle, so after it the match is over [H8.6]. Both sides stand with one
// front: who loses the battle loses the match [H8.2], a tie is a draw. The Trojans may still
// retreat and have a draw, for five cards are left then; the Achaeans, with one card less, may not.
// Red faces the Achaeans, who attack, green the Trojans. Every stack is known; hidden are the last
// card of each hand and which of two heroes the Achaeans hold, the Trojan one lies open. So the
// attacker may change or deploy his hero, or try another card, and the defender must guess from it
// whether to stay.
//
// It was picked from 1,500 last turns made at random as one of the few in which a search that does
// not mix its moves can be exploited; in most it cannot (docs/bots.md).
#pragma once

#include <initializer_list>
#include <vector>

#include "games/hector/game.h"

namespace ilion::hector::test {

struct MiniatureSide {
  std::initializer_list<Troop> table;
  std::initializer_list<Troop> hidden;  // one in hand, the others in the stack that fights
  Hero hero;
  std::initializer_list<Hero> hero_stack;
};

inline Army miniature_army(const MiniatureSide& side, Troop in_hand) {
  Army army;
  army.troops.put(TroopSet::army(), Place::Out);
  const auto put = [&](Troop troop, Place place) { army.troops.move(troop, Place::Out, place); };
  for (Troop troop : side.table) {
    army.table[army.table_size()] = troop;
    put(troop, Place::Table);
  }
  for (Troop troop : side.hidden) {
    put(troop, place_of(Stack::Front1));
    army.remembered.join(troop, Stack::Front1);
  }
  army.troops.move(in_hand, place_of(Stack::Front1), Place::Hand);
  std::size_t home = 0;  // whatever is left over: it takes no part
  for (std::uint8_t code = 0; home < kDepletedBelow; ++code)
    if (const Troop troop(code); army.troops.at(Place::Out).has(troop)) {
      put(troop, Place::Home);
      army.remembered.join(troop, Stack::Home);
      ++home;
    }
  army.sizes = {static_cast<std::uint8_t>(side.hidden.size() - 1), 0, 0,
                static_cast<std::uint8_t>(home)};
  army.hero = side.hero;
  for (Hero hero : side.hero_stack) army.hero_stack.add(hero);
  army.favours = 0;
  return army;
}

inline State miniature_state(Troop attacks_with, Troop defends_with, Hero hero, Hero in_stack) {
  using enum Colour;
  State state;
  state.battle = kLastBattle;
  state.phase = Phase::Action;
  state.number = Number::One;
  state.tile = Tile::T1;
  state.tiles_left = 0;
  state.armies[kAchaeans] =
      miniature_army({.table = {Troop(Blue, 4), Troop(Purple, 1), Troop(Blue, 1), Troop(Brown, 3)},
                      .hidden = {Troop(Blue, 2), Troop(Blue, 2), Troop(Brown, 2), Troop(Green, 4)},
                      .hero = hero,
                      .hero_stack = {in_stack}},
                     attacks_with);
  Army& trojans = state.armies[kTrojans];
  trojans =
      miniature_army({.table = {Troop(Red, 2), Troop(Yellow, 2), Troop(Blue, 1), Troop(Brown, 4)},
                      .hidden = {Troop(Red, 1), Troop(Red, 1), Troop(Purple, 4), Troop(Purple, 4),
                                 Troop(Purple, 3)},
                      .hero = Hero::Blue,
                      .hero_stack = {}},
                     defends_with);
  trojans.deployed_on = TablePlace::Vanguard;
  return state;
}

// All worlds, and how likely each is: every hidden card may be the one in hand.
inline std::vector<Weighted<State>> miniature() {
  using enum Colour;
  std::vector<Weighted<State>> worlds;
  const auto kinds = [](Weighted<Troop> one, Weighted<Troop> two, Weighted<Troop> three) {
    return std::array{one, two, three};
  };
  for (const auto& ours : kinds({Troop(Blue, 2), 2}, {Troop(Brown, 2), 1}, {Troop(Green, 4), 1}))
    for (const auto& theirs :
         kinds({Troop(Red, 1), 2}, {Troop(Purple, 4), 2}, {Troop(Purple, 3), 1}))
      for (const auto& [hero, other] :
           {std::pair{Hero::Blue, Hero::Purple}, std::pair{Hero::Purple, Hero::Blue}})
        worlds.push_back({miniature_state(ours.outcome, theirs.outcome, hero, other),
                          ours.weight * theirs.weight});
  return worlds;
}

}  // namespace ilion::hector::test
