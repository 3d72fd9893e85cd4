// SPDX-License-Identifier: GPL-3.0-or-later
// Who is likely to have how much in the end, and how much another's point is a loss to oneself.
#pragma once

#include <array>

#include "bots/achaia/forecast.h"

namespace ilion::achaia {

// The board as it lies, location by location, and what it is likely to bring.
struct Outlook {
  Outlook(const View& view, const Forecast& forecast);

  std::array<Tile, kLocations> tiles{};
  std::array<MarkersHere, kLocations> markers{};
  std::array<PerColour, kLocations> points;
};

class Stakes {
 public:
  // `card`: what one in hand is worth.
  Stakes(const Achaia& game, const View& view, const Outlook& outlook, double card,
         const Habits& habits);

  // A point of one's own is 1; those of rivals are negative and together no more, the foremost's
  // the most.
  double of(Seat seat) const { return by_seat_[seat]; }
  double of(Colour colour) const { return by_colour_[index_of(colour)]; }
  const PerColour& by_colour() const { return by_colour_; }  // 0 of those that are not in use

 private:
  PerSeat<double> by_seat_{};
  PerColour by_colour_{};
};

// What each seat is likely to have in the end, in points, by hand; between two phases. A lead of
// this spread over one rival wins seven times in eight.
PerSeat<double> strengths_of(const Achaia& game, const State& state);
constexpr double kPointsSpread = 3.5;

}  // namespace ilion::achaia
