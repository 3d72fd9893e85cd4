// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice on a location are likely to bring each colour: the point of a first marker [A6.3]
// and the majority at the end [A8.1]. Dice stay where they are from round to round, so a location
// that is held now counts again later, with less certainty.
#pragma once

#include <array>
#include <cstdint>

#include "bots/achaia/habits.h"

namespace ilion::achaia {

using PerColour = std::array<double, kColours>;

// The dice on one location, as far as dominance and uses go.
struct Tile {
  std::array<std::uint8_t, kColours> sum{};
  std::array<std::uint8_t, kColours> dice{};

  void add(Colour colour, int value) {
    sum[index_of(colour)] = static_cast<std::uint8_t>(sum[index_of(colour)] + value);
    ++dice[index_of(colour)];
  }
  void remove(Colour colour, int value) {
    sum[index_of(colour)] = static_cast<std::uint8_t>(sum[index_of(colour)] - value);
    --dice[index_of(colour)];
  }
};

// The markers of all colours on one location.
using MarkersHere = std::array<std::uint8_t, kColours>;

class Forecast {
 public:
  Forecast(const Achaia& game, const View& view, const Habits& habits);

  // Influence that each colour may expect from this location, beyond what it has.
  PerColour points(Location here, const Tile& tile, const MarkersHere& markers) const;
  // How often a die there will be asked for its use.
  int uses_left(Location here) const { return rounds_later_ + (is_open_now(here) ? 1 : 0); }
  int rounds_later() const { return rounds_later_; }

 private:
  // How sure a lead is: by `blur` pips the weight of a colour falls to about a third.
  struct Certainty {
    double blur = 1;
    double tie = 1;       // how much of an equality is a tie in the end
    double newcomer = 0;  // weight of a die of 4 that is not there yet
  };
  PerColour work_out(bool open, const Tile& tile, const MarkersHere& markers) const;
  static PerColour shares(const PerColour& heights, double stranger, const Certainty& certainty);
  static PerColour chances(const Tile& tile, const Certainty& certainty);
  // Not resolved yet in this round [A6.1].
  bool is_open_now(Location here) const { return (resolved_ >> index_of(here) & 1) == 0; }

  // In which moment of a round: how sure things are now follows from it.
  enum Moment : std::uint8_t { Dominance, Placing, Turns };  // and Turns + how many may act yet

  const Habits& habits_;
  std::uint8_t moment_;
  Certainty now_;
  Certainty later_;
  int rounds_later_;
  std::uint16_t resolved_ = 0;  // bit i: location i has been resolved in this round
};

// True while chapter 6 is carried out.
bool in_dominance_phase(const Question& question);

}  // namespace ilion::achaia
