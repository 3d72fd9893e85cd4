// SPDX-License-Identifier: GPL-3.0-or-later
// The dominance phase and the final reckoning, chapters 6 and 8: a part of Flow, included by
// apply.cpp alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

// [A6.1] [A6.5] The next location that holds a die, in the order of the tiles.
template <class Scribe>
void Flow<Scribe>::resolve_from(std::size_t position) {
  const Crowd crowd = s_.board.dice.crowd();
  while (position < kLocations && crowd.on(s_.order[position]) == 0) ++position;
  if (position < kLocations) {
    q_.position = static_cast<std::uint8_t>(position);
    dominate(s_.order[position]);
    return next_use();
  }
  q_.position = 0;
  if (s_.round == kRounds) return reckon();  // [A6.7]
  lower_limits_from(0);
}

template <class Scribe>
void Flow<Scribe>::dominate(Location here) {
  int highest = 0;
  Colour dominant{};
  bool tied = false;
  for (std::size_t i = 0; i < kColours; ++i) {  // [A6.2] colour by colour [A11.4]
    const Colour colour = colour_at(i);
    int sum = 0;
    for (Spot spot : s_.board.dice.of(colour)) {
      if (spot.place() != here) continue;
      sum += spot.value();
      q_.claims.add(game_.colours().owner(colour), spot.value());  // [A6.4] the list is fixed now
    }
    if (sum == 0 || sum < highest) continue;
    tied = sum == highest;
    highest = sum;
    dominant = colour;
  }
  scribe_.tell(LocationReached{here, tied ? Colour{} : dominant, tied});
  if (tied || markers_left(s_, dominant) == 0) return;  // [A3.12]
  std::uint8_t& markers = s_.markers[index_of(dominant)][index_of(here)];
  ++markers;  // [A6.3]
  scribe_.tell(MarkerLaid{dominant, here});
  if (markers == 1) move_influence(game_.colours().owner(dominant), 1);
}

template <class Scribe>
void Flow<Scribe>::next_use() {
  const int value = q_.claims.highest();
  if (value == 0) return resolve_from(q_.position + 1U);
  int owners = 0;
  Seat owner{};
  for (std::size_t i = 0; i < game_.seats(); ++i) {
    if (q_.claims.of(seat_at(i), value) == 0) continue;
    ++owners;
    owner = seat_at(i);
  }
  if (owners > 1) return put(Phase::Order, s_.start);  // [A6.4]
  q_.claims.remove(owner, value);
  put(Phase::Use, owner);
}

template <class Scribe>
void Flow<Scribe>::operator()(const NameOwner& move) {
  q_.claims.remove(move.seat, q_.claims.highest());
  scribe_.tell(OwnerNamed{move.seat});
  put(Phase::Use, move.seat);
}

template <class Scribe>
void Flow<Scribe>::operator()(const UseLocation& move) {
  const Location here = s_.order[q_.position];
  act_.source = Source::Location;
  act_.id = static_cast<std::uint8_t>(here);
  act_.which = static_cast<std::uint8_t>(move.which);
  act_.actor = act_.other = q_.mover;
  scribe_.tell(LocationUsed{q_.mover, here, act_.which});
  announce();
}

template <class Scribe>
void Flow<Scribe>::lower_limits_from(std::size_t position) {
  for (; position < kLocations; ++position) {
    const Location here = s_.order[position];
    while (s_.board.increased[index_of(here)] > 0) {
      --s_.board.increased[index_of(here)];
      scribe_.tell(LimitLowered{here});
      q_.position = static_cast<std::uint8_t>(position);
      if (must_leave(here)) return;
    }
  }
  q_.position = 0;
  q_.colour = {};
  prepare();
}

// [A6.6] The highest die must go, if there is one and anywhere to go: false if not.
template <class Scribe>
bool Flow<Scribe>::must_leave(Location here) {
  int highest = 0;
  int colours = 0;
  for (std::size_t i = 0; i < kColours; ++i) {
    int mine = 0;
    for (Spot spot : s_.board.dice.of(colour_at(i)))
      if (spot.place() == here) mine = spot.value();  // ascending within a place
    if (mine == 0 || mine < highest) continue;
    colours = mine == highest ? colours + 1 : 1;
    highest = mine;
    q_.colour = colour_at(i);
  }
  if (highest == 0 || (available(game_, s_.board, s_.round) & ~bit(here)) == 0) return false;
  if (colours == 1) {
    put(Phase::MoveOut, game_.colours().owner(q_.colour));
  } else {
    q_.colour = {};
    put(Phase::Tied, s_.start);
  }
  return true;
}

template <class Scribe>
void Flow<Scribe>::operator()(const NameColour& move) {
  q_.colour = move.colour;
  put(Phase::MoveOut, game_.colours().owner(move.colour));
}

template <class Scribe>
void Flow<Scribe>::reckon() {
  for (Location here : s_.order) {  // [A8.1]
    int most = 0;
    Colour colour{};
    bool tied = false;
    for (std::size_t i = 0; i < kColours; ++i) {
      const int n = s_.markers[i][index_of(here)];
      if (n == 0 || n < most) continue;
      tied = n == most;
      most = n;
      colour = colour_at(i);
    }
    if (most == 0 || tied) continue;
    scribe_.tell(LocationScored{here, colour});
    move_influence(game_.colours().owner(colour), 1);
  }
  for (std::size_t i = 0; i < game_.seats(); ++i) {  // [A8.2]
    const Seat seat = seat_at(i);
    const unsigned cousins =
        s_.cousins_of(seat, Cousin::Street) + s_.cousins_of(seat, Cousin::Court);
    const unsigned wealth = s_.gold[seat] + kGoldOfCousin * cousins;
    s_.cousins[seat] = {};
    s_.gold[seat] = static_cast<std::uint16_t>(wealth % kGoldOfPoint);
    s_.influence[seat] = static_cast<std::uint16_t>(s_.influence[seat] + wealth / kGoldOfPoint);
    scribe_.tell(
        WealthCounted{seat, static_cast<std::uint16_t>(wealth / kGoldOfPoint), s_.gold[seat]});
  }
  ask(Phase::Over, s_.start);
}

}  // namespace ilion::achaia
