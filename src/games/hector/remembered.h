// SPDX-License-Identifier: GPL-3.0-or-later
// What all at the table have seen join a stack and not seen come out again [H9.1]. It is the same for
// everybody, is changed by open cards only, and is kept alike in the State and in every View.
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
    return kCopies - map_.at(Memory::None).count(troop);
  }

  void join(Troop troop, Stack stack) {
    map_.move(troop, Memory::None, memory_of(stack));
    sort(troop);
  }

  // A troop lies open that came from this stack; `visible` of its two cards are now known to be
  // elsewhere. If none of it was remembered here, a memory of another stack may be proved wrong.
  void come_out(Troop troop, Stack stack, std::size_t visible) {
    if (!forget(troop, memory_of(stack)) && count(troop) + visible > kCopies) {
      for (Stack elsewhere : kAllStacks)
        if (forget(troop, memory_of(elsewhere))) return;
    }
  }

  void move_all(Stack from, Stack to) {
    const TroopSet moved = map_.at(memory_of(from));
    map_.put(moved, memory_of(to));
    for (TroopCard card : moved.kinds()) sort(card.troop());
  }

  friend bool operator==(const Remembered&, const Remembered&) = default;

 private:
  enum class Memory : std::uint8_t { Front1, Front2, Front3, Home, None = 7 };
  static constexpr Memory memory_of(Stack stack) { return static_cast<Memory>(index_of(stack)); }

  bool forget(Troop troop, Memory memory) {
    if (!map_.at(memory).has(troop)) return false;
    map_.move(troop, memory, Memory::None);
    sort(troop);
    return true;
  }

  // Equal memories are equal bit by bit: of two cards the lower code comes first.
  void sort(Troop troop) {
    const TroopCard first{static_cast<std::uint8_t>(troop.code * kCopies)};
    const TroopCard second{static_cast<std::uint8_t>(troop.code * kCopies + 1)};
    const Memory a = map_.of(first);
    const Memory b = map_.of(second);
    if (b < a) {
      map_.put(first, b);
      map_.put(second, a);
    }
  }

  TroopMap<Memory, 3> map_ = TroopMap<Memory, 3>(Memory::None);
};

}  // namespace ilion::hector
