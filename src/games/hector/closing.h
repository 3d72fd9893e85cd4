// SPDX-License-Identifier: GPL-3.0-or-later
// How a battle ends, what it costs, and how the next one opens: the second half of Flow, included
// by apply.cpp alone.
#pragma once

#include <bit>

#include "games/hector/flow.h"

namespace ilion::hector {

template <class Scribe>
void Flow<Scribe>::check_victory() {
  PerSide<std::uint8_t> scores;
  for (Seat side : kBothSides) {
    const Army& army = s_.armies[side];
    if (army.has_hero_in_hand()) scribe_.tell(HeroShown{side, army.hero});  // [H6.1]
    scores[side] = static_cast<std::uint8_t>(
        battle_score(content_, army, side, facing_colour(content_, s_, side)));  // [H6.2]
  }
  scribe_.tell(BattleScored{scores});
  if (scores[kAchaeans] == scores[kTrojans]) return settle_tie();     // [H6.5]
  lose(scores[kAchaeans] > scores[kTrojans] ? kTrojans : kAchaeans);  // [H6.3]
}

template <class Scribe>
void Flow<Scribe>::operator()(const Retreat&) {  // [H4.6] no fate sequence any more [H5.1]
  s_.retreated = true;
  scribe_.tell(Retreated{s_.mover});
  lose(s_.mover);
}

// [H6.4] A deployed hero is lost, or a marker from the board in his stead: the loser's choice.
template <class Scribe>
void Flow<Scribe>::lose(Seat loser) {
  scribe_.tell(BattleWon{other(loser)});
  const Army& army = s_.armies[loser];
  if (army.is_deployed() && army.favours > 0) return ask(Phase::Ransom, loser);
  settle(loser, Ransom::LoseHero);
}

template <class Scribe>
void Flow<Scribe>::operator()(const PayRansom& move) {
  scribe_.tell(RansomPaid{s_.mover, move.ransom});
  if (move.ransom == Ransom::LoseFavour) --mine().favours;
  settle(s_.mover, move.ransom);
}

template <class Scribe>
void Flow<Scribe>::settle(Seat loser, Ransom ransom) {
  const Seat winner = other(loser);
  take_back_table(winner);  // [H6.3] [H7.1]
  take_back_hand(winner);
  take_back_hero(winner);

  Army& army = s_.armies[loser];  // [H6.4] [H7.2]
  army.troops.put(army.troops.at(Place::Table), Place::Out);
  army.table.fill(kNoTroop);
  army.boosted = 0;
  scribe_.tell(TableLost{loser});
  if (army.is_deployed() && ransom == Ransom::LoseHero) {
    scribe_.tell(HeroLost{loser, army.hero});
    army.hero = Hero::None;
    army.deployed_on = TablePlace::None;
  }
  take_back_hand(loser);
  take_back_hero(loser);

  if (!s_.retreated) return close(winner, false);
  s_.mover = loser;
  pay_shame();
}

template <class Scribe>
void Flow<Scribe>::settle_tie() {  // [H6.5]
  scribe_.tell(BattleTied{});
  for (Seat side : kBothSides) {
    take_back_table(side);
    take_back_hero(side);
  }
  close(s_.attacker, true);
}

// Troops to the active stack, the covered one and a vanguard from elsewhere too; markers to the
// board.
template <class Scribe>
void Flow<Scribe>::take_back_table(Seat side) {
  Army& army = s_.armies[side];
  army.troops.put(army.troops.at(Place::Table), place_of(army.active));
  army.grow(army.active, army.table_size());
  for (Troop troop : army.table)
    if (!troop.is_none()) army.remembered.join(troop, army.active);
  army.table.fill(kNoTroop);
  army.favours = static_cast<std::uint8_t>(army.favours + std::popcount(army.boosted));
  army.boosted = 0;
  scribe_.tell(TableReturned{side});
}

// After a retreat only; otherwise the hands are empty.
template <class Scribe>
void Flow<Scribe>::take_back_hand(Seat side) {
  Army& army = s_.armies[side];
  const TroopSet hand = army.troops.at(Place::Hand);
  if (hand.empty()) return;
  army.troops.put(hand, place_of(army.active));
  army.grow(army.active, hand.size());
  scribe_.tell(HandReturned{side});
}

template <class Scribe>
void Flow<Scribe>::take_back_hero(Seat side) {
  Army& army = s_.armies[side];
  if (army.hero == Hero::None) return;
  army.hero_stack.add(army.hero);
  army.hero = Hero::None;
  army.deployed_on = TablePlace::None;
  scribe_.tell(HeroReturned{side});
}

// [H7.3] As many as the markers he already has; [H7.4] then one more marker.
template <class Scribe>
void Flow<Scribe>::pay_shame() {
  const Army& army = mine();
  if (army.shame > 0 && army.stack_size(draw_stack(army)) > 0)
    return ask(Phase::Shame, s_.mover, army.shame);
  s_.owed = 0;
  after_shame_card();
}

template <class Scribe>
void Flow<Scribe>::operator()(const PayReturned& outcome) {
  const Stack stack = draw_stack(mine());
  mine().troops.move(outcome.troop, place_of(stack), Place::Paid);  // [H7.5] seen by nobody
  pay_from(stack);
}

template <class Scribe>
void Flow<Scribe>::operator()(const PayUnseen&) {
  const Stack stack = draw_stack(mine());
  pay_from(stack);
}

template <class Scribe>
void Flow<Scribe>::pay_from(Stack stack) {
  --mine().sizes[index_of(stack)];
  scribe_.tell(ShamePaid{s_.mover, stack});
  --s_.owed;
  after_shame_card();
}

template <class Scribe>
void Flow<Scribe>::after_shame_card() {
  Army& army = mine();
  // [H7.3] The active stack first, then home; if both run short, all there is.
  if (s_.owed > 0 && army.stack_size(draw_stack(army)) > 0)
    return ask(Phase::Shame, s_.mover, s_.owed);
  if (army.shame < kMaxShame) {  // [H7.4]
    ++army.shame;
    scribe_.tell(ShameTaken{s_.mover});
  }
  close(other(s_.mover), false);
}

template <class Scribe>
void Flow<Scribe>::close(Seat winner, bool tied) {
  for (Seat side : kBothSides) deplete(side);
  const PerSide<EndReason> fate{{fallen(kAchaeans), fallen(kTrojans)}};
  const bool achaeans_fall = fate[kAchaeans] != EndReason::Running;
  const bool trojans_fall = fate[kTrojans] != EndReason::Running;
  if (achaeans_fall && trojans_fall)  // [H8.4]
    return tied ? end(EndReason::BothFallen, true, winner)
                : end(fate[other(winner)], false, winner);
  if (achaeans_fall) return end(fate[kAchaeans], false, kTrojans);
  if (trojans_fall) return end(fate[kTrojans], false, kAchaeans);
  if (s_.battle == kLastBattle) return end(EndReason::Limit, true, winner);  // [H8.6]
  open_battle(tied ? defender() : winner);                                   // [H8.5]
}

// [H8.1] Every front below five joins home. Its cards stay what they were: drawn before, or not.
template <class Scribe>
void Flow<Scribe>::deplete(Seat side) {
  Army& army = s_.armies[side];
  for (Stack stack : kFronts) {
    const std::size_t size = army.stack_size(stack);
    // Empty and not fighting: it was depleted before. Bitwise: one branch, not three.
    const bool counts = (size > 0) | (army.active == stack);
    if (!(counts & (size < kDepletedBelow))) continue;
    army.troops.put(army.cards_in(stack), Place::Home);
    army.grow(Stack::Home, size);
    army.sizes[index_of(stack)] = 0;
    army.remembered.come_home(stack);
    scribe_.tell(StackDepleted{side, stack});
  }
}

template <class Scribe>
EndReason Flow<Scribe>::fallen(Seat side) const {
  const Army& army = s_.armies[side];
  std::size_t fronts = 0;
  for (Stack stack : kFronts) fronts += army.stack_size(stack);
  if (fronts == 0) return EndReason::FrontFallen;                                   // [H8.2]
  if (army.stack_size(Stack::Home) < kDepletedBelow) return EndReason::HomeFallen;  // [H8.3]
  return EndReason::Running;
}

template <class Scribe>
void Flow<Scribe>::end(EndReason reason, bool drawn, Seat winner) {
  s_.end = reason;
  s_.drawn = drawn;
  ask(Phase::Over, winner);
  scribe_.tell(MatchEnded{reason, drawn, winner});
  for (Seat side : kBothSides) scribe_.tell(SecretsShown{side, secrets_of(s_, side)});  // [H9.2]
}

// [H8.5] Stacks and hero stacks are shuffled: nothing is known of their order any more.
template <class Scribe>
void Flow<Scribe>::open_battle(Seat attacker) {
  for (Seat side : kBothSides) {
    Army& army = s_.armies[side];
    for (; !army.under.empty(); army.under.pop()) army.hero_stack.add(army.under.front());
    army.active = Stack::Front1;
  }
  ++s_.battle;
  s_.attacker = attacker;
  s_.number = Number::None;
  s_.tile = Tile::None;
  s_.edge = Edge::First;
  s_.retreated = false;
  if (s_.tiles_left == 0) s_.tiles_left = (1U << kTiles) - 1;  // after the sixth
  scribe_.tell(BattleOpened{s_.battle, attacker, s_.tiles_left});
  ask(Phase::Source, attacker);
}

}  // namespace ilion::hector
