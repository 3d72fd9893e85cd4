// SPDX-License-Identifier: GPL-3.0-or-later
// What search is told of Deukalion: see bots/search/mind.h.
#pragma once

#include "bots/deukalion/easy.h"
#include "bots/search/mind.h"

namespace ilion {

template <>
struct Mind<deukalion::Deukalion> {
  static Advice<deukalion::Deukalion> advise(const deukalion::Deukalion& game,
                                             const deukalion::View& view,
                                             const deukalion::MoveList& moves) {
    return deukalion::advise(game, view, moves);
  }
  static constexpr double kDoubt = 0.5;
  static constexpr double kBlunder = 0.4;
  static search::Skill medium(std::size_t seats);
  static search::Skill hard(std::size_t seats);
  static search::Skill master(std::size_t seats);
  static deukalion::Move likely_move(const deukalion::Deukalion& game, const deukalion::View& view,
                                     const deukalion::MoveList& moves, Rng& rng) {
    return deukalion::best_move(game, view, moves, rng);
  }
  static int stage(const deukalion::Deukalion& game, const deukalion::State& state);
  static int stages(const deukalion::Deukalion&) { return 1; }
  static bool is_at_rest(const deukalion::Deukalion& game, const deukalion::State& state);
  static Expectations expect(const deukalion::Deukalion& game, const deukalion::State& state);
  static Expectations expect_learned(const deukalion::Deukalion& game,
                                     const deukalion::State& state);
};

}  // namespace ilion
