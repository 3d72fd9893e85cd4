// SPDX-License-Identifier: GPL-3.0-or-later
// How the nouns of Hector and Achilles are spelt (docs/notation.md): colours by their letter,
// troops by colour and value, heroes by their colour.
#pragma once

#include "game/notation.h"
#include "games/hector/moves.h"

namespace ilion::hector {

constexpr std::string_view kColourLetters = "RGBYPN";

// clang-format off
inline constexpr NamedAtoms<Colour, kColours> kColourNames{{{
    {Colour::Red, "R"}, {Colour::Green, "G"}, {Colour::Blue, "B"},
    {Colour::Yellow, "Y"}, {Colour::Purple, "P"}, {Colour::Brown, "N"}}}};
inline constexpr NamedAtoms<Hero, kHeroes> kHeroNames{{{
    {Hero::Red, "R"}, {Hero::Green, "G"}, {Hero::Blue, "B"},
    {Hero::Yellow, "Y"}, {Hero::Purple, "P"}, {Hero::Brown, "N"}}}};
inline constexpr NamedAtoms<Stack, kStacks> kStackNames{{{
    {Stack::Front1, "1"}, {Stack::Front2, "2"}, {Stack::Front3, "3"}, {Stack::Home, "home"}}}};
inline constexpr NamedAtoms<Number, 3> kNumberNames{{{
    {Number::One, "1"}, {Number::Two, "2"}, {Number::Three, "3"}}}};
inline constexpr NamedAtoms<TablePlace, kTablePlaces> kPlaceNames{{{
    {TablePlace::Vanguard, "0"}, {TablePlace::First, "1"}, {TablePlace::Second, "2"},
    {TablePlace::Third, "3"}, {TablePlace::Fourth, "4"}}}};
inline constexpr NamedAtoms<Turn, 3> kTurnNames{{{
    {Turn::Left, "left"}, {Turn::Right, "right"}, {Turn::Leave, "none"}}}};
inline constexpr NamedAtoms<Ransom, 2> kRansomNames{{{
    {Ransom::LoseHero, "hero"}, {Ransom::LoseFavour, "favour"}}}};
inline constexpr NamedAtoms<Origin, 2> kOriginNames{{{
    {Origin::Returned, "back"}, {Origin::Unseen, "new"}}}};
inline constexpr NamedAtoms<Tile, kTiles> kTileNames{{{
    {Tile::T1, "1"}, {Tile::T2, "2"}, {Tile::T3, "3"},
    {Tile::T4, "4"}, {Tile::T5, "5"}, {Tile::T6, "6"}}}};
// clang-format on

}  // namespace ilion::hector

ILION_NAMED_ATOM(ilion::hector::Colour, ilion::hector::kColourNames);
ILION_NAMED_ATOM(ilion::hector::Hero, ilion::hector::kHeroNames);
ILION_NAMED_ATOM(ilion::hector::Stack, ilion::hector::kStackNames);
ILION_NAMED_ATOM(ilion::hector::Number, ilion::hector::kNumberNames);
ILION_NAMED_ATOM(ilion::hector::TablePlace, ilion::hector::kPlaceNames);
ILION_NAMED_ATOM(ilion::hector::Turn, ilion::hector::kTurnNames);
ILION_NAMED_ATOM(ilion::hector::Ransom, ilion::hector::kRansomNames);
ILION_NAMED_ATOM(ilion::hector::Origin, ilion::hector::kOriginNames);
ILION_NAMED_ATOM(ilion::hector::Tile, ilion::hector::kTileNames);

template <>
struct ilion::Atom<ilion::hector::Troop> {
  using Troop = hector::Troop;
  static std::string text(Troop troop) {
    return {hector::kColourLetters[index_of(troop.colour())],
            static_cast<char>('0' + troop.value())};
  }
  static std::optional<Troop> parse(std::string_view text) {
    if (text.size() != 2 || text[1] < '1' || text[1] > '4') return std::nullopt;
    const std::size_t colour = hector::kColourLetters.find(text[0]);
    if (colour == std::string_view::npos) return std::nullopt;
    return Troop(static_cast<hector::Colour>(colour), text[1] - '0');
  }
  static constexpr auto all() {
    std::array<Troop, hector::kTroops> troops{};
    for (std::uint8_t code = 0; code < hector::kTroops; ++code) troops[code] = Troop(code);
    return troops;
  }
};

namespace ilion {
ILION_TEXT_CODECS(extern, hector);
}
