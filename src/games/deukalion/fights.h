// SPDX-License-Identifier: GPL-3.0-or-later
// How a fight stands (chapter 9), in half-points.
#pragma once

#include "games/deukalion/content.h"
#include "games/deukalion/open.h"

namespace ilion::deukalion {

// [D9.2] Of one of the throwers.
inline int strength(const Open& open, Ship ship) {
  const Throw& toss = open.fight.of(ship);
  const int ares = 4 * toss.ares;                       // [D11.AC06] 2 each
  const int fleece = open.player(ship).fleece ? 1 : 0;  // [D11.AC03]
  return 2 * toss.clear + toss.edge + ares + fleece;
}

// What the thrower must reach against a place or the Hydra, or the defending ship has thrown.
inline int resistance(const Content& content, const Open& open) {
  const Fight& fight = open.fight;
  switch (fight.kind) {
    case FightKind::Ship: return strength(open, fight.defender);
    case FightKind::City:
    case FightKind::Settlement: return 2 * content.place(fight.place).value;
    default: return 2 * kHydraStrength;
  }
}

// The ship that wins as things stand, or none if the city, the settlement or the Hydra does.
inline Ship winning(const Content& content, const Open& open) {
  const Fight& fight = open.fight;
  if (fight.kind == FightKind::Ship)  // [D9.5] equal is not enough
    return strength(open, fight.attacker) > strength(open, fight.defender) ? fight.attacker
                                                                           : fight.defender;
  const Ship thrower = fight.kind == FightKind::HydraAttacks ? fight.defender : fight.attacker;
  // [D9.8] [D9.9] [D10.1] equal is enough
  return strength(open, thrower) >= resistance(content, open) ? thrower : Ship::None;
}

// [D13.3] The thrower who would lose as things stand, or none.
inline Ship losing(const Content& content, const Open& open) {
  const Fight& fight = open.fight;
  const Ship winner = winning(content, open);
  if (fight.kind == FightKind::Ship)
    return winner == fight.attacker ? fight.defender : fight.attacker;
  if (winner != Ship::None) return Ship::None;
  return fight.kind == FightKind::HydraAttacks ? fight.defender : fight.attacker;
}

// How many soldiers are in the air when chance tosses for a ship: all aboard, or after Nike those
// that lay crossed.
inline std::size_t in_the_air(const Open& open, Ship ship) {
  const Throw& toss = open.fight.of(ship);
  return toss.threw ? toss.crossed : open.player(ship).aboard;
}

// [D9.7] Where the loser's ship or the beaten Hydra can be shifted to: both lie where they fought.
inline SquareSet taken_squares(const Open& open, std::size_t seats) {
  SquareSet taken(open.hydra);
  for (std::size_t i = 0; i < seats; ++i) taken |= SquareSet(open.players[seat_at(i)].ship);
  return taken;
}

// The square of a fight at sea.
inline Square battle_square(const Open& open) {
  return open.fight.kind == FightKind::Ship ? open.player(open.fight.defender).ship : open.hydra;
}

}  // namespace ilion::deukalion
