// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/judge_dice.h"

#include <cstdlib>

namespace ilion::achaia {

namespace {

constexpr Verdict kFine = std::nullopt;

int after_change(int value, int by) {  // [A3.6] what goes beyond is lost
  const int sum = value + by;
  return sum < 1 ? 1 : sum > 6 ? 6 : sum;
}

}  // namespace

DiceLaw::DiceLaw(const Achaia& game, const State& state, const Act& act)
    : game_(game), s_(state), act_(act), board_(state.board) {
  for (std::size_t i = 0; i < act.picked; ++i) {
    const Pick& pick = act.picks[i];
    const Op op = game.operations(act)[pick.op].op;
    if (op == Op::RaiseLimit) ++board_.increased[index_of(pick.to.place())];
    const bool is_die = pick.from.value() > 0;
    if (is_die && pick.from != pick.to) board_.dice.replace(pick.colour, pick.from, pick.to);
  }
}

bool DiceLaw::is_seated(Colour colour) const {
  return game_.seats() == 2 ? colour != Colour::Black : index_of(colour) < game_.seats();
}

template <class Test>
bool DiceLaw::exists(const Test& test) const {
  for (std::size_t i = 0; i < kColours; ++i)
    for (Spot spot : board_.dice.of(colour_at(i)))
      if (is_seated(colour_at(i)) && test(Die{colour_at(i), spot})) return true;
  return false;
}

int DiceLaw::dice_on(Location location) const {
  int n = 0;
  for (std::size_t i = 0; i < kColours; ++i)
    for (Spot spot : board_.dice.of(colour_at(i))) n += spot.place() == location ? 1 : 0;
  return n;
}

int DiceLaw::markers_laid(Colour colour) const {
  int n = 0;
  for (std::size_t i = 0; i < kLocations; ++i) n += s_.markers[index_of(colour)][i];
  return n;
}

int DiceLaw::stack_of(Kin kin) const {
  const std::size_t which = kin == Kin::Court ? 1 : 0;
  int left = kin == Kin::Court ? kCourtCousins : kStreetCousins;
  for (std::size_t i = 0; i < game_.seats(); ++i) left -= s_.cousins[seat_at(i)][which];
  return left;
}

Verdict DiceLaw::place_on(Location location) const {
  if (game_.content().at(location).opens > s_.round) return Refusal{"A3.7", "location-locked"};
  const int limit = game_.content().limit(location, game_.seats()) +  // [A1.7]
                    board_.increased[index_of(location)];
  if (dice_on(location) >= limit) return Refusal{"A3.7", "location-full"};
  return kFine;
}

Verdict DiceLaw::move_to(Location from, Location to) const {
  if (from == to) return Refusal{"A3.8", "another-location"};
  return place_on(to);
}

// Whose dice or markers an operation speaks of.
Verdict DiceLaw::owner(Party party, Colour colour) const {
  if (!is_seated(colour)) return Refusal{"A2.8", "colour-not-in-play"};
  const Seat whose = game_.colours().owner(colour);
  if (party == Party::Self && whose != act_.actor) return Refusal{"A5.18", "not-your-die"};
  if (party == Party::Opp && whose != act_.other) return Refusal{"A5.18", "not-his-die"};
  if (party == Party::OneOpponent && whose == act_.actor)
    return Refusal{"A5.18", "an-opponents-die"};
  return kFine;
}

Verdict DiceLaw::die(const Operation& operation, const Die& die) const {
  if (Verdict no = owner(operation.who, die.colour)) return no;
  const Spot spot = die.spot;
  int alike = 0;
  for (Spot each : board_.dice.of(die.colour)) alike += each == spot ? 1 : 0;
  if (alike == 0) return Refusal{"A5.18", "no-such-die"};
  bool other_own_colour = false;
  for (std::size_t i = 0; i < act_.picked; ++i) {
    const Pick& pick = act_.picks[i];
    if (pick.op != act_.op || pick.from.value() == 0) continue;
    if (pick.colour == die.colour && pick.to == spot) --alike;
    const bool own = game_.colours().owner(pick.colour) == act_.actor;
    if (own && pick.colour != die.colour) other_own_colour = true;
  }
  if (alike == 0) return Refusal{"A3.9", "die-named-already"};
  const bool needs_troy = operation.where == Where::Troy || operation.op == Op::MoveThere ||
                          operation.op == Op::DieMove || operation.op == Op::DieAddMove ||
                          operation.op == Op::SwapPlaces || operation.op == Op::SwapValues;
  if (needs_troy && spot.place() == Location::Reserve) return Refusal{"A3.5", "not-in-troy"};
  switch (operation.op) {
    case Op::DieAdd:
      if (after_change(spot.value(), operation.amount) == spot.value())
        return Refusal{"A3.6", "die-would-not-change"};
      return kFine;
    case Op::DieFlip:
      if (spot.value() > operation.amount) return Refusal{"A10.I15", "die-shows-too-much"};
      return kFine;
    case Op::DieReroll:
      if (other_own_colour && game_.colours().owner(die.colour) == act_.actor)
        return Refusal{"A11.5", "one-colour-of-yours"};
      return kFine;
    case Op::MoveThere: return move_to(spot.place(), act_.last().to.place());
    case Op::DieMove:
    case Op::DieAddMove:
      for (std::size_t i = 0; i < kLocations; ++i)
        if (!move_to(spot.place(), location_at(i))) return kFine;
      return Refusal{"A3.8", "nowhere-to-go"};
    default:
      if (exists([&](const Die& each) { return !partner(operation, die, each); })) return kFine;
      return Refusal{"A3.8", "no-partner"};
  }
}

Verdict DiceLaw::step(const Operation& operation, const Die& die, Direction direction) const {
  if (Verdict no = owner(operation.who, die.colour)) return no;
  bool there = false;
  for (Spot each : board_.dice.of(die.colour)) there = there || each == die.spot;
  if (!there) return Refusal{"A5.18", "no-such-die"};
  if (operation.where == Where::Troy && die.spot.place() == Location::Reserve)
    return Refusal{"A3.5", "not-in-troy"};
  const int by = direction == Direction::Up ? operation.amount : -operation.amount;
  if (after_change(die.spot.value(), by) == die.spot.value())
    return Refusal{"A3.6", "die-would-not-change"};
  return kFine;
}

Verdict DiceLaw::partner(const Operation& operation, const Die& first, const Die& die) const {
  if (Verdict no = owner(operation.second, die.colour)) return no;
  bool there = false;
  for (Spot each : board_.dice.of(die.colour)) there = there || each == die.spot;
  if (!there) return Refusal{"A5.18", "no-such-die"};
  if (die.spot.place() == Location::Reserve) return Refusal{"A3.5", "not-in-troy"};
  const bool together = first.spot.place() == die.spot.place();
  if (operation.op == Op::SwapPlaces)
    return together ? Verdict(Refusal{"A3.8", "on-different-locations"}) : kFine;
  if (!together) return Refusal{"A10.I15", "on-the-same-location"};
  if (first.spot.value() == die.spot.value()) return Refusal{"A10.I15", "values-are-equal"};
  return kFine;
}

Verdict DiceLaw::location(const Operation& operation, Location location) const {
  if (operation.op == Op::TileDiceAdd) {
    if (dice_on(location) == 0) return Refusal{"A10.E16", "no-dice-there"};
    return kFine;
  }
  if (game_.content().at(location).opens > s_.round) return Refusal{"A10.O01", "location-locked"};
  return kFine;
}

Verdict DiceLaw::marker(const Operation& operation, Colour colour, Location location) const {
  if (!is_seated(colour)) return Refusal{"A2.8", "colour-not-in-play"};
  const bool mine = game_.colours().owner(colour) == act_.actor;
  if (operation.op == Op::RemoveMarker) {
    if (mine) return Refusal{"A10.E14", "an-opponents-marker"};
    if (s_.markers[index_of(colour)][index_of(location)] < operation.count)
      return Refusal{"A10.E14", "too-few-markers-there"};
    return kFine;
  }
  if (!mine) return Refusal{"A5.18", "not-your-marker"};
  if (markers_laid(colour) >= kMarkersOfColour) return Refusal{"A3.12", "no-marker-left"};
  const bool has_die =
      exists([&](const Die& die) { return die.colour == colour && die.spot.place() == location; });
  if (operation.where == Where::OwnDie && !has_die)
    return Refusal{"A10.C11", "no-die-of-that-colour-there"};
  return kFine;
}

bool DiceLaw::any_die(const Operation& operation) const {
  return exists([&](const Die& each) {
    if (operation.op != Op::DieStep) return !die(operation, each);
    return !step(operation, each, Direction::Up) || !step(operation, each, Direction::Down);
  });
}

bool DiceLaw::does_something(const Operation& operation, int due) const {
  const Seat me = act_.actor;
  switch (operation.op) {
    case Op::Influence:
      return operation.amount > 0 ||
             s_.influence[operation.who == Party::Self ? me : act_.other] != 0;
    case Op::GoldPerDie:
      return exists([&](const Die& die) {
        return game_.colours().owner(die.colour) == me && die.spot.place() != Location::Reserve;
      });
    case Op::TileDiceAdd:
      return exists([](const Die& die) { return die.spot.place() != Location::Reserve; });
    case Op::Draw: return deck(s_).size() + s_.discard.size() > 0;
    case Op::DiscardForGold:
    case Op::SellCards: return s_.hand[me].size() > 0;
    case Op::TakeDiscard: return s_.discard.size() > 0;
    case Op::TakeCousin: return stack_of(operation.kin) > 0;
    case Op::BuyCousin:
      return stack_of(operation.kin) >= operation.count &&
             s_.gold[me] >= due + operation.amount * operation.count;
    case Op::LayMarker:
      for (std::size_t i = 0; i < kColours; ++i)
        for (std::size_t at = 0; at < kLocations; ++at)
          if (!marker(operation, colour_at(i), location_at(at))) return true;
      return false;
    case Op::DiscardCharacter: return (s_.characters & 15U) != 0;
    case Op::RaiseLimit: {
      int laid = 0;
      for (std::uint8_t n : s_.board.increased) laid += n;
      return laid < kIncreasedMarkers;
    }
    case Op::Cost:
    case Op::FreeCard:
    case Op::MoveThere: return false;
    case Op::DieAdd:
    case Op::DieStep:
    case Op::DieAddMove:
    case Op::DieMove:
    case Op::DieFlip:
    case Op::DieReroll:
    case Op::SwapPlaces:
    case Op::SwapValues: return any_die(operation);
    default: return true;  // gold of others counts as there, and "if there is none" is something
  }
}

Verdict DiceLaw::use(const Operations& operations, int price) const {
  int due = price;
  for (const Operation& operation : operations)
    if (operation.op == Op::Cost) due += operation.amount;
  if (due > s_.gold[act_.actor]) return Refusal{"A3.10", "cannot-pay"};
  int parts = 0;
  for (const Operation& operation : operations) parts += does_something(operation, due) ? 1 : 0;
  if (parts == 0) return Refusal{"A3.14", "does-nothing"};
  return kFine;
}

}  // namespace ilion::achaia
