// SPDX-License-Identifier: GPL-3.0-or-later
// The printed data that the rules read. Names and translations stand in content/achaia.json; a test
// of its reader (src/table/achaia/content_file.h) holds the two equal.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/achaia/operations.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

struct LocationRow {  // [A1.5]
  std::uint8_t opens = 1;
  std::uint8_t base = 2;
  std::uint8_t marker = 0;         // what its dice-limit marker shows; 0: there is none
  std::array<Operations, 2> uses;  // Citadel: which; Prison: how many; otherwise one
  friend constexpr bool operator==(const LocationRow&, const LocationRow&) = default;
};

struct IntrigueRow {
  Effect a, b;
  constexpr const Effect& effect(Side side) const { return side == Side::A ? a : b; }
  constexpr bool has(EffectKind kind) const { return a.kind == kind || b.kind == kind; }
  friend constexpr bool operator==(const IntrigueRow&, const IntrigueRow&) = default;
};

struct CharacterRow {
  std::uint8_t cost = 0;
  Operations ops;
  friend constexpr bool operator==(const CharacterRow&, const CharacterRow&) = default;
};

struct Content {
  std::array<LocationRow, kLocations> locations;
  // Bit i: with so many players a limit marker lies on location i [A1.6].
  std::array<std::uint16_t, kMaxPlayers + 1> limit_markers{};
  std::array<IntrigueRow, kIntrigueKinds> intrigue;
  std::array<CharacterRow, kCharacters> characters;  // four a round, then Orion and Zaan
  std::array<Operations, kEventCards> events;        // six a round

  constexpr const LocationRow& at(Location location) const { return locations[index_of(location)]; }
  constexpr const IntrigueRow& at(Intrigue card) const { return intrigue[index_of(card)]; }
  constexpr const CharacterRow& at(Character who) const { return characters[index_of(who)]; }
  constexpr const Operations& at(EventCard card) const { return events[index_of(card)]; }

  // [A1.6] A marker replaces the base limit.
  constexpr std::uint8_t limit(Location location, std::size_t players) const {
    const bool marked = (limit_markers[players] >> index_of(location) & 1) != 0;
    return marked ? at(location).marker : at(location).base;
  }
  friend constexpr bool operator==(const Content&, const Content&) = default;
};

const Content& printed_content();

// What is wrong with a content, and where: "intrigue" 5 "b".
struct ContentFault {
  std::string_view section;  // locations, intrigue, characters, events
  std::size_t number = 0;    // from 1
  std::string_view part;     // of an intrigue card a or b
  std::string_view why;      // the key of a sentence
  friend bool operator==(const ContentFault&, const ContentFault&) = default;
};
std::optional<ContentFault> check(const Content& content);

// [A5.14] How many of the first to pass may play their event.
constexpr std::size_t event_quota(std::size_t players) { return players <= 3 ? 1 : players - 2; }

struct Options {
  bool new_order = false;  // [A12.1]
  bool own_fate = false;   // [A12.2]
  bool not_lost = false;   // [A12.3]
  bool negotiate = false;  // [A12.4]
  bool screens = true;     // [A9.2] for the table alone: the rules know all gold as public
  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace ilion::achaia
