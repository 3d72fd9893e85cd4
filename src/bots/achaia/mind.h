// SPDX-License-Identifier: GPL-3.0-or-later
// What search is told of Achaia: see bots/search/mind.h.
#pragma once

#include "bots/achaia/beliefs.h"
#include "bots/achaia/easy.h"
#include "bots/search/mind.h"

namespace ilion {

template <>
struct Mind<achaia::Achaia> {
  static Advice<achaia::Achaia> advise(const achaia::Achaia& game, const achaia::View& view,
                                       const achaia::MoveList& moves) {
    return achaia::advise(game, view, moves);
  }
  static constexpr double kDoubt = 0.5;
  static constexpr double kBlunder = 0.6;
  static search::Skill medium(std::size_t seats);
  static search::Skill hard(std::size_t seats);
  static search::Skill master(std::size_t seats);
  static achaia::Move likely_move(const achaia::Achaia& game, const achaia::View& view,
                                  const achaia::MoveList& moves, Rng& rng) {
    return achaia::EasyBot().choose(game, view, moves, rng);
  }
  static Advice<achaia::Achaia> advise_practised(const achaia::Achaia& game,
                                                 const achaia::View& view,
                                                 const achaia::MoveList& moves) {
    return achaia::advise(game, view, moves, achaia::practised(game.seats()));
  }
  static achaia::Move likely_move_practised(const achaia::Achaia& game, const achaia::View& view,
                                            const achaia::MoveList& moves, Rng& rng) {
    return best_advised(moves, advise_practised(game, view, moves), rng);
  }
  static int stage(const achaia::Achaia& game, const achaia::State& state);
  static int stages(const achaia::Achaia&) { return 1; }
  static bool is_at_rest(const achaia::Achaia& game, const achaia::State& state);
  static Expectations expect(const achaia::Achaia& game, const achaia::State& state);
  static Expectations expect_learned(const achaia::Achaia& game, const achaia::State& state);
  static double likelihood(const achaia::Achaia& game, const achaia::View& view,
                           const achaia::State& world) {
    return achaia::likelihood(game, view, world);
  }
  static bool has_likelihood(std::size_t seats);
  static bool is_habitual(const achaia::Achaia& game, const achaia::View& view);
  static bool has_habits(std::size_t seats);
};

}  // namespace ilion
