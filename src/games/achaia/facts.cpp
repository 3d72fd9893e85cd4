// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/facts.h"

#include "games/achaia/picking.h"

namespace ilion::achaia {

namespace {

constexpr std::uint32_t one(Op op) { return std::uint32_t{1} << static_cast<unsigned>(op); }
template <class... Ops>
constexpr std::uint32_t set_of(Ops... ops) {
  return (one(ops) | ...);
}

// [A3.14] The gold of others never makes an effect illegal.
constexpr std::uint32_t kAlways =
    set_of(Op::GainGold, Op::TakeGold, Op::Steal, Op::PayBank, Op::PayOrInfluence, Op::CousinOrGold,
           Op::CousinOrInfluence, Op::RemoveMarker);
// Riders: an effect is not used for their sake alone.
constexpr std::uint32_t kNever = set_of(Op::Cost, Op::FreeCard, Op::MoveThere);
constexpr std::uint32_t kPlain = kAlways | kNever |
                                 set_of(Op::Draw, Op::TakeDiscard, Op::DiscardForGold,
                                        Op::SellCards, Op::DiscardCharacter, Op::RaiseLimit);
constexpr std::uint32_t kOfDice =
    set_of(Op::DieAdd, Op::DieStep, Op::DieAddMove, Op::DieMove, Op::DieFlip, Op::DieReroll);

// What one die adds to a holding, by the code of its spot.
constexpr auto kHeld = [] {
  std::array<std::uint32_t, 256> held{};
  for (std::size_t i = 0; i <= kLocations; ++i)
    for (int value = 0; value <= 6; ++value) {
      const Spot spot(static_cast<Location>(i), value);
      held[spot.code] = 1U << value;
      if (spot.in_troy()) held[spot.code] |= 1U << (8 + value) | 1U << (16 + i);
    }
  return held;
}();

}  // namespace

void Facts::look() const {
  looked_ = true;
  const Colours colours = game_.colours();
  for (std::size_t i = 0; i < kColours; ++i) {
    const Colour colour = colour_at(i);
    if (!colours.is_used(colour)) continue;
    std::uint32_t here = 0;
    for (Spot spot : s_.board.dice.of(colour)) here |= kHeld[spot.code];
    dice_[colours.owner(colour)].bits |= here;
    all_.bits |= here;
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

bool Facts::is_usable(const Operations& operations, Seat other, int price) const {
  int purse = s_.gold[me_] - price;
  bool something = false;
  for (const Operation& operation : operations) {
    if (operation.op == Op::Cost) purse -= operation.amount;  // it comes first
    if (purse < 0) return false;                              // [A3.10]
    something = something || does_something(operation, other, purse);
  }
  return something;
}

const Facts::Holding& Facts::of(Party party, Seat other) const {
  if (!looked_) look();
  if (party == Party::Self) return dice_[me_];
  return party == Party::Opp ? dice_[other] : all_;
}

bool Facts::dice_do(const Operation& operation, const Holding& dice) const {
  constexpr unsigned kOne = 1U << 1;
  constexpr unsigned kSix = 1U << 6;
  const unsigned values = operation.where == Where::Troy ? dice.values_in_troy() : dice.values();
  switch (operation.op) {
    case Op::DieAdd: return (values & ~(operation.amount > 0 ? kSix : kOne)) != 0;  // [A3.6]
    case Op::DieStep:
    case Op::DieReroll: return values != 0;
    case Op::DieFlip: return (values & ((2U << operation.amount) - 1)) != 0;
    default: {  // a move: two places to go to, or one that is not the die's own [A3.8]
      const unsigned free = available();
      return (free & (free - 1)) != 0 ? dice.places() != 0
                                      : free != 0 && (dice.places() & ~free) != 0;
    }
  }
}

bool Facts::any_dice_do(const Operation& operation, Seat other) const {
  if (operation.who != Party::OneOpponent) return dice_do(operation, of(operation.who, other));
  for (std::size_t i = 0; i < game_.seats(); ++i)
    if (seat_at(i) != me_ && dice_do(operation, of(seat_at(i)))) return true;
  return false;
}

bool Facts::can_swap_places(const Operation& operation, Seat other) const {
  const unsigned first = of(operation.who, other).places();
  const unsigned second = of(operation.second, other).places();
  const unsigned both = first | second;
  return first != 0 && second != 0 && (both & (both - 1)) != 0;
}

// [A10.I15] On the same location, unequal.
bool Facts::values_differ_from(Seat other) const {
  const unsigned common = of(me_).places() & of(other).places();
  if (common == 0) return false;
  const Colours colours = game_.colours();
  const auto look = [&](Seat seat, const auto& visit) {
    for (Colour colour : {colours.main(seat), colours.support(seat)})
      for (Spot spot : s_.board.dice.of(colour))
        if (spot.in_troy() && (common & bit(spot.place())) != 0) visit(spot);
  };
  bool found = false;
  look(me_, [&](Spot mine) {
    look(other, [&](Spot his) {
      found = found || (mine.place() == his.place() && mine.value() != his.value());
    });
  });
  return found;
}

bool Facts::can_mark(const Operation& operation) const {
  const Colours colours = game_.colours();
  for (Colour colour : {colours.main(me_), colours.support(me_)}) {
    if (markers_left(s_, colour) == 0) continue;  // [A3.12]
    if (operation.where != Where::OwnDie) return true;
    for (Spot spot : s_.board.dice.of(colour))
      if (spot.in_troy()) return true;
  }
  return false;
}

int Facts::left(Kin kin) const {
  return cousins_left(s_, kin == Kin::Court ? Cousin::Court : Cousin::Street);
}

// What can be told without a look at the dice or at what exactly the operation says; bit i: Op i.
std::uint32_t Facts::plain() const {
  std::uint32_t does = kAlways;
  if (!s_.discard.empty()) does |= one(Op::Draw) | one(Op::TakeDiscard);
  if (!deck(s_).empty()) does |= one(Op::Draw);  // [A3.13]
  if (!s_.hand[me_].empty()) does |= one(Op::DiscardForGold) | one(Op::SellCards);
  if (s_.characters != 0) does |= one(Op::DiscardCharacter);
  if (increased_left(s_.board) > 0) does |= one(Op::RaiseLimit);
  return does;
}

bool Facts::does_something(const Operation& operation, Seat other, int purse) const {
  const std::uint32_t op = one(operation.op);
  if ((op & kPlain) != 0) return (op & plain_) != 0;
  if ((op & kOfDice) != 0) return any_dice_do(operation, other);
  switch (operation.op) {
    case Op::Influence: {
      const Seat whose = operation.who == Party::Self ? me_ : other;
      return operation.amount > 0 || s_.influence[whose] > 0;  // [A3.11]
    }
    case Op::GoldPerDie: return of(me_).places() != 0;
    case Op::SwapPlaces: return can_swap_places(operation, other);
    case Op::SwapValues: return values_differ_from(other);
    case Op::TileDiceAdd: return of(Party::Anyone, other).places() != 0;
    case Op::TakeCousin: return left(operation.kin) > 0;
    case Op::BuyCousin:
      return left(operation.kin) >= operation.count && purse >= operation.amount * operation.count;
    default: return can_mark(operation);
  }
}

}  // namespace ilion::achaia
