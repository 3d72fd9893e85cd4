// SPDX-License-Identifier: GPL-3.0-or-later
// Where the nth set bit of a word stands, counted from 0: how a random member of a small set is
// found. Without branches, because which one it is cannot be foreseen, and with a short chain of
// steps, because the next card waits for this one.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ilion {

// [n][byte]
constexpr auto kNthBitOfByte = [] {
  std::array<std::array<std::uint8_t, 256>, 8> places{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    std::size_t n = 0;
    for (std::uint8_t place = 0; place < 8; ++place)
      if ((byte >> place & 1) != 0) places[n++][byte] = place;
  }
  return places;
}();

constexpr unsigned nth_bit(std::uint8_t byte, std::size_t n) { return kNthBitOfByte[n][byte]; }

// Of the lower 48 bits.
constexpr unsigned nth_bit(std::uint64_t bits, std::size_t n) {
  const auto count_below = [bits](unsigned end) {
    return static_cast<std::size_t>(std::popcount(bits & ((std::uint64_t{1} << end) - 1)));
  };
  unsigned start = 0;  // of the byte in which it stands
  for (unsigned end = 8; end < 48; end += 8) start += n >= count_below(end) ? 8U : 0U;
  return start + nth_bit(static_cast<std::uint8_t>(bits >> start), n - count_below(start));
}

}  // namespace ilion
