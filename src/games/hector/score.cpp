// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hector/score.h"

namespace ilion::hector {

Colour facing_colour(const Content& content, const State& state, Seat side) {
  const std::size_t edge = static_cast<std::size_t>(state.edge);
  const std::size_t opposite = side == state.attacker ? 0 : kEdges / 2;
  return content.tiles[index_of(state.tile)][(edge + opposite) % kEdges];
}

namespace {

// [H4.4] The covered troop counts for nothing; [H4.5] a marker is worth 1.
template <class Counts>
int add_uncovered(const Army& army, Counts counts) {
  int sum = 0;
  for (std::size_t i = 0; i < kTablePlaces; ++i) {
    const TablePlace place = place_at(i);
    const Troop troop = army.table[i];
    const bool uncovered = !troop.is_none() & (place != army.deployed_on);
    const int worth = troop.value() + (army.is_boosted(place) ? 1 : 0);
    sum += worth * static_cast<int>(uncovered & counts(troop));
  }
  return sum;
}

}  // namespace

int superiority(const Content& content, const Army& army, Seat side) {
  const int hero = army.is_deployed() ? content.value(side, army.hero) : 0;
  return hero + add_uncovered(army, [](Troop) { return true; });  // [H5.2] whatever the colour
}

int battle_score(const Content& content, const Army& army, Seat side, Colour tile_colour) {
  // [H6.2] A deployed hero always scores, since his colour is one of the two; in hand he adds none.
  const int hero = army.is_deployed() ? content.value(side, army.hero) : 0;
  return hero + add_uncovered(army, [&](Troop troop) {
           const bool of_hero =
               army.hero != Hero::None && troop.colour() == colour_of(army.hero);  // [H3.7]
           return of_hero || troop.colour() == tile_colour;
         });
}

}  // namespace ilion::hector
