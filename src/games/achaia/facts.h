// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an effect may be used at all [A3.14]: by public facts and one's own holdings. A turn asks
// it of every card, character and opponent, so the dice are looked at once.
#pragma once

#include "games/achaia/game.h"

namespace ilion::achaia {

class Facts {
 public:
  Facts(const Achaia& game, const State& state, Seat actor)
      : game_(game), s_(state), me_(actor), plain_(plain()) {}

  // Its costs, and a character's price with them, can be paid and at least one part would do
  // something.
  bool is_usable(const Operations& operations, Seat other, int price = 0) const;

 private:
  // Of a player's dice, or of everybody's: one word, so that dice are added by "or". Bit n of the
  // values: some die shows n; bit i of the places: a die on location i.
  struct Holding {
    std::uint32_t bits = 0;

    unsigned values() const { return bits & 0xff; }
    unsigned values_in_troy() const { return bits >> 8 & 0xff; }
    unsigned places() const { return bits >> 16; }
  };

  // Whether this part would do something, with so much gold left for it.
  bool does_something(const Operation& operation, Seat other, int purse) const;
  std::uint32_t plain() const;
  void look() const;
  bool dice_do(const Operation& operation, const Holding& dice) const;
  bool any_dice_do(const Operation& operation, Seat other) const;
  bool values_differ_from(Seat other) const;
  bool can_swap_places(const Operation& operation, Seat other) const;
  bool can_mark(const Operation& operation) const;
  int left(Kin kin) const;
  const Holding& of(Party party, Seat other) const;
  const Holding& of(Seat seat) const;
  std::uint16_t available() const;

  const Achaia& game_;
  const State& s_;
  const Seat me_;
  const std::uint32_t plain_;
  // Looked at when first needed: most cards and characters want to know little.
  mutable bool looked_ = false;
  mutable bool has_available_ = false;
  mutable std::uint16_t available_ = 0;
  mutable PerSeat<Holding> dice_{};
  mutable Holding all_;
};

}  // namespace ilion::achaia
