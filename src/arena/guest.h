// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody at a table of the arena, changed as the one who measures wishes; the clairvoyant among
// them.
#pragma once

#include <memory>
#include <string>

#include "arena/all_seen.h"
#include "arena/entrant.h"

namespace ilion::arena {

// Its own budget where it has one, and the common one otherwise; it, too, ends when all is stopped.
inline Budget budget_of(const Entrant& entrant, const Budget& common) {
  Budget budget = common;
  if (entrant.has_own_budget()) {
    budget.time_ms = entrant.time_ms.value_or(0);
    budget.playouts = entrant.traits.playouts.value_or(0);
  }
  return budget;
}

template <Game G>
class Guest {
 public:
  Guest(const Entrant& entrant, std::size_t seats) {
    if (entrant.name == kClairvoyant)
      seer_ = std::make_unique<SearchBot<AllSeen<G>>>(clairvoyant_plan<G>(seats),
                                                      master_budget(Mind<G>::master(seats)));
    else
      bot_ = make_bot<G>(entrant.name, seats);
    ILION_CHECK(seer_ || bot_);
  }
  Guest(const Entrant& entrant, const Budget& common, std::size_t seats) : Guest(entrant, seats) {
    const auto prepare = [&](auto& player) {
      player.change(entrant.traits);  // playouts of its own take the time of its level away
      player.limit(budget_of(entrant, common));
    };
    if (bot_)
      prepare(*bot_);
    else
      prepare(*seer_);
  }

  typename G::Move choose(const G& game, const typename G::State& state, Seat seat,
                          const typename G::MoveList& moves, Rng& rng) {
    if (bot_) return bot_->choose(game, game.observe(state, Viewer::seat(seat)), moves, rng);
    const AllSeen<G> seen(game);
    return seer_->choose(seen, seen.observe(state, Viewer::seat(seat)), moves, rng);
  }
  Traits traits(std::size_t seats) const {
    return bot_ ? bot_->traits(seats) : seer_->traits(seats);
  }

 private:
  std::unique_ptr<Bot<G>> bot_;
  std::unique_ptr<SearchBot<AllSeen<G>>> seer_;
};

}  // namespace ilion::arena
