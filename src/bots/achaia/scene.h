// SPDX-License-Identifier: GPL-3.0-or-later
// The board as it might become: dice, limits and markers, with what they are worth to oneself.
// Changes are tried out location by location, so that a trial costs two of them and not twelve.
#pragma once

#include <array>
#include <bitset>

#include "bots/achaia/worth.h"

namespace ilion::achaia {

// What one die more or less is worth on each location of the board as it lies. Card after card
// tries the same few changes; each is judged once.
class Trials {
 public:
  enum class Change : std::uint8_t { Added, Removed };

  template <class Judge>
  double operator()(Change change, Colour colour, Location here, int value, const Judge& judge) {
    std::size_t at = static_cast<std::size_t>(change) * kColours + index_of(colour);
    at = (at * kLocations + index_of(here)) * kFaces + static_cast<std::size_t>(value);
    if (!known_[at]) {
      known_[at] = true;
      worth_[at] = judge();
    }
    return worth_[at];
  }

 private:
  static constexpr std::size_t kFaces = 7;
  static constexpr std::size_t kAll = 2 * kColours * kLocations * kFaces;
  std::bitset<kAll> known_;
  std::array<double, kAll> worth_;  // where it is known
};

class Scene {
 public:
  // The trials must outlive it and its copies.
  Scene(const Achaia& game, const View& view, const Forecast& forecast, const Worth& worth,
        Trials& trials);

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
  // What the location gains by a die more, or one less.
  double gain_at(Trials::Change change, Colour colour, Location here, int value) const;

  const Achaia* game_;
  const Forecast* forecast_;
  const Worth* worth_;
  Trials* trials_;
  std::uint16_t changed_ = 0;  // bit i: location i does not lie as it did
  std::uint8_t round_;
  Board board_;
  std::array<Tile, kLocations> tiles_;
  std::array<MarkersHere, kLocations> markers_{};
  std::array<double, kLocations> values_{};
  double value_ = 0;
};

}  // namespace ilion::achaia
