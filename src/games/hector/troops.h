// SPDX-License-Identifier: GPL-3.0-or-later
// Troops, sets of troop cards, and maps from cards to places.
//
// A troop (red 4) exists twice in an army; its two cards are alike, and no rule, view or notation
// ever tells them apart. Inside a State they are two of 48 bits, which makes every question about
// a set of cards a few machine instructions, and a TroopMap puts each card in exactly one place by
// construction: no rule can lose a card or deal it twice.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/check.h"
#include "games/hector/types.h"

namespace ilion::hector {

// [H1.2] A colour and a value, 24 in all.
struct Troop {
  std::uint8_t code = 0xff;  // colour * 4 + value - 1

  constexpr Troop() = default;
  constexpr explicit Troop(std::uint8_t its_code) : code(its_code) {}
  constexpr Troop(Colour colour, int value)
      : code(static_cast<std::uint8_t>(index_of(colour) * kValues +
                                       static_cast<std::size_t>(value) - 1)) {}

  constexpr bool is_none() const { return code == 0xff; }
  constexpr Colour colour() const { return static_cast<Colour>(code / kValues); }
  constexpr int value() const { return code % static_cast<int>(kValues) + 1; }
  friend constexpr auto operator<=>(Troop, Troop) = default;
};

constexpr std::size_t kTroops = kTroopCards / kCopies;
constexpr Troop kNoTroop{};

// One of the 48 cards of an army: twice the troop's code, plus 1 for the second copy.
struct TroopCard {
  std::uint8_t index;
  constexpr Troop troop() const { return Troop(static_cast<std::uint8_t>(index / kCopies)); }
};

class TroopSet {
 public:
  constexpr TroopSet() = default;
  constexpr explicit TroopSet(std::uint64_t bits) : bits_(bits) {}
  constexpr explicit TroopSet(TroopCard card) : bits_(std::uint64_t{1} << card.index) {}

  static constexpr TroopSet army() { return TroopSet((std::uint64_t{1} << kTroopCards) - 1); }
  // Both cards of a troop.
  static constexpr TroopSet both(Troop troop) {
    return TroopSet(std::uint64_t{3} << (troop.code * kCopies));
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr std::size_t count(Troop troop) const { return (*this & both(troop)).size(); }
  constexpr bool has(Troop troop) const { return !(*this & both(troop)).empty(); }

  constexpr TroopCard first() const {
    ILION_DCHECK(!empty());
    return {static_cast<std::uint8_t>(std::countr_zero(bits_))};
  }
  constexpr TroopCard first(Troop troop) const { return (*this & both(troop)).first(); }
  constexpr TroopCard nth(std::size_t n) const {
    // By halves first, without branches: a loop over up to 47 bits would dominate every draw.
    std::uint64_t rest = bits_;
    unsigned start = 0;
    for (unsigned width : {24U, 12U, 6U, 3U}) {
      const std::uint64_t low = rest & ((std::uint64_t{1} << width) - 1);
      const auto below = static_cast<std::size_t>(std::popcount(low));
      const unsigned above = n >= below ? 1 : 0;
      n -= above * below;
      start += above * width;
      rest >>= above * width;
    }
    for (; n > 0; --n) rest &= rest - 1;
    ILION_DCHECK(rest != 0);
    return {static_cast<std::uint8_t>(start + static_cast<unsigned>(std::countr_zero(rest)))};
  }

  // One card for each troop that is there: its troops without their numbers.
  constexpr TroopSet kinds() const { return TroopSet((bits_ | bits_ >> 1) & kFirstCopies); }
  // The same troops held by their first copies: equal for equal troops.
  constexpr TroopSet canonical() const {
    return kinds() | TroopSet((bits_ & bits_ >> 1 & kFirstCopies) << 1);
  }
  // Adds or removes one card of the troop; only sensible on a canonical set.
  constexpr void add(Troop troop) {
    ILION_DCHECK(count(troop) < kCopies);
    bits_ |= std::uint64_t{1} << (troop.code * kCopies + count(troop));
  }
  constexpr void remove(Troop troop) {
    ILION_DCHECK(has(troop));
    bits_ &= ~(std::uint64_t{1} << (troop.code * kCopies + count(troop) - 1));
  }

  constexpr TroopSet operator&(TroopSet other) const { return TroopSet(bits_ & other.bits_); }
  constexpr TroopSet operator|(TroopSet other) const { return TroopSet(bits_ | other.bits_); }
  constexpr TroopSet operator-(TroopSet other) const { return TroopSet(bits_ & ~other.bits_); }
  constexpr TroopSet& operator|=(TroopSet other) { return *this = *this | other; }
  constexpr TroopSet& operator-=(TroopSet other) { return *this = *this - other; }
  friend constexpr auto operator<=>(TroopSet, TroopSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr TroopCard operator*() const { return TroopSet(rest_).first(); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator!=(Iterator end) const { return rest_ != end.rest_; }

   private:
    std::uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr std::uint64_t kFirstCopies = 0x5555'5555'5555;
  std::uint64_t bits_ = 0;
};

// A map from every card to a Code below 2^Planes: one bit plane of 48 bits for each bit of the
// code. A plane is kept as 32 and 16 bits, six bytes, where a std::uint64_t would leave a quarter
// unused and push the State over two cache lines; both parts are worked on side by side and joined
// last.
template <class Code, std::size_t Planes>
class TroopMap {
 public:
  TroopMap() = default;  // every card at Code 0
  explicit TroopMap(Code code) { put(TroopSet::army(), code); }

  TroopSet at(Code code) const {
    std::uint32_t low = ~0U;
    std::uint16_t high = 0xffff;
    for (std::size_t p = 0; p < Planes; ++p) {
      low &= low_of(p) ^ ~wanted(code, p);
      high = static_cast<std::uint16_t>(high & (high_of(p) ^ ~wanted(code, p)));
    }
    return TroopSet(low | std::uint64_t{high} << 32);
  }
  // The codes of the two cards of a troop.
  std::array<Code, kCopies> codes(Troop troop) const {
    std::size_t first = 0;
    std::size_t second = 0;
    for (std::size_t p = 0; p < Planes; ++p) {
      const std::uint64_t both = plane(p) >> (troop.code * kCopies);
      first |= (both & 1) << p;
      second |= (both >> 1 & 1) << p;
    }
    return {static_cast<Code>(first), static_cast<Code>(second)};
  }
  void put(Troop troop, const std::array<Code, kCopies>& codes) {
    for (std::size_t p = 0; p < Planes; ++p) {
      const std::uint64_t both = (wanted(codes[0], p) & 1) | (wanted(codes[1], p) & 2);
      const unsigned shift = troop.code * static_cast<unsigned>(kCopies);
      flip(p, ((plane(p) >> shift ^ both) & 3) << shift);
    }
  }
  void put(TroopSet cards, Code code) {
    for (std::size_t p = 0; p < Planes; ++p)
      flip(p, (plane(p) ^ (std::uint64_t{0} - (wanted(code, p) & 1))) & cards.bits());
  }
  void put(TroopCard card, Code code) { put(TroopSet(card), code); }
  // Moves one card of the troop; which of two equal ones does not matter.
  void move(Troop troop, Code from, Code to) {
    const TroopSet card(at(from).first(troop));
    const std::size_t changed = static_cast<std::size_t>(from) ^ static_cast<std::size_t>(to);
    for (std::size_t p = 0; p < Planes; ++p)
      flip(p, card.bits() & (std::uint64_t{0} - (changed >> p & 1)));
  }
  friend bool operator==(const TroopMap&, const TroopMap&) = default;

 private:
  // The plane as it would be if every card were at that code: all ones or all zeroes. Without a
  // branch, because which stack fights is as unpredictable as the game.
  static constexpr std::uint32_t wanted(Code code, std::size_t plane) {
    return 0U - (static_cast<std::uint32_t>(code) >> plane & 1U);
  }
  std::uint32_t low_of(std::size_t plane) const {
    std::uint32_t low;
    std::memcpy(&low, &words_[plane * 2], sizeof low);
    return low;
  }
  std::uint16_t high_of(std::size_t plane) const { return words_[Planes * 2 + plane]; }
  std::uint64_t plane(std::size_t p) const { return low_of(p) | std::uint64_t{high_of(p)} << 32; }
  void flip(std::size_t plane, std::uint64_t cards) {
    const std::uint32_t low = low_of(plane) ^ static_cast<std::uint32_t>(cards);
    std::memcpy(&words_[plane * 2], &low, sizeof low);
    words_[Planes * 2 + plane] =
        static_cast<std::uint16_t>(words_[Planes * 2 + plane] ^ cards >> 32);
  }

  std::array<std::uint16_t, Planes * 3> words_{};  // the low parts, then the high parts
};

}  // namespace ilion::hector
