// SPDX-License-Identifier: GPL-3.0-or-later
// What all at the table have seen join a stack and not seen come out again [H9.1]. It is the same
// for everybody, is changed by open cards only, and is kept alike in the State and in every View.
#pragma once

#include <cstdint>
#include <utility>

#include "games/hector/troops.h"

namespace ilion::hector {

class Remembered {
 public:
  // The troops remembered in a stack.
  TroopSet in(Stack stack) const { return map_.at(memory_of(stack)).canonical(); }
  std::size_t count(Troop troop) const {
    const Memories both = map_.codes(troop);
    return (both[0] != Memory::None ? 1U : 0U) + (both[1] != Memory::None ? 1U : 0U);
  }

  void join(Troop troop, Stack stack) {
    Memories both = map_.codes(troop);
    ILION_DCHECK(both[1] == Memory::None);
    both[1] = memory_of(stack);
    store(troop, both);
  }

  // A troop lies open that came from this stack; `visible` of its two cards are now known to be
  // elsewhere. If none of it was remembered here, a memory of another stack may be proved wrong.
  void come_out(Troop troop, Stack stack, std::size_t visible) {
    if (!forget(troop, memory_of(stack)) && count(troop) + visible > kCopies)
      forget(troop, map_.codes(troop)[0]);
  }

  void move_all(Stack from, Stack to) {
    const TroopSet moved = map_.at(memory_of(from));
    map_.put(moved, memory_of(to));
    for (TroopCard card : moved.kinds()) store(card.troop(), map_.codes(card.troop()));
  }

  friend bool operator==(const Remembered&, const Remembered&) = default;

 private:
  enum class Memory : std::uint8_t { Front1, Front2, Front3, Home, None = 7 };
  using Memories = std::array<Memory, kCopies>;
  static constexpr Memory memory_of(Stack stack) { return static_cast<Memory>(index_of(stack)); }

  bool forget(Troop troop, Memory memory) {
    Memories both = map_.codes(troop);
    if (both[0] != memory && both[1] != memory) return false;
    both[both[0] == memory ? 0 : 1] = Memory::None;
    store(troop, both);
    return true;
  }

  // Equal memories are equal bit by bit: of two cards the lower code comes first, and none last.
  void store(Troop troop, Memories both) {
    if (both[1] < both[0]) std::swap(both[0], both[1]);
    map_.put(troop, both);
  }

  TroopMap<Memory, 3> map_ = TroopMap<Memory, 3>(Memory::None);
};

}  // namespace ilion::hector
