// SPDX-License-Identifier: GPL-3.0-or-later
// What each part of a game's rules costs, over the positions of random matches: for the developer
// who makes one of them faster. `ilion bench` measures the whole.
#include <benchmark/benchmark.h>

#include <vector>

#include "base/rng.h"
#include "bots/all_bots.h"
#include "game/playout.h"

namespace ilion {

namespace {

constexpr std::size_t kPositions = 1024;
constexpr std::uint64_t kSeed = 1;

enum class Kind { Decision, Chance };

// Positions of one kind from as many random matches as it takes.
template <Game G>
std::vector<typename G::State> positions(const G& game, Kind kind) {
  std::vector<typename G::State> found;
  for (std::uint64_t match = 0; found.size() < kPositions; ++match) {
    Rng rng(mix_seed(kSeed, match));
    typename G::State state = game.initial();
    while (const auto step = random_step(game, state, rng)) {
      const bool chance = game.actor(state).is_chance();
      if (chance == (kind == Kind::Chance) && found.size() < kPositions) found.push_back(state);
      apply_step(game, state, *step);
    }
  }
  return found;
}

template <class Function>
void over(benchmark::State& bench, std::size_t size, const Function& function) {
  std::size_t i = 0;
  for (auto _ : bench) {
    function(i);
    i = i + 1 == size ? 0 : i + 1;
  }
}

template <Game G>
void legal_moves(benchmark::State& bench) {
  const G game;
  const auto states = positions(game, Kind::Decision);
  over(bench, states.size(),
       [&](std::size_t i) { benchmark::DoNotOptimize(game.legal_moves(states[i])); });
}

// With a copy of the position, which `ilion bench` reports as copy_ns.
template <Game G>
void apply_move(benchmark::State& bench) {
  const G game;
  const auto states = positions(game, Kind::Decision);
  Rng rng(kSeed);
  std::vector<typename G::Move> moves;
  for (const auto& state : states) moves.push_back(any_of_moves(game.legal_moves(state), rng));
  over(bench, states.size(), [&](std::size_t i) {
    typename G::State state = states[i];
    game.apply(state, moves[i]);
    benchmark::DoNotOptimize(state);
  });
}

template <Game G>
void apply_outcome(benchmark::State& bench) {
  const G game;
  const auto states = positions(game, Kind::Chance);
  Rng rng(kSeed);
  std::vector<typename G::Outcome> outcomes;
  for (const auto& state : states) outcomes.push_back(game.sample(state, rng));
  over(bench, states.size(), [&](std::size_t i) {
    typename G::State state = states[i];
    game.apply(state, outcomes[i]);
    benchmark::DoNotOptimize(state);
  });
}

template <Game G>
void sample(benchmark::State& bench) {
  const G game;
  const auto states = positions(game, Kind::Chance);
  Rng rng(kSeed);
  over(bench, states.size(),
       [&](std::size_t i) { benchmark::DoNotOptimize(game.sample(states[i], rng)); });
}

template <Game G>
void outcomes(benchmark::State& bench) {
  const G game;
  const auto states = positions(game, Kind::Chance);
  over(bench, states.size(),
       [&](std::size_t i) { benchmark::DoNotOptimize(game.outcomes(states[i])); });
}

template <Game G>
void observe(benchmark::State& bench) {
  const G game;
  const auto states = positions(game, Kind::Decision);
  over(bench, states.size(), [&](std::size_t i) {
    benchmark::DoNotOptimize(game.observe(states[i], Viewer::seat(game.actor(states[i]).seat())));
  });
}

template <Game G>
void imagine(benchmark::State& bench) {
  const G game;
  std::vector<typename G::View> views;
  for (const auto& state : positions(game, Kind::Decision))
    views.push_back(game.observe(state, Viewer::seat(game.actor(state).seat())));
  Rng rng(kSeed);
  over(bench, views.size(),
       [&](std::size_t i) { benchmark::DoNotOptimize(game.imagine(views[i], rng)); });
}

template <Game G>
void events(benchmark::State& bench) {
  const G game;
  const auto states = positions(game, Kind::Decision);
  Rng rng(kSeed);
  std::vector<typename G::Move> moves;
  for (const auto& state : states) moves.push_back(any_of_moves(game.legal_moves(state), rng));
  over(bench, states.size(), [&](std::size_t i) {
    benchmark::DoNotOptimize(game.events(states[i], moves[i], Viewer::spectator()));
  });
}

template <Game G>
void strongest_bot(benchmark::State& bench) {
  const G game;
  const auto bot = make_bot<G>(bot_names<G>().back(), game.seats());
  Rng rng(kSeed);
  const auto states = positions(game, Kind::Decision);
  std::vector<typename G::View> views;
  std::vector<typename G::MoveList> lists;
  for (const auto& state : states) {
    views.push_back(game.observe(state, Viewer::seat(game.actor(state).seat())));
    lists.push_back(game.legal_moves(state));
  }
  over(bench, views.size(), [&](std::size_t i) {
    benchmark::DoNotOptimize(bot->choose(game, views[i], lists[i], rng));
  });
}

}  // namespace

#define ILION_BENCH(G)                  \
  BENCHMARK_TEMPLATE(legal_moves, G);   \
  BENCHMARK_TEMPLATE(apply_move, G);    \
  BENCHMARK_TEMPLATE(apply_outcome, G); \
  BENCHMARK_TEMPLATE(sample, G);        \
  BENCHMARK_TEMPLATE(outcomes, G);      \
  BENCHMARK_TEMPLATE(observe, G);       \
  BENCHMARK_TEMPLATE(imagine, G);       \
  BENCHMARK_TEMPLATE(events, G);        \
  BENCHMARK_TEMPLATE(strongest_bot, G)

ILION_BENCH(hector::Hector);
ILION_BENCH(deukalion::Deukalion);

}  // namespace ilion
