// SPDX-License-Identifier: GPL-3.0-or-later
// The rules never touch the heap. Search asks a game a million questions a second from several
// threads at once; one hidden allocation would cost more than the question, and the threads would
// queue for it. Whole matches are played with everything a game offers, and the allocations in them
// are counted: the answer must be zero.
#pragma once

#include <cstdint>
#include <vector>

#include "game/game.h"
#include "game/notation.h"
#include "game/playout.h"
#include "kit/say.h"
#include "kit/walk.h"
#include "support/allocation_count.h"

namespace ilion::kit {

// Uses everything once in every step of a match; viewers and moves to be judged take turns.
template <Game G>
class Player {
 public:
  explicit Player(const G& game) : game_(game), all_(universe<typename G::Move>()) {}

  void play(std::uint64_t seed) {
    Rng rng(seed);
    typename G::State state = game_.initial();
    Viewer viewer = next_viewer();
    typename G::View view = game_.observe(state, viewer);
    while (const auto step = random_step(game_, state, rng)) {
      ask(state, rng);
      for (const auto& event : events_of(game_, state, *step, viewer)) game_.fold(view, event);
      apply_step(game_, state, *step);
      ++steps_;
    }
    differences_ += view == game_.observe(state, viewer) ? 0U : 1U;
  }

  std::uint64_t steps() const { return steps_; }
  std::uint64_t differences() const { return differences_; }

 private:
  void ask(const typename G::State& state, Rng& rng) {
    for (std::size_t i = 0; i < game_.seats(); ++i)
      answers_ += game_.why_not(state, seat_at(i), all_[++turn_ % all_.size()]) ? 1U : 0U;
    answers_ += game_.outcomes(state).size();
    answers_ += game_.result(state) ? 1U : 0U;
    const typename G::State world = game_.imagine(game_.observe(state, next_viewer()), rng);
    answers_ += world == state ? 1U : 0U;
  }
  Viewer next_viewer() {
    const std::size_t i = ++turn_ % (game_.seats() + 1);
    return i < game_.seats() ? Viewer::seat(seat_at(i)) : Viewer::spectator();
  }

  const G& game_;
  std::vector<typename G::Move> all_;
  std::size_t turn_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t differences_ = 0;
  std::uint64_t answers_ = 0;  // read by nobody, but no answer may be left out
};

template <Game G>
Report check_allocations(const G& game, Effort effort) {
  constexpr std::uint64_t kWarmUp = 3;
  Report report;
  Player<G> player(game);
  for (std::uint64_t n = 0; n < kWarmUp; ++n) player.play(mix_seed(base_seed(), n));
  const std::uint64_t before = test::allocation_count();
  for (std::uint64_t n = 0; n < effort.walks; ++n) player.play(mix_seed(base_seed(), n));
  const std::uint64_t allocated = test::allocation_count() - before;
  report.note("matches", effort.walks);
  report.note("steps", player.steps());
  report.expect(player.steps() > effort.walks, "hardly anything was played");
  report.expect(player.differences() == 0, "the events lead to another view");
  report.expect(allocated == 0, [&] { return say("play has allocated ", allocated, " times"); });
  return report;
}

}  // namespace ilion::kit
