// SPDX-License-Identifier: GPL-3.0-or-later
// What cards, characters, events and locations do is data: a short list of small operations, each
// with whom it concerns and how much. The printed ones stand in content.cpp; the owner of a box can
// write his own, and why_not() says what the rules cannot carry out.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "base/check.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

enum class Op : std::uint8_t {
  Cost,               // pay `amount` to the bank first
  GainGold,           // `amount` from the bank
  TakeGold,           // `amount` from `who`, or all he has
  Steal,              // [A10.I01] `amount` from `who`; if he has less, that or 1 influence
  PayBank,            // `who` pays `amount`, or all he has
  PayOrInfluence,     // `who` pays `amount` or loses `count` influence
  Influence,          // the counter of `who` moves by `amount`
  GoldPerDie,         // 1 gold for each own die in Troy, at most `amount`
  DieAdd,             // `amount` on `count` dice of `who`
  DieStep,            // plus or minus `amount` on one die of `who`
  DieAddMove,         // `amount` on a die of `who` in Troy, which need not change, then it moves
  DieMove,            // `count` dice of `who` move, one after the other
  DieFlip,            // a die of `who` showing at most `amount` becomes 7 minus its value
  DieReroll,          // `count` dice of `who` are rolled again
  SwapPlaces,         // a die of `who` and one of `second` on another location
  SwapValues,         // a die of `who` and an unequal one of `second` on the same location
  TileDiceAdd,        // `amount` on every die of one location
  Draw,               // `count` intrigue cards, of which `amount` are kept
  FreeCard,           // then a card may be played from hand at once
  DiscardForGold,     // a card from hand for `amount`
  SellCards,          // any number from hand for `amount` each
  TakeDiscard,        // `count` cards of choice from the discard pile
  TakeCousin,         // `count` cousins, fewer if the stack runs out
  BuyCousin,          // `count` cousins for `amount` each
  CousinOrGold,       // each opponent gives back a cousin or pays `amount`
  CousinOrInfluence,  // each opponent gives back a cousin or loses `amount` influence
  LayMarker,          // an own influence marker; no point
  RemoveMarker,       // one of `who` where that colour has `count`; if there is none `amount` gold
  DiscardCharacter,   // an open one
  RaiseLimit,         // an increased-limit marker on an unlocked location
  MoveThere,          // then an own die may move to that location
};
constexpr std::size_t kOps = 31;

// Whom it concerns. The Opp of an answer is the attacker [A5.7].
enum class Party : std::uint8_t { Self, Opp, Anyone, OneOpponent, EachOpponent };
enum class Where : std::uint8_t { Any, Troy, OwnDie };  // OwnDie: where that colour has a die
enum class Kin : std::uint8_t { Street, Court, Either };

struct Operation {
  Op op = Op::Cost;
  Party who = Party::Self;
  Party second = Party::Self;
  Where where = Where::Any;
  Kin kin = Kin::Street;
  std::int8_t amount = 0;
  std::uint8_t count = 1;
  bool up_to = false;  // at least one die, or any number of cards, up to `count`
  friend constexpr bool operator==(const Operation&, const Operation&) = default;
};

constexpr std::size_t kMaxOps = 3;

class Operations {
 public:
  constexpr Operations() = default;
  constexpr Operations(std::initializer_list<Operation> list) {
    for (const Operation& each : list) add(each);
  }
  constexpr bool add(const Operation& each) {  // false: there is no room
    if (size_ == kMaxOps) return false;
    list_[size_++] = each;
    return true;
  }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const Operation& operator[](std::size_t i) const { return list_[i]; }
  constexpr const Operation* begin() const { return list_.data(); }
  constexpr const Operation* end() const { return list_.data() + size_; }
  friend constexpr bool operator==(const Operations&, const Operations&) = default;

 private:
  std::array<Operation, kMaxOps> list_{};
  std::uint8_t size_ = 0;
};

// [A5.9] Normal effects are played in a turn, the others answer.
enum class EffectKind : std::uint8_t { Normal, Counter, Reaction };
enum class Aim : std::uint8_t { Self, Opp };  // [A5.3] of a normal effect

struct Effect {
  EffectKind kind = EffectKind::Normal;
  Aim aim = Aim::Self;
  Operations ops;
  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// Who carries out a list of operations.
enum class Source : std::uint8_t { None, Card, Answer, Character, Event, Location };

// At most as many things are named in one announcement [A5.18]; a die counts with its destination.
constexpr std::size_t kMaxPicks = 4;
constexpr std::size_t picks_of(const Operation& operation) {
  switch (operation.op) {
    case Op::DieAdd:
    case Op::DieMove:
    case Op::DieReroll: return operation.count;
    case Op::SwapPlaces:
    case Op::SwapValues: return 2;
    case Op::DieStep:
    case Op::DieAddMove:
    case Op::DieFlip:
    case Op::TileDiceAdd:
    case Op::LayMarker:
    case Op::RemoveMarker:
    case Op::DiscardCharacter:
    case Op::RaiseLimit:
    case Op::MoveThere: return 1;
    default: return 0;
  }
}

// Why the rules cannot carry this out: the key of a sentence, or nothing if they can.
std::optional<std::string_view> why_not(const Operation& operation, Source source);
std::optional<std::string_view> why_not(const Operations& operations, Source source, Aim aim);

}  // namespace ilion::achaia
