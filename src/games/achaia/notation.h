// SPDX-License-Identifier: GPL-3.0-or-later
// How the nouns of Achaia are spelt (docs/notation.md): colours by their letter, a die by colour,
// value and location (R4@7; R4 lies in a reserve), cards by their number in chapter 10 (I03),
// locations by their printed number.
#pragma once

#include <charconv>

#include "game/notation.h"
#include "games/achaia/moves.h"

namespace ilion::achaia {

constexpr std::string_view kColourLetters = "RYBGK";  // K is black

// clang-format off
inline constexpr NamedAtoms<Colour, kColours> kColourNames{{{
    {Colour::Red, "R"}, {Colour::Yellow, "Y"}, {Colour::Blue, "B"},
    {Colour::Green, "G"}, {Colour::Black, "K"}}}};
inline constexpr NamedAtoms<Cousin, 2> kCousinNames{{{
    {Cousin::Street, "street"}, {Cousin::Court, "court"}}}};
inline constexpr NamedAtoms<Side, 2> kSideNames{{{{Side::A, "a"}, {Side::B, "b"}}}};
inline constexpr NamedAtoms<Direction, 2> kDirectionNames{{{
    {Direction::Up, "up"}, {Direction::Down, "down"}}}};
inline constexpr NamedAtoms<Supply, 2> kSupplyNames{{{
    {Supply::Cards, "cards"}, {Supply::Gold, "gold"}}}};
inline constexpr NamedAtoms<Spoils, 2> kSpoilsNames{{{
    {Spoils::Gold, "gold"}, {Spoils::Influence, "influence"}}}};
inline constexpr NamedAtoms<Concession, 4> kConcessionNames{{{
    {Concession::Gold, "gold"}, {Concession::Influence, "influence"},
    {Concession::Street, "street"}, {Concession::Court, "court"}}}};
inline constexpr NamedAtoms<UseOf, 2> kUseNames{{{{UseOf::First, "1"}, {UseOf::Second, "2"}}}};
// clang-format on

// Atoms that are a prefix and a number from 1 (or another first one): "I03", "12".
template <class T, std::size_t N>
struct NumberedAtoms {
  std::string_view prefix;
  std::size_t digits = 1;  // at least so many
  std::size_t first = 1;   // the number of the first value
  std::size_t code = 0;    // the first value

  std::string text(T value) const {
    std::string number = std::to_string(static_cast<std::size_t>(value) - code + first);
    if (number.size() < digits) number.insert(0, digits - number.size(), '0');
    return std::string(prefix) + number;
  }
  std::optional<T> parse(std::string_view text) const {
    for (T value : all())
      if (this->text(value) == text) return value;
    return std::nullopt;
  }
  constexpr std::array<T, N> all() const {
    std::array<T, N> values{};
    for (std::size_t i = 0; i < N; ++i) values[i] = static_cast<T>(code + i);
    return values;
  }
};

inline constexpr NumberedAtoms<Location, kLocations> kLocationNames{.prefix = ""};
inline constexpr NumberedAtoms<Intrigue, kIntrigueKinds> kIntrigueNames{.prefix = "I", .digits = 2};
inline constexpr NumberedAtoms<EventCard, kEventCards> kEventNames{.prefix = "E", .digits = 2};
inline constexpr NumberedAtoms<Value, 6> kValueNames{.prefix = "", .code = 1};
inline constexpr NumberedAtoms<Amount, kMaxGift> kAmountNames{.prefix = "", .code = 1};

}  // namespace ilion::achaia

ILION_NAMED_ATOM(ilion::achaia::Colour, ilion::achaia::kColourNames);
ILION_NAMED_ATOM(ilion::achaia::Cousin, ilion::achaia::kCousinNames);
ILION_NAMED_ATOM(ilion::achaia::Side, ilion::achaia::kSideNames);
ILION_NAMED_ATOM(ilion::achaia::Direction, ilion::achaia::kDirectionNames);
ILION_NAMED_ATOM(ilion::achaia::Supply, ilion::achaia::kSupplyNames);
ILION_NAMED_ATOM(ilion::achaia::Spoils, ilion::achaia::kSpoilsNames);
ILION_NAMED_ATOM(ilion::achaia::Concession, ilion::achaia::kConcessionNames);
ILION_NAMED_ATOM(ilion::achaia::UseOf, ilion::achaia::kUseNames);

#define ILION_NUMBERED_ATOM(Type, table)                                                    \
  template <>                                                                               \
  struct ilion::Atom<Type> {                                                                \
    static std::string text(Type value) { return (table).text(value); }                     \
    static std::optional<Type> parse(std::string_view text) { return (table).parse(text); } \
    static constexpr auto all() { return (table).all(); }                                   \
  }

ILION_NUMBERED_ATOM(ilion::achaia::Location, ilion::achaia::kLocationNames);
ILION_NUMBERED_ATOM(ilion::achaia::Intrigue, ilion::achaia::kIntrigueNames);
ILION_NUMBERED_ATOM(ilion::achaia::EventCard, ilion::achaia::kEventNames);
ILION_NUMBERED_ATOM(ilion::achaia::Value, ilion::achaia::kValueNames);
ILION_NUMBERED_ATOM(ilion::achaia::Amount, ilion::achaia::kAmountNames);

#undef ILION_NUMBERED_ATOM

// C01 to C12, then O01 and O02 for Count Orion and Zaan.
template <>
struct ilion::Atom<ilion::achaia::Character> {
  using Character = achaia::Character;
  static constexpr achaia::NumberedAtoms<Character, 12> kOfRounds{.prefix = "C", .digits = 2};
  static constexpr achaia::NumberedAtoms<Character, 2> kOfHouse{
      .prefix = "O", .digits = 2, .code = achaia::index_of(Character::Orion)};
  static std::string text(Character who) {
    return who >= Character::Orion ? kOfHouse.text(who) : kOfRounds.text(who);
  }
  static std::optional<Character> parse(std::string_view text) {
    const auto of_round = kOfRounds.parse(text);
    return of_round ? of_round : kOfHouse.parse(text);
  }
  static constexpr auto all() {
    std::array<Character, achaia::kCharacters> everybody{};
    for (std::size_t i = 0; i < everybody.size(); ++i) everybody[i] = achaia::character_at(i);
    return everybody;
  }
};

template <>
struct ilion::Atom<ilion::achaia::ReserveDie> {
  using ReserveDie = achaia::ReserveDie;
  static std::string text(ReserveDie die) {
    return Atom<achaia::Colour>::text(die.colour) + Atom<achaia::Value>::text(die.value);
  }
  static std::optional<ReserveDie> parse(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const auto colour = Atom<achaia::Colour>::parse(text.substr(0, 1));
    const auto value = Atom<achaia::Value>::parse(text.substr(1));
    if (!colour || !value) return std::nullopt;
    return ReserveDie{*colour, *value};
  }
  static constexpr auto all() {
    std::array<ReserveDie, achaia::kColours * 6> dice{};
    for (std::size_t i = 0; i < dice.size(); ++i)
      dice[i] = {achaia::colour_at(i / 6), static_cast<achaia::Value>(i % 6 + 1)};
    return dice;
  }
};

template <>
struct ilion::Atom<ilion::achaia::Die> {
  using Die = achaia::Die;
  static std::string text(const Die& die) {
    const achaia::ReserveDie shown{die.colour, static_cast<achaia::Value>(die.spot.value())};
    std::string text = Atom<achaia::ReserveDie>::text(shown);
    if (die.spot.in_troy()) text += '@' + Atom<achaia::Location>::text(die.spot.place());
    return text;
  }
  static std::optional<Die> parse(std::string_view text) {
    const auto shown = Atom<achaia::ReserveDie>::parse(text.substr(0, 2));
    if (!shown) return std::nullopt;
    if (text.size() == 2) return Die{shown->colour, shown->spot()};
    if (text[2] != '@') return std::nullopt;
    const auto place = Atom<achaia::Location>::parse(text.substr(3));
    if (!place) return std::nullopt;
    return Die{shown->colour, shown->spot().at(*place)};
  }
  static constexpr auto all() {
    constexpr std::size_t kPlaces = achaia::kLocations + 1;
    std::array<Die, achaia::kColours * kPlaces * 6> dice{};
    for (std::size_t i = 0; i < dice.size(); ++i)
      dice[i] = {achaia::colour_at(i / (kPlaces * 6)),
                 achaia::Spot(achaia::location_at(i / 6 % kPlaces), static_cast<int>(i % 6 + 1))};
    return dice;
  }
};

namespace ilion {
ILION_TEXT_CODECS(extern, achaia);
}
