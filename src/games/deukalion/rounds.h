// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up, the round and the end: the first part of Flow, included by apply.cpp alone.
#pragma once

#include <algorithm>

#include "games/deukalion/flow.h"

namespace ilion::deukalion {

template <class Scribe>
void Flow<Scribe>::operator()(const LayTreasure& outcome) {  // [D3.1] slot by slot
  const auto is_full = [&](std::size_t city) {
    return o_.cities[city].size() == content_.places[city].size;
  };
  std::size_t city = 0;
  while (is_full(city)) ++city;
  happen(TreasureLaid{place_at(city), outcome.colour});
  while (city < kCities && is_full(city)) ++city;
  ask(city < kCities ? Phase::Lay : Phase::Deal, seat_at(0));
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawCard& outcome) {
  const Ship ship = ship_of(o_.mover);
  happen(CardDrawn{ship, outcome.card});
  if (o_.phase == Phase::Draw) return next_draw();
  ask(player(ship).hand < kFirstHand ? Phase::Deal : Phase::Secret, o_.mover);  // [D3.2]
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawQuest& outcome) {
  if (o_.phase == Phase::Secret) {  // [D3.2]
    happen(SecretDealt{ship_of(o_.mover), outcome.quest});
    const Seat next = game_.left_of(o_.mover);
    return ask(next == seat_at(0) ? Phase::Open : Phase::Deal, next);
  }
  happen(QuestOpened{outcome.quest});
  if (o_.round > 0) {
    happen(RevealBegun{outcome.quest});
    return ask_next_reveal();
  }
  ask(o_.quests[1] == Quest::None ? Phase::Open : Phase::Anchor, seat_at(0));
}

template <class Scribe>
void Flow<Scribe>::operator()(const DropAnchor& move) {  // [D3.3] from the first seat clockwise
  happen(Anchored{ship_of(o_.mover), move.square});
  const Seat next = game_.left_of(o_.mover);
  if (next != seat_at(0)) return ask(Phase::Anchor, next);
  begin_round(seat_at(0));  // [D3.4]
}

template <class Scribe>
void Flow<Scribe>::begin_round(Seat active) {
  if (o_.round == kRoundsEach * static_cast<int>(game_.seats()))
    return end(EndReason::Limit, Ship::None);  // [D14.3]
  happen(RoundBegun{static_cast<std::uint16_t>(o_.round + 1), ship_of(active)});
  ask(Phase::Roll, active);
}

template <class Scribe>
void Flow<Scribe>::operator()(const RollDice& outcome) {  // [D5.2]
  happen(
      DiceRolled{outcome.middle, {outcome.first, outcome.second, outcome.third, outcome.fourth}});
  begin_own_time(game_.left_of(o_.active));  // [D5.3] his left neighbour first
}

// [D5.1] Side turns clockwise; when it is the active player's turn again, the placing.
template <class Scribe>
void Flow<Scribe>::begin_own_time(Seat seat) {
  happen(OwnTimeBegun{ship_of(seat)});
  ask(seat == o_.active ? Phase::Place : Phase::Side, seat);
}

template <class Scribe>
void Flow<Scribe>::end_side_turn() {
  happen(OwnTimeEnded{acting()});
  begin_own_time(game_.left_of(o_.acting));
}

// The same point is asked again [D13.2]. In a side turn only while he can choose between sailing
// and bringing back, or has business [D13.P02].
template <class Scribe>
void Flow<Scribe>::back_to_own_point() {
  if (o_.in_turn()) return ask(Phase::Turn, o_.acting);
  const bool has_chosen = o_.progress.sail || o_.progress.soldiers;
  if (has_chosen && !has_business(game_, o_)) return end_side_turn();
  ask(Phase::Side, o_.acting);
}

template <class Scribe>
void Flow<Scribe>::operator()(const TurnDie& move) {  // [D11.AC11] at PLACE
  happen(CardPlayed{acting(), Card::Dionysos});
  happen(DieTurned{move.die, move.face});
  ask(Phase::Place, o_.acting);
}

template <class Scribe>
void Flow<Scribe>::operator()(const PlaceKylix& move) {  // [D5.4]
  happen(KylixPlaced{move.rotation});
  ask(Phase::Turn, o_.acting);
}

template <class Scribe>
void Flow<Scribe>::operator()(const EndTurn&) {
  if (!o_.in_turn()) return end_side_turn();
  happen(OwnTimeEnded{acting()});
  if (!o_.progress.cards) return (*this)(DrawCards{});  // [D5.5] may not be left out
  begin_round(game_.left_of(o_.active));                // [D5.1]
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawCards&) {  // [D5.6]
  if (o_.die_of(Action::Cards) == Face::One)
    return begin_draws(DrawKind::Others, game_.seats() - 1);
  begin_draws(DrawKind::Active, 1);
}

template <class Scribe>
void Flow<Scribe>::begin_draws(DrawKind kind, std::size_t draws) {
  happen(DrawsDue{kind, static_cast<std::uint8_t>(draws)});
  next_draw();
}

template <class Scribe>
void Flow<Scribe>::next_draw() {
  while (o_.draws > 0) {
    Seat drawer = o_.acting;
    if (o_.drawing == DrawKind::Others)  // clockwise from the left
      drawer = seat_at((ilion::index_of(o_.active) + game_.seats() - o_.draws) % game_.seats());
    if (o_.deck == 0 && o_.discards.empty()) {  // [D11.3]
      happen(DrawLost{ship_of(drawer)});
      continue;
    }
    if (o_.deck == 0) happen(DeckRenewed{});
    return ask(Phase::Draw, drawer);
  }
  draws_done();
}

template <class Scribe>
void Flow<Scribe>::draws_done() {
  const bool ends = o_.ending;
  happen(DrawsDone{});
  if (ends) return begin_round(game_.left_of(o_.active));
  back_to_own_point();
}

// [D14.1] [D14.2] The higher total wins; then the acting player, then the first clockwise from him.
template <class Scribe>
bool Flow<Scribe>::is_won() {
  Ship best = Ship::None;
  int most = target_points(game_.seats()) - 1;
  Seat seat = o_.acting;
  for (std::size_t i = 0; i < game_.seats(); ++i, seat = game_.left_of(seat))
    if (const int sum = points(content_, o_, seat); sum > most) most = sum, best = ship_of(seat);
  if (best != Ship::None) end(EndReason::Target, best);
  return best != Ship::None;
}

template <class Scribe>
void Flow<Scribe>::end(EndReason reason, Ship winner) {
  happen(MatchEnded{reason, winner});
  ask(Phase::Over, o_.mover);
  for (std::size_t i = 0; i < game_.seats(); ++i)  // [D15.2]
    happen(SecretsShown{ship_of(seat_at(i)), secrets_of(s_, seat_at(i))});
}

}  // namespace ilion::deukalion
