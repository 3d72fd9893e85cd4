// SPDX-License-Identifier: GPL-3.0-or-later
// How the present battle may end, as far as a seat can tell from its view. All cards in hand will
// be on the table at the end, so a side's last line is mostly known to itself; of the other's
// hidden cards only the average is, over the cards that nobody has seen leave.
#pragma once

#include <array>

#include "games/hector/content.h"
#include "games/hector/view.h"

namespace ilion::hector {

using ByColour = std::array<double, kColours>;

// A side's line at the end of the battle, in expectation.
struct Line {
  ByColour values{};             // what lies uncovered, by colour
  ByColour hero_chances{};       // of which colour the hero is
  double hero_points = 0;        // what he adds on the table
  Hero known_hero = Hero::None;  // if there is no doubt
  int hidden = 0;                // cards of the five that are not known yet

  double superiority() const;
  double score(Colour facing) const;
};

// A line as it counts: by the colour that may face it. Reckoned once for the other side.
struct Outlook {
  ByColour scores{};
  int hidden = 0;
  double superiority = 0;

  Outlook() = default;
  explicit Outlook(const Line& line);
};

// What if a side's army, or the tile, were like this?
struct Wish {
  const ArmyView& army;
  Edge edge;
};

// As the view's own seat foresees a side's line.
Line line_of(const Content& content, const View& view, Seat side);
Line line_of(const Content& content, const View& view, Seat side, const Wish& wish);

class Forecast {
 public:
  // For the view's own seat. A wish does not change the other side's outlook, which is therefore
  // handed over.
  Forecast(const Content& content, const View& view, const Wish& wish, const Outlook& theirs);

  // That this seat wins the battle.
  double win_chance() const;
  // What turning the tile in this round is worth: the best way it can lie after a turn of ours,
  // less the worst after a turn of theirs, in points of the battle score.
  double worth_of_turning() const;

 private:
  // Our score less theirs if the tile ends so many steps on.
  double margin(unsigned steps) const { return margins_[(edge_ + steps) % kEdges]; }
  struct Range {
    double best;
    double worst;
  };
  Range reachable_margins(int turns) const;

  const View& view_;
  unsigned edge_;
  Line mine_;
  const Outlook& theirs_;
  std::array<double, kEdges> margins_{};
};

// That something comes out above 0 when this difference is foreseen, give or take the spread. An
// S-shaped curve of square roots alone, which every machine computes alike, unlike exp.
double chance_above(double difference, double spread);

// The colour of the tile that faces a side while this edge faces the attacker.
Colour facing_colour(const Content& content, const View& view, Seat side, Edge edge);

// The sums that decide the next fate sequence, as they lie now.
int superiority_now(const Content& content, const ArmyView& army, Seat side);

// What one hidden card of the stack a side draws from brings on average, by colour.
ByColour average_draw(const ArmyView& army);

}  // namespace ilion::hector
