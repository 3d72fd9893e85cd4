// SPDX-License-Identifier: GPL-3.0-or-later
// The printed data that the rules read: the map, its cities and settlements, the cards and the
// quests. Names and translations stand in content/deukalion.json, which a test holds equal to this
// table; another map or another set of cards of the same kind can be loaded in their place, if
// check_content() has nothing to say against it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/deukalion/sets.h"
#include "games/deukalion/squares.h"
#include "games/deukalion/types.h"

namespace ilion::deukalion {

// [D2.1]
enum class Ground : std::uint8_t { Land, Water, Anchor, Styx };

// [D2.6] [D2.7] Of a city its value and slots, of a settlement its value and soldiers.
struct PlaceRow {
  Square square = kNowhere;
  std::uint8_t value = 0;
  std::uint8_t size = 0;
  friend bool operator==(const PlaceRow&, const PlaceRow&) = default;
};

enum class TaskKind : std::uint8_t {
  Deliver,          // these treasures [D12.4]
  DeliverSame,      // so many of one colour
  DeliverDistinct,  // so many of different colours
  SoldiersAt,       // [D12.5]
  CardsAt,          // [D12.6]
  BeatShip,         // [D12.7]
  BeatHydra,
};

struct TaskRow {
  TaskKind kind = TaskKind::Deliver;
  Treasures treasures{};     // to deliver
  Place city = Place::None;  // where soldiers or cards go
  std::uint8_t count = 0;
  friend bool operator==(const TaskRow&, const TaskRow&) = default;
};

struct QuestRow {
  std::uint8_t points = 0;
  std::array<TaskRow, 2> tasks{};
  friend bool operator==(const QuestRow&, const QuestRow&) = default;
};

struct Content {
  std::array<Ground, kSquares> map{};
  Square athens = kNowhere;
  Square kylix = kNowhere;
  Square hydra = kNowhere;  // where it starts [D3.1]
  std::array<PlaceRow, kPlaces> places{};
  std::array<std::uint8_t, kColours> treasures{};  // of each colour [D1.4]
  std::array<std::uint8_t, kCards> copies{};       // of each action card [D11.5]
  std::array<QuestRow, kQuests> quests{};          // [D12.10]

  constexpr const PlaceRow& place(Place place) const { return places[index_of(place)]; }
  constexpr const QuestRow& quest(Quest quest) const { return quests[index_of(quest)]; }
  constexpr const TaskRow& task(Quest q, Task t) const {
    return quest(q).tasks[static_cast<std::size_t>(t)];
  }
  constexpr Ground ground(Square square) const { return map[index_of(square)]; }
  constexpr Cards all_cards() const {
    Cards cards;
    for (std::size_t i = 0; i < kCards; ++i) cards.add(card_at(i), copies[i]);
    return cards;
  }
  friend bool operator==(const Content&, const Content&) = default;
};

// The letters of a place on the map.
inline constexpr std::array<std::string_view, kPlaces> kPlaceLetters{
    "KOR", "MYK", "SPA", "THE", "KRE", "RHO", "ZYP", "HAL", "SAL", "EPH", "ARG", "LIN"};

// Puts one word of the map [D2.1] on its square; false if there is no such word.
constexpr bool draw_square(Content& content, Square square, std::string_view word) {
  Ground& ground = content.map[index_of(square)];
  ground = Ground::Land;
  for (std::size_t i = 0; i < kPlaces; ++i)
    if (word == kPlaceLetters[i]) return content.places[i].square = square, true;
  if (word == "ATH") return content.athens = square, true;
  if (word == "KYL") return content.kylix = square, true;
  if (word == "H") content.hydra = square;
  ground = word == "@" ? Ground::Anchor : word == "S" ? Ground::Styx : Ground::Water;
  return word == "@" || word == "S" || word == "H" || word == "~" || word == "k";
}

// The first thing that no game could be played with, or nothing.
std::optional<std::string> check_content(const Content& content);

struct Options {
  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace ilion::deukalion
