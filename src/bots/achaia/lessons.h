// SPDX-License-Identifier: GPL-3.0-or-later
// What the learned evaluation is told of Achaia: see bots/learned/lessons.h.
#pragma once

#include "bots/learned/lessons.h"
#include "games/achaia/game.h"

namespace ilion {

template <>
struct Lessons<achaia::Achaia> {
  static constexpr std::size_t kFeatures = 16;
  static Sight<kFeatures> look(const achaia::Achaia& game, const achaia::State& state);
  static std::span<const float> weights(std::size_t players);
};

}  // namespace ilion
