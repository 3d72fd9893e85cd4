// SPDX-License-Identifier: GPL-3.0-or-later
// What things are worth, in points of influence at the end: gold, cousins, cards in hand, the uses
// of a location, and how much another's point is a loss to oneself.
#pragma once

#include <array>

#include "bots/achaia/forecast.h"

namespace ilion::achaia {

class Worth {
 public:
  Worth(const Achaia& game, const View& view, const Forecast& forecast, const Habits& habits);

  // A point of one's own is 1; those of rivals are negative and together no more, the foremost's
  // the most.
  double stake(Seat seat) const { return stakes_[seat]; }
  double stake(Colour colour) const { return stakes_by_colour_[index_of(colour)]; }

  double gold() const { return gold_; }
  double cousin(Cousin kind) const { return cousins_[static_cast<std::size_t>(kind)]; }
  // In hand, to be played or to answer with later.
  double card(Intrigue card) const { return held_ * cards_[index_of(card)]; }
  double unknown_card() const { return held_ * mean_card_; }
  // One use of a location by one die.
  double use(Location here) const { return uses_[index_of(here)]; }
  // A pip of a die in reserve.
  double pip_in_reserve() const { return pip_in_reserve_; }

 private:
  double typical(const Operation& operation) const;
  double typical(const Operations& operations) const;
  void value_cards(const Content& content);
  void value_uses(const Achaia& game, const View& view);
  void set_stakes(const Achaia& game, const View& view, const Forecast& forecast);

  const Habits& habits_;
  double gold_;
  double held_;
  double mean_card_ = 0;
  double pip_in_reserve_;
  double rival_;  // what an average rival's point is worth, positive
  std::array<double, 2> cousins_{};
  std::array<double, kIntrigueKinds> cards_{};
  std::array<double, kLocations> uses_{};
  PerSeat<double> stakes_{};
  PerColour stakes_by_colour_{};
};

// What each seat is likely to have in the end, in points; `card`: what one in hand is worth.
PerSeat<double> strengths_of(const Achaia& game, const View& view, const Forecast& forecast,
                             double card);
// The same by hand, between two phases; a lead of this spread over one rival wins seven times in
// eight.
PerSeat<double> strengths_of(const Achaia& game, const State& state);
constexpr double kPointsSpread = 3.5;

// Tile by tile, from what a seat sees.
std::array<Tile, kLocations> tiles_of(const std::array<DiceOfColour, kColours>& dice);
MarkersHere markers_at(const std::array<MarkersOfColour, kColours>& markers, Location here);

}  // namespace ilion::achaia
