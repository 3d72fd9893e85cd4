// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "games/deukalion/game.h"

namespace ilion::deukalion {

// What each move is good for, in points.
Advice<Deukalion> advise(const Deukalion& game, const View& view, const MoveList& moves);

// What leads to the best prospects (prospects.h), one move ahead and without imagining a world;
// luck only between moves that look equally good.
Move best_move(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng);

// The same, but it counts roughly, as people do, and so takes the second best now and then.
class EasyBot final : public Bot<Deukalion> {
 public:
  Move choose(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng) override;
};

}  // namespace ilion::deukalion
