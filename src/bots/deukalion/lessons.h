// SPDX-License-Identifier: GPL-3.0-or-later
// What the learned evaluation is told of Deukalion: see bots/learned/lessons.h.
#pragma once

#include "bots/learned/lessons.h"
#include "games/deukalion/game.h"

namespace ilion {

template <>
struct Lessons<deukalion::Deukalion> {
  static constexpr std::size_t kFeatures = 19;
  static Sight<kFeatures> look(const deukalion::Deukalion& game, const deukalion::State& state);
  static std::span<const float> weights(std::size_t players);
};

}  // namespace ilion
