// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an effect may be used at all [A3.14]: by public facts and one's own holdings. A turn asks
// it of every card, character and opponent, so the dice are looked at once.
#pragma once

#include "games/achaia/game.h"

namespace ilion::achaia {

class Facts {
 public:
  Facts(const Achaia& game, const State& state);

  // Its costs can be paid and at least one part would do something.
  bool is_usable(const Operations& operations, Seat actor, Seat other) const;
  // Whether this part would do something.
  bool does_something(const Operation& operation, Seat actor, Seat other) const;
  // Whether there is an intrigue card to draw [A3.13].
  bool can_draw() const { return can_draw_; }

 private:
  // Of a player's dice, or of everybody's.
  struct Holding {
    int lowest = 7;
    int highest = 0;
    int lowest_in_troy = 7;
    int highest_in_troy = 0;
    std::uint16_t places = 0;  // bit i: a die on location i
  };

  bool dice_do(const Operation& operation, const Holding& dice) const;
  bool any_dice_do(const Operation& operation, Seat actor, Seat other) const;
  bool values_differ(Seat one, Seat another) const;
  bool can_swap_places(const Operation& operation, Seat actor, Seat other) const;
  bool can_mark(const Operation& operation, Seat actor) const;
  const Holding& of(Party party, Seat actor, Seat other) const;

  const Achaia& game_;
  const State& s_;
  PerSeat<Holding> dice_{};
  Holding all_;
  std::uint16_t available_ = 0;
  bool can_draw_ = false;
};

}  // namespace ilion::achaia
