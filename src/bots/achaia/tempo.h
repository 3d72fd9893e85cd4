// SPDX-License-Identifier: GPL-3.0-or-later
// When to pass. Whoever goes on misses the income of those who have passed [A5.15], may lose the
// right to play the event to faster ones [A5.14], and, if he is the last, pays the others' income.
#pragma once

#include "bots/achaia/worth.h"

namespace ilion::achaia {

class Tempo {
 public:
  Tempo(const Achaia& game, const View& view, const Worth& worth);

  // What a turn costs besides what is done in it. `event`: what playing the event now brings, or
  // 0 if it may not be played any more.
  double price_of_turn(double event) const {
    return kIncome * income_ + kEvent * event_at_risk_ * event;
  }

 private:
  // By self-play: a turn costs more than it seems.
  static constexpr double kIncome = 1.1;
  static constexpr double kEvent = 1.3;

  double income_ = 0;
  double event_at_risk_ = 0;
};

}  // namespace ilion::achaia
