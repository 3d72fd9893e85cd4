// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, passing and answers, chapter 5: a part of Flow, included by apply.cpp alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

// [A5.1] [A5.15] [A5.17]
template <class Scribe>
void Flow<Scribe>::end_turn() {
  const auto all = static_cast<std::uint8_t>((1U << game_.seats()) - 1);
  if (s_.passed == all) {
    act_ = {};
    return resolve_from(0);
  }
  Seat next = after(act_.actor);
  for (; s_.has_passed(next); next = after(next)) gain(next, kPassIncome);
  act_ = {};
  ask(Phase::Turn, next);
}

template <class Scribe>
void Flow<Scribe>::operator()(const PlayCard& move) {
  show_card(move.card, move.side, q_.mover);
}

template <class Scribe>
void Flow<Scribe>::operator()(const PlayAgainst& move) {
  show_card(move.card, move.side, move.opp);
}

template <class Scribe>
void Flow<Scribe>::show_card(Intrigue card, Side side, Seat opp) {  // [A5.2]
  const Seat seat = q_.mover;
  s_.hand[seat].remove(card);
  s_.known[seat].remove_if_there(card);
  act_ = {};
  act_.source = Source::Card;
  act_.id = static_cast<std::uint8_t>(card);
  act_.which = static_cast<std::uint8_t>(side);
  act_.actor = seat;
  act_.other = opp;
  scribe_.tell(CardAnnounced{seat, card, side, opp});
  announce();
}

// [A5.12] No window opens for a character.
template <class Scribe>
void Flow<Scribe>::operator()(const UseCharacter& move) {  // [A5.11]
  const Seat seat = q_.mover;
  std::uint8_t& greed = s_.greed[slot_of(move.who)];
  scribe_.tell(CharacterUsed{seat, move.who});
  pay(seat, game_.content().at(move.who).cost + greed);
  ++greed;
  act_ = {};
  act_.source = Source::Character;
  act_.id = static_cast<std::uint8_t>(move.who);
  act_.actor = act_.other = seat;
  announce();
}

template <class Scribe>
void Flow<Scribe>::operator()(const Pass&) {
  pass(false);
}

template <class Scribe>
void Flow<Scribe>::operator()(const PassWithEvent&) {
  pass(true);
}

template <class Scribe>
void Flow<Scribe>::pass(bool with_event) {  // [A5.13]
  const Seat seat = q_.mover;
  const bool first = s_.passed == 0;
  s_.passed = static_cast<std::uint8_t>(s_.passed | 1U << index_of(seat));
  scribe_.tell(Passed{seat});
  if (first) {
    s_.start = seat;
    scribe_.tell(StartTaken{seat});
  }
  act_ = {};
  act_.actor = act_.other = seat;
  if (!with_event) {  // [A5.14] face down
    s_.event_fate[seat] = EventFate::Discarded;
    scribe_.tell(EventDiscarded{seat});
    return end_turn();
  }
  s_.event_fate[seat] = EventFate::Played;
  scribe_.tell(EventPlayed{seat, s_.event[seat]});
  act_.source = Source::Event;
  act_.id = static_cast<std::uint8_t>(s_.event[seat]);
  announce();
}

// [A5.4] First the Opp, then the others clockwise from the card's player.
template <class Scribe>
void Flow<Scribe>::open_window() {
  if (act_.other != act_.actor) return ask(Phase::Window, act_.other);
  ask_next_answer(next_in_window(act_.actor));
}

template <class Scribe>
Seat Flow<Scribe>::next_in_window(Seat asked) const {
  Seat next = after(asked == act_.other ? act_.actor : asked);
  if (next == act_.other && next != act_.actor) next = after(next);
  return next;
}

// [A9.3] Left out is only who publicly cannot answer; to have passed is no reason [A5.16].
template <class Scribe>
void Flow<Scribe>::ask_next_answer(Seat seat) {
  while (seat != act_.actor && s_.hand[seat].empty() && s_.cousins_of(seat, Cousin::Court) == 0)
    seat = next_in_window(seat);
  if (seat != act_.actor) return ask(Phase::Window, seat);
  carry_out_all();
}

template <class Scribe>
void Flow<Scribe>::operator()(const AnswerWithCousin& move) {  // [A5.5] [A5.6]
  // [A10.S01] [A10.S02]
  --s_.cousins_of(q_.mover, move.cousin);  // [A3.16]
  scribe_.tell(AnsweredWithCousin{q_.mover, move.cousin});
  cancel();
  end_turn();
}

template <class Scribe>
void Flow<Scribe>::operator()(const AnswerWithCard& move) {  // [A5.7] [A5.8]
  const Seat seat = q_.mover;
  const Seat attacker = act_.actor;
  scribe_.tell(AnsweredWithCard{seat, move.card});
  s_.hand[seat].remove(move.card);
  s_.known[seat].remove_if_there(move.card);
  cancel();
  const bool b = game_.content().at(move.card).b.kind != EffectKind::Normal;
  act_.source = Source::Answer;
  act_.id = static_cast<std::uint8_t>(move.card);
  act_.which = b ? 1 : 0;
  act_.actor = seat;
  act_.other = attacker;
  announce();
}

// [A5.10] No effect, no costs; the card goes to the discard pile.
template <class Scribe>
void Flow<Scribe>::cancel() {
  const Intrigue card = act_.card();
  const Seat actor = act_.actor;
  scribe_.tell(CardCancelled{card});
  s_.discard.add(card);
  scribe_.tell(CardDiscarded{card});
  act_ = {};
  act_.actor = act_.other = actor;
}

}  // namespace ilion::achaia
