// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "games/hector/game.h"

namespace ilion::hector {

// What each move is good for, in troops.
Advice<Hector> advise(const Hector& game, const View& view, const MoveList& moves);

// Plays by hand-written rules over a rough forecast of the battle (forecast.h), with a little
// noise. It looks one move ahead, never imagines a world, and takes a few microseconds.
class EasyBot final : public Bot<Hector> {
 public:
  Move choose(const Hector& game, const View& view, const MoveList& moves, Rng& rng) override;
};

}  // namespace ilion::hector
