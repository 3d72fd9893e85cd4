// SPDX-License-Identifier: GPL-3.0-or-later
// Fetching treasures: from the ship to the cities that have them, a fight in each, and home to
// Athens. What comes out is what a point at the end of the voyage is worth today.
#pragma once

#include "bots/deukalion/chart.h"
#include "bots/deukalion/crew.h"
#include "games/deukalion/game.h"

namespace ilion::deukalion {

class Voyage {
 public:
  Voyage(const Deukalion& game, const Chart& chart, const View& view, Seat me);

  // With treasures still to fetch: all of them, or any one. Whoever knows that no less than `least`
  // will do saves time: what is less may come out as any number up to that.
  struct Missing {
    std::size_t number = 0;
    Colour first{};  // nobody plans further than the first two
    Colour then{};
  };
  double home_with(const Missing& missing, double least = 0) const;
  double home_with_any() const;

  double to(Square square) const { return after(chart_.steps(ship_, square)); }
  double to(Place place) const { return after(chart_.steps(ship_, place)); }
  double to_athens() const { return after(chart_.steps_to_athens(ship_)); }
  double to_styx() const { return after(chart_.steps_to_styx(ship_)); }
  double to_found(Place place) const { return landing(place, landed_); }
  double to_conquer(Place place) const { return conquests_[index_of(place)]; }

 private:
  double after(std::size_t steps) const { return worths_[std::min(steps, kFarthest - 1)]; }
  double landing(Place place, bool at_once) const;
  double fetch(Colour colour) const;
  double fetch_two(Colour first, Colour then, double least) const;
  double second_leg(std::size_t from, std::size_t to) const;
  const SecondLegs::Best& best_second(std::size_t from, Colour then, bool same) const;

  const Chart& chart_;
  const Open& open_;
  Square ship_;
  const TravelWorths& worths_;  // looked up: it is asked for thousands of times in a decision
  bool landed_ = false;         // and may found at once [D6.7]
  std::array<double, kPlaces> conquests_{};  // to go there and win
  std::array<double, kCities> way_home_{};
  SecondLegs& second_legs_;
};

}  // namespace ilion::deukalion
