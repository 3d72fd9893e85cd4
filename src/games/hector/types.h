// SPDX-License-Identifier: GPL-3.0-or-later
// The nouns of Hector and Achilles and the numbers of its rulebook.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "game/seat.h"

namespace ilion::hector {

// [H1.1] Two sides: seat 0 leads the Achaeans, seat 1 the Trojans.
constexpr std::size_t kSides = 2;
constexpr Seat kAchaeans{0};
constexpr Seat kTrojans{1};
constexpr std::array<Seat, kSides> kBothSides{kAchaeans, kTrojans};

constexpr Seat other(Seat side) { return side == kAchaeans ? kTrojans : kAchaeans; }

template <class T>
using PerSide = PerSeat<T, kSides>;

constexpr std::size_t kColours = 6;  // [H1.2]
constexpr std::size_t kValues = 4;   // [H1.2]
constexpr std::size_t kCopies = 2;   // [H1.2]
constexpr std::size_t kTroopCards = kColours * kValues * kCopies;
constexpr std::size_t kStacks = 4;                // [H1.1]
constexpr std::size_t kStackSize = 12;            // [H2.1]
constexpr std::size_t kHandSize = 4;              // [H3.6]
constexpr std::size_t kTurns = 4;                 // [H4.1]
constexpr std::size_t kTablePlaces = 1 + kTurns;  // the vanguard and one card a turn
constexpr std::size_t kTiles = 6;                 // [H1.4]
constexpr std::size_t kEdges = 4;                 // [H1.4]
constexpr std::uint8_t kFavours = 3;              // [H1.1]
constexpr std::uint8_t kMaxShame = 3;             // [H7.4]
constexpr std::size_t kDepletedBelow = 5;         // [H8.1]
constexpr std::uint8_t kLastBattle = 100;         // [H8.6]

static_assert(kTroopCards == 48 && kStacks * kStackSize == kTroopCards);

enum class Colour : std::uint8_t { Red, Green, Blue, Yellow, Purple, Brown };

constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }

// A hero is known by his colour: each side has one of each [H1.3].
enum class Hero : std::uint8_t { Red, Green, Blue, Yellow, Purple, Brown, None };

constexpr std::size_t kHeroes = 6;
constexpr Colour colour_of(Hero hero) { return static_cast<Colour>(hero); }
constexpr Hero hero_of(Colour colour) { return static_cast<Hero>(colour); }
constexpr std::size_t index_of(Hero hero) { return static_cast<std::size_t>(hero); }

// A side's four army stacks [H1.1].
enum class Stack : std::uint8_t { Front1, Front2, Front3, Home };

constexpr std::size_t index_of(Stack stack) { return static_cast<std::size_t>(stack); }
constexpr std::array<Stack, kStacks> kAllStacks{Stack::Front1, Stack::Front2, Stack::Front3,
                                                Stack::Home};
constexpr std::array<Stack, 3> kFronts{Stack::Front1, Stack::Front2, Stack::Front3};

// The number of a front, 1 to 3 [H2.1]; None before the vanguard has set it.
enum class Number : std::uint8_t { One, Two, Three, None };

constexpr Stack front(Number number) { return static_cast<Stack>(number); }

// A place in a side's row on the table: 0 is the vanguard, then the cards in the order played.
enum class TablePlace : std::uint8_t { Vanguard, First, Second, Third, Fourth, None };

constexpr std::size_t index_of(TablePlace place) { return static_cast<std::size_t>(place); }
constexpr TablePlace place_at(std::size_t index) { return static_cast<TablePlace>(index); }

// Where a drawn troop came from: a card that was drawn before and returned, or one never drawn. To
// the players this is one and the same event.
enum class Origin : std::uint8_t { Returned, Unseen };

// A fate tile, and which of its edges faces the attacker: an index into [H1.4]'s clockwise list.
enum class Tile : std::uint8_t { T1, T2, T3, T4, T5, T6, None };
enum class Edge : std::uint8_t { First, Second, Third, Fourth };

constexpr std::size_t index_of(Tile tile) { return static_cast<std::size_t>(tile); }

// [H5.3] What the higher side does with the tile.
enum class Turn : std::uint8_t { Left, Right, Leave };

// [H6.4] What a loser gives for his deployed hero.
enum class Ransom : std::uint8_t { LoseHero, LoseFavour };

enum class EndReason : std::uint8_t {
  Running,
  FrontFallen,  // [H8.2]
  HomeFallen,   // [H8.3]
  BothFallen,   // [H8.4] after a tied battle
  Limit,        // [H8.6]
};

enum class Phase : std::uint8_t {
  Source,    // [H3.1] the attacker chooses where his vanguard comes from
  Vanguard,  // chance: the attacker's, later the defender's [H3.5]
  Number,    // [H3.2] on a 4 the attacker names the number
  Tile,      // chance: the next fate tile [H3.4]
  Facing,    // [H3.4] the attacker orients it
  Deal,      // chance: one troop for a hand [H3.6]
  DealHero,  // chance: the top hero [H3.6]
  Action,    // [H4.1] the optional action, or retreat
  Redraw,    // chance: the troop drawn after a discard [H4.2]
  NewHero,   // chance: the hero drawn after a change [H4.3]
  Card,      // [H4.1] the compulsory troop
  Fate,      // [H5.3] the higher side may turn the tile
  Ransom,    // [H6.4] hero or favour
  Shame,     // chance: one troop lost for earlier shame [H7.3]
  Over,
};

constexpr bool is_chance(Phase phase) {
  constexpr auto kBit = [](Phase each) { return 1U << static_cast<unsigned>(each); };
  constexpr unsigned kChance = kBit(Phase::Vanguard) | kBit(Phase::Tile) | kBit(Phase::Deal) |
                               kBit(Phase::DealHero) | kBit(Phase::Redraw) | kBit(Phase::NewHero) |
                               kBit(Phase::Shame);
  return (kChance & kBit(phase)) != 0;
}

}  // namespace ilion::hector
