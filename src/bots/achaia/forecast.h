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

// The dice on one location, as far as dominance and uses go: six bits a colour for the pips, and
// six for how many there are. As one number it is changed by one addition, and forecasts are looked
// up by it.
class Tile {
 public:
  static constexpr unsigned kLane = 6;
  static constexpr unsigned kSumBits = kLane * kColours;

  void add(Colour colour, int value) { lanes_ += die(colour, value); }
  void remove(Colour colour, int value) { lanes_ -= die(colour, value); }
  int sum(std::size_t colour) const { return static_cast<int>(lanes_ >> kLane * colour & 63); }
  int dice(std::size_t colour) const {
    return static_cast<int>(lanes_ >> (kSumBits + kLane * colour) & 63);
  }
  std::uint64_t sums() const { return lanes_ & ((std::uint64_t{1} << kSumBits) - 1); }

 private:
  static std::uint64_t die(Colour colour, int value) {
    return (static_cast<std::uint64_t>(value) | std::uint64_t{1} << kSumBits)
           << kLane * index_of(colour);
  }
  std::uint64_t lanes_ = 0;
};
static_assert(6 * kDiceOfColour < 1 << Tile::kLane);

// The markers of all colours on one location, five bits a colour.
class MarkersHere {
 public:
  static constexpr unsigned kLane = 5;

  void add(Colour colour, int n) {
    lanes_ += static_cast<std::uint32_t>(n) << kLane * index_of(colour);
  }
  int of(std::size_t colour) const { return static_cast<int>(lanes_ >> kLane * colour & 31); }
  std::uint64_t lanes() const { return lanes_; }

  MarkersHere() = default;
  explicit MarkersHere(std::uint64_t lanes) : lanes_(static_cast<std::uint32_t>(lanes)) {}

 private:
  std::uint32_t lanes_ = 0;
};
static_assert(kMarkersOfColour < 1 << MarkersHere::kLane);

class Forecast {
 public:
  Forecast(const Achaia& game, const View& view, const Habits& habits);

  // Influence that each colour may expect from this location, beyond what it has. Good until the
  // next question.
  const PerColour& points(Location here, const Tile& tile, const MarkersHere& markers) const {
    return points(ground(here, markers), tile);
  }
  // The same in two steps: a location but for its dice, and dice that are tried out on it.
  std::uint64_t ground(Location here, const MarkersHere& markers) const {
    const std::uint64_t open = is_open_now(here) ? 1 : 0;
    return moment_key_ | (open << kMarkerBits | markers.lanes()) << Tile::kSumBits;
  }
  const PerColour& points(std::uint64_t ground, const Tile& tile) const {
    const std::uint64_t key = ground | tile.sums();
    // By golden multiplication: the upper bits depend on all of the key.
    Pile& pile = piles_[(key ^ habits_key_) * 0x9e3779b97f4a7c15ULL >> (64 - kPileBits)];
    if (pile.key != key || pile.habits != habits_.name()) [[unlikely]]
      fill(pile, key, tile);
    return pile.points;
  }
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

  // Most of a search is spent asking for the same few piles of dice again and again: what was
  // worked out is kept, by all it depends on. A later pile may take an earlier one's place.
  struct alignas(64) Pile {  // a line of the processor's cache
    std::uint64_t key = 0;   // no pile has it
    std::uint64_t habits = 0;
    PerColour points{};
  };
  void fill(Pile& pile, std::uint64_t key, const Tile& tile) const;
  static constexpr unsigned kPileBits = 14;  // 1 MB a thread, once it asks
  static constexpr unsigned kMarkerBits = MarkersHere::kLane * kColours;
  static constexpr unsigned kKeyBits = Tile::kSumBits + kMarkerBits + 1;  // and open or not
  static Pile* kept_piles();

  const Habits& habits_;
  Pile* piles_ = kept_piles();
  std::uint64_t moment_key_;
  std::uint64_t habits_key_;
  Certainty now_;
  Certainty later_;
  int rounds_later_;
  std::uint16_t resolved_ = 0;  // bit i: location i has been resolved in this round
};

// True while chapter 6 is carried out.
bool in_dominance_phase(const Question& question);

}  // namespace ilion::achaia
