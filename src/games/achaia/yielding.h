// SPDX-License-Identifier: GPL-3.0-or-later
// What others give or choose when an effect is carried out, and what closes it: a part of Flow,
// included by apply.cpp alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

// [A10.6] Opponents choose clockwise from the actor.
template <class Scribe>
bool Flow<Scribe>::perform_yields() {
  const Operation& operation = game_.operations(act_)[act_.op];
  for (; act_.done + 1U < game_.seats(); ++act_.done) {
    const Seat seat = seat_at((index_of(act_.actor) + 1 + act_.done) % game_.seats());
    if (concessions(s_, operation, seat) == 0) continue;  // [A10.E18] loses nothing
    put(Phase::Yield, seat);
    return false;
  }
  return true;
}

template <class Scribe>
void Flow<Scribe>::operator()(const Concede& move) {
  const Operation& operation = game_.operations(act_)[act_.op];
  const bool of_one = operation.op == Op::PayOrInfluence;
  switch (move.what) {
    case Concession::Gold: pay(q_.mover, static_cast<unsigned>(operation.amount)); break;
    case Concession::Influence:
      move_influence(q_.mover, of_one ? -operation.count : -operation.amount);
      break;
    case Concession::Street: return_cousin(q_.mover, Cousin::Street); break;
    case Concession::Court: return_cousin(q_.mover, Cousin::Court); break;
  }
  if (of_one) return go_on();
  ++act_.done;
  run();
}

template <class Scribe>
void Flow<Scribe>::operator()(const PickCard& move) {
  const Seat me = q_.mover;
  const Operation& operation = game_.operations(act_)[act_.op];
  switch (q_.phase) {
    case Phase::KeepCard: {
      Cards rest = s_.drawn;
      rest.remove(move.card);
      s_.drawn = {};
      for (; !rest.empty(); rest.remove(rest.nth(0))) discard_drawn(me, rest.nth(0));
      scribe_.tell(CardsKept{me});
      return go_on();
    }
    case Phase::TakeCard:  // [A9.1] all see which
      s_.discard.remove(move.card);
      s_.hand[me].add(move.card);
      s_.known[me].add(move.card);
      scribe_.tell(CardTaken{me, move.card});
      ++act_.done;
      return run();
    default:
      discard_from_hand(me, move.card);
      gain(me, static_cast<unsigned>(operation.amount));
      if (q_.phase == Phase::DropCard) return go_on();
      ++act_.done;
      run();
  }
}

template <class Scribe>
void Flow<Scribe>::perform_picks(const Operation& operation) {
  bool any = false;
  for (std::size_t i = 0; i < act_.picked; ++i) {
    if (act_.picks[i].op != act_.op) continue;
    any = true;
    perform_pick(operation, act_.picks[i]);
  }
  if (!any && operation.op == Op::RemoveMarker)  // [A10.E14]
    gain(act_.actor, static_cast<unsigned>(operation.amount));
}

template <class Scribe>
void Flow<Scribe>::perform_pick(const Operation& operation, const Pick& pick) {
  const Location location = pick.to.place();
  switch (operation.op) {
    case Op::LayMarker:  // [A3.12] no point
      ++s_.markers[index_of(pick.colour)][index_of(location)];
      return scribe_.tell(MarkerLaid{pick.colour, location});
    case Op::RemoveMarker:
      --s_.markers[index_of(pick.colour)][index_of(location)];
      return scribe_.tell(MarkerReturned{pick.colour, location});
    case Op::RaiseLimit:
      ++s_.board.increased[index_of(location)];
      return scribe_.tell(LimitRaised{location});
    case Op::DiscardCharacter: {  // [A3.15]
      const auto who = static_cast<Character>(pick.to.code);
      s_.characters = static_cast<std::uint8_t>(s_.characters & ~(1U << slot_of(who)));
      s_.greed[slot_of(who)] = 0;
      return scribe_.tell(CharacterDismissed{who});
    }
    case Op::TileDiceAdd:  // [A10.E16]
      for (std::size_t i = 0; i < kColours; ++i) {
        const DiceOfColour dice = s_.board.dice.of(colour_at(i));
        for (Spot spot : dice)
          if (spot.place() == location && spot.plus(operation.amount) != spot)
            die_changes(colour_at(i), spot, spot.plus(operation.amount));
      }
      return;
    default: die_changes(pick.colour, pick.from, pick.to);
  }
}

template <class Scribe>
void Flow<Scribe>::finish() {
  if (act_.is_card()) {  // [A5.10]
    s_.discard.add(act_.card());
    scribe_.tell(CardDiscarded{act_.card()});
  }
  const Source source = act_.source;
  if (source == Source::Answer) act_.actor = act_.other;  // the turn was the attacker's
  act_.source = Source::None;
  if (source != Source::Location) return end_turn();
  act_ = {};
  next_use();
}

}  // namespace ilion::achaia
