// SPDX-License-Identifier: GPL-3.0-or-later
// Squares of the map [D2.1] and sets of them: 63 squares, one bit each, so that a flood over the
// sea is a handful of shifts.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/check.h"

namespace ilion::deukalion {

constexpr std::size_t kColumns = 9;
constexpr std::size_t kRows = 7;
constexpr std::size_t kSquares = kColumns * kRows;

// a1, b1 and so on to i7.
enum class Square : std::uint8_t {};

constexpr Square kNowhere{kSquares};
constexpr std::size_t index_of(Square square) { return static_cast<std::size_t>(square); }
constexpr Square square_at(std::size_t index) { return static_cast<Square>(index); }
constexpr std::size_t column_of(Square square) { return index_of(square) % kColumns; }
constexpr std::size_t row_of(Square square) { return index_of(square) / kColumns; }

class SquareSet {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Square operator*() const {
      return square_at(static_cast<std::size_t>(std::countr_zero(rest_)));
    }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_;
  };

  constexpr SquareSet() = default;
  // Nowhere is no square.
  explicit constexpr SquareSet(Square square) : bits_((1ULL << index_of(square)) & kAll) {}
  static constexpr SquareSet all() { return SquareSet(kAll); }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr bool has(Square square) const { return (bits_ >> index_of(square) & 1) != 0; }
  constexpr Square first() const { return *begin(); }

  // Those that share a side with one of these [D2.3].
  constexpr SquareSet neighbours() const {
    return SquareSet((bits_ << 1 & ~kColumnA) | (bits_ >> 1 & ~kColumnI) | bits_ << kColumns |
                     bits_ >> kColumns);
  }

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
  constexpr SquareSet& operator&=(SquareSet other) { return *this = *this & other; }
  constexpr SquareSet& operator-=(SquareSet other) { return *this = *this - other; }
  friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
    return SquareSet(a.bits_ | b.bits_);
  }
  friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
    return SquareSet(a.bits_ & b.bits_);
  }
  friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
    return SquareSet(a.bits_ & ~b.bits_);
  }
  friend constexpr bool operator==(SquareSet, SquareSet) = default;

 private:
  static constexpr std::uint64_t kAll = (1ULL << kSquares) - 1;
  static constexpr std::uint64_t kColumnA = 0x0040201008040201ULL;
  static constexpr std::uint64_t kColumnI = kColumnA << (kColumns - 1);
  static_assert(std::popcount(kColumnA) == kRows && std::popcount(kColumnI & kAll) == kRows);

  explicit constexpr SquareSet(std::uint64_t bits) : bits_(bits & kAll) {}
  std::uint64_t bits_ = 0;
};

}  // namespace ilion::deukalion
