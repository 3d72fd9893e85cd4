// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/facts.h"

#include <algorithm>

#include "games/achaia/picking.h"

namespace ilion::achaia {

Facts::Facts(const Achaia& game, const State& state) : game_(game), s_(state) {
  const Colours colours = game.colours();
  for (std::size_t i = 0; i < kColours; ++i) {
    const Colour colour = colour_at(i);
    if (!colours.is_used(colour)) continue;
    Holding& mine = dice_[colours.owner(colour)];
    for (Spot spot : state.board.dice.of(colour)) {
      const int value = spot.value();
      mine.lowest = std::min(mine.lowest, value);
      mine.highest = std::max(mine.highest, value);
      if (!spot.in_troy()) continue;
      mine.lowest_in_troy = std::min(mine.lowest_in_troy, value);
      mine.highest_in_troy = std::max(mine.highest_in_troy, value);
      mine.places |= bit(spot.place());
    }
  }
  for (const Holding& one : dice_.items) {
    all_.lowest = std::min(all_.lowest, one.lowest);
    all_.highest = std::max(all_.highest, one.highest);
    all_.lowest_in_troy = std::min(all_.lowest_in_troy, one.lowest_in_troy);
    all_.highest_in_troy = std::max(all_.highest_in_troy, one.highest_in_troy);
    all_.places |= one.places;
  }
  available_ = available(game, state.board, state.round);
  can_draw_ = !state.discard.empty() || !deck(state).empty();
}

bool Facts::is_usable(const Operations& operations, Seat actor, Seat other) const {
  bool something = false;
  for (const Operation& operation : operations) {
    if (operation.op == Op::Cost && s_.gold[actor] < operation.amount) return false;  // [A3.10]
    something = something || does_something(operation, actor, other);
  }
  return something;
}

const Facts::Holding& Facts::of(Party party, Seat actor, Seat other) const {
  if (party == Party::Self) return dice_[actor];
  return party == Party::Opp ? dice_[other] : all_;
}

bool Facts::dice_do(const Operation& operation, const Holding& dice) const {
  const bool troy = operation.where == Where::Troy;
  const int lowest = troy ? dice.lowest_in_troy : dice.lowest;
  const int highest = troy ? dice.highest_in_troy : dice.highest;
  switch (operation.op) {
    case Op::DieAdd: return operation.amount > 0 ? lowest < 6 : highest > 1;  // [A3.6]
    case Op::DieStep:
    case Op::DieReroll: return highest > 0;
    case Op::DieFlip: return lowest <= operation.amount;
    default: {  // a move: two places to go to, or one that is not the die's own [A3.8]
      const bool two = (available_ & (available_ - 1)) != 0;
      return two ? dice.places != 0 : available_ != 0 && (dice.places & ~available_) != 0;
    }
  }
}

bool Facts::any_dice_do(const Operation& operation, Seat actor, Seat other) const {
  if (operation.who != Party::OneOpponent)
    return dice_do(operation, of(operation.who, actor, other));
  for (std::size_t i = 0; i < game_.seats(); ++i)
    if (seat_at(i) != actor && dice_do(operation, dice_[seat_at(i)])) return true;
  return false;
}

bool Facts::can_swap_places(const Operation& operation, Seat actor, Seat other) const {
  const unsigned first = of(operation.who, actor, other).places;
  const unsigned second = of(operation.second, actor, other).places;
  const unsigned both = first | second;
  return first != 0 && second != 0 && (both & (both - 1)) != 0;
}

// [A10.I15] On the same location, unequal.
bool Facts::values_differ(Seat one, Seat another) const {
  const unsigned common = dice_[one].places & dice_[another].places;
  if (common == 0) return false;
  const Colours colours = game_.colours();
  const auto look = [&](Seat seat, const auto& visit) {
    for (Colour colour : {colours.main(seat), colours.support(seat)})
      for (Spot spot : s_.board.dice.of(colour))
        if (spot.in_troy() && (common & bit(spot.place())) != 0) visit(spot);
  };
  bool found = false;
  look(one, [&](Spot mine) {
    look(another, [&](Spot his) {
      found = found || (mine.place() == his.place() && mine.value() != his.value());
    });
  });
  return found;
}

bool Facts::can_mark(const Operation& operation, Seat actor) const {
  const Colours colours = game_.colours();
  for (Colour colour : {colours.main(actor), colours.support(actor)}) {
    if (markers_left(s_, colour) == 0) continue;  // [A3.12]
    if (operation.where != Where::OwnDie) return true;
    for (Spot spot : s_.board.dice.of(colour))
      if (spot.in_troy()) return true;
  }
  return false;
}

bool Facts::does_something(const Operation& operation, Seat actor, Seat other) const {
  switch (operation.op) {
    case Op::Cost:
    case Op::FreeCard:
    case Op::MoveThere: return false;  // riders: an effect is not used for their sake alone
    case Op::GainGold:
    case Op::TakeGold:  // [A3.14] the gold of others never makes an effect illegal
    case Op::Steal:
    case Op::PayBank:
    case Op::PayOrInfluence:
    case Op::CousinOrGold:
    case Op::CousinOrInfluence:
    case Op::RemoveMarker: return true;
    case Op::Influence: {
      const Seat whose = operation.who == Party::Self ? actor : other;
      return operation.amount > 0 || s_.influence[whose] > 0;  // [A3.11]
    }
    case Op::GoldPerDie: return dice_[actor].places != 0;
    case Op::DieAdd:
    case Op::DieStep:
    case Op::DieAddMove:
    case Op::DieMove:
    case Op::DieFlip:
    case Op::DieReroll: return any_dice_do(operation, actor, other);
    case Op::SwapPlaces: return can_swap_places(operation, actor, other);
    case Op::SwapValues: return values_differ(actor, other);
    case Op::TileDiceAdd: return all_.places != 0;
    case Op::Draw: return can_draw_;
    case Op::DiscardForGold:
    case Op::SellCards: return !s_.hand[actor].empty();
    case Op::TakeDiscard: return !s_.discard.empty();
    case Op::TakeCousin:
      return cousins_left(s_, operation.kin == Kin::Court ? Cousin::Court : Cousin::Street) > 0;
    case Op::BuyCousin:
      return cousins_left(s_, operation.kin == Kin::Court ? Cousin::Court : Cousin::Street) >=
                 operation.count &&
             s_.gold[actor] >= operation.amount * operation.count;
    case Op::LayMarker: return can_mark(operation, actor);
    case Op::DiscardCharacter: return s_.characters != 0;
    case Op::RaiseLimit: return increased_left(s_.board) > 0;
  }
  return false;
}

}  // namespace ilion::achaia
