// SPDX-License-Identifier: GPL-3.0-or-later
// The nouns of Deukalion and the numbers of its rulebook.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "game/seat.h"

namespace ilion::deukalion {

constexpr std::size_t kMinPlayers = 2;
constexpr std::size_t kMaxPlayers = 4;  // [D1.2]

template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

constexpr std::uint8_t kSoldiers = 10;       // [D1.1] a player
constexpr std::uint8_t kPlanPlaces = 10;     // [D1.5]
constexpr std::size_t kFaces = 3;            // [D1.3]
constexpr std::size_t kOuterDice = 4;        // [D5.2]
constexpr std::size_t kOpenQuests = 2;       // [D3.2]
constexpr std::uint8_t kFirstHand = 3;       // [D3.2]
constexpr std::uint8_t kSideSoldiers = 2;    // [D5.3]
constexpr std::uint8_t kCharonSoldiers = 3;  // [D11.AC05]
constexpr std::uint8_t kHermesCards = 2;     // [D11.AC09]
constexpr std::uint8_t kPoseidonSteps = 3;   // [D11.AC10]
constexpr std::uint8_t kHydraStrength = 5;   // [D10.1]
constexpr std::size_t kShiftSteps = 3;       // [D9.7]
constexpr int kRoundsEach = 100;             // [D14.3]

// [D4.1]
constexpr int target_points(std::size_t players) {
  return players == 2 ? 16 : players == 3 ? 14 : 12;
}
// [D7.4]
constexpr std::uint8_t styx_point_cards(std::size_t players) { return players == 2 ? 1 : 2; }

// [D1.2] A ship is known by its hero, who sits at the seat of the same number.
enum class Ship : std::uint8_t { Deukalion, Perseus, Hercules, Achilles, None };

constexpr Ship ship_of(Seat seat) { return static_cast<Ship>(seat); }
constexpr Seat seat_of(Ship ship) { return static_cast<Seat>(ship); }

// [D1.4] In the order in which several treasures are returned [D13.P13].
enum class Colour : std::uint8_t { Red, Green, Blue, Yellow, White };

constexpr std::size_t kColours = 5;
constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr Colour colour_at(std::size_t index) { return static_cast<Colour>(index); }

// [D2.6] [D2.7] Eight cities, then four settlements.
enum class Place : std::uint8_t {
  Korinth,
  Mykene,
  Sparta,
  Thera,
  Kreta,
  Rhodos,
  Zypern,
  Halikarnassos,
  Salamis,
  Ephesus,
  Argos,
  Lindos,
  None
};

constexpr std::size_t kCities = 8;
constexpr std::size_t kSettlements = 4;
constexpr std::size_t kPlaces = kCities + kSettlements;
constexpr std::size_t index_of(Place place) { return static_cast<std::size_t>(place); }
constexpr Place place_at(std::size_t index) { return static_cast<Place>(index); }
constexpr bool is_city(Place place) { return index_of(place) < kCities; }
constexpr bool is_settlement(Place place) { return !is_city(place) && place != Place::None; }
constexpr std::size_t settlement_index(Place place) { return index_of(place) - kCities; }

// [D11.5]
enum class Card : std::uint8_t {
  Pegasus,
  Hades,
  Fleece,
  Aiolos,
  Charon,
  Ares,
  Athena,
  Nike,
  Hermes,
  Poseidon,
  Dionysos,
  None
};

constexpr std::size_t kCards = 11;  // kinds
constexpr std::size_t index_of(Card card) { return static_cast<std::size_t>(card); }
constexpr Card card_at(std::size_t index) { return static_cast<Card>(index); }
constexpr bool is_lasting(Card card) { return card <= Card::Fleece; }  // [D11.2]

// [D12.10] Q01 is number 0.
enum class Quest : std::uint8_t { None = 16 };

constexpr std::size_t kQuests = 16;
constexpr std::size_t index_of(Quest quest) { return static_cast<std::size_t>(quest); }
constexpr Quest quest_at(std::size_t index) { return static_cast<Quest>(index); }

enum class Task : std::uint8_t { A, B };  // [D12.1]

// [D5.4] What the outer dice are for, in the order of the ring [D2.8].
enum class Action : std::uint8_t { Cards, Soldiers, Sail, Hydra };

enum class Face : std::uint8_t { One = 1, Two, Three };             // [D1.3]
enum class Hollow : std::uint8_t { First, Second, Third, Fourth };  // [D5.2] of the outer dice
enum class Rotation : std::uint8_t { None, One, Two, Three };       // [D5.4]
enum class Count : std::uint8_t {};                                 // of soldiers, 0 to 10

constexpr std::uint8_t number(Face face) { return static_cast<std::uint8_t>(face); }
constexpr std::uint8_t number(Count count) { return static_cast<std::uint8_t>(count); }
constexpr Count count_of(std::size_t n) { return static_cast<Count>(n); }

enum class FightKind : std::uint8_t {
  None,
  Ship,          // [D9.5]
  City,          // [D9.8]
  Settlement,    // [D9.9]
  Hydra,         // [D6.5] a ship attacks it
  HydraAttacks,  // [D10.3]
};

enum class EndReason : std::uint8_t { Running, Target, Limit };  // [D14.1] [D14.3]

// The decision points of chapter 13, and between them what chance resolves [D13.5].
enum class Phase : std::uint8_t {
  Lay,     // chance: a treasure for the next slot [D3.1]
  Deal,    // chance: a card for a first hand [D3.2]
  Secret,  // chance: a secret quest [D3.2]
  Open,    // chance: the next open quest [D3.2] [D12.8]
  Roll,    // chance: the five dice [D5.2]
  Draw,    // chance: an action card [D5.6]
  Throw,   // chance: a toss of soldiers [D9.1]
  Anchor,  // [D13.P01]
  Side,    // [D13.P02]
  Place,   // [D13.P03]
  Turn,    // [D13.P04]
  Styx,    // [D13.P06]
  Toss,    // [D13.P08]
  Spoils,  // [D13.P09]
  Shift,   // [D13.P10]
  Claim,   // [D13.P11]
  Reveal,  // [D13.P12]
  Return,  // [D13.P13]
  Pay,     // [D13.P14]
  Over,
};

constexpr bool is_chance(Phase phase) { return phase <= Phase::Throw; }

}  // namespace ilion::deukalion
