// SPDX-License-Identifier: GPL-3.0-or-later
// The printed content, as rules/deukalion.md lists it.
#pragma once

#include "games/deukalion/content.h"

namespace ilion::deukalion {

namespace printed {

// clang-format off
// [D2.1]
inline constexpr std::string_view kMap =
//  a    b    c    d    e    f    g    h    i
  " ~    ~    @   ATH   @    ~    ~    S    S "
  " ~    ~    @    @    @    ~    ~    ~    ~ "
  "KOR   ~    ~    ~    k    ~   EPH   ~    ~ "
  " ~    ~   SAL   k   KYL   k    ~   HAL   ~ "
  " ~   MYK   ~    ~    k   THE   ~    ~   LIN"
  " ~    ~   ARG   H    ~    ~   RHO   ~    ~ "
  "SPA   ~    ~    ~   KRE   ~    ~    ~   ZYP";

struct ValueAndSize { std::uint8_t value, size; };
inline constexpr std::array<ValueAndSize, kPlaces> kPlacesOf{{
  // [D2.6] value and slots: KOR MYK SPA THE KRE RHO ZYP HAL
  {4, 1}, {3, 2}, {3, 2}, {3, 1}, {3, 2}, {3, 2}, {2, 2}, {4, 3},
  // [D2.7] value and soldiers: SAL EPH ARG LIN
  {1, 1}, {1, 1}, {2, 2}, {2, 2},
}};
// clang-format on

constexpr TaskRow deliver(Colour a) { return {TaskKind::Deliver, Treasures(a), Place::None, 0}; }
constexpr TaskRow deliver(Colour a, Colour b) {
  return {TaskKind::Deliver, Treasures(a) + Treasures(b), Place::None, 0};
}
constexpr TaskRow same(std::uint8_t n) { return {TaskKind::DeliverSame, {}, Place::None, n}; }
constexpr TaskRow distinct(std::uint8_t n) {
  return {TaskKind::DeliverDistinct, {}, Place::None, n};
}
constexpr TaskRow soldiers(std::uint8_t n, Place city) {
  return {TaskKind::SoldiersAt, {}, city, n};
}
constexpr TaskRow cards(std::uint8_t n, Place city) { return {TaskKind::CardsAt, {}, city, n}; }
constexpr TaskRow beat_ship() { return {TaskKind::BeatShip, {}, Place::None, 0}; }
constexpr TaskRow beat_hydra() { return {TaskKind::BeatHydra, {}, Place::None, 0}; }

constexpr std::array<QuestRow, kQuests> quests() {
  using enum Colour;
  using enum Place;
  // clang-format off
  return {{
    {2, {{ deliver(Red),            soldiers(7, Sparta)        }}},  // [D12.Q01]
    {2, {{ deliver(Green),          cards(3, Korinth)          }}},  // [D12.Q02]
    {2, {{ deliver(Blue),           beat_ship()                }}},  // [D12.Q03]
    {2, {{ deliver(Yellow),         soldiers(7, Kreta)         }}},  // [D12.Q04]
    {2, {{ deliver(White),          cards(3, Thera)            }}},  // [D12.Q05]
    {2, {{ beat_ship(),             soldiers(8, Mykene)        }}},  // [D12.Q06]
    {2, {{ beat_hydra(),            cards(3, Rhodos)           }}},  // [D12.Q07]
    {3, {{ deliver(Red, Blue),      beat_hydra()               }}},  // [D12.Q08]
    {3, {{ deliver(Green, Yellow),  cards(4, Zypern)           }}},  // [D12.Q09]
    {3, {{ deliver(Blue, White),    soldiers(9, Halikarnassos) }}},  // [D12.Q10]
    {3, {{ deliver(Yellow, Red),    beat_hydra()               }}},  // [D12.Q11]
    {3, {{ deliver(White, Green),   cards(4, Sparta)           }}},  // [D12.Q12]
    {3, {{ same(2),                 soldiers(9, Zypern)        }}},  // [D12.Q13]
    {4, {{ deliver(White, White),   distinct(3)                }}},  // [D12.Q14]
    {4, {{ deliver(Blue, Blue),     deliver(Yellow, Yellow)    }}},  // [D12.Q15]
    {4, {{ deliver(Red, Red),       deliver(Green, Green)      }}},  // [D12.Q16]
  }};
  // clang-format on
}

}  // namespace printed

constexpr Content printed_content() {
  Content content{};
  std::string_view rest = printed::kMap;
  for (std::size_t i = 0; i < kSquares; ++i) {
    rest.remove_prefix(rest.find_first_not_of(' '));
    const std::string_view word = rest.substr(0, rest.find(' '));
    draw_square(content, square_at(i), word);
    rest.remove_prefix(word.size());
  }
  for (std::size_t i = 0; i < kPlaces; ++i) {
    content.places[i].value = printed::kPlacesOf[i].value;
    content.places[i].size = printed::kPlacesOf[i].size;
  }
  content.treasures = {3, 3, 3, 3, 3};                 // [D1.4]
  content.copies = {2, 2, 2, 4, 4, 4, 3, 3, 2, 2, 2};  // [D11.5]
  content.quests = printed::quests();
  return content;
}

static_assert(printed_content().all_cards().size() == 30);  // [D1.1]

}  // namespace ilion::deukalion
