// SPDX-License-Identifier: GPL-3.0-or-later
// Setup and preparation, chapters 2, 4, 11 and 12: a part of Flow, included by apply.cpp alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

template <class Scribe>
void Flow<Scribe>::operator()(const LayTile& outcome) {  // [A12.1]
  s_.order[q_.position] = outcome.location;
  scribe_.tell(TileLaid{q_.position, outcome.location});
  if (++q_.position < kLocations) return ask(Phase::LayTile, seat_at(0));
  q_.position = 0;
  deal_kit(seat_at(0));
}

// [A2.8] Seat by seat intrigue cards, then the event; then the characters.
template <class Scribe>
void Flow<Scribe>::deal_kit(Seat seat) {
  q_.left = game_.seats() == 2 ? kStartCardsOfTwo : kStartCards;  // [A2.3] [A11.1]
  ask(Phase::DealCard, seat);
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawEvent& outcome) {
  const Seat seat = q_.mover;
  s_.event[seat] = outcome.card;
  s_.event_fate[seat] = EventFate::Held;
  scribe_.tell(EventDealt{seat, outcome.card});
  const Seat next = after(seat);
  if (s_.round > 1) {  // [A4.2] in turn order
    if (next != s_.start) return ask(Phase::DealEvent, next);
    return supply(s_.start);
  }
  if (index_of(next) != 0) return deal_kit(next);
  turn_up();
}

template <class Scribe>
void Flow<Scribe>::turn_up() {  // [A2.4] [A4.1]
  q_.left = kOpenCharacters;
  ask(Phase::TurnUp, s_.start);
}

template <class Scribe>
void Flow<Scribe>::operator()(const TurnUpCharacter& outcome) {
  s_.characters = static_cast<std::uint8_t>(s_.characters | 1U << slot_of(outcome.who));
  scribe_.tell(CharacterTurnedUp{outcome.who});
  if (--q_.left > 0) return ask(Phase::TurnUp, q_.mover);
  if (s_.round > 1) return ask(Phase::DealEvent, s_.start);
  decide_dice();
}

template <class Scribe>
void Flow<Scribe>::decide_dice() {
  const Seat first = seat_at(0);
  if (!game_.options().own_fate) return roll_for(first, game_.colours().main(first));
  q_.colour = game_.colours().main(first);  // [A12.2]
  q_.left = kDiceOfColour;
  ask(Phase::SetDie, first);
}

template <class Scribe>
void Flow<Scribe>::roll_for(Seat seat, Colour colour) {
  q_.left = kDiceOfColour;
  q_.colour = colour;
  ask(Phase::Roll, seat);
}

template <class Scribe>
void Flow<Scribe>::die_changes(Colour colour, Spot from, Spot to) {
  if (from != to) s_.board.dice.replace(colour, from, to);
  scribe_.tell(DieChanged{colour, from, to});
}

template <class Scribe>
void Flow<Scribe>::operator()(const RollDie& outcome) {
  const int value = static_cast<int>(outcome.value);
  if (q_.phase == Phase::RollPick) {  // [A3.9] in the order in which they were named
    std::size_t i = act_.done;
    while (act_.picks[i].op != act_.op) ++i;
    const Pick pick = act_.picks[i];
    die_changes(pick.colour, pick.from, pick.from.showing(value));
    act_.done = static_cast<std::uint8_t>(i + 1);
    return run();
  }
  const Spot blank(Location::Reserve, 0);
  die_changes(q_.colour, blank, blank.showing(value));
  if (--q_.left > 0) return ask(q_.phase, q_.mover);
  if (q_.phase == Phase::RollAgain) return roll_again_from(index_of(q_.mover) + 1);
  const Colours colours = game_.colours();
  if (q_.colour != colours.support(q_.mover))  // [A2.8] the main colour first
    return roll_for(q_.mover, colours.support(q_.mover));
  const Seat next = after(q_.mover);
  if (index_of(next) != 0) return roll_for(next, colours.main(next));
  q_.colour = {};
  ask(Phase::Reroll, next);  // [A9.5] seat by seat
}

template <class Scribe>
void Flow<Scribe>::operator()(const KeepDice&) {
  s_.again[q_.mover] = Again::None;
  decided();
}

template <class Scribe>
void Flow<Scribe>::operator()(const RollAllAgain& move) {
  const bool main = move.colour == game_.colours().main(q_.mover);
  s_.again[q_.mover] = main ? Again::Main : Again::Support;
  decided();
}

template <class Scribe>
void Flow<Scribe>::decided() {
  scribe_.tell(RerollDecided{q_.mover, s_.again[q_.mover]});
  const Seat next = after(q_.mover);
  if (index_of(next) != 0) return ask(Phase::Reroll, next);
  for (std::size_t i = 0; i < game_.seats(); ++i)  // [A9.5] shown when all have decided
    scribe_.tell(RerollShown{seat_at(i), s_.again[seat_at(i)]});
  roll_again_from(0);
}

template <class Scribe>
void Flow<Scribe>::roll_again_from(std::size_t seat) {
  for (; seat < game_.seats(); ++seat) {
    const Again again = s_.again[seat_at(seat)];
    if (again == Again::None) continue;
    const Colours colours = game_.colours();
    q_.colour = again == Again::Main ? colours.main(seat_at(seat)) : colours.support(seat_at(seat));
    s_.board.dice.put(q_.colour, Dice::unrolled());
    scribe_.tell(DiceShown{q_.colour, Dice::unrolled()});
    q_.left = kDiceOfColour;
    return ask(Phase::RollAgain, seat_at(seat));
  }
  find_start();
}

template <class Scribe>
void Flow<Scribe>::operator()(const SetDie& move) {  // [A12.2]
  const Spot blank(Location::Reserve, 0);
  s_.board.dice.replace(q_.colour, blank, blank.showing(static_cast<int>(move.value)));
  scribe_.tell(DieSet{q_.colour, static_cast<std::uint8_t>(move.value)});
  if (--q_.left > 0) return ask(Phase::SetDie, q_.mover);
  const Colours colours = game_.colours();
  q_.left = kDiceOfColour;
  if (q_.colour != colours.support(q_.mover)) {
    q_.colour = colours.support(q_.mover);
    return ask(Phase::SetDie, q_.mover);
  }
  const Seat next = after(q_.mover);
  q_.colour = colours.main(next);
  if (index_of(next) != 0) return ask(Phase::SetDie, next);
  reveal_dice();
}

// [A12.2] All at once, then the gold is paid.
template <class Scribe>
void Flow<Scribe>::reveal_dice() {
  const Colours colours = game_.colours();
  for (std::size_t i = 0; i < kColours; ++i)
    if (colours.is_used(colour_at(i)))
      scribe_.tell(DiceShown{colour_at(i), s_.board.dice.of(colour_at(i))});
  for (std::size_t i = 0; i < kColours; ++i) {
    if (!colours.is_used(colour_at(i))) continue;
    const int sum = s_.board.dice.sum(colour_at(i), Location::Reserve);
    pay(colours.owner(colour_at(i)), static_cast<unsigned>(sum - kFatePool));
  }
  find_start();
}

template <class Scribe>
void Flow<Scribe>::find_start() {  // [A2.6]
  q_.left = 0;
  q_.colour = {};
  const unsigned lowest = lowest_sums(game_, s_);
  if ((lowest & (lowest - 1)) != 0) return ask(Phase::DrawStart, seat_at(0));
  start_with(seat_at(static_cast<std::size_t>(std::countr_zero(lowest))));
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawStart& outcome) {
  start_with(outcome.seat);
}

template <class Scribe>
void Flow<Scribe>::start_with(Seat seat) {
  s_.start = seat;
  scribe_.tell(StartTaken{seat});
  const std::size_t dice = kPlacedDice * game_.colours().used();
  place_next(Phase::Place, seat, static_cast<unsigned>(dice));
}

}  // namespace ilion::achaia
