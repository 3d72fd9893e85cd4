// SPDX-License-Identifier: GPL-3.0-or-later
// The board as it might become: dice, limits and markers, with what they are worth to oneself.
// Changes are tried out location by location, so that a trial costs two of them and not twelve.
#pragma once

#include <array>

#include "bots/achaia/stakes.h"
#include "bots/achaia/worth.h"

namespace ilion::achaia {

// What a change of one die is worth on a location of the board as it lies. Card after card tries
// the same few changes; each is judged once.
class Trials {
 public:
  enum class Change : std::uint8_t { Added, Removed };

  // One die more or less, location by location.
  class Row {
   public:
    Row(std::uint16_t& known, std::array<double, kLocations>& gains)
        : known_(known), gains_(gains) {}
    template <class Judge>
    double at(Location here, const Judge& judge) {
      return once(known_, gains_, index_of(here), judge);
    }

   private:
    std::uint16_t& known_;
    std::array<double, kLocations>& gains_;
  };
  Row row(Change change, Colour colour, int value) {
    const std::size_t row =
        (static_cast<std::size_t>(change) * kColours + index_of(colour)) * kFaces +
        static_cast<std::size_t>(value);
    return {moved_known_[row], moved_[row]};
  }
  // A die that shows something else; kAnything: a roll, on average.
  static constexpr int kAnything = 0;
  template <class Judge>
  double of_turn(Colour colour, Spot from, int value, const Judge& judge) {
    const std::size_t row = (index_of(colour) * kLocations + index_of(from.place())) * kFaces +
                            static_cast<std::size_t>(from.value());
    return once(turned_known_[row], turned_[row], static_cast<std::size_t>(value), judge);
  }

 private:
  static constexpr std::size_t kFaces = 7;
  static constexpr std::size_t kMoves = 2 * kColours * kFaces;
  static constexpr std::size_t kTurns = kColours * kLocations * kFaces;

  template <class Known, class Row, class Judge>
  static double once(Known& known, Row& row, std::size_t i, const Judge& judge) {
    if ((known >> i & 1) == 0) {
      known = static_cast<Known>(known | 1U << i);
      row[i] = judge();
    }
    return row[i];
  }

  std::array<std::uint16_t, kMoves> moved_known_{};           // bit i: on location i
  std::array<std::uint8_t, kTurns> turned_known_{};           // bit i: to value i
  std::array<std::array<double, kLocations>, kMoves> moved_;  // where it is known
  std::array<std::array<double, kFaces>, kTurns> turned_;
};

class Scene {
 public:
  // The trials must outlive it and its copies.
  Scene(const Achaia& game, const View& view, const Forecast& forecast, const Outlook& outlook,
        const Stakes& stakes, const Worth& worth, Trials& trials);

  const Dice& dice() const { return board_.dice; }
  double value() const { return value_; }

  // [A3.7] Bit i: location i is available.
  std::uint16_t available() const { return available_; }
  // The same if each had an increased-limit marker more.
  std::uint16_t available_if_raised() const;

  // The best of some places for a die that leaves where it lies and shows `lifted`.
  struct Goal {
    double gain;
    Location to;
  };
  Goal best_goal(const Die& die, Spot lifted, unsigned places) const;

  // What it would gain; nothing has changed after that.
  double gain_of(Colour colour, Spot from, Spot to) const;
  // From the reserve, where each die is asked about once.
  double gain_of_placing(const ReserveDie& die, Location to) const {
    return gain_with(die.colour, static_cast<int>(die.value), to) -
           in_reserve(die.colour, die.spot());
  }
  double gain_of_swap(const Die& one, Spot one_to, const Die& other, Spot other_to) const;
  double gain_of_roll(Colour colour, Spot from) const;  // on average
  double gain_of_all_dice(Location here, int by) const;
  double gain_of_marker(Colour colour, Location here, int by) const;

  void change(Colour colour, Spot from, Spot to);
  void change_all_dice(Location here, int by);
  void change_marker(Colour colour, Location here, int by);
  void raise_limit(Location here);

 private:
  // By the stakes of all colours: of those not in use they are 0.
  double value_of(Location here, const Tile& tile, const PerColour& points) const {
    const double uses = uses_[index_of(here)];
    double value = 0;
    for (std::size_t i = 0; i < kColours; ++i)
      value += stakes_->by_colour()[i] * (points[i] + tile.dice(i) * uses);
    return value;
  }
  double value_of(Location here, const Tile& tile) const {
    return value_of(here, tile, forecast_->points(grounds_[index_of(here)], tile));
  }
  double in_reserve(Colour colour, Spot spot) const {
    return stakes_->of(colour) * worth_->pip_in_reserve() * spot.value();
  }
  void set(Location here, const Tile& tile);
  std::uint64_t limits() const;
  void see_room();
  bool is_changed(Location here) const { return (changed_ >> index_of(here) & 1) != 0; }
  double gain_by(Location here, const Tile& tile) const {
    return value_of(here, tile) - values_[index_of(here)];
  }
  // What the location gains by a die more, or one less.
  double gain_with(Colour colour, int value, Location here) const {
    Tile tile = tiles_[index_of(here)];
    tile.add(colour, value);
    return gain_by(here, tile);
  }
  double gain_without(Colour colour, int value, Location here) const {
    Tile tile = tiles_[index_of(here)];
    tile.remove(colour, value);
    return gain_by(here, tile);
  }
  // The same, judged once.
  double gain_at(Trials::Change change, Colour colour, Location here, int value) const;
  double gain_of_leaving(Colour colour, Spot from) const {
    return from.in_troy() ? gain_at(Trials::Change::Removed, colour, from.place(), from.value())
                          : -in_reserve(colour, from);
  }

  const Achaia* game_;
  const Forecast* forecast_;
  const Stakes* stakes_;
  const Worth* worth_;
  Trials* trials_;
  std::uint16_t changed_ = 0;  // bit i: location i does not lie as it did
  std::uint16_t available_ = 0;
  std::uint8_t round_;
  Board board_;
  std::array<Tile, kLocations> tiles_;
  std::array<MarkersHere, kLocations> markers_;
  std::array<std::uint64_t, kLocations> grounds_;  // see Forecast
  std::array<double, kLocations> uses_;            // what a die there will yet do
  std::array<double, kLocations> values_;
  double value_ = 0;
};

}  // namespace ilion::achaia
