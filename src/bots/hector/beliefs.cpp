// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/beliefs.h"

#include "bots/hector/line.h"

namespace ilion::hector {

namespace {

constexpr double kScoringFirst = 2;  // so much sooner than any other is a troop laid that scores

}  // namespace

double likelihood(const View& view, const Content& content, const State& world) {
  if (view.tile == Tile::None) return 1;
  const Seat side = other(view.viewer.seat());
  const Army& army = world.armies[side];
  const Colour facing = facing_colour(content, view, side, view.edge);
  const auto weight = [&](Troop troop) {
    const bool scores = troop.colour() == facing ||
                        (army.hero != Hero::None && troop.colour() == colour_of(army.hero));
    return scores ? kScoringFirst : 1.0;
  };
  double held = 0;
  for (TroopCard card : army.troops.at(Place::Hand)) held += weight(card.troop());
  double likely = 1;
  // From the last troop back: what was laid later was in hand before. The vanguard was not chosen.
  for (std::size_t place = laid_in(army.table); place-- > 1;) {
    held += weight(army.table[place]);
    likely *= weight(army.table[place]) / held;
  }
  return likely;
}

}  // namespace ilion::hector
