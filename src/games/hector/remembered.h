// SPDX-License-Identifier: GPL-3.0-or-later
// What all at the table have seen join a stack and not seen come out again [H9.1]. It is the same
// for everybody, is changed by open cards only, and is kept alike in the State and in every View.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/hector/troops.h"

namespace ilion::hector {

// Where the two cards of a troop are remembered, in no order: 15 pairs, half a byte.
namespace memory {

enum class Memory : std::uint8_t { None, Front1, Front2, Front3, Home };
using Both = std::array<Memory, kCopies>;
constexpr std::size_t kMemories = 1 + kStacks;
constexpr std::size_t kPairs = 16;

constexpr Memory of(Stack stack) { return static_cast<Memory>(1 + index_of(stack)); }

constexpr std::array<Both, kPairs> kBoth = [] {
  std::array<Both, kPairs> all{};
  std::size_t pair = 0;
  for (std::size_t first = 0; first < kMemories; ++first)
    for (std::size_t second = first; second < kMemories; ++second)
      all[pair++] = {static_cast<Memory>(first), static_cast<Memory>(second)};
  return all;
}();

constexpr unsigned pair_of(const Both& both) {
  const auto first = static_cast<unsigned>(std::min(both[0], both[1]));
  const auto second = static_cast<unsigned>(std::max(both[0], both[1]));
  return first * (9 - first) / 2 + second;  // the rows of kBoth hold 5, 4, 3, 2 and 1
}

// [front][pair]: the pair after that front has joined home.
constexpr auto kHomeward = [] {
  std::array<std::array<std::uint8_t, kPairs>, kFronts.size()> all{};
  for (Stack front : kFronts)
    for (std::size_t pair = 0; pair < kPairs; ++pair) {
      Both both = kBoth[pair];
      for (Memory& each : both)
        if (each == of(front)) each = Memory::Home;
      all[index_of(front)][pair] = static_cast<std::uint8_t>(pair_of(both));
    }
  return all;
}();

// By two pairs in a byte: which cards of the two troops are remembered there, two bits each.
using There = std::array<std::uint8_t, kPairs * kPairs>;
template <class IsThere>
constexpr There cards_that(IsThere is_there) {
  constexpr std::array<unsigned, 1 + kCopies> kCards{0, 1, 3};
  const auto cards = [&](const Both& both) {
    return kCards[(is_there(both[0]) ? 1U : 0U) + (is_there(both[1]) ? 1U : 0U)];
  };
  There all{};
  for (std::size_t two = 0; two < all.size(); ++two)
    all[two] = static_cast<std::uint8_t>(cards(kBoth[two % kPairs]) | cards(kBoth[two / kPairs])
                                                                          << kCopies);
  return all;
}
constexpr auto kInStack = [] {
  std::array<There, kStacks> all{};
  for (Stack stack : kAllStacks)
    all[index_of(stack)] = cards_that([&](Memory memory) { return memory == of(stack); });
  return all;
}();
constexpr There kAnywhere = cards_that([](Memory memory) { return memory != Memory::None; });

}  // namespace memory

class Remembered {
  using Memory = memory::Memory;

 public:
  // The troops remembered in a stack.
  TroopSet in(Stack stack) const { return cards(memory::kInStack[index_of(stack)]); }
  TroopSet anywhere() const { return cards(memory::kAnywhere); }
  bool has(Troop troop) const { return pair_of(troop) != 0; }
  std::size_t count(Troop troop) const {
    const memory::Both& both = both_of(troop);
    return (both[0] != Memory::None ? 1U : 0U) + (both[1] != Memory::None ? 1U : 0U);
  }

  void join(Troop troop, Stack stack) {
    const memory::Both& both = both_of(troop);
    ILION_DCHECK(both[0] == Memory::None);
    store(troop, {memory::of(stack), both[1]});
  }

  // A troop lies open that came from this stack; `visible` of its two cards are now known to be
  // elsewhere. If none of it was remembered here, a memory of another stack may be proved wrong.
  void come_out(Troop troop, Stack stack, std::size_t visible) {
    const memory::Both& both = both_of(troop);
    if (both[0] == memory::of(stack)) return store(troop, {Memory::None, both[1]});
    if (both[1] == memory::of(stack)) return store(troop, {Memory::None, both[0]});
    if (count(troop) + visible <= kCopies) return;
    store(troop, {Memory::None, both[0] == Memory::None ? Memory::None : both[1]});
  }

  // A front joins home.
  void come_home(Stack front) {
    const auto& homeward = memory::kHomeward[index_of(front)];
    for (std::uint8_t& two : pairs_)
      two = static_cast<std::uint8_t>(homeward[two & 0xfU] | homeward[two >> 4U] << 4);
  }

  friend bool operator==(const Remembered&, const Remembered&) = default;

 private:
  TroopSet cards(const memory::There& there) const {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < pairs_.size(); ++i)
      bits |= std::uint64_t{there[pairs_[i]]} << (2 * kCopies * i);
    return TroopSet(bits);
  }
  unsigned pair_of(Troop troop) const {
    return unsigned{pairs_[troop.code / 2U]} >> (troop.code % 2U * 4U) & 0xfU;
  }
  const memory::Both& both_of(Troop troop) const { return memory::kBoth[pair_of(troop)]; }
  void store(Troop troop, const memory::Both& both) {
    const unsigned shift = troop.code % 2U * 4U;
    std::uint8_t& two = pairs_[troop.code / 2U];
    two = static_cast<std::uint8_t>((two & ~(0xfU << shift)) | memory::pair_of(both) << shift);
  }

  std::array<std::uint8_t, kTroops / 2> pairs_{};  // of two troops a byte
};

}  // namespace ilion::hector
