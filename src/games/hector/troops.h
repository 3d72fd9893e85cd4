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
      : code(static_cast<std::uint8_t>(index_of(colour) * kValues + static_cast<std::size_t>(value) -
                                       1)) {}

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

// A map from every card to a Code below 2^Planes, stored as bit planes of 48 bits each.
template <class Code, std::size_t Planes>
class TroopMap {
 public:
  TroopMap() = default;  // every card at Code 0
  explicit TroopMap(Code code) { put(TroopSet::army(), code); }

  TroopSet at(Code code) const {
    std::uint64_t found = TroopSet::army().bits();
    for (std::size_t p = 0; p < Planes; ++p) found &= load(p) ^ ~plane_of(code, p);
    return TroopSet(found);
  }
  Code of(TroopCard card) const {
    std::size_t code = 0;
    for (std::size_t p = 0; p < Planes; ++p) code |= (load(p) >> card.index & 1) << p;
    return static_cast<Code>(code);
  }
  void put(TroopSet cards, Code code) {
    for (std::size_t p = 0; p < Planes; ++p)
      store(p, (load(p) & ~cards.bits()) | (plane_of(code, p) & cards.bits()));
  }
  void put(TroopCard card, Code code) { put(TroopSet(card), code); }
  // Moves one card of the troop; which of two equal ones does not matter.
  TroopCard move(Troop troop, Code from, Code to) {
    const TroopCard card = at(from).first(troop);
    const std::size_t changed = static_cast<std::size_t>(from) ^ static_cast<std::size_t>(to);
    for (std::size_t p = 0; p < Planes; ++p)
      store(p, load(p) ^ (changed >> p & 1) << card.index);
    return card;
  }
  friend bool operator==(const TroopMap&, const TroopMap&) = default;

 private:
  // The plane as it would be if every card were at that code: all ones or all zeroes. Without a
  // branch, because which stack fights is as unpredictable as the game.
  static constexpr std::uint64_t plane_of(Code code, std::size_t plane) {
    return ~std::uint64_t{0} * (static_cast<std::uint64_t>(code) >> plane & 1);
  }
  std::uint64_t load(std::size_t plane) const {
    std::uint32_t low;
    std::uint16_t high;
    std::memcpy(&low, &words_[plane * 3], sizeof low);
    std::memcpy(&high, &words_[plane * 3 + 2], sizeof high);
    return low | std::uint64_t{high} << 32;
  }
  void store(std::size_t plane, std::uint64_t bits) {
    const auto low = static_cast<std::uint32_t>(bits);
    const auto high = static_cast<std::uint16_t>(bits >> 32);
    std::memcpy(&words_[plane * 3], &low, sizeof low);
    std::memcpy(&words_[plane * 3 + 2], &high, sizeof high);
  }

  // Three 16-bit words a plane: six bytes, where a std::uint64_t would leave a quarter unused and
  // push the State over two cache lines.
  std::array<std::uint16_t, Planes * 3> words_{};
};

}  // namespace ilion::hector
