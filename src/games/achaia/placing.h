// SPDX-License-Identifier: GPL-3.0-or-later
// Dice are placed and supplies taken, chapters 2 and 4: a part of Flow, included by apply.cpp
// alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

// [A2.7] [A4.5] One die each in turn order. Where there is no room at all nothing can be placed;
// the printed limits always leave some.
template <class Scribe>
void Flow<Scribe>::place_next(Phase phase, Seat seat, unsigned left) {
  const bool room = available(game_, s_.board, s_.round) != 0;
  if (left > 0 && room) {
    q_.left = static_cast<std::uint8_t>(left);
    return put(phase, seat);
  }
  q_.left = 0;
  ask(Phase::Turn, s_.start);  // [A5.1]
}

template <class Scribe>
void Flow<Scribe>::operator()(const PlaceDie& move) {
  const Seat seat = q_.mover;
  die_changes(move.die.colour, move.die.spot(), move.die.spot().at(move.to));
  if (game_.seats() == 2) {
    s_.last_placed[seat] = move.die.colour;
    scribe_.tell(DiePlacedFrom{seat, move.die.colour});
  }
  place_next(q_.phase, after(seat), q_.left - 1U);
}

template <class Scribe>
void Flow<Scribe>::prepare() {  // [A4.1] [A4.2] [A4.3]: locks follow from the round
  ++s_.round;
  s_.greed.fill(0);
  s_.characters = 0;
  s_.passed = 0;
  s_.event_fate = {};
  s_.event.items.fill(kNoEvent);
  q_.position = 0;
  scribe_.tell(RoundBegan{s_.round});
  turn_up();
}

template <class Scribe>
void Flow<Scribe>::supply(Seat seat) {  // [A4.4]
  put(Phase::Supplies, seat);
}

template <class Scribe>
void Flow<Scribe>::operator()(const TakeSupplies& move) {
  if (move.supply == Supply::Gold) {
    gain(q_.mover, kSupplyGold);
    return after_supplies();
  }
  q_.left = kSupplyCards;
  draw_next();
}

template <class Scribe>
void Flow<Scribe>::after_supplies() {
  q_.left = 0;
  const Seat next = after(q_.mover);
  if (next != s_.start) return supply(next);
  place_next(Phase::Reserve, s_.start, static_cast<unsigned>(game_.colours().used()));  // [A4.5]
}

}  // namespace ilion::achaia
