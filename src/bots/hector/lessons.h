// SPDX-License-Identifier: GPL-3.0-or-later
// What the learned evaluation is told of Hector: see bots/learned/lessons.h.
#pragma once

#include "bots/learned/lessons.h"
#include "games/hector/game.h"

namespace ilion {

template <>
struct Lessons<hector::Hector> {
  static constexpr std::size_t kFeatures = 21;
  static Sight<kFeatures> look(const hector::Hector& game, const hector::State& state);
  static std::span<const float> weights(std::size_t players);
};

}  // namespace ilion
