// SPDX-License-Identifier: GPL-3.0-or-later
// Deliveries, payments and quests: the part of Flow for chapters 8 and 12, included by apply.cpp
// alone.
#pragma once

#include <bit>

#include "games/deukalion/flow.h"

namespace ilion::deukalion {

template <class Scribe>
void Flow<Scribe>::operator()(const Deliver& move) {  // [D8.3]
  happen(PaymentDue{{Purpose::Deliver, acting(), Quest::None, 0, Treasures(move.colour)}});
  next_payment();
}

template <class Scribe>
void Flow<Scribe>::claim(Quest quest, Task task, ColourSet colours) {
  const Ship ship = ship_of(o_.mover);
  switch (o_.phase) {
    case Phase::Reveal:  // [D12.9] all answer before anyone pays
      happen(RevealAnswered{ship, {true, true, false, task, colours}});
      return ask_next_reveal();
    case Phase::Spoils:
    case Phase::Claim: return complete(ship, quest);  // [D12.7] paid by the victory
    default:
      // [D12.3] He names the card before he pays, so all know it from now on.
      if (!o_.lies_open(quest)) happen(QuestShown{ship, quest});
      return owe(Purpose::Quest, ship, quest, task, colours);
  }
}

// [D12.3] What the task costs.
template <class Scribe>
void Flow<Scribe>::owe(Purpose purpose, Ship payer, Quest quest, Task task, ColourSet colours) {
  const TaskRow& row = content_.task(quest, task);
  Payment payment{purpose, payer, quest, 0, row.treasures};
  if (row.kind == TaskKind::CardsAt) payment.cards = row.count;  // [D12.5] soldiers are not spent
  const std::size_t each = row.kind == TaskKind::DeliverSame ? row.count : 1;
  for (std::size_t i = 0; i < kColours; ++i)
    if (colours.has(colour_at(i))) payment.treasures.add(colour_at(i), each);
  happen(PaymentDue{payment});
  next_payment();
}

// [D13.P13] [D13.P14] Treasures in the order of their colours, then cards.
template <class Scribe>
void Flow<Scribe>::next_payment() {
  const Payment& payment = o_.payment;
  const Ship payer = payment.payer;
  while (!payment.treasures.empty()) {
    Place free = Place::None;
    std::size_t cities = 0;
    for (std::size_t i = 0; i < kCities; ++i)
      if (o_.cities[i].size() < content_.places[i].size) free = place_at(i), ++cities;
    if (cities > 1) return ask(Phase::Return, seat_of(payer));
    hand_back(free);  // [D13.1] a single answer is unasked
  }
  while (payment.cards > 0) {
    if (player(payer).hand > payment.cards) return ask(Phase::Pay, seat_of(payer));
    happen(CardHandedIn{payer, s_.hidden.hands[seat_of(payer)].nth(0)});  // [D12.6] all he has
  }
  paid();
}

template <class Scribe>
void Flow<Scribe>::hand_back(Place city) {  // [D8.4]
  happen(TreasureReturned{o_.payment.payer, city, o_.payment.treasures.first()});
}

template <class Scribe>
void Flow<Scribe>::operator()(const ReturnTo& move) {
  hand_back(move.city);
  next_payment();
}

template <class Scribe>
void Flow<Scribe>::operator()(const PayCard& move) {
  happen(CardHandedIn{o_.payment.payer, move.card});
  next_payment();
}

template <class Scribe>
void Flow<Scribe>::paid() {
  const Payment payment = o_.payment;
  happen(PaymentDone{payment.payer});
  switch (payment.purpose) {
    case Purpose::Unload: return ask_at_styx();
    case Purpose::Quest: return complete(payment.payer, payment.quest);
    case Purpose::Reveal: return next_claimant();
    default:
      happen(PointCardsTaken{payment.payer, 1});  // [D8.3]
      if (!is_won()) back_to_own_point();
  }
}

template <class Scribe>
void Flow<Scribe>::complete(Ship ship, Quest quest) {
  const bool was_open = o_.lies_open(quest);
  happen(QuestCompleted{ship, quest});
  if (is_won()) return;
  if (was_open) return refill();
  quests_settled();  // [D12.2] a secret one is not replaced
}

template <class Scribe>
void Flow<Scribe>::refill() {  // [D12.8]
  if (o_.quest_deck == 0) return quests_settled();
  ask(Phase::Open, o_.acting);
}

// [D12.9] Clockwise from the acting player, him included.
template <class Scribe>
void Flow<Scribe>::ask_next_reveal() {
  Seat seat = o_.acting;
  for (std::size_t i = 0; i < game_.seats(); ++i, seat = game_.left_of(seat))
    if (!o_.answers[seat].given && is_any_met(game_, o_.players[seat], o_.revealed))
      return ask(Phase::Reveal, seat);
  next_claimant();
}

template <class Scribe>
void Flow<Scribe>::next_claimant() {
  const Quest quest = o_.revealed;
  std::size_t claimants = 0;
  Ship only = Ship::None;
  Seat seat = o_.acting;
  for (std::size_t i = 0; i < game_.seats(); ++i, seat = game_.left_of(seat)) {
    const Answer& answer = o_.answers[seat];
    if (!answer.claims) continue;
    if (!answer.paid)
      return owe(Purpose::Reveal, ship_of(seat), quest, answer.task, answer.colours);
    ++claimants;
    only = ship_of(seat);
  }
  if (claimants > 1) return share(quest);
  happen(RevealEnded{});
  if (claimants == 1) return complete(only, quest);
  quests_settled();
}

// [D12.9] Each claimant takes a point card, all together, and the quest leaves the game.
template <class Scribe>
void Flow<Scribe>::share(Quest quest) {
  Seat seat = o_.acting;
  for (std::size_t i = 0; i < game_.seats(); ++i, seat = game_.left_of(seat))
    if (o_.answers[seat].claims) happen(PointCardsTaken{ship_of(seat), 1});
  happen(QuestRemoved{quest});
  happen(RevealEnded{});
  if (!is_won()) refill();
}

template <class Scribe>
void Flow<Scribe>::quests_settled() {
  if (!o_.fight.is_on()) return back_to_own_point();
  const Seat winner = seat_of(o_.fight.winner);
  if (o_.fight.kind == FightKind::Ship) return ask(Phase::Spoils, winner);  // [D13.P09] again
  ask_shift(winner);                                                        // [D10.4]
}

}  // namespace ilion::deukalion
