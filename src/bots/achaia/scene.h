// SPDX-License-Identifier: GPL-3.0-or-later
// The board as it might become: dice, limits and markers, with what they are worth to oneself.
// Changes are tried out location by location, so that a trial costs two of them and not twelve.
#pragma once

#include <array>

#include "bots/achaia/worth.h"

namespace ilion::achaia {

class Scene {
 public:
  Scene(const Achaia& game, const View& view, const Forecast& forecast, const Worth& worth);

  const Dice& dice() const { return board_.dice; }
  double value() const { return value_; }

  // [A3.7] Bit i: location i is available.
  std::uint16_t available() const;

  // What it would gain; nothing has changed after that.
  double gain_of(Colour colour, Spot from, Spot to) const;
  double gain_of_swap(const Die& one, Spot one_to, const Die& other, Spot other_to) const;
  double gain_of_roll(Colour colour, Spot from) const;  // on average
  double gain_of_all_dice(Location here, int by) const;
  double gain_of_marker(Colour colour, Location here, int by) const;

  void change(Colour colour, Spot from, Spot to);
  void change_all_dice(Location here, int by);
  void change_marker(Colour colour, Location here, int by);
  void raise_limit(Location here) { ++board_.increased[index_of(here)]; }
  void lower_limit(Location here) { --board_.increased[index_of(here)]; }

 private:
  double value_of(Location here, const Tile& tile, const MarkersHere& markers) const;
  double value_of(Location here, const Tile& tile) const {
    return value_of(here, tile, markers_[index_of(here)]);
  }
  double in_reserve(Colour colour, Spot spot) const {
    return worth_->stake(colour) * worth_->pip_in_reserve() * spot.value();
  }
  void set(Location here, const Tile& tile);

  const Achaia* game_;
  const Forecast* forecast_;
  const Worth* worth_;
  std::uint8_t round_;
  Board board_;
  std::array<Tile, kLocations> tiles_;
  std::array<MarkersHere, kLocations> markers_{};
  std::array<double, kLocations> values_{};
  double value_ = 0;
};

}  // namespace ilion::achaia
