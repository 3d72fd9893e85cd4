// SPDX-License-Identifier: GPL-3.0-or-later
// Our own generator, so that one seed means one match on every machine and for ever: xoshiro256++
// (Blackman and Vigna) seeded through splitmix64, with Lemire's unbiased bounded draw. The standard
// distributions differ between libraries and are not used anywhere in Ilion.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "base/check.h"

namespace ilion {

constexpr std::uint64_t splitmix64(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15ULL;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

// One seed of many: match number n of a simulation gets a stream of its own, whichever thread
// plays it.
constexpr std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t n) {
  std::uint64_t state = seed ^ (n * 0xd1342543de82ef95ULL + 0x2545f4914f6cdd1dULL);
  return splitmix64(state);
}

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : words_) word = splitmix64(seed);
  }

  // From 256 bits of somebody else's luck, which must not all be zero.
  explicit constexpr Rng(const std::array<std::uint64_t, 4>& words) : words_(words) {
    ILION_CHECK((words[0] | words[1] | words[2] | words[3]) != 0);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t t = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // Uniform in 0 .. n-1, without bias.
  constexpr std::uint32_t below(std::uint32_t n) {
    return bounded(static_cast<std::uint32_t>(next() >> 32), n);
  }

  // Two independent numbers, uniform below n and below m, for the price of one.
  constexpr std::pair<std::uint32_t, std::uint32_t> below(std::uint32_t n, std::uint32_t m) {
    const std::uint64_t both = next();
    const std::uint32_t first = bounded(static_cast<std::uint32_t>(both >> 32), n);
    return {first, bounded(static_cast<std::uint32_t>(both), m)};
  }

  // Uniform in [0, 1).
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  friend bool operator==(const Rng&, const Rng&) = default;

 private:
  // Of the 2^32 draws those that would make some numbers likelier are drawn again.
  constexpr std::uint32_t bounded(std::uint32_t draw, std::uint32_t n) {
    ILION_DCHECK(n > 0);
    std::uint64_t product = std::uint64_t{draw} * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t threshold = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  std::array<std::uint64_t, 4> words_{};
};

}  // namespace ilion
