// SPDX-License-Identifier: GPL-3.0-or-later
// How an effect is announced step by step, and when it is carried out: a part of Flow, included by
// apply.cpp alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

// Looks for the next thing to be named [A5.18]. What is impossible is skipped [A3.14], what has but
// one answer is carried out [A9.8].
template <class Scribe>
void Flow<Scribe>::announce() {
  const Operations& operations = game_.operations(act_);
  for (; act_.op < operations.size(); ++act_.op) {
    const Operation& operation = operations[act_.op];
    if (!act_.awaits && act_.picked_for(act_.op) >= wanted(operation)) continue;
    if (operation.op == Op::MoveThere && act_.picked == 0) continue;
    q_.phase = step_phase(operation, act_.awaits);
    q_.mover = act_.actor;
    FewMoves few;
    Generator(game_, s_, few).run();
    if (few.size == 0) continue;
    if (few.size == 1) return match_kind(*this, few.first);
    return scribe_.tell(Asked{q_});
  }
  announced();
}

template <class Scribe>
void Flow<Scribe>::name(const Pick& pick, bool awaits) {
  if (act_.awaits) {
    act_.last() = pick;
  } else {
    act_.add(pick);
  }
  act_.awaits = awaits;
  scribe_.tell(Named{pick, awaits});
}

template <class Scribe>
void Flow<Scribe>::operator()(const achaia::PickDie& move) {
  const Operation& operation = game_.operations(act_)[act_.op];
  const Spot spot = move.die.spot;
  if (act_.awaits) {  // the partner
    Pick first = act_.last();
    Pick second{act_.op, move.die.colour, spot, spot};
    const bool places = operation.op == Op::SwapPlaces;
    second.to = places ? spot.at(first.from.place()) : spot.showing(first.from.value());
    first.to = places ? first.from.at(spot.place()) : first.from.showing(spot.value());
    name(first, false);
    name(second, false);
    return announce();
  }
  Pick pick{act_.op, move.die.colour, spot, spot};
  switch (operation.op) {
    case Op::DieAdd: pick.to = spot.plus(operation.amount); break;
    case Op::DieFlip: pick.to = spot.showing(7 - spot.value()); break;
    case Op::DieReroll: break;
    case Op::MoveThere: pick.to = spot.at(act_.last().to.place()); break;
    case Op::DieAddMove: pick.to = spot.plus(operation.amount); [[fallthrough]];
    default: name(pick, true); return announce();
  }
  name(pick, false);
  announce();
}

template <class Scribe>
void Flow<Scribe>::operator()(const achaia::PickStep& move) {
  const int amount = game_.operations(act_)[act_.op].amount;
  const Spot spot = move.die.spot;
  const Spot to = spot.plus(move.direction == Direction::Up ? amount : -amount);
  name({act_.op, move.die.colour, spot, to}, false);
  announce();
}

template <class Scribe>
void Flow<Scribe>::operator()(const achaia::PickLocation& move) {
  if (q_.phase == Phase::MoveOut) {  // [A6.6]
    Spot highest;
    for (Spot spot : s_.board.dice.of(q_.colour))  // ascending within a place
      if (spot.place() == s_.order[q_.position]) highest = spot;
    die_changes(q_.colour, highest, highest.at(move.location));
    return lower_limits_from(q_.position);
  }
  if (act_.awaits) {
    Pick pick = act_.last();
    pick.to = pick.to.at(move.location);
    name(pick, false);
  } else {
    name({act_.op, {}, {}, Spot(move.location, 0)}, false);
  }
  announce();
}

template <class Scribe>
void Flow<Scribe>::operator()(const achaia::PickMarker& move) {
  name({act_.op, move.colour, {}, Spot(move.location, 0)}, false);
  announce();
}

template <class Scribe>
void Flow<Scribe>::operator()(const achaia::PickCharacter& move) {
  Pick pick{act_.op, {}, {}, {}};
  pick.to.code = static_cast<std::uint8_t>(move.who);
  name(pick, false);
  announce();
}

template <class Scribe>
void Flow<Scribe>::announced() {
  if (act_.source == Source::Card) return open_window();  // [A5.4]
  carry_out_all();
}

template <class Scribe>
void Flow<Scribe>::carry_out_all() {
  act_.op = 0;
  act_.done = 0;
  // [A5.10] A sale in the window may have made it impossible.
  if (act_.source == Source::Card && !would_do_something()) return finish();
  run();
}

template <class Scribe>
bool Flow<Scribe>::would_do_something() const {
  const Operations& operations = game_.operations(act_);
  // Only influence that is gone can be missing, and what was named is still there.
  const bool may_miss = std::any_of(
      operations.begin(), operations.end(),
      [](const Operation& each) { return each.op == Op::Influence && each.amount < 0; });
  if (!may_miss || act_.picked > 0) return true;
  return Facts(game_, s_, act_.actor).is_usable(operations, act_.other);
}

template <class Scribe>
void Flow<Scribe>::run() {
  const Operations& operations = game_.operations(act_);
  for (; act_.op < operations.size(); next_operation())
    if (!perform(operations[act_.op])) return;
  finish();
}

template <class Scribe>
void Flow<Scribe>::next_operation() {
  ++act_.op;
  act_.done = 0;
  act_.old_drawn = 0;
}

template <class Scribe>
void Flow<Scribe>::go_on() {
  next_operation();
  run();
}

}  // namespace ilion::achaia
