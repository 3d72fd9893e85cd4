// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons for a network: matches that `easy` plays against itself, by practised habits if the game
// has them, looked at where a search would judge a position. Now and then somebody plays any sound
// move, so that the positions a search meets are among them.
#pragma once

#include "arena/match.h"
#include "arena/teacher.h"
#include "bots/learned/lessons.h"
#include "bots/levels.h"

namespace ilion::arena {

template <Game G>
class LessonsOf {
 public:
  explicit LessonsOf(const G& game) : game_(game), easy_(make_bot<G>("easy", game.seats())) {
    ILION_CHECK(easy_ != nullptr);
  }

  std::vector<Lesson> play(std::uint64_t seed) {
    std::vector<Lesson> lessons;
    Rng chance = chance_stream(seed);
    Rng luck = seat_stream(seed, seat_at(0));
    typename G::State state = game_.initial();
    int looked_at = -1;
    for (Actor actor = game_.actor(state); !actor.is_nobody(); actor = game_.actor(state)) {
      const int stage = Mind<G>::stage(game_, state);
      if (stage != looked_at && Mind<G>::is_at_rest(game_, state)) {
        looked_at = stage;
        lessons.push_back(look(state));
      }
      if (actor.is_chance()) {
        play_chance(game_, state, chance);
        continue;
      }
      game_.apply(state, choose(state, actor.seat(), luck));
    }
    const Expectations won = final_expectations(game_, *game_.result(state));
    for (Lesson& lesson : lessons)
      for (std::size_t i = 0; i < game_.seats(); ++i)
        lesson.share.push_back(static_cast<float>(won[seat_at(i)]));
    return lessons;
  }

 private:
  static constexpr double kStrays = 0.05;

  typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) {
    const auto moves = game_.legal_moves(state);
    if (moves.size() == 1) return moves[0];
    const auto view = game_.observe(state, Viewer::seat(seat));
    if (rng.unit() < kStrays) return novice_.choose(game_, view, moves, rng);
    if constexpr (HasPractisedHabits<G>)
      return Mind<G>::likely_move_practised(game_, view, moves, rng);
    else
      return easy_->choose(game_, view, moves, rng);
  }

  Lesson look(const typename G::State& state) const {
    const auto sight = Lessons<G>::look(game_, state);
    Lesson lesson;
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      const auto inputs = sight.inputs(seat_at(i), game_.seats());
      lesson.inputs.insert(lesson.inputs.end(), inputs.begin(), inputs.end());
      lesson.strength.push_back(static_cast<float>(sight.strength[seat_at(i)]));
    }
    return lesson;
  }

  const G& game_;
  std::unique_ptr<Bot<G>> easy_;
  NoviceBot<G> novice_;
};

}  // namespace ilion::arena
