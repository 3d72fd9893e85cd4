// SPDX-License-Identifier: GPL-3.0-or-later
// When to pass. Whoever goes on misses the income of those who have passed [A5.15], may lose the
// right to play the event to faster ones [A5.14], and, if he is the last, pays the others' income.
#pragma once

#include "bots/achaia/stakes.h"
#include "bots/achaia/worth.h"

namespace ilion::achaia {

class Tempo {
 public:
  Tempo(const Achaia& game, const View& view, const Worth& worth, const Stakes& stakes,
        const Habits& habits);

  // What a turn costs besides what is done in it. `event`: what playing the event now brings, or
  // 0 if it may not be played any more.
  double price_of_turn(double event) const {
    return habits_[Habit::Income] * income_ + habits_[Habit::EventAtRisk] * event_at_risk_ * event;
  }

 private:
  const Habits& habits_;
  double income_ = 0;
  double event_at_risk_ = 0;
};

}  // namespace ilion::achaia
