// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/course.h"

#include <algorithm>

#include "bots/deukalion/wishes.h"
#include "games/deukalion/sailing.h"

namespace ilion::deukalion {

namespace {

constexpr double kCardDrawn = 0.25;
constexpr double kHydraStep = 0.01;

}  // namespace

double Course::at(const View& view, Square square) const {
  const View wish = landed_at(view, me_, square);
  const double there = prospects_.of(wish);
  const bool asked = game_.board().styx().has(square) && view.open.players[me_].below > 0 &&
                     view.open.players[me_].ship != square;  // [D7.3]
  if (!asked) return there;
  return std::max(there, prospects_.of(with_all_back(wish, me_, game_.seats())));
}

SquareSet Course::reach(const View& view) const {
  const Sails all = sails(game_.board(), view.open, other_ships(view.open, me_), false);
  return all.all - all.against;
}

double Course::best_sail(const View& view) const {
  double best = prospects_.of(view);
  for (Square square : reach(view)) best = std::max(best, at(view, square));
  return best;
}

Placing::Placing(const Deukalion& game, const Prospects& prospects, const View& view, Seat me) {
  const Course course(game, prospects, me);
  const double now = prospects.of(view);
  const auto row = [&](Action action) -> auto& { return gains_[static_cast<std::size_t>(action)]; };
  row(Action::Cards) = {-kCardDrawn, 0, kCardDrawn};  // [D5.6]
  double best = now;
  SquareSet looked_at;  // a higher face reaches all that a lower one does
  for (std::size_t i = 0; i < kFaces; ++i) {
    View wish = view;
    wish.open.outer.fill(static_cast<Face>(i + 1));
    const std::size_t soldiers = i + 1 + (view.open.players[me].hades ? 1 : 0);
    row(Action::Soldiers)[i] = prospects.of(with_soldiers_back(view, me, soldiers)) - now;
    for (Square square : course.reach(wish) - looked_at)
      best = std::max(best, course.at(wish, square));
    looked_at |= course.reach(wish);
    row(Action::Sail)[i] = best - now;
    row(Action::Hydra)[i] = kHydraStep * static_cast<double>(i);
  }
}

double Placing::gain_of(const std::array<Face, kOuterDice>& outer, Rotation rotation) const {
  double gain = 0;
  for (std::size_t action = 0; action < kOuterDice; ++action) {
    const Face face = outer[(action + static_cast<std::size_t>(rotation)) % kOuterDice];
    gain += gains_[action][number(face) - 1U];
  }
  return gain;
}

double Placing::best_gain(const std::array<Face, kOuterDice>& outer) const {
  double best = gain_of(outer, Rotation::None);
  for (Rotation rotation : {Rotation::One, Rotation::Two, Rotation::Three})
    best = std::max(best, gain_of(outer, rotation));
  return best;
}

}  // namespace ilion::deukalion
