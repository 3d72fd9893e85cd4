// SPDX-License-Identifier: GPL-3.0-or-later
// Dice. Those of one colour and value in one place are not told apart [A3.17]: the five of a colour
// are a sorted list of spots, so equal positions are equal bit by bit, and a die is named by its
// colour and spot.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>

#include "base/check.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

// Where a die lies and what it shows; 0 is a die that was not rolled yet. Locations come first and
// the reserve last, in each the values ascend.
struct Spot {
  std::uint8_t code = 0;

  constexpr Spot() = default;
  constexpr Spot(Location place, int value)
      : code(static_cast<std::uint8_t>(index_of(place) * 8 + static_cast<unsigned>(value))) {}
  constexpr Location place() const { return static_cast<Location>(code >> 3); }
  constexpr int value() const { return code & 7; }
  constexpr bool in_troy() const { return code < kLocations * 8; }
  constexpr bool is_blank() const { return value() == 0; }
  constexpr Spot at(Location place) const { return {place, value()}; }
  // [A3.6] Values stay within 1 and 6.
  constexpr Spot plus(int n) const { return {place(), std::clamp(value() + n, 1, 6)}; }
  constexpr Spot showing(int value) const { return {place(), value}; }
  friend constexpr auto operator<=>(Spot, Spot) = default;
};

struct Die {
  Colour colour{};
  Spot spot;
  friend constexpr auto operator<=>(const Die&, const Die&) = default;
};

// A die of a reserve, where it is to be placed from.
struct ReserveDie {
  Colour colour{};
  Value value{};
  constexpr Spot spot() const { return {Location::Reserve, static_cast<int>(value)}; }
  friend constexpr auto operator<=>(const ReserveDie&, const ReserveDie&) = default;
};

using DiceOfColour = std::array<Spot, kDiceOfColour>;

// How many dice lie on each location, five bits each: a limit is 15 at most, and the fifth bit is
// for comparing all of them at once. The reserve is not counted.
class Crowd {
 public:
  static constexpr unsigned kLane = 5;
  static constexpr std::uint64_t kAll = (std::uint64_t{1} << kLane * kLocations) - 1;
  static constexpr std::uint64_t kOnes = kAll / 31;
  static constexpr std::uint64_t one(Location place) {
    return std::uint64_t{1} << kLane * index_of(place);
  }

  constexpr void add(Spot spot) { lanes_ += kOneAt[spot.code]; }
  constexpr int on(Location place) const {
    return static_cast<int>(lanes_ >> kLane * index_of(place) & 31);
  }
  // Bit i: location i holds fewer dice than its lane of `limits` says.
  constexpr std::uint16_t below(std::uint64_t limits) const {
    const std::uint64_t room = ((limits | kOnes << 4) - lanes_ - kOnes) >> 4 & kOnes;
    // A multiplication brings the lowest bits of four lanes together.
    std::uint64_t bits = 0;
    for (unsigned four = 0; four < kLocations; four += 4)
      bits |= ((room >> kLane * four & 0x8421) * 0x1111 >> 12 & 15) << four;
    return static_cast<std::uint16_t>(bits);
  }

 private:
  static constexpr std::array<std::uint64_t, 128> kOneAt = [] {
    std::array<std::uint64_t, 128> ones{};
    for (std::size_t code = 0; code < kLocations * 8; ++code)
      ones[code] = std::uint64_t{1} << kLane * (code / 8);
    return ones;
  }();

  std::uint64_t lanes_ = 0;
};

class Dice {
 public:
  Dice() { colours_.fill(unrolled()); }
  static constexpr DiceOfColour unrolled() {
    DiceOfColour dice;
    dice.fill(Spot(Location::Reserve, 0));
    return dice;
  }

  const DiceOfColour& of(Colour colour) const { return colours_[index_of(colour)]; }
  void put(Colour colour, const DiceOfColour& dice) { colours_[index_of(colour)] = dice; }

  int count(Colour colour, Spot spot) const {
    int n = 0;
    for (Spot each : of(colour)) n += each == spot ? 1 : 0;
    return n;
  }
  bool has(const Die& die) const { return count(die.colour, die.spot) > 0; }

  // One die changes its value or place; the list stays sorted by moving what lies between.
  void replace(Colour colour, Spot from, Spot to) {
    DiceOfColour& dice = colours_[index_of(colour)];
    std::size_t i = 0;
    while (i < kDiceOfColour && dice[i] != from) ++i;
    ILION_DCHECK(i < kDiceOfColour);
    for (; i + 1 < kDiceOfColour && dice[i + 1] < to; ++i) dice[i] = dice[i + 1];
    for (; i > 0 && to < dice[i - 1]; --i) dice[i] = dice[i - 1];
    dice[i] = to;
  }

  Crowd crowd() const {
    Crowd crowd;
    for (const DiceOfColour& dice : colours_)
      for (Spot spot : dice) crowd.add(spot);
    return crowd;
  }
  int sum(Colour colour, Location place) const {
    int sum = 0;
    for (Spot spot : of(colour)) sum += spot.place() == place ? spot.value() : 0;
    return sum;
  }

  friend bool operator==(const Dice&, const Dice&) = default;

 private:
  std::array<DiceOfColour, kColours> colours_;
};

// [A2.8] Two players: red with green, blue with yellow; otherwise a colour a seat.
class Colours {
 public:
  constexpr explicit Colours(std::size_t players) : players_(players) {}

  constexpr bool is_used(Colour colour) const {
    return players_ == 2 ? colour != Colour::Black : index_of(colour) < players_;
  }
  constexpr Seat owner(Colour colour) const {
    if (players_ != 2) return seat_at(index_of(colour));
    return seat_at(colour == Colour::Red || colour == Colour::Green ? 0 : 1);
  }
  constexpr Colour main(Seat seat) const {
    if (players_ != 2) return colour_at(index_of(seat));
    return index_of(seat) == 0 ? Colour::Red : Colour::Blue;
  }
  constexpr Colour support(Seat seat) const {  // of two players only; otherwise the main colour
    if (players_ != 2) return colour_at(index_of(seat));
    return index_of(seat) == 0 ? Colour::Green : Colour::Yellow;
  }
  constexpr std::size_t per_seat() const { return players_ == 2 ? 2 : 1; }
  constexpr std::size_t used() const { return players_ == 2 ? 4 : players_; }

 private:
  std::size_t players_;
};

}  // namespace ilion::achaia
