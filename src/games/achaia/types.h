// SPDX-License-Identifier: GPL-3.0-or-later
// The nouns of Achaia and the numbers of its rulebook.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "game/seat.h"

namespace ilion::achaia {

constexpr std::size_t kMinPlayers = 2;
constexpr std::size_t kMaxPlayers = kMaxSeats;
constexpr std::size_t kColours = 5;            // [A1.1]
constexpr std::size_t kDiceOfColour = 5;       // [A1.1]
constexpr std::size_t kLocations = 12;         // [A1.1]
constexpr std::uint8_t kMarkersOfColour = 10;  // [A1.1]
constexpr std::uint8_t kIncreasedMarkers = 5;  // [A1.1]
constexpr std::size_t kIntrigueKinds = 16;     // [A1.2]
constexpr std::size_t kCopies = 3;             // [A1.2]
constexpr std::size_t kIntrigueCards = kIntrigueKinds * kCopies;
constexpr std::uint8_t kStreetCousins = 12;    // [A1.2]
constexpr std::uint8_t kCourtCousins = 8;      // [A1.2]
constexpr std::size_t kCharactersOfRound = 4;  // [A1.2]
constexpr std::size_t kEventsOfRound = 6;      // [A1.2]
constexpr std::uint8_t kRounds = 3;
constexpr std::uint8_t kOpenCharacters = 3;   // [A2.4]
constexpr std::uint8_t kStartGold = 7;        // [A2.3]
constexpr std::uint8_t kStartInfluence = 5;   // [A2.4]
constexpr std::uint8_t kStartCards = 3;       // [A2.3]
constexpr std::uint8_t kStartCardsOfTwo = 6;  // [A11.1]
constexpr std::uint8_t kPlacedDice = 3;       // [A2.7]
constexpr std::uint8_t kSalePrice = 5;        // [A3.2]
constexpr std::uint8_t kSupplyCards = 2;      // [A4.4]
constexpr std::uint8_t kSupplyGold = 3;       // [A4.4]
constexpr std::uint8_t kPassIncome = 2;       // [A5.15]
constexpr std::uint8_t kGoldOfPoint = 10;     // [A8.2]
constexpr std::uint8_t kGoldOfCousin = 2;     // [A8.2]
constexpr std::uint8_t kFatePool = 19;        // [A12.2]
constexpr std::uint8_t kMaxGift = 10;         // [A12.4]

static_assert(5 + kIntrigueCards + kRounds * (kCharactersOfRound + kEventsOfRound) +
                  kStreetCousins + kCourtCousins ==
              103);  // [A1.2]

// [A1.1] In this order the seats take them [A2.8].
enum class Colour : std::uint8_t { Red, Yellow, Blue, Green, Black };

constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr Colour colour_at(std::size_t index) { return static_cast<Colour>(index); }

// A location of Troy by its printed number, or the place of dice that are on none [A3.5].
enum class Location : std::uint8_t {
  Palace,
  Council,
  Watchtower,
  Temple,
  Prison,
  Harbour,
  TradingHouse,
  Mint,
  Armoury,
  Heralds,
  BlackMarket,
  Citadel,
  Reserve,
};

constexpr std::size_t index_of(Location location) { return static_cast<std::size_t>(location); }
constexpr Location location_at(std::size_t index) { return static_cast<Location>(index); }

// Cards are known by their number in chapter 10; what they do stands in Content.
enum class Intrigue : std::uint8_t {};   // 0 is [A10.I01]
enum class EventCard : std::uint8_t {};  // 0 is [A10.E01]; six a round
constexpr EventCard kNoEvent{31};
enum class Character : std::uint8_t { Orion = 12, Zaan = 13 };  // 0 is [A10.C01]; four a round

constexpr std::size_t kCharacters = kRounds * kCharactersOfRound + 2;
constexpr std::size_t kEventCards = kRounds * kEventsOfRound;

constexpr std::size_t index_of(Intrigue card) { return static_cast<std::size_t>(card); }
constexpr std::size_t index_of(EventCard card) { return static_cast<std::size_t>(card); }
constexpr std::size_t index_of(Character who) { return static_cast<std::size_t>(who); }
constexpr Intrigue intrigue_at(std::size_t index) { return static_cast<Intrigue>(index); }
constexpr EventCard event_at(std::size_t index) { return static_cast<EventCard>(index); }
constexpr Character character_at(std::size_t index) { return static_cast<Character>(index); }

enum class Value : std::uint8_t {};   // of a die, 1 to 6
enum class Amount : std::uint8_t {};  // of a gift, 1 to 10 [A12.4]
enum class Cousin : std::uint8_t { Street, Court };
enum class Side : std::uint8_t { A, B };               // of an intrigue card
enum class Direction : std::uint8_t { Up, Down };      // of a change of value
enum class UseOf : std::uint8_t { First, Second };     // of a location [A6.4]
enum class Supply : std::uint8_t { Cards, Gold };      // [A4.4]
enum class Spoils : std::uint8_t { Gold, Influence };  // [A10.I01]
// What a player gives when another's effect makes him choose.
enum class Concession : std::uint8_t { Gold, Influence, Street, Court };
// [A2.5] Which dice are rolled again.
enum class Again : std::uint8_t { Undecided, None, Main, Support };
// What has become of a player's event of this round [A5.14].
enum class EventFate : std::uint8_t { None, Held, Played, Discarded };

enum class Phase : std::uint8_t {
  // Setup, chapter 2.
  LayTile,    // chance: the tile of the next position [A12.1]
  DealCard,   // chance: an intrigue card of setup
  DealEvent,  // chance: also [A4.2]
  TurnUp,     // chance: a character, also [A4.1]
  Roll,       // chance: a die of the first roll
  Reroll,     // [A2.5] unseen
  RollAgain,  // chance
  SetDie,     // [A12.2] unseen
  DrawStart,  // chance: who of those tied for the lowest sum starts [A2.6]
  Place,      // [A2.7]
  // Preparation, chapter 4.
  Supplies,    // [A4.4]
  SupplyCard,  // chance
  Reserve,     // [A4.5]
  // Intrigue phase, chapter 5.
  Turn,      // [A5.1]
  Window,    // [A5.4]
  FreeCard,  // [A10.C10] the Spymaster's card
  // Steps of an announcement [A5.18].
  PickDie,
  PickStep,      // a die and up or down
  PickTo,        // the die's destination
  PickPartner,   // the die it changes with
  PickLocation,  // for a marker of limits, or all dice there
  PickMarker,    // a marker's colour and location
  PickCharacter,
  // Carrying out.
  RollPick,  // chance: a die named before
  DrawCard,  // chance
  KeepCard,  // of those drawn
  DropCard,  // from hand for gold
  SellCard,  // [A7.11]
  TakeCard,  // from the discard pile
  Yield,     // another's effect makes a player choose
  Spoils,    // [A10.I01]
  // Dominance phase, chapter 6.
  Order,    // [A6.4] the start player names who is next
  Use,      // [A6.4] one use of a location
  Tied,     // [A6.6] the start player names the colour that leaves
  MoveOut,  // [A6.6]
  Over,
};

constexpr bool is_chance(Phase phase) {
  constexpr auto bit = [](Phase each) { return std::uint64_t{1} << static_cast<unsigned>(each); };
  constexpr std::uint64_t kChance =
      bit(Phase::LayTile) | bit(Phase::DealCard) | bit(Phase::DealEvent) | bit(Phase::TurnUp) |
      bit(Phase::Roll) | bit(Phase::RollAgain) | bit(Phase::DrawStart) | bit(Phase::SupplyCard) |
      bit(Phase::RollPick) | bit(Phase::DrawCard);
  return (kChance & bit(phase)) != 0;
}

// [A3.2] The moments at which influence may be sold and, by [A12.4], gold given.
constexpr bool is_moment_of_sale(Phase phase) {
  constexpr auto bit = [](Phase each) { return std::uint64_t{1} << static_cast<unsigned>(each); };
  constexpr std::uint64_t kMoments = bit(Phase::Supplies) | bit(Phase::Reserve) | bit(Phase::Turn) |
                                     bit(Phase::Window) | bit(Phase::FreeCard) | bit(Phase::Yield) |
                                     bit(Phase::Use);
  return (kMoments & bit(phase)) != 0;
}

}  // namespace ilion::achaia
