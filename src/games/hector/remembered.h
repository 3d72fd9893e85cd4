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

}  // namespace memory

class Remembered {
  using Memory = memory::Memory;

 public:
  // The troops remembered in a stack.
  TroopSet in(Stack stack) const {
    TroopSet troops;
    for (std::uint8_t code = 0; code < kTroops; ++code)
      for (Memory each : both_of(Troop(code)))
        if (each == memory::of(stack)) troops.add(Troop(code));
    return troops;
  }
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
