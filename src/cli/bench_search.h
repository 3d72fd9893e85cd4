// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the search is: playouts a second of `hard` on one thread, over decisions of one match
// among `easy`, so that positions early and late come up.
#pragma once

#include <chrono>

#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "bots/levels.h"

namespace ilion::cli {

template <Game G>
double search_iterations_per_second(const G& game, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr std::uint64_t kPlayouts = 100;
  constexpr std::uint64_t kEvery = 7;  // decisions between those that are searched
  search::Search<G> search({.runners = Mind<G>::kRunners});
  const auto easy = make_bot<G>("easy");
  Rng rng(1);
  std::uint64_t playouts = 0;
  double spent = 0;
  std::uint64_t decisions = 0;
  typename G::State state = game.initial();
  while (spent < seconds) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) {
      state = game.initial();
    } else if (actor.is_chance()) {
      play_chance(game, state, rng);
    } else {
      const auto moves = game.legal_moves(state);
      const auto view = game.observe(state, Viewer::seat(actor.seat()));
      if (moves.size() > 1 && ++decisions % kEvery == 0) {
        const auto start = Clock::now();
        static_cast<void>(search.choose(game, view, moves, rng, {.playouts = kPlayouts}));
        spent += std::chrono::duration<double>(Clock::now() - start).count();
        playouts += search.report().playouts;
      }
      game.apply(state, easy->choose(game, view, moves, rng));
    }
  }
  return static_cast<double>(playouts) / spent;
}

}  // namespace ilion::cli
