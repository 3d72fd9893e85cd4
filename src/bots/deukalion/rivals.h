// SPDX-License-Identifier: GPL-3.0-or-later
// What it is worth to a player that another one fares badly, in his own points.
#pragma once

#include "bots/deukalion/chart.h"
#include "games/deukalion/game.h"

namespace ilion::deukalion {

class Rivals {
 public:
  Rivals(const Deukalion& game, const Chart& chart, const View& view)
      : game_(game), chart_(chart), view_(view) {}

  // A point less for this rival. One who is near the target is worth more trouble.
  double a_point_of(Seat rival) const;

  double treasure_lost_by(Seat rival) const { return kTreasure * a_point_of(rival); }
  double toss_of(Seat rival) const;  // a third of his soldiers goes below
  double shift_of(Seat rival, Square to) const;

  // [D10.3] The Hydra is moved against him.
  double hydra_attack_on(Seat rival) const;

 private:
  static constexpr double kTreasure = 0.7;  // points

  const Deukalion& game_;
  const Chart& chart_;
  const View& view_;
};

}  // namespace ilion::deukalion
