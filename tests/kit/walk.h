// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches played by random moves while watchers look at every position and every step. Half
// of the walks choose uniformly. The other half have a taste: each likes some kinds of moves and
// hardly ever plays others, and takes rare outcomes as gladly as common ones. So one walk never
// retreats and another does little else, and corners are reached that uniform play sees once in a
// million.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <variant>

#include "base/rng.h"
#include "game/game.h"
#include "game/playout.h"
#include "kit/report.h"
#include "kit/say.h"

namespace ilion::kit {

struct Effort {
  std::uint64_t walks = 100;
  std::uint64_t every = 1;  // costly checks look at every n-th position
};

// The seed of all tests; tests/support/main.cpp gives it a value, and so can you, to explore.
inline std::uint64_t base_seed() {
  const char* seed = std::getenv("ILION_SEED");
  return seed == nullptr ? 1 : std::strtoull(seed, nullptr, 10);
}

template <Game G>
class Chooser {
 public:
  Chooser(std::uint64_t seed, bool has_taste) : rng_(seed), has_taste_(has_taste) {
    for (std::uint32_t& liking : likings_) liking = has_taste ? 1U << rng_.below(7) : 1;
  }

  std::optional<StepOf<G>> operator()(const G& game, const typename G::State& state) {
    if (!has_taste_) return random_step(game, state, rng_);
    if (game.actor(state).is_chance()) return rare_outcome(game, state);
    return liked_move(game.legal_moves(state));
  }

 private:
  std::optional<StepOf<G>> rare_outcome(const G& game, const typename G::State& state) {
    const auto outcomes = game.outcomes(state);
    if (outcomes.empty() || rng_.below(2) == 0) return random_step(game, state, rng_);
    return outcome_step<G>(
        outcomes[rng_.below(static_cast<std::uint32_t>(outcomes.size()))].outcome);
  }
  std::optional<StepOf<G>> liked_move(const typename G::MoveList& moves) {
    std::uint32_t total = 0;
    for (const auto& move : moves) total += likings_[move.index()];
    if (total == 0) return std::nullopt;
    std::uint32_t left = rng_.below(total);
    for (const auto& move : moves) {
      if (left < likings_[move.index()]) return move_step<G>(move);
      left -= likings_[move.index()];
    }
    return std::nullopt;
  }

  Rng rng_;
  bool has_taste_;
  std::array<std::uint32_t, std::variant_size_v<typename G::Move>> likings_{};
};

// A watcher derives from this and hides what it wants to see.
template <Game G>
struct Watcher {
  using State = typename G::State;
  void begin(const State&) {}
  void position(const State&) {}
  void step(const State& /*before*/, const StepOf<G>&, const State& /*after*/) {}
  void end(const State&) {}
};

// Many steps may lie between two decisions, but not any number of them.
template <Game G>
constexpr int step_limit() {
  return 32 * (static_cast<int>(G::kMaxDecisions) + 1);
}

// A match in which something is broken is not played on: what follows would only be noise.
template <Game G, class Choose, class... Watchers>
void walk_once(const G& game, Report& report, Choose&& choose, Watchers&... watchers) {
  const std::size_t found = report.found();
  typename G::State state = game.initial();
  (watchers.begin(state), ...);
  for (int step = 0; report.found() == found; ++step) {
    report.at_step(step);
    (watchers.position(state), ...);
    if (report.found() > found) return;
    const std::optional<StepOf<G>> chosen = choose(game, state);
    if (!chosen) return (watchers.end(state), ...);
    const typename G::State before = state;
    apply_step(game, state, *chosen);
    (watchers.step(before, *chosen, state), ...);
    report.expect(step < step_limit<G>(), "the match does not end");
  }
}

template <Game G, class... Watchers>
void walk(const G& game, Effort effort, Report& report, Watchers&... watchers) {
  for (std::uint64_t n = 0; n < effort.walks; ++n) {
    const std::uint64_t seed = mix_seed(base_seed(), n);
    report.start_walk(seed);
    walk_once(game, report, Chooser<G>(seed, n % 2 == 1), watchers...);
  }
}

// Calls function(viewer) for the spectator and every seat.
template <Game G, class Function>
void for_each_viewer(const G& game, const Function& function) {
  function(Viewer::spectator());
  for (std::size_t i = 0; i < game.seats(); ++i) function(Viewer::seat(seat_at(i)));
}

// What the viewer sees happen in this step.
template <Game G>
typename G::EventList events_of(const G& game, const typename G::State& before,
                                const StepOf<G>& step, Viewer viewer) {
  return std::visit([&](const auto& it) { return game.events(before, it, viewer); }, step);
}

inline std::string name_of(Viewer viewer) {
  return viewer.is_spectator() ? "the spectator" : say("seat ", index_of(viewer.seat()));
}

}  // namespace ilion::kit
