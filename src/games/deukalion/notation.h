// SPDX-License-Identifier: GPL-3.0-or-later
// How the nouns of Deukalion are spelt (docs/notation.md): squares as on the map, places and ships
// by three letters, treasures by the letter of their colour, cards by the name of their god.
#pragma once

#include "game/notation.h"
#include "games/deukalion/content.h"
#include "games/deukalion/moves.h"
#include "games/deukalion/outcomes.h"

namespace ilion::deukalion {

constexpr std::string_view kColourLetters = "RGBYW";

// clang-format off
inline constexpr NamedAtoms<Ship, kMaxPlayers> kShipNames{{{
    {Ship::Deukalion, "DEU"}, {Ship::Perseus, "PER"},
    {Ship::Hercules, "HER"}, {Ship::Achilles, "ACH"}}}};
inline constexpr NamedAtoms<Colour, kColours> kColourNames{{{
    {Colour::Red, "R"}, {Colour::Green, "G"}, {Colour::Blue, "B"},
    {Colour::Yellow, "Y"}, {Colour::White, "W"}}}};
inline constexpr NamedAtoms<Place, kPlaces> kPlaceNames{{{
    {Place::Korinth, "KOR"}, {Place::Mykene, "MYK"}, {Place::Sparta, "SPA"},
    {Place::Thera, "THE"}, {Place::Kreta, "KRE"}, {Place::Rhodos, "RHO"},
    {Place::Zypern, "ZYP"}, {Place::Halikarnassos, "HAL"}, {Place::Salamis, "SAL"},
    {Place::Ephesus, "EPH"}, {Place::Argos, "ARG"}, {Place::Lindos, "LIN"}}}};
inline constexpr NamedAtoms<Card, kCards> kCardNames{{{
    {Card::Pegasus, "pegasus"}, {Card::Hades, "hades"}, {Card::Fleece, "fleece"},
    {Card::Aiolos, "aiolos"}, {Card::Charon, "charon"}, {Card::Ares, "ares"},
    {Card::Athena, "athena"}, {Card::Nike, "nike"}, {Card::Hermes, "hermes"},
    {Card::Poseidon, "poseidon"}, {Card::Dionysos, "dionysos"}}}};
inline constexpr NamedAtoms<Task, 2> kTaskNames{{{{Task::A, "a"}, {Task::B, "b"}}}};
inline constexpr NamedAtoms<Face, kFaces> kFaceNames{{{
    {Face::One, "1"}, {Face::Two, "2"}, {Face::Three, "3"}}}};
inline constexpr NamedAtoms<Hollow, kOuterDice> kHollowNames{{{
    {Hollow::First, "0"}, {Hollow::Second, "1"}, {Hollow::Third, "2"}, {Hollow::Fourth, "3"}}}};
inline constexpr NamedAtoms<Rotation, kOuterDice> kRotationNames{{{
    {Rotation::None, "0"}, {Rotation::One, "1"}, {Rotation::Two, "2"}, {Rotation::Three, "3"}}}};
// clang-format on

}  // namespace ilion::deukalion

ILION_NAMED_ATOM(ilion::deukalion::Ship, ilion::deukalion::kShipNames);
ILION_NAMED_ATOM(ilion::deukalion::Colour, ilion::deukalion::kColourNames);
ILION_NAMED_ATOM(ilion::deukalion::Place, ilion::deukalion::kPlaceNames);
ILION_NAMED_ATOM(ilion::deukalion::Card, ilion::deukalion::kCardNames);
ILION_NAMED_ATOM(ilion::deukalion::Task, ilion::deukalion::kTaskNames);
ILION_NAMED_ATOM(ilion::deukalion::Face, ilion::deukalion::kFaceNames);
ILION_NAMED_ATOM(ilion::deukalion::Hollow, ilion::deukalion::kHollowNames);
ILION_NAMED_ATOM(ilion::deukalion::Rotation, ilion::deukalion::kRotationNames);

template <>
struct ilion::Atom<ilion::deukalion::Square> {
  using Square = deukalion::Square;
  static std::string text(Square square) {
    return {static_cast<char>('a' + deukalion::column_of(square)),
            static_cast<char>('1' + deukalion::row_of(square))};
  }
  static std::optional<Square> parse(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'i' || text[1] < '1' || text[1] > '7')
      return std::nullopt;
    return deukalion::square_at(static_cast<std::size_t>(text[1] - '1') * deukalion::kColumns +
                                static_cast<std::size_t>(text[0] - 'a'));
  }
  static constexpr auto all() {
    std::array<Square, deukalion::kSquares> squares{};
    for (std::size_t i = 0; i < squares.size(); ++i) squares[i] = deukalion::square_at(i);
    return squares;
  }
};

template <>
struct ilion::Atom<ilion::deukalion::Count> {
  using Count = deukalion::Count;
  static std::string text(Count count) { return std::to_string(deukalion::number(count)); }
  static std::optional<Count> parse(std::string_view text) {
    if (text == "10") return deukalion::count_of(10);
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
    return deukalion::count_of(static_cast<std::size_t>(text[0] - '0'));
  }
  static constexpr auto all() {
    std::array<Count, deukalion::kSoldiers + 1> counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = deukalion::count_of(i);
    return counts;
  }
};

// Q01 to Q16.
template <>
struct ilion::Atom<ilion::deukalion::Quest> {
  using Quest = deukalion::Quest;
  static constexpr auto all() {
    std::array<Quest, deukalion::kQuests> quests{};
    for (std::size_t i = 0; i < quests.size(); ++i) quests[i] = deukalion::quest_at(i);
    return quests;
  }
  static std::string text(Quest quest) {
    const std::size_t n = index_of(quest) + 1;
    return {'Q', static_cast<char>('0' + n / 10), static_cast<char>('0' + n % 10)};
  }
  static std::optional<Quest> parse(std::string_view text) {
    for (Quest quest : all())
      if (Atom::text(quest) == text) return quest;
    return std::nullopt;
  }
};

// One colour, or three different ones: what a task can leave open [D12.10].
template <>
struct ilion::Atom<ilion::deukalion::ColourSet> {
  using ColourSet = deukalion::ColourSet;
  static constexpr auto all() {
    std::array<ColourSet, 15> sets{};
    std::size_t n = 0;
    for (unsigned bits = 1; bits < 1U << deukalion::kColours; ++bits)
      if (const ColourSet set(bits); set.size() == 1 || set.size() == 3) sets[n++] = set;
    return sets;
  }
  static std::string text(ColourSet set) {
    std::string letters;
    for (std::size_t i = 0; i < deukalion::kColours; ++i)
      if (set.has(deukalion::colour_at(i))) letters += deukalion::kColourLetters[i];
    return letters;
  }
  static std::optional<ColourSet> parse(std::string_view text) {
    for (ColourSet set : all())
      if (Atom::text(set) == text) return set;
    return std::nullopt;
  }
};

namespace ilion {
ILION_TEXT_CODECS(extern, deukalion);
}
