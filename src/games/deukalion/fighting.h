// SPDX-License-Identifier: GPL-3.0-or-later
// Fights from the toss to the booty: the part of Flow for chapters 9 and 10, included by apply.cpp
// alone.
#pragma once

#include "games/deukalion/flow.h"

namespace ilion::deukalion {

template <class Scribe>
void Flow<Scribe>::begin_fight(FightKind kind, Ship attacker, Ship defender, Place place) {
  // [D13.4] Nobody is asked between attack and toss.
  happen(FightBegun{kind, attacker, defender, place});
  next_throw();
}

// [D9.3] The attacking ship tosses, then the attacked one, each if there is one.
template <class Scribe>
void Flow<Scribe>::next_throw() {
  for (Ship ship : {o_.fight.attacker, o_.fight.defender}) {
    if (ship == Ship::None || o_.fight.of(ship).threw) continue;
    if (player(ship).aboard > 0) return ask(Phase::Throw, seat_of(ship));
    happen(Tossed{ship, 0, 0, 0});  // [D9.2] he is a thrower all the same
  }
  next_response();
}

template <class Scribe>
void Flow<Scribe>::operator()(const TossSoldiers& outcome) {
  happen(Tossed{ship_of(o_.mover), number(outcome.crossed), number(outcome.clear),
                number(outcome.edge)});
  next_throw();
}

// [D13.3] Who would lose is asked, while he has hand cards.
template <class Scribe>
void Flow<Scribe>::next_response() {
  const Ship loser = losing(content_, o_);
  if (loser == Ship::None || player(loser).hand == 0) return decide();
  ask(Phase::Toss, seat_of(loser));
}

template <class Scribe>
void Flow<Scribe>::lose_crossed(Ship ship) {  // [D9.4] of every thrower, winner or loser
  if (ship == Ship::None) return;
  const Throw& toss = o_.fight.of(ship);
  if (toss.crossed > 0 && !toss.athena)  // [D11.AC07]
    happen(SoldiersLost{ship, toss.crossed});
}

template <class Scribe>
void Flow<Scribe>::decide() {
  const Fight& fight = o_.fight;
  lose_crossed(fight.attacker);
  lose_crossed(fight.defender);
  const Ship thrower = fight.kind == FightKind::HydraAttacks ? fight.defender : fight.attacker;
  const int reached = strength(o_, thrower);
  happen(FightDecided{winning(content_, o_), static_cast<std::uint8_t>(reached),
                      static_cast<std::uint8_t>(resistance(content_, o_))});
  const bool has_won = fight.winner != Ship::None;
  switch (fight.kind) {
    case FightKind::Ship: return ask(Phase::Spoils, seat_of(fight.winner));  // [D9.6]
    case FightKind::City:                                                    // [D9.8]
      return has_won ? ask(Phase::Spoils, seat_of(fight.winner)) : end_fight();
    case FightKind::Settlement: return has_won ? conquer_settlement() : end_fight();
    default:
      if (has_won) return reward();
      return ask_shift(game_.right_of(seat_of(thrower)));  // [D10.5]
  }
}

// [D9.9] Its soldiers go below, and the winner must put its number there if he has so many.
template <class Scribe>
void Flow<Scribe>::conquer_settlement() {
  const Place place = o_.fight.place;
  const Ship winner = o_.fight.winner;
  const std::uint8_t number = content_.place(place).size;
  happen(SettlementFell{place, number});
  if (player(winner).aboard >= number) happen(Founded{winner, place, number});
  if (!is_won()) end_fight();
}

template <class Scribe>
void Flow<Scribe>::operator()(const TakeTreasure& move) {
  const Ship winner = o_.fight.winner;
  if (player(winner).free_places() == 0) happen(SoldiersLost{winner, 1});  // [D8.2]
  happen(TreasureTaken{winner, move.colour});                              // [D8.1]
  end_fight();
}

template <class Scribe>
void Flow<Scribe>::operator()(const TakeNothing&) {
  happen(NothingTaken{o_.fight.winner});
  end_fight();
}

// [D10.4] First a quest. If none lies open and it cannot be his secret one, a point card unasked.
template <class Scribe>
void Flow<Scribe>::reward() {
  const Seat winner = seat_of(o_.fight.winner);
  QuestSet known = possible_secrets(o_, winner, game_.seats());
  for (Quest quest : o_.quests) known.add(quest);
  if (!(known & game_.board().beat_hydra()).empty()) return ask(Phase::Claim, winner);
  take_point();
}

template <class Scribe>
void Flow<Scribe>::take_point() {
  happen(PointCardsTaken{o_.fight.winner, 1});
  if (!is_won()) ask_shift(seat_of(o_.fight.winner));
}

template <class Scribe>
void Flow<Scribe>::ask_shift(Seat seat) {
  const SquareSet squares =
      game_.board().shift_squares(battle_square(o_), taken_squares(o_, game_.seats()));
  if (squares.size() == 1) return shift(squares.first());  // [D13.1] a single answer is unasked
  ask(Phase::Shift, seat);
}

template <class Scribe>
void Flow<Scribe>::shift(Square to) {  // [D9.7]
  const Fight& fight = o_.fight;
  if (fight.kind == FightKind::Ship || fight.winner == Ship::None) {
    happen(ShipShifted{fight.loser(), to});
  } else {
    happen(HydraShifted{to});
  }
  end_fight();
}

// [D6.6] Who lost the fight of his sail has not landed, and his side turn is over.
template <class Scribe>
void Flow<Scribe>::end_fight() {
  const Fight fight = o_.fight;
  happen(FightEnded{});
  const bool of_the_sail = fight.kind == FightKind::Ship || fight.kind == FightKind::Hydra;
  if (!of_the_sail) return back_to_own_point();  // [D6.7] a lost attack ends nothing
  if (fight.winner == fight.attacker) return land();
  if (o_.in_turn()) return back_to_own_point();
  end_side_turn();
}

}  // namespace ilion::deukalion
