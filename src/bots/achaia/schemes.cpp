// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/schemes.h"

#include <algorithm>
#include <bit>

namespace ilion::achaia {

namespace {

bool names_dice(Op op) {
  switch (op) {
    case Op::DieAdd:
    case Op::DieStep:
    case Op::DieAddMove:
    case Op::DieMove:
    case Op::DieFlip:
    case Op::DieReroll:
    case Op::SwapPlaces:
    case Op::SwapValues: return true;
    default: return false;
  }
}

int dice_wanted(const Operation& operation) {
  const bool pairs = operation.op == Op::SwapPlaces || operation.op == Op::SwapValues;
  return pairs ? 1 : static_cast<int>(picks_of(operation));
}

// Visits each different die of a colour [A3.17].
template <class Visit>
void for_each_die(const Dice& dice, Colour colour, const Visit& visit) {
  Spot last;
  for (Spot spot : dice.of(colour)) {
    if (spot == last || spot.is_blank()) continue;
    last = spot;
    visit(Die{colour, spot});
  }
}

template <class Visit>
void for_each_place(unsigned places, const Visit& visit) {
  for (; places != 0; places &= places - 1)
    visit(location_at(static_cast<std::size_t>(std::countr_zero(places))));
}

unsigned without(unsigned places, Location here) { return places & ~(1U << index_of(here)); }

}  // namespace

const Scene& Schemes::Draft::now() {
  if (waiting_.gain != kImpossible) {
    if (!changed_) changed_ = start_;
    changed_->change(waiting_.die.colour, waiting_.die.spot, waiting_.to);
    if (waiting_.swaps)
      changed_->change(waiting_.partner.colour, waiting_.partner.spot, waiting_.partner_to);
    waiting_.gain = kImpossible;
  }
  return changed_ ? *changed_ : start_;
}

void Schemes::Draft::then(const Plan& plan) {
  static_cast<void>(now());
  waiting_ = plan;
}

bool Schemes::belongs(Colour colour, Party party, Seat other) const {
  if (!game_.colours().is_used(colour)) return false;
  const Seat owner = game_.colours().owner(colour);
  switch (party) {
    case Party::Self: return owner == me_;
    case Party::Opp: return owner == other;
    case Party::Anyone: return true;
    default: return owner != me_;
  }
}

Schemes::Plan Schemes::best_move(const Scene& scene, const Die& die, Spot lifted) {
  const Scene::Goal goal =
      scene.best_goal(die, lifted, without(scene.available(), die.spot.place()));
  return {.gain = goal.gain, .die = die, .to = lifted.at(goal.to)};
}

Schemes::Plan Schemes::swap(const Scene& scene, const Operation& operation, const Die& one,
                            const Die& other) {
  const bool places = operation.op == Op::SwapPlaces;
  const bool apart = one.spot.place() != other.spot.place();
  const bool fits = places ? apart : !apart && one.spot.value() != other.spot.value();
  if (!fits || !one.spot.in_troy() || !other.spot.in_troy()) return {};
  Plan plan{.die = one, .swaps = true, .partner = other};
  plan.to = places ? one.spot.at(other.spot.place()) : one.spot.showing(other.spot.value());
  plan.partner_to = places ? other.spot.at(one.spot.place()) : other.spot.showing(one.spot.value());
  plan.gain = scene.gain_of_swap(one, plan.to, other, plan.partner_to);
  return plan;
}

Schemes::Plan Schemes::best_swap(const Scene& scene, const Operation& operation, const Die& die,
                                 Seat other) const {
  Plan best;
  for (std::size_t i = 0; i < kColours; ++i) {
    if (!belongs(colour_at(i), operation.second, other)) continue;
    for_each_die(scene.dice(), colour_at(i), [&](const Die& partner) {
      const Plan plan = swap(scene, operation, die, partner);
      if (plan.gain > best.gain) best = plan;
    });
  }
  return best;
}

Schemes::Plan Schemes::best_with(const Scene& scene, const Operation& operation, const Die& die,
                                 Seat other) const {
  const Spot spot = die.spot;
  if (operation.where == Where::Troy && !spot.in_troy()) return {};
  const auto change = [&](Spot to) {  // [A3.6]
    if (to == spot) return Plan{};
    return Plan{.gain = scene.gain_of(die.colour, spot, to), .die = die, .to = to};
  };
  switch (operation.op) {
    case Op::DieAdd: return change(spot.plus(operation.amount));
    case Op::DieStep: {
      const Plan up = change(spot.plus(operation.amount));
      const Plan down = change(spot.plus(-operation.amount));
      return up.gain > down.gain ? up : down;
    }
    case Op::DieFlip:
      return spot.value() <= operation.amount ? change(spot.showing(7 - spot.value())) : Plan{};
    case Op::DieReroll:
      return {.gain = scene.gain_of_roll(die.colour, spot), .die = die, .to = spot};
    case Op::DieMove: return spot.in_troy() ? best_move(scene, die, spot) : Plan{};
    case Op::DieAddMove:
      return spot.in_troy() ? best_move(scene, die, spot.plus(operation.amount)) : Plan{};
    case Op::SwapPlaces:
    case Op::SwapValues: return best_swap(scene, operation, die, other);
    default: return {};
  }
}

double Schemes::dice(Draft& draft, const Operation& operation, Seat other) const {
  double total = 0;
  Plan last;
  for (int n = 0; n < dice_wanted(operation); ++n) {
    const Scene& scene = draft.now();
    Plan best;
    for (std::size_t i = 0; i < kColours; ++i) {
      if (!belongs(colour_at(i), operation.who, other)) continue;
      for_each_die(scene.dice(), colour_at(i), [&](const Die& die) {
        if (n > 0 && die.colour == last.die.colour && die.spot == last.to) return;
        const Plan plan = best_with(scene, operation, die, other);
        if (plan.gain > best.gain) best = plan;
      });
    }
    if (best.gain == kImpossible) return n == 0 ? 0 : total;
    if (n > 0 && operation.up_to && best.gain <= 0) return total;
    total += best.gain;
    draft.then(best);
    last = best;
  }
  return total;
}

double Schemes::markers(const Scene& scene, const Operation& operation) const {
  const bool lays = operation.op == Op::LayMarker;
  double best = kImpossible;
  for (std::size_t i = 0; i < kColours; ++i) {
    const Colour colour = colour_at(i);
    if (!belongs(colour, lays ? Party::Self : operation.who, me_)) continue;
    unsigned laid = 0;
    for (std::uint8_t n : view_.markers[i]) laid += n;
    if (lays && laid == kMarkersOfColour) continue;  // [A3.12]
    for (std::size_t at = 0; at < kLocations; ++at) {
      const Location here = location_at(at);
      if (lays ? operation.where == Where::OwnDie && scene.dice().sum(colour, here) == 0
               : view_.markers[i][at] < operation.count)
        continue;
      best = std::max(best, scene.gain_of_marker(colour, here, lays ? 1 : -1));
    }
  }
  if (best != kImpossible) return best;
  return lays ? 0 : operation.amount * worth_.gold();  // [A10.E14]
}

// An own die may move where a limit was raised; it may also be left [A10.O01].
double Schemes::best_move_into(const Scene& scene, unsigned raised) const {
  double best = 0;
  const unsigned places = raised & scene.available_if_raised();
  for (std::size_t i = 0; i < kColours; ++i) {
    if (!is_mine(colour_at(i))) continue;
    for_each_die(scene.dice(), colour_at(i), [&](const Die& die) {
      if (die.spot.in_troy())
        best =
            std::max(best, scene.best_goal(die, die.spot, without(places, die.spot.place())).gain);
    });
  }
  return best;
}

double Schemes::of_location(const Operation& operation, Location here) const {
  if (operation.op == Op::TileDiceAdd) return scene_.gain_of_all_dice(here, operation.amount);
  return best_move_into(scene_, 1U << index_of(here));
}

double Schemes::places(const Scene& scene, const Operation& operation) const {
  constexpr unsigned kEverywhere = (1U << kLocations) - 1;
  if (operation.op == Op::RaiseLimit) return best_move_into(scene, kEverywhere);
  double best = kImpossible;
  for_each_place(kEverywhere, [&](Location place) {
    best = std::max(best, scene.gain_of_all_dice(place, operation.amount));
  });
  return best;
}

double Schemes::best(const Operations& operations, Seat other) const {
  const double lasts = habits_[Habit::Lasts];
  Draft draft(scene_);
  double total = 0;
  for (const Operation& operation : operations) {
    if (names_dice(operation.op)) {
      total += lasts * dice(draft, operation, other);
      continue;
    }
    switch (operation.op) {
      case Op::LayMarker:
      case Op::RemoveMarker: total += markers(draft.now(), operation); break;
      case Op::RaiseLimit:
      case Op::TileDiceAdd: total += lasts * places(draft.now(), operation); break;
      default: total += possessions(operation, me_, other);
    }
  }
  return total;
}

double Schemes::picked(Scene& scene, const Operation& operation, const Pick& pick) const {
  const double before = scene.value();
  switch (operation.op) {
    case Op::DieReroll: return scene.gain_of_roll(pick.colour, pick.from);
    case Op::LayMarker: scene.change_marker(pick.colour, pick.to.place(), 1); break;
    case Op::RemoveMarker: scene.change_marker(pick.colour, pick.to.place(), -1); break;
    case Op::TileDiceAdd: scene.change_all_dice(pick.to.place(), operation.amount); break;
    case Op::RaiseLimit:
    case Op::DiscardCharacter: break;
    default: scene.change(pick.colour, pick.from, pick.to);
  }
  return scene.value() - before;
}

double Schemes::announced(const Act& act) const {
  const Operations& operations = game_.operations(act);
  Scene scene = scene_;
  double total = 0;
  for (std::size_t i = 0; i < act.picked; ++i)
    total += picked(scene, operations[act.picks[i].op], act.picks[i]);
  for (const Operation& operation : operations)
    total += possessions(operation, act.actor, act.other);
  return total;
}

double Schemes::of_die(const Operation& operation, const Die& die, const Act& act) const {
  if (operation.op == Op::MoveThere)
    return scene_.gain_of(die.colour, die.spot, die.spot.at(act.last().to.place()));
  return best_with(scene_, operation, die, act.other).gain;
}

double Schemes::of_partner(const Operation& operation, const Die& die, const Act& act) const {
  return swap(scene_, operation, {act.last().colour, act.last().from}, die).gain;
}

}  // namespace ilion::achaia
