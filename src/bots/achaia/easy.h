// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/achaia/habits.h"
#include "bots/bot.h"

namespace ilion::achaia {

// What each move is good for, in points of influence.
Advice<Achaia> advise(const Achaia& game, const View& view, const MoveList& moves,
                      const Habits& habits = by_hand());

// Does what promises most influence at the end, its own less that of the rivals, one effect ahead
// and without imagining a world. Its only luck is a draw between moves that look equally good.
class EasyBot final : public Bot<Achaia> {
 public:
  Move choose(const Achaia& game, const View& view, const MoveList& moves, Rng& rng) override;
};

}  // namespace ilion::achaia
