// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where. A seat is not a number: PerSeat is indexed by Seat alone, so that a card or a
// count can never be taken for a player.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/check.h"

namespace ilion {

enum class Seat : std::uint8_t {};

constexpr std::size_t kMaxSeats = 5;  // the largest table: Achaia with five

constexpr Seat seat_at(std::size_t index) { return static_cast<Seat>(index); }
constexpr std::size_t index_of(Seat seat) { return static_cast<std::size_t>(seat); }

template <class T, std::size_t Seats = kMaxSeats>
struct PerSeat {
  std::array<T, Seats> items{};

  constexpr T& operator[](Seat seat) {
    ILION_DCHECK(index_of(seat) < Seats);
    return items[index_of(seat)];
  }
  constexpr const T& operator[](Seat seat) const {
    ILION_DCHECK(index_of(seat) < Seats);
    return items[index_of(seat)];
  }
  friend constexpr auto operator<=>(const PerSeat&, const PerSeat&) = default;
};

// Who acts next: exactly one of a seat, chance, and nobody (the match is over).
class Actor {
 public:
  static constexpr Actor seat(Seat seat) { return Actor(static_cast<std::uint8_t>(seat)); }
  static constexpr Actor chance() { return Actor(kChance); }
  static constexpr Actor nobody() { return Actor(kNobody); }

  constexpr bool is_seat() const { return code_ < kChance; }
  constexpr bool is_chance() const { return code_ == kChance; }
  constexpr bool is_nobody() const { return code_ == kNobody; }
  constexpr bool is(Seat seat) const { return code_ == static_cast<std::uint8_t>(seat); }
  constexpr Seat seat() const {
    ILION_DCHECK(is_seat());
    return static_cast<Seat>(code_);
  }
  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  static constexpr std::uint8_t kChance = 254;
  static constexpr std::uint8_t kNobody = 255;
  explicit constexpr Actor(std::uint8_t code) : code_(code) {}
  std::uint8_t code_;
};

// Who looks on: a seat, or a spectator who knows the public part only.
class Viewer {
 public:
  static constexpr Viewer seat(Seat seat) { return Viewer(static_cast<std::uint8_t>(seat)); }
  static constexpr Viewer spectator() { return Viewer(kSpectator); }

  constexpr bool is(Seat seat) const { return code_ == static_cast<std::uint8_t>(seat); }
  constexpr bool is_spectator() const { return code_ == kSpectator; }
  constexpr Seat seat() const {
    ILION_DCHECK(!is_spectator());
    return static_cast<Seat>(code_);
  }
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t kSpectator = 255;
  explicit constexpr Viewer(std::uint8_t code) : code_(code) {}
  std::uint8_t code_;
};

}  // namespace ilion
