// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "games/deukalion/game.h"

namespace ilion::deukalion {

// What each move is good for, in points.
Advice<Deukalion> advise(const Deukalion& game, const View& view, const MoveList& moves);

// Does what leads to the best prospects (prospects.h), one move ahead and without imagining a
// world. Its only luck is a draw between moves that look equally good.
class EasyBot final : public Bot<Deukalion> {
 public:
  Move choose(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng) override;
};

}  // namespace ilion::deukalion
