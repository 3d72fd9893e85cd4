// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a match, whoever makes it, and a match played by uniformly random moves. Everything
// that plays whole matches without players (tests, benchmarks, fuzzers, rollouts) starts here.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "base/rng.h"
#include "game/game.h"

namespace ilion {

// A move of the seat to act, or an outcome of chance.
template <Game G>
using StepOf = std::variant<typename G::Move, typename G::Outcome>;

template <Game G>
StepOf<G> move_step(const typename G::Move& move) {
  return StepOf<G>(std::in_place_index<0>, move);
}
template <Game G>
StepOf<G> outcome_step(const typename G::Outcome& outcome) {
  return StepOf<G>(std::in_place_index<1>, outcome);
}

template <Game G>
void apply_step(const G& game, typename G::State& state, const StepOf<G>& step) {
  if (const auto* move = std::get_if<0>(&step)) return game.apply(state, *move);
  game.apply(state, *std::get_if<1>(&step));
}

// What chance brings, drawn and applied. A game that can do both at once, as apply(sample()) would,
// spares the outcome between them.
template <Game G>
void play_chance(const G& game, typename G::State& state, Rng& rng) {
  if constexpr (requires { game.play_chance(state, rng); })
    game.play_chance(state, rng);
  else
    game.apply(state, game.sample(state, rng));
}

// Nothing when nobody acts.
template <Game G>
std::optional<StepOf<G>> random_step(const G& game, const typename G::State& state, Rng& rng) {
  const Actor actor = game.actor(state);
  if (actor.is_chance()) return outcome_step<G>(game.sample(state, rng));
  const auto moves = game.legal_moves(state);
  if (moves.empty()) return std::nullopt;
  return move_step<G>(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
}

// Plays on to the end.
template <Game G>
void play_out(const G& game, typename G::State& state, Rng& rng) {
  while (const auto step = random_step(game, state, rng)) apply_step(game, state, *step);
}

}  // namespace ilion
