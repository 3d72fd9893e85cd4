// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/facts.h"

#include "games/achaia/picking.h"

namespace ilion::achaia {

void Facts::look() const {
  looked_ = true;
  const Colours colours = game_.colours();
  for (std::size_t i = 0; i < kColours; ++i) {
    const Colour colour = colour_at(i);
    if (!colours.is_used(colour)) continue;
    unsigned values = 0;
    unsigned in_troy = 0;
    unsigned places = 0;
    for (Spot spot : s_.board.dice.of(colour)) {
      const unsigned value = 1U << spot.value();
      values |= value;
      in_troy |= spot.in_troy() ? value : 0U;
      places |= 1U << index_of(spot.place());
    }
    Holding& mine = dice_[colours.owner(colour)];
    for (Holding* each : {&mine, &all_}) {
      each->values = static_cast<std::uint8_t>(each->values | values);
      each->values_in_troy = static_cast<std::uint8_t>(each->values_in_troy | in_troy);
      each->places = static_cast<std::uint16_t>(each->places | (places & ((1U << kLocations) - 1)));
    }
  }
}

const Facts::Holding& Facts::of(Seat seat) const {
  if (!looked_) look();
  return dice_[seat];
}

std::uint16_t Facts::available() const {
  if (!has_available_) available_ = achaia::available(game_, s_.board, s_.round);
  has_available_ = true;
  return available_;
}

bool Facts::is_usable(const Operations& operations, Seat actor, Seat other, int price) const {
  int purse = s_.gold[actor] - price;
  bool something = false;
  for (const Operation& operation : operations) {
    if (operation.op == Op::Cost) purse -= operation.amount;  // it comes first
    if (purse < 0) return false;                              // [A3.10]
    something = something || does_something(operation, actor, other, purse);
  }
  return something;
}

const Facts::Holding& Facts::of(Party party, Seat actor, Seat other) const {
  if (!looked_) look();
  if (party == Party::Self) return dice_[actor];
  return party == Party::Opp ? dice_[other] : all_;
}

bool Facts::dice_do(const Operation& operation, const Holding& dice) const {
  constexpr unsigned kOne = 1U << 1;
  constexpr unsigned kSix = 1U << 6;
  const unsigned values = operation.where == Where::Troy ? dice.values_in_troy : dice.values;
  switch (operation.op) {
    case Op::DieAdd: return (values & ~(operation.amount > 0 ? kSix : kOne)) != 0;  // [A3.6]
    case Op::DieStep:
    case Op::DieReroll: return values != 0;
    case Op::DieFlip: return (values & ((2U << operation.amount) - 1)) != 0;
    default: {  // a move: two places to go to, or one that is not the die's own [A3.8]
      const unsigned free = available();
      return (free & (free - 1)) != 0 ? dice.places != 0 : free != 0 && (dice.places & ~free) != 0;
    }
  }
}

bool Facts::any_dice_do(const Operation& operation, Seat actor, Seat other) const {
  if (operation.who != Party::OneOpponent)
    return dice_do(operation, of(operation.who, actor, other));
  for (std::size_t i = 0; i < game_.seats(); ++i)
    if (seat_at(i) != actor && dice_do(operation, of(seat_at(i)))) return true;
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
  const unsigned common = of(one).places & of(another).places;
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

bool Facts::does_something(const Operation& operation, Seat actor, Seat other, int purse) const {
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
    case Op::GoldPerDie: return of(actor).places != 0;
    case Op::DieAdd:
    case Op::DieStep:
    case Op::DieAddMove:
    case Op::DieMove:
    case Op::DieFlip:
    case Op::DieReroll: return any_dice_do(operation, actor, other);
    case Op::SwapPlaces: return can_swap_places(operation, actor, other);
    case Op::SwapValues: return values_differ(actor, other);
    case Op::TileDiceAdd: return of(Party::Anyone, actor, other).places != 0;
    case Op::Draw: return !s_.discard.empty() || !deck(s_).empty();  // [A3.13]
    case Op::DiscardForGold:
    case Op::SellCards: return !s_.hand[actor].empty();
    case Op::TakeDiscard: return !s_.discard.empty();
    case Op::TakeCousin:
      return cousins_left(s_, operation.kin == Kin::Court ? Cousin::Court : Cousin::Street) > 0;
    case Op::BuyCousin:
      return cousins_left(s_, operation.kin == Kin::Court ? Cousin::Court : Cousin::Street) >=
                 operation.count &&
             purse >= operation.amount * operation.count;
    case Op::LayMarker: return can_mark(operation, actor);
    case Op::DiscardCharacter: return s_.characters != 0;
    case Op::RaiseLimit: return increased_left(s_.board) > 0;
  }
  return false;
}

}  // namespace ilion::achaia
