// SPDX-License-Identifier: GPL-3.0-or-later
// Which card to play at TOSS [D13.3]: only the thrower who would lose is asked.
#pragma once

#include "games/deukalion/game.h"

namespace ilion::deukalion {

class FightCards {
 public:
  // `stake`: what winning this fight is worth more than losing it, in points.
  FightCards(const Deukalion& game, const View& view, Seat me, double stake);

  // What playing this card gains against playing none.
  double gain_of(Card card) const;

 private:
  double turning() const;  // the fight with Fleece and Ares, or nothing
  double nike() const;
  double athena() const;

  const Throw& toss_;
  const Player& player_;
  Cards hand_;
  double stake_;
  int missing_;  // half-points to win
};

}  // namespace ilion::deukalion
