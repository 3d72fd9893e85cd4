// SPDX-License-Identifier: GPL-3.0-or-later
// What a position is worth to a player, in points: those he has, and those he can see coming. Every
// goal counts its points less what time and chance take away; the best goal counts in full, each
// further one half as much as the one before, for a ship sails one course at a time.
#pragma once

#include "bots/deukalion/chart.h"
#include "games/deukalion/game.h"

namespace ilion::deukalion {

class Goals;

// What one more of these cards is good for in the hand of this player, in points.
double card_worth(Card card, const Player& player);

class Prospects {
 public:
  // For views in which the others and the Hydra lie as in this one.
  Prospects(const Deukalion& game, const View& view, Seat me)
      : game_(game), chart_(game.board(), view.open, me), me_(me) {}

  double of(const View& view) const;
  double of(const View& view, const Goals& goals) const;
  const Chart& chart() const { return chart_; }

 private:
  const Deukalion& game_;
  Chart chart_;
  Seat me_;
};

}  // namespace ilion::deukalion
