// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/nth_bit.h"

#include <doctest/doctest.h>

#include "base/rng.h"

namespace ilion {

namespace {

// One after the other, as nobody would in a hurry.
unsigned counted(std::uint64_t bits, std::size_t n) {
  unsigned place = 0;
  for (;; ++place)
    if ((bits >> place & 1) != 0 && n-- == 0) return place;
}

}  // namespace

TEST_CASE("the nth bit of a byte is found in every byte") {
  for (unsigned byte = 1; byte < 256; ++byte)
    for (std::size_t n = 0; n < static_cast<std::size_t>(std::popcount(byte)); ++n)
      CHECK(nth_bit(static_cast<std::uint8_t>(byte), n) == counted(byte, n));
}

TEST_CASE("the nth of 48 bits is found, the first and the last too") {
  Rng rng(1);
  constexpr std::uint64_t kAll = (std::uint64_t{1} << 48) - 1;
  for (int i = 0; i < 2000; ++i) {
    // Thin and thick sets: with each further word half the bits go.
    std::uint64_t bits = rng.next() & kAll;
    for (int thinner = 0; thinner < i % 5; ++thinner) bits &= rng.next();
    for (std::size_t n = 0; n < static_cast<std::size_t>(std::popcount(bits)); ++n)
      REQUIRE(nth_bit(bits, n) == counted(bits, n));
  }
  CHECK(nth_bit(kAll, 0) == 0);
  CHECK(nth_bit(kAll, 47) == 47);
  CHECK(nth_bit(std::uint64_t{1} << 47, 0) == 47);
}

}  // namespace ilion
