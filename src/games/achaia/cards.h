// SPDX-License-Identifier: GPL-3.0-or-later
// Intrigue cards as a heap that knows how many of each kind it holds: two bits a kind, since there
// are three of each [A10.4]. Heaps of different cards add up without carry.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/check.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

class Cards {
 public:
  constexpr Cards() = default;
  constexpr explicit Cards(std::uint32_t bits) : bits_(bits) {}
  static constexpr Cards all() { return Cards(~0U); }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t count(Intrigue card) const { return bits_ >> (2 * index_of(card)) & 3; }
  constexpr bool has(Intrigue card) const { return count(card) > 0; }
  constexpr std::size_t size() const {
    return static_cast<std::size_t>(std::popcount(bits_ & kLow) + 2 * std::popcount(bits_ & ~kLow));
  }

  constexpr void add(Intrigue card) {
    ILION_DCHECK(count(card) < kCopies);
    bits_ += 1U << (2 * index_of(card));
  }
  constexpr void remove(Intrigue card) {
    ILION_DCHECK(has(card));
    bits_ -= 1U << (2 * index_of(card));
  }
  constexpr void remove_if_there(Intrigue card) {
    if (has(card)) remove(card);
  }

  // The card at a place when they lie side by side by kind: a uniform place is a uniform card.
  constexpr Intrigue nth(std::size_t n) const {
    std::uint32_t rest = bits_;
    for (;;) {
      ILION_DCHECK(rest != 0);
      const int shift = std::countr_zero(rest) & ~1;
      const std::size_t here = rest >> shift & 3;
      if (n < here) return static_cast<Intrigue>(shift / 2);
      n -= here;
      rest &= ~(3U << shift);
    }
  }

  constexpr Cards operator+(Cards other) const { return Cards(bits_ + other.bits_); }
  constexpr Cards operator-(Cards other) const { return Cards(bits_ - other.bits_); }
  // What there is more than in the other heap, kind by kind.
  constexpr Cards beyond(Cards other) const {
    Cards rest;
    for (std::size_t i = 0; i < kIntrigueKinds; ++i)
      for (std::size_t n = other.count(intrigue_at(i)); n < count(intrigue_at(i)); ++n)
        rest.add(intrigue_at(i));
    return rest;
  }
  constexpr bool is_within(Cards other) const { return beyond(other).empty(); }
  friend constexpr auto operator<=>(Cards, Cards) = default;

  // The kinds that are there, each once, in their order.
  class Kinds {
   public:
    constexpr explicit Kinds(std::uint32_t rest) : rest_(rest) {}
    constexpr Intrigue operator*() const {
      return static_cast<Intrigue>(std::countr_zero(rest_) / 2);
    }
    constexpr Kinds& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator!=(Kinds end) const { return rest_ != end.rest_; }
    constexpr Kinds begin() const { return *this; }
    constexpr Kinds end() const { return Kinds(0); }

   private:
    std::uint32_t rest_;
  };
  constexpr Kinds kinds() const { return Kinds((bits_ | bits_ >> 1) & kLow); }

 private:
  static constexpr std::uint32_t kLow = 0x5555'5555;
  std::uint32_t bits_ = 0;
};

}  // namespace ilion::achaia
