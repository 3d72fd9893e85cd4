// SPDX-License-Identifier: GPL-3.0-or-later
// How the present battle may end, as far as a seat can tell from its view: both sides' lines
// (line.h) measured against each other, whichever way the tile comes to lie.
#pragma once

#include <array>

#include "bots/hector/line.h"

namespace ilion::hector {

// For the view's own seat. What a wish does not change is reckoned once for all of them.
class Forecast {
 public:
  Forecast(const Content& content, const View& view);

  // That this seat wins the battle, if it were so.
  double win_chance(const Wish& wish) const;
  // What turning the tile in this round is worth: the best way it can lie after a turn of ours,
  // less the worst after a turn of theirs, in points of the battle score.
  double worth_of_turning(const Wish& wish) const;

 private:
  // Our score less theirs, by the steps that the tile is yet turned.
  using Margins = std::array<double, kEdges>;
  Margins margins(const Line& mine, Edge edge) const;
  Line line(const Wish& wish) const {
    return mine_.line(wish, facing_us_[static_cast<std::size_t>(wish.edge)]);
  }

  const Outlook& theirs_;
  Muster mine_;
  std::array<Colour, kEdges> facing_us_{};  // by the edge that faces the attacker
  std::array<double, kEdges> their_scores_{};
  double their_choice_;  // what they gain by it
  int fates_left_;
};

// That something comes out above 0 when this difference is foreseen, give or take the spread. An
// S-shaped curve of square roots alone, which every machine computes alike, unlike exp.
double chance_above(double difference, double spread);

// The sums that decide the next fate sequence, as they lie now.
int superiority_now(const Content& content, const ArmyView& army, Seat side);

}  // namespace ilion::hector
