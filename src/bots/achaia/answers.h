// SPDX-License-Identifier: GPL-3.0-or-later
// How likely an intrigue card is to stand: by how many cards the others hold, how many
// answers have not been seen yet, and who has cousins. Everybody can be asked [A5.4], so a full
// table cancels much.
#pragma once

#include "bots/achaia/habits.h"

namespace ilion::achaia {

class Answers {
 public:
  Answers(const Achaia& game, const View& view, const Habits& habits);

  // Of a card against `opp`, or for oneself.
  double chance_to_stand(Seat opp) const { return stands_[opp]; }

 private:
  PerSeat<double> stands_{};
};

}  // namespace ilion::achaia
