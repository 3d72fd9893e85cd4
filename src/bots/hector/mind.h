// SPDX-License-Identifier: GPL-3.0-or-later
// What search is told of Hector: see bots/search/mind.h.
#pragma once

#include "bots/hector/beliefs.h"
#include "bots/hector/easy.h"
#include "bots/search/mind.h"

namespace ilion {

template <>
struct Mind<hector::Hector> {
  static Advice<hector::Hector> advise(const hector::Hector& game, const hector::View& view,
                                       const hector::MoveList& moves) {
    return hector::advise(game, view, moves);
  }
  static constexpr double kDoubt = 0.5;
  static constexpr double kBlunder = 5;
  static search::Skill medium(std::size_t seats);
  static search::Skill hard(std::size_t seats);
  static search::Skill master(std::size_t seats);
  static hector::Move likely_move(const hector::Hector& game, const hector::View& view,
                                  const hector::MoveList& moves, Rng& rng) {
    return hector::EasyBot().choose(game, view, moves, rng);
  }
  static int stage(const hector::Hector& game, const hector::State& state);
  static int stages(const hector::Hector&) { return 1; }
  static bool is_at_rest(const hector::Hector& game, const hector::State& state);
  static Expectations expect(const hector::Hector& game, const hector::State& state);
  static Expectations expect_learned(const hector::Hector& game, const hector::State& state);
  static double likelihood(const hector::Hector& game, const hector::View& view,
                           const hector::State& world) {
    return hector::likelihood(view, game.content(), world);
  }
  static bool has_likelihood(std::size_t) { return true; }
  // Retreat, a hero changed or deployed, a card discarded, the tile: the other side guesses from
  // it.
  static bool is_mixed(const hector::View& view) {
    return view.phase == hector::Phase::Action || view.phase == hector::Phase::Fate;
  }
};

}  // namespace ilion
