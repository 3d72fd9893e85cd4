// SPDX-License-Identifier: GPL-3.0-or-later
// Where the next sail would lead, and how the Kylix is best placed for it.
#pragma once

#include <array>

#include "bots/deukalion/prospects.h"

namespace ilion::deukalion {

class Course {
 public:
  Course(const Deukalion& game, const Prospects& prospects, Seat me)
      : game_(game), prospects_(prospects), me_(me) {}

  // With the ship there, at the Styx after bringing back.
  double at(const View& view, Square square) const;

  // The squares that the sail of this view reaches without a fight, and the best of them.
  SquareSet reach(const View& view) const;
  double best_sail(const View& view) const;

 private:
  const Deukalion& game_;
  const Prospects& prospects_;
  Seat me_;
};

// [D5.4] What each face gains on each action.
class Placing {
 public:
  Placing(const Deukalion& game, const Prospects& prospects, const View& view, Seat me);

  double gain_of(const std::array<Face, kOuterDice>& outer, Rotation rotation) const;
  double best_gain(const std::array<Face, kOuterDice>& outer) const;

 private:
  std::array<std::array<double, kFaces>, kOuterDice> gains_{};  // by action and face
};

}  // namespace ilion::deukalion
