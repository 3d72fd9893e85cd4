// SPDX-License-Identifier: GPL-3.0-or-later
// The State and nothing else: a plain value of 128 bytes, the whole truth about a match.
//
// Stacks are dealt lazily [H9.4]. A card that was never drawn is Unseen, and of a stack it is known
// only how many such cards lie in it; which one it is gets decided when it is drawn. So the order
// of a deck is nowhere and cannot leak. Cards that were drawn and returned lie in their
// stack by name.
//
// `remembered` is the memory that all at the table share: see remembered.h.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/hector/heroes.h"
#include "games/hector/remembered.h"
#include "games/hector/troops.h"
#include "games/hector/types.h"

namespace ilion::hector {

// Numbered so that a card on its usual way (never drawn, hand, table, out) changes one bit a step.
enum class Place : std::uint8_t {
  Unseen = 0,  // never drawn: in some stack, or paid as shame without being looked at
  Hand = 1,
  Table = 3,
  Out = 7,        // openly out of the game
  Discarded = 5,  // out of the game by discard and draw, known to its owner alone [H4.2]
  Paid = 4,       // drawn before, returned, then lost as shame: known to nobody [H7.5]
  Front1 = 8,     // drawn before and returned to this stack
  Front2,
  Front3,
  Home,
};

constexpr Place place_of(Stack stack) { return static_cast<Place>(8 + index_of(stack)); }
// Where a card drawn from the stack was: by a product, for a branch on luck costs more.
constexpr Place place_of(Origin origin, Stack stack) {
  static_assert(static_cast<unsigned>(Place::Unseen) == 0);
  const unsigned returned = origin == Origin::Returned ? 1 : 0;
  return static_cast<Place>(returned * static_cast<unsigned>(place_of(stack)));
}

struct Army {
  TroopMap<Place> troops;
  Remembered remembered;
  std::array<std::uint8_t, kStacks> sizes{};  // of the stacks, never-drawn cards included
  Row table{};
  HeroSet hero_stack;                         // shuffled: any of them may be on top
  HeroQueue under;                            // put under the stack in this battle
  Hero hero = Hero::None;                     // this battle's hero, in hand or deployed
  TablePlace deployed_on = TablePlace::None;  // the troop he covers
  std::uint8_t boosted = 0;                   // bit i: a favour marker on table place i
  std::uint8_t favours = kFavours;            // markers on the board
  std::uint8_t shame = 0;
  Stack active = Stack::Front1;  // fights this battle [H3.3]

  TroopSet cards_in(Stack stack) const { return troops.at(place_of(stack)); }
  std::size_t stack_size(Stack stack) const { return sizes[index_of(stack)]; }
  void grow(Stack stack, std::size_t by) {
    sizes[index_of(stack)] = static_cast<std::uint8_t>(sizes[index_of(stack)] + by);
  }
  std::size_t never_drawn_in(Stack stack) const {
    return stack_size(stack) - cards_in(stack).size();
  }
  std::size_t table_size() const { return laid_in(table); }
  bool has_hero_in_hand() const { return hero != Hero::None && deployed_on == TablePlace::None; }
  bool is_deployed() const { return deployed_on != TablePlace::None; }
  bool is_boosted(TablePlace place) const { return (boosted >> index_of(place) & 1) != 0; }
  std::size_t hero_stack_size() const { return hero_stack.size() + under.size(); }

  friend bool operator==(const Army&, const Army&) = default;
};

struct State {
  PerSide<Army> armies;
  Phase phase = Phase::Source;
  std::uint8_t battle = 1;
  Seat attacker = kAchaeans;
  Seat mover = kAchaeans;  // the side that decides or for which chance draws; at the end the winner
  Number number = Number::None;
  Tile tile = Tile::None;
  Edge edge = Edge::First;
  std::uint8_t tiles_left = (1U << kTiles) - 1;  // bit i: tile i is still unused
  std::uint8_t owed = 0;  // troops still to be dealt, or still to be paid as shame
  EndReason end = EndReason::Running;
  bool drawn = false;      // at the end: nobody won
  bool retreated = false;  // this battle ended by retreat; `mover` is the loser until it is closed

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 128);

}  // namespace ilion::hector
