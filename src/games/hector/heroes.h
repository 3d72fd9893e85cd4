// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/check.h"
#include "base/nth_bit.h"
#include "games/hector/types.h"

namespace ilion::hector {

class HeroSet {
 public:
  constexpr HeroSet() = default;
  static constexpr HeroSet all() {
    HeroSet set;
    set.bits_ = (1U << kHeroes) - 1;
    return set;
  }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr bool has(Hero hero) const { return (bits_ >> index_of(hero) & 1) != 0; }
  constexpr void add(Hero hero) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << index_of(hero)); }
  constexpr void remove(Hero hero) {
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << index_of(hero)));
  }
  constexpr Hero nth(std::size_t n) const {
    ILION_DCHECK(n < size());
    return static_cast<Hero>(nth_bit(bits_, n));
  }
  // All that are not in it.
  constexpr HeroSet others() const {
    HeroSet set;
    set.bits_ = static_cast<std::uint8_t>(all().bits_ & ~bits_);
    return set;
  }
  friend constexpr auto operator<=>(HeroSet, HeroSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

// The heroes put under a hero stack in one battle, first in first out [H4.3]. At most one a turn,
// so at most four: three bits each, and the number of them on top.
class HeroQueue {
 public:
  constexpr std::size_t size() const { return bits_ >> kCountShift; }
  constexpr bool empty() const { return size() == 0; }
  constexpr Hero at(std::size_t i) const { return static_cast<Hero>(bits_ >> (3 * i) & 7); }
  constexpr Hero front() const { return at(0); }

  constexpr void push(Hero hero) {
    ILION_DCHECK(size() < kTurns);
    bits_ = static_cast<std::uint16_t>(bits_ + (index_of(hero) << (3 * size())) + kOne);
  }
  constexpr void pop() {
    ILION_DCHECK(!empty());
    const unsigned heroes = bits_ & ((1U << kCountShift) - 1);
    bits_ = static_cast<std::uint16_t>(heroes >> 3 | (size() - 1) << kCountShift);
  }
  friend constexpr auto operator<=>(HeroQueue, HeroQueue) = default;

 private:
  static constexpr unsigned kCountShift = 3 * kTurns;
  static constexpr unsigned kOne = 1U << kCountShift;
  std::uint16_t bits_ = 0;
};

}  // namespace ilion::hector
