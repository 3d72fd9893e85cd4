// SPDX-License-Identifier: GPL-3.0-or-later
// How effects are carried out operation by operation: a part of Flow, included by apply.cpp alone.
#pragma once

#include "games/achaia/flow.h"

namespace ilion::achaia {

template <class Scribe>
bool Flow<Scribe>::perform(const Operation& operation) {
  const Seat me = act_.actor;
  const auto amount = static_cast<unsigned>(operation.amount);
  const Cousin kind = operation.kin == Kin::Court ? Cousin::Court : Cousin::Street;
  switch (operation.op) {
    case Op::Cost: pay(me, amount); break;
    case Op::GainGold: gain(me, amount); break;
    case Op::TakeGold: take_gold(operation); break;
    case Op::Steal: return perform_steal(operation);
    case Op::PayBank: pay(act_.other, amount); break;
    case Op::PayOrInfluence: put(Phase::Yield, act_.other); return false;
    case Op::CousinOrGold:
    case Op::CousinOrInfluence: return perform_yields();
    case Op::Influence:
      move_influence(operation.who == Party::Self ? me : act_.other, operation.amount);
      break;
    case Op::GoldPerDie: {  // [A10.I14]
      unsigned dice = 0;
      for (std::size_t i = 0; i < kColours; ++i)
        if (game_.colours().is_used(colour_at(i)) && game_.colours().owner(colour_at(i)) == me)
          for (Spot spot : s_.board.dice.of(colour_at(i))) dice += spot.in_troy() ? 1U : 0U;
      gain(me, std::min(dice, amount));
      break;
    }
    case Op::TakeCousin:
      for (unsigned n = 0; n < operation.count; ++n) take_cousin(me, kind);
      break;
    case Op::BuyCousin:  // [A3.14] skipped if it is impossible
      if (s_.gold[me] < amount * operation.count || cousins_left(s_, kind) < operation.count) break;
      pay(me, amount * operation.count);
      for (unsigned n = 0; n < operation.count; ++n) take_cousin(me, kind);
      break;
    case Op::DieReroll: return perform_rerolls();
    case Op::Draw:
    case Op::FreeCard:
    case Op::DiscardForGold:
    case Op::SellCards:
    case Op::TakeDiscard: return perform_cards(operation);
    default: perform_picks(operation);
  }
  return true;
}

template <class Scribe>
bool Flow<Scribe>::perform_cards(const Operation& operation) {
  const Seat me = act_.actor;
  switch (operation.op) {
    case Op::Draw: return perform_draw(operation);
    case Op::FreeCard: ask(Phase::FreeCard, me); return false;
    case Op::DiscardForGold:
    case Op::SellCards:
      if (s_.hand[me].empty()) return true;
      put(operation.op == Op::SellCards ? Phase::SellCard : Phase::DropCard, me);
      return false;
    default:
      if (act_.done >= operation.count || s_.discard.empty()) return true;
      put(Phase::TakeCard, me);
      return false;
  }
}

template <class Scribe>
void Flow<Scribe>::take_gold(const Operation& operation) {
  const auto amount = static_cast<unsigned>(operation.amount);
  if (operation.who != Party::EachOpponent) return take(act_.other, act_.actor, amount);
  for (Seat seat = after(act_.actor); seat != act_.actor; seat = after(seat))
    take(seat, act_.actor, amount);
}

template <class Scribe>
bool Flow<Scribe>::perform_steal(const Operation& operation) {  // [A10.I01]
  if (s_.gold[act_.other] >= operation.amount) {
    take_gold(operation);
    return true;
  }
  scribe_.tell(GoldShown{act_.other, s_.gold[act_.other]});
  put(Phase::Spoils, act_.actor);
  return false;
}

template <class Scribe>
void Flow<Scribe>::operator()(const TakeSpoils& move) {
  if (move.spoils == Spoils::Gold) {
    take(act_.other, act_.actor, s_.gold[act_.other]);
  } else {
    move_influence(act_.actor, 1);  // he loses none
  }
  go_on();
}

template <class Scribe>
bool Flow<Scribe>::perform_rerolls() {  // [A3.9] one after the other
  for (std::size_t i = act_.done; i < act_.picked; ++i)
    if (act_.picks[i].op == act_.op) {
      ask(Phase::RollPick, act_.actor);
      return false;
    }
  return true;
}

template <class Scribe>
bool Flow<Scribe>::perform_draw(const Operation& operation) {
  if (act_.done < operation.count && prepare_draw()) {
    ask(Phase::DrawCard, act_.actor);
    return false;
  }
  if (s_.drawn.empty()) return true;
  if (s_.drawn.size() > static_cast<std::size_t>(operation.amount)) {
    put(Phase::KeepCard, act_.actor);
    return false;
  }
  s_.drawn = {};  // [A10.O02] only 1 to draw: keep it
  scribe_.tell(CardsKept{act_.actor});
  return true;
}

}  // namespace ilion::achaia
