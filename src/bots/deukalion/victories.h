// SPDX-License-Identifier: GPL-3.0-or-later
// What the end of a fight is worth to the bot: with the booty, the quest or the settlement that a
// victory brings, or after a defeat. Each is handed the view after the toss.
#pragma once

#include "bots/deukalion/prospects.h"
#include "bots/deukalion/rivals.h"

namespace ilion::deukalion {

class Victories {
 public:
  Victories(const Deukalion& game, const Prospects& prospects, const Rivals& rivals, Seat me)
      : game_(game), prospects_(prospects), rivals_(rivals), me_(me) {}

  double over_city(const View& view, Place city) const;
  double over_settlement(const View& view, Place place) const;
  double over_ship(const View& view, Seat rival) const;
  double over_hydra(const View& view) const;
  double defeat_by_ship(const View& view) const;
  double defeat_by_hydra(const View& view) const { return prospects_.of(view) - kShifted; }

  // What the fight that is going on can still change.
  double stake(const View& view) const;

 private:
  static constexpr double kShifted = 0.3;  // points lost with the way back

  double with_best_quest(const View& view, TaskKind kind, QuestSet quests) const;

  const Deukalion& game_;
  const Prospects& prospects_;
  const Rivals& rivals_;
  Seat me_;
};

}  // namespace ilion::deukalion
