// SPDX-License-Identifier: GPL-3.0-or-later
// Gold, influence, cousins and cards change hands, chapter 3: a part of Flow, included by apply.cpp
// alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

template <class Scribe>
void Flow<Scribe>::gain(Seat seat, unsigned amount) {
  if (amount == 0) return;
  s_.gold[seat] = static_cast<std::uint16_t>(s_.gold[seat] + amount);
  scribe_.tell(GoldGained{seat, static_cast<std::uint16_t>(amount)});
}

// [A3.10] A forced payment takes what there is, if less; costs were checked before.
template <class Scribe>
void Flow<Scribe>::pay(Seat seat, unsigned amount) {
  const unsigned paid = std::min<unsigned>(amount, s_.gold[seat]);
  if (amount == 0) return;
  s_.gold[seat] = static_cast<std::uint16_t>(s_.gold[seat] - paid);
  scribe_.tell(GoldPaid{seat, static_cast<std::uint16_t>(paid)});
}

template <class Scribe>
void Flow<Scribe>::take(Seat from, Seat to, unsigned amount) {
  const unsigned taken = std::min<unsigned>(amount, s_.gold[from]);  // [A3.10]
  s_.gold[from] = static_cast<std::uint16_t>(s_.gold[from] - taken);
  s_.gold[to] = static_cast<std::uint16_t>(s_.gold[to] + taken);
  scribe_.tell(GoldTaken{from, to, static_cast<std::uint16_t>(taken)});
}

template <class Scribe>
void Flow<Scribe>::move_influence(Seat seat, int by) {
  const int now = std::max(0, s_.influence[seat] + by);  // [A3.11]
  const int moved = now - s_.influence[seat];
  if (moved == 0) return;
  s_.influence[seat] = static_cast<std::uint16_t>(now);
  scribe_.tell(InfluenceMoved{seat, static_cast<std::int16_t>(moved)});
}

template <class Scribe>
void Flow<Scribe>::take_cousin(Seat seat, Cousin kind) {
  if (cousins_left(s_, kind) == 0) return;  // [A1.3]
  ++s_.cousins_of(seat, kind);
  scribe_.tell(CousinTaken{seat, kind});
}

template <class Scribe>
void Flow<Scribe>::return_cousin(Seat seat, Cousin kind) {  // [A3.16]
  --s_.cousins_of(seat, kind);
  scribe_.tell(CousinReturned{seat, kind});
}

template <class Scribe>
void Flow<Scribe>::operator()(const SellInfluence&) {  // [A3.2] the question stays
  const Seat seat = q_.mover;
  --s_.influence[seat];
  s_.gold[seat] = static_cast<std::uint16_t>(s_.gold[seat] + kSalePrice);
  scribe_.tell(InfluenceSold{seat});
  if (q_.phase == Phase::Yield && concessions(s_, game_.operations(act_)[act_.op], seat) == 0) {
    ++act_.done;  // [A10.E18] who has nothing any more loses nothing
    return run();
  }
  put(q_.phase, seat);
}

template <class Scribe>
void Flow<Scribe>::operator()(const GiveGold& move) {  // [A12.4]
  const Seat seat = q_.mover;
  const auto amount = static_cast<std::uint16_t>(move.amount);
  s_.gold[seat] = static_cast<std::uint16_t>(s_.gold[seat] - amount);
  s_.gold[move.to] = static_cast<std::uint16_t>(s_.gold[move.to] + amount);
  scribe_.tell(GoldGiven{seat, move.to, amount});
  put(q_.phase, seat);
}

template <class Scribe>
bool Flow<Scribe>::prepare_draw() {
  if (!deck(s_).empty()) return true;
  if (s_.discard.empty()) return false;
  // [A3.13] The pile was open: all know what the deck holds now.
  s_.deck_most_to_all = s_.discard;
  for (std::size_t i = 0; i < game_.seats(); ++i) s_.deck_most[seat_at(i)] = s_.discard;
  s_.discard = {};
  if (!s_.drawn.empty()) act_.old_drawn = act_.done;
  scribe_.tell(DeckShuffled{});
  return true;
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawCard& outcome) {
  const Seat seat = q_.mover;
  s_.hand[seat].add(outcome.card);
  s_.deck_most[seat].remove(outcome.card);
  const bool looked_at = q_.phase == Phase::DrawCard && game_.operations(act_)[act_.op].amount <
                                                            game_.operations(act_)[act_.op].count;
  if (looked_at) s_.drawn.add(outcome.card);
  scribe_.tell(CardDrawn{seat, outcome.card, looked_at});
  if (q_.phase == Phase::DrawCard) {
    ++act_.done;
    return run();
  }
  --q_.left;
  draw_next();
}

// The cards of setup and supplies.
template <class Scribe>
void Flow<Scribe>::draw_next() {
  const bool setup = q_.phase == Phase::DealCard;
  if (q_.left > 0 && prepare_draw())
    return ask(setup ? Phase::DealCard : Phase::SupplyCard, q_.mover);
  if (setup) return ask(Phase::DealEvent, q_.mover);
  after_supplies();
}

template <class Scribe>
void Flow<Scribe>::discard_from_hand(Seat seat, Intrigue card) {
  s_.hand[seat].remove(card);
  s_.known[seat].remove_if_there(card);
  s_.discard.add(card);
  scribe_.tell(HandDiscarded{seat, card});
}

// One of those just drawn: now all know that it has left the deck, unless that was shuffled
// between.
template <class Scribe>
void Flow<Scribe>::discard_drawn(Seat seat, Intrigue card) {
  s_.hand[seat].remove(card);
  s_.discard.add(card);
  const bool from_deck = act_.old_drawn == 0;
  if (from_deck) s_.deck_most_to_all.remove(card);
  for (std::size_t i = 0; i < game_.seats(); ++i)
    if (from_deck && seat_at(i) != seat) s_.deck_most[seat_at(i)].remove(card);
  scribe_.tell(DrawnDiscarded{seat, card, from_deck});
}

}  // namespace ilion::achaia
