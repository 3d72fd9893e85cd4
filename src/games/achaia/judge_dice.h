// SPDX-License-Identifier: GPL-3.0-or-later
// What the judge knows of dice and effects, written from the rules and not from the generator: slow
// and plain, die by die. For judge.cpp alone.
#pragma once

#include "games/achaia/game.h"

namespace ilion::achaia {

using Verdict = std::optional<Refusal>;

class DiceLaw {
 public:
  // The board as it will be when what was named has been done; `act` is the effect in question.
  DiceLaw(const Achaia& game, const State& state, const Act& act);

  // [A3.7]
  Verdict place_on(Location location) const;
  // [A3.8] To another, available location.
  Verdict move_to(Location from, Location to) const;
  // Whether a die may be named first, with its direction, or as partner of another.
  Verdict die(const Operation& operation, const Die& die) const;
  Verdict step(const Operation& operation, const Die& die, Direction direction) const;
  Verdict partner(const Operation& operation, const Die& first, const Die& die) const;
  Verdict location(const Operation& operation, Location location) const;
  Verdict marker(const Operation& operation, Colour colour, Location location) const;

  // [A3.14] Costs, besides a price that is due, and at least one part.
  Verdict use(const Operations& operations, int price = 0) const;

 private:
  bool does_something(const Operation& operation, int due) const;
  bool any_die(const Operation& operation) const;
  Verdict owner(Party party, Colour colour) const;
  bool is_seated(Colour colour) const;
  int dice_on(Location location) const;
  int markers_laid(Colour colour) const;
  int stack_of(Kin kin) const;
  template <class Test>
  bool exists(const Test& test) const;

  const Achaia& game_;
  const State& s_;
  const Act& act_;
  Board board_;
};

}  // namespace ilion::achaia
