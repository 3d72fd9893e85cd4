// SPDX-License-Identifier: GPL-3.0-or-later
// How effects are announced step by step and carried out operation by operation: a part of Flow,
// included by apply.cpp alone.
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
  return Facts(game_, s_).is_usable(operations, act_.actor, act_.other);
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
    case Op::BuyCousin:
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
