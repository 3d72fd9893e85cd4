// SPDX-License-Identifier: GPL-3.0-or-later
// Hands, cargoes and piles. Equal cards and equal treasures are alike [D1.4], so a pile is a number
// of each kind, packed side by side into one word.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/check.h"
#include "games/deukalion/types.h"

namespace ilion::deukalion {

// Up to 15 of each kind of action card, four bits a kind.
class Cards {
 public:
  constexpr std::size_t count(Card card) const { return bits_ >> shift(card) & 15; }
  constexpr bool has(Card card) const { return count(card) > 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const {
    constexpr std::uint64_t kLow = 0x0f0f0f0f0f0f0f0fULL;
    return ((bits_ & kLow) + (bits_ >> 4 & kLow)) * 0x0101010101010101ULL >> 56;
  }
  constexpr void add(Card card, std::size_t n = 1) {
    ILION_DCHECK(count(card) + n <= 15);
    bits_ += std::uint64_t{n} << shift(card);
  }
  constexpr void remove(Card card) {
    ILION_DCHECK(has(card));
    bits_ -= 1ULL << shift(card);
  }
  // Of all its cards, kind by kind, the nth.
  constexpr Card nth(std::size_t n) const {
    std::size_t i = 0;
    for (; n >= count(card_at(i)); ++i) n -= count(card_at(i));
    ILION_DCHECK(i < kCards);
    return card_at(i);
  }
  friend constexpr Cards operator+(Cards a, Cards b) { return Cards(a.bits_ + b.bits_); }
  friend constexpr Cards operator-(Cards a, Cards b) { return Cards(a.bits_ - b.bits_); }
  friend constexpr auto operator<=>(Cards, Cards) = default;

  constexpr Cards() = default;

 private:
  static constexpr unsigned shift(Card card) { return static_cast<unsigned>(4 * index_of(card)); }
  explicit constexpr Cards(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

// Up to 7 treasures of each colour, three bits a colour.
class Treasures {
 public:
  constexpr Treasures() = default;
  explicit constexpr Treasures(Colour colour, std::size_t n = 1) { add(colour, n); }

  constexpr std::size_t count(Colour colour) const { return bits_ >> shift(colour) & 7U; }
  constexpr bool has(Colour colour) const { return count(colour) > 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const {
    return (bits_ & 7U) + (bits_ >> 3 & 7U) + (bits_ >> 6 & 7U) + (bits_ >> 9 & 7U) +
           (bits_ >> 12 & 7U);
  }
  constexpr void add(Colour colour, std::size_t n = 1) {
    ILION_DCHECK(count(colour) + n <= 7);
    bits_ = static_cast<std::uint16_t>(bits_ + (n << shift(colour)));
  }
  constexpr void remove(Colour colour, std::size_t n = 1) {
    ILION_DCHECK(count(colour) >= n);
    bits_ = static_cast<std::uint16_t>(bits_ - (n << shift(colour)));
  }
  // The first colour there is; not of an empty pile.
  constexpr Colour first() const {
    ILION_DCHECK(!empty());
    return colour_at(static_cast<std::size_t>(std::countr_zero(bits_)) / 3);
  }
  constexpr Colour nth(std::size_t n) const {
    std::size_t i = 0;
    for (; n >= count(colour_at(i)); ++i) n -= count(colour_at(i));
    return colour_at(i);
  }
  constexpr bool includes(Treasures other) const {
    // The borrow of a colour that has too few shows in the bit above its three.
    return (((spread() | kGuards) - other.spread()) & kGuards) == kGuards;
  }
  friend constexpr Treasures operator+(Treasures a, Treasures b) {
    a.bits_ = static_cast<std::uint16_t>(a.bits_ + b.bits_);
    return a;
  }
  friend constexpr auto operator<=>(Treasures, Treasures) = default;

 private:
  static constexpr std::uint32_t kGuards = 0x88888U;
  static constexpr unsigned shift(Colour colour) {
    return static_cast<unsigned>(3 * index_of(colour));
  }
  constexpr std::uint32_t spread() const {  // four bits a colour
    const std::uint32_t b = bits_;
    return (b & 7U) | (b & 070U) << 1 | (b & 0700U) << 2 | (b & 07000U) << 3 | (b & 070000U) << 4;
  }
  std::uint16_t bits_ = 0;
};

// Some of the colours, each once.
class ColourSet {
 public:
  constexpr ColourSet() = default;
  explicit constexpr ColourSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  constexpr bool has(Colour colour) const { return (bits_ >> index_of(colour) & 1U) != 0; }
  constexpr void add(Colour colour) {
    bits_ = static_cast<std::uint8_t>(bits_ | 1U << index_of(colour));
  }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr bool empty() const { return bits_ == 0; }
  friend constexpr auto operator<=>(ColourSet, ColourSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

class QuestSet {
 public:
  constexpr QuestSet() = default;
  explicit constexpr QuestSet(Quest quest) { add(quest); }
  static constexpr QuestSet all() { return QuestSet((1U << kQuests) - 1); }

  constexpr bool has(Quest quest) const { return (bits_ >> index_of(quest) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr void add(Quest quest) {  // none adds nothing
    bits_ = static_cast<std::uint16_t>(bits_ | 1U << index_of(quest));
  }
  constexpr void remove(Quest quest) {
    bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << index_of(quest)));
  }
  constexpr Quest first() const {
    return quest_at(static_cast<std::size_t>(std::countr_zero(bits_)));
  }
  constexpr Quest nth(std::size_t n) const {
    QuestSet rest = *this;
    for (; n > 0; --n) rest.bits_ = static_cast<std::uint16_t>(rest.bits_ & (rest.bits_ - 1U));
    ILION_DCHECK(!rest.empty());
    return rest.first();
  }
  friend constexpr QuestSet operator|(QuestSet a, QuestSet b) {
    return QuestSet(a.bits_ | b.bits_);
  }
  friend constexpr QuestSet operator&(QuestSet a, QuestSet b) {
    return QuestSet(a.bits_ & b.bits_);
  }
  friend constexpr QuestSet operator-(QuestSet a, QuestSet b) {
    return QuestSet(a.bits_ & ~static_cast<unsigned>(b.bits_));
  }
  friend constexpr auto operator<=>(QuestSet, QuestSet) = default;

 private:
  explicit constexpr QuestSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  std::uint16_t bits_ = 0;
};

}  // namespace ilion::deukalion
