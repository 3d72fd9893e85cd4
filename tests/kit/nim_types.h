// SPDX-License-Identifier: GPL-3.0-or-later
// The nouns of the tiny game in nim.h.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "base/fields.h"
#include "game/notation.h"
#include "game/seat.h"

namespace ilion::nim {

enum class Count : std::uint8_t { None, One, Two, Three, Four };

constexpr std::array<Count, 4> kCounts{Count::One, Count::Two, Count::Three, Count::Four};
constexpr std::uint8_t number(Count count) { return static_cast<std::uint8_t>(count); }
constexpr std::uint32_t weight(Count card) {
  return card == Count::Two || card == Count::Three ? 2 : 1;
}

inline constexpr NamedAtoms<Count, 4> kCountNames{
    {{{Count::One, "1"}, {Count::Two, "2"}, {Count::Three, "3"}, {Count::Four, "4"}}}};

struct Take {
  Count count;
  static constexpr std::string_view kWord = "take";
  static constexpr auto kFields = std::tuple{Field{"count", &Take::count}};
  friend auto operator<=>(const Take&, const Take&) = default;
};
struct Show {
  static constexpr std::string_view kWord = "show";
  static constexpr auto kFields = std::tuple{};
  friend auto operator<=>(const Show&, const Show&) = default;
};
struct Swap {
  Count card;
  static constexpr std::string_view kWord = "swap";
  static constexpr auto kFields = std::tuple{Field{"card", &Swap::card}};
  friend auto operator<=>(const Swap&, const Swap&) = default;
};
struct Deal {
  Count card;
  static constexpr std::string_view kWord = "deal";
  static constexpr auto kFields = std::tuple{Field{"card", &Deal::card}};
  friend auto operator<=>(const Deal&, const Deal&) = default;
};

constexpr Seat other(Seat seat) { return seat_at(1 - index_of(seat)); }
template <class T>
using PerPlayer = PerSeat<T, 2>;

struct Table {  // what lies open
  std::uint8_t heap = 9;
  Seat next{0};
  PerPlayer<bool> dealt{};
  PerPlayer<bool> shown{};
  PerPlayer<bool> spent{};  // has shown or swapped
  PerPlayer<Count> most{};  // the most that a seat has taken at once with its card
  PerPlayer<std::uint8_t> taken{};
  static constexpr auto kFields = std::tuple{
      Field{"heap", &Table::heap},   Field{"next", &Table::next},   Field{"dealt", &Table::dealt},
      Field{"shown", &Table::shown}, Field{"spent", &Table::spent}, Field{"most", &Table::most},
      Field{"taken", &Table::taken}};
  friend bool operator==(const Table&, const Table&) = default;
};
struct State {
  Table table;
  PerPlayer<Count> cards{};
  friend bool operator==(const State&, const State&) = default;
};
struct View {
  Viewer viewer = Viewer::spectator();
  Table table;
  PerPlayer<Count> cards{};  // None where the viewer does not know
  static constexpr auto kFields = std::tuple{
      Field{"viewer", &View::viewer}, Field{"table", &View::table}, Field{"cards", &View::cards}};
  friend bool operator==(const View&, const View&) = default;
};

struct Happened {  // what lies open now, and a card if the viewer sees one
  Table table;
  Seat seat;
  Count card;
  friend bool operator==(const Happened&, const Happened&) = default;
};

struct Options {};
struct Content {};

}  // namespace ilion::nim

ILION_NAMED_ATOM(ilion::nim::Count, ilion::nim::kCountNames);
