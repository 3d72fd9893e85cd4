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

#include "base/check.h"
#include "base/nth_bit.h"
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

// A side's row on the table, from the left without gaps; none where nothing lies yet.
using Row = std::array<Troop, kTablePlaces>;
constexpr std::size_t laid_in(const Row& row) {
  std::size_t laid = 0;  // counted to the end: a loop that stops at the gap is hard to foresee
  for (Troop troop : row) laid += troop.is_none() ? 0U : 1U;
  return laid;
}

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

  // The first set if it is so, else the second, and no branch.
  static constexpr TroopSet either(bool first, TroopSet one, TroopSet two) {
    const std::uint64_t mask = std::uint64_t{0} - static_cast<std::uint64_t>(first);
    return TroopSet(two.bits_ ^ ((one.bits_ ^ two.bits_) & mask));
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr std::size_t count(Troop troop) const { return (*this & both(troop)).size(); }
  constexpr bool has(Troop troop) const { return !(*this & both(troop)).empty(); }

  constexpr TroopCard first() const {
    ILION_DCHECK(!empty());
    return lowest();
  }
  // The first card, if there is one; else nothing to be looked at.
  constexpr TroopCard lowest() const {
    constexpr std::uint64_t kBehindAll = std::uint64_t{1} << 63;  // spares the question if it is 0
    return {static_cast<std::uint8_t>(std::countr_zero(bits_ | kBehindAll))};
  }
  constexpr void drop_lowest() { bits_ &= bits_ - 1; }
  // One of its cards, as a set.
  constexpr TroopSet one_of(Troop troop) const {
    const std::uint64_t cards = (*this & both(troop)).bits_;
    ILION_DCHECK(cards != 0);
    return TroopSet(cards & (0 - cards));
  }
  constexpr TroopCard first(Troop troop) const { return (*this & both(troop)).first(); }
  constexpr TroopCard nth(std::size_t n) const {
    ILION_DCHECK(n < size());
    return {static_cast<std::uint8_t>(nth_bit(bits_, n))};
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

// A map from every card to a Code below 16: four planes of 48 bits, one for each bit of the code.
// A plane of 48 bits in a word of 64 would leave a quarter unused and push the State over two cache
// lines. So the planes lie side by side: the lower 32 bits of two planes fill a word, twice, and
// the upper 16 bits of all four a third, and three words are worked on where four would be.
template <class Code>
class TroopMap {
 public:
  TroopMap() = default;  // every card at Code 0

  // Codes are mostly known where these are called: inlined they are a few instructions, which GCC
  // does not foresee.
  [[gnu::always_inline]] TroopSet at(Code code) const {
    const Words& same = kAgreeing[static_cast<std::size_t>(code)];
    std::uint64_t low = (words_.low01 ^ same.low01) & (words_.low23 ^ same.low23);
    low &= low >> 32;
    std::uint64_t high = words_.high ^ same.high;
    high &= high >> 32;
    high &= high >> 16;
    return TroopSet((low & 0xffff'ffff) | (high & 0xffff) << 32);
  }
  void put(TroopSet cards, Code code) {
    const Words& all = kEverywhere[static_cast<std::size_t>(code)];
    flip(cards, {words_.low01 ^ all.low01, words_.low23 ^ all.low23, words_.high ^ all.high});
  }
  void put(TroopCard card, Code code) { put(TroopSet(card), code); }
  // Moves one card of the troop; which of two equal ones does not matter.
  [[gnu::always_inline]] void move(Troop troop, Code from, Code to) {
    flip(at(from).one_of(troop),
         kEverywhere[static_cast<std::size_t>(from) ^ static_cast<std::size_t>(to)]);
  }
  friend bool operator==(const TroopMap&, const TroopMap&) = default;

 private:
  struct Words {
    std::uint64_t low01 = 0;
    std::uint64_t low23 = 0;
    std::uint64_t high = 0;
    friend bool operator==(const Words&, const Words&) = default;
  };
  static constexpr std::size_t kCodes = 16;
  using Patterns = std::array<Words, kCodes>;

  // The planes as they would be if every card were at the code; inverted, a bit of a plane
  // agrees with the code where the exclusive or of the two is 1.
  static constexpr Patterns patterns(bool inverted) {
    Patterns all;
    for (std::size_t code = 0; code < kCodes; ++code)
      for (unsigned p = 0; p < 4; ++p) {
        if (((code >> p & 1) != 0) == inverted) continue;
        (p < 2 ? all[code].low01 : all[code].low23) |= std::uint64_t{0xffff'ffff} << (p % 2 * 32);
        all[code].high |= std::uint64_t{0xffff} << (p * 16);
      }
    return all;
  }
  static constexpr Patterns kEverywhere = patterns(false);
  static constexpr Patterns kAgreeing = patterns(true);

  [[gnu::always_inline]] void flip(TroopSet cards, const Words& where) {
    const std::uint64_t low = (cards.bits() & 0xffff'ffff) * 0x1'0000'0001;
    const std::uint64_t high = (cards.bits() >> 32) * 0x1'0001'0001'0001;
    words_.low01 ^= where.low01 & low;
    words_.low23 ^= where.low23 & low;
    words_.high ^= where.high & high;
  }

  Words words_;
};

}  // namespace ilion::hector
