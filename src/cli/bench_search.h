// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the search of `hard` is on one thread, in playouts a second, each to the natural
// boundary: from the opening position, and over decisions of matches among `easy`, so that late
// ones come up.
#pragma once

#include <chrono>

#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "bots/levels.h"

namespace ilion::cli {

// Of the first decision that has a choice, chance before it drawn anew each time.
template <Game G>
double iterations_per_second_at_first(const G& game, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr std::uint64_t kPlayouts = 1000;
  search::Search<G> search(Mind<G>::hard(game.seats()).plan);
  Rng rng(1);
  std::uint64_t playouts = 0;
  double spent = 0;
  while (spent < seconds) {
    typename G::State state = game.initial();
    while (game.actor(state).is_chance() || game.legal_moves(state).size() == 1) {
      if (game.actor(state).is_chance())
        play_chance(game, state, rng);
      else
        game.apply(state, game.legal_moves(state)[0]);
    }
    const auto moves = game.legal_moves(state);
    const auto view = game.observe(state, Viewer::seat(game.actor(state).seat()));
    const auto start = Clock::now();
    static_cast<void>(search.choose(game, view, moves, rng, {.playouts = kPlayouts}));
    spent += std::chrono::duration<double>(Clock::now() - start).count();
    playouts += search.report().playouts;
  }
  return static_cast<double>(playouts) / spent;
}

template <Game G>
double iterations_per_second_over_match(const G& game, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr std::uint64_t kPlayouts = 100;
  constexpr std::uint64_t kEvery = 7;  // decisions between those that are searched
  search::Search<G> search(Mind<G>::hard(game.seats()).plan);
  const auto easy = make_bot<G>("easy", game.seats());
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
