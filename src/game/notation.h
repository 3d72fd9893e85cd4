// SPDX-License-Identifier: GPL-3.0-or-later
// The text of moves and outcomes, written once for all games. A move is a variant of described
// structs (base/fields.h); its text is the struct's word followed by its members, each an atom:
// "play R4", "from home". A game only says how its atoms are spelt:
//
//   template <> struct Atom<hector::Troop> {
//     static std::string text(hector::Troop troop);                           // "R4"
//     static std::optional<hector::Troop> parse(std::string_view text);
//     static constexpr auto all();                                            // every value there
//     is
//   };
//
// The same description lists the whole universe of moves, so the test that holds judge and
// generator equal needs nothing from a game.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "game/seat.h"

namespace ilion {

template <class T>
struct Atom;

template <class T>
concept Atomic = requires(const T& value, std::string_view text) {
  { Atom<T>::text(value) } -> std::convertible_to<std::string>;
  { Atom<T>::parse(text) } -> std::same_as<std::optional<T>>;
  Atom<T>::all();
};

// An atom whose values are few and named: derive Atom<E> from this and give the list.
template <class T, std::size_t N>
struct NamedAtoms {
  using Row = std::pair<T, std::string_view>;
  std::array<Row, N> rows;

  constexpr std::string_view name(T value) const {
    for (const Row& row : rows)
      if (row.first == value) return row.second;
    return "?";
  }
  constexpr std::optional<T> find(std::string_view text) const {
    for (const Row& row : rows)
      if (row.second == text) return row.first;
    return std::nullopt;
  }
  constexpr std::array<T, N> values() const {
    std::array<T, N> all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = rows[i].first;
    return all;
  }
};

// `ILION_NAMED_ATOM(Type, table)` spells a type by a constexpr NamedAtoms table.
#define ILION_NAMED_ATOM(Type, table)                                                      \
  template <>                                                                              \
  struct ilion::Atom<Type> {                                                               \
    static std::string text(Type value) { return std::string((table).name(value)); }       \
    static std::optional<Type> parse(std::string_view text) { return (table).find(text); } \
    static constexpr auto all() { return (table).values(); }                               \
  }

namespace detail {

// Splits off the next word; leading blanks are passed over.
inline std::string_view next_word(std::string_view& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return text = {};
  text.remove_prefix(begin);
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(word.size());
  return word;
}

template <class Kind>
std::optional<Kind> parse_kind(std::string_view rest) {
  Kind kind{};
  bool good = true;
  for_each_field(kind, [&](std::string_view, auto& member) {
    const auto atom = Atom<std::remove_cvref_t<decltype(member)>>::parse(next_word(rest));
    if (atom) member = *atom;
    good = good && atom.has_value();
  });
  if (!good || !next_word(rest).empty()) return std::nullopt;
  return kind;
}

template <class Kind, std::size_t I = 0, class Function>
void for_each_value(Kind& kind, const Function& function) {
  if constexpr (I == std::tuple_size_v<decltype(Kind::kFields)>) {
    function(std::as_const(kind));
  } else {
    auto& member = kind.*(std::get<I>(Kind::kFields).member);
    for (const auto& value : Atom<std::remove_cvref_t<decltype(member)>>::all()) {
      member = value;
      for_each_value<Kind, I + 1>(kind, function);
    }
  }
}

template <class Variant, class Function>
void for_each_kind(const Function& function) {
  [&]<class... Kinds>(std::type_identity<std::variant<Kinds...>>) {
    (function(std::type_identity<Kinds>{}), ...);
  }(std::type_identity<Variant>{});
}

}  // namespace detail

template <class Variant>
std::string to_text(const Variant& value) {
  return std::visit(
      [](const auto& kind) {
        std::string text(kind.kWord);
        for_each_field(kind, [&](std::string_view, const auto& member) {
          text += ' ';
          text += Atom<std::remove_cvref_t<decltype(member)>>::text(member);
        });
        return text;
      },
      value);
}

template <class Variant>
std::optional<Variant> from_text(std::string_view text) {
  std::optional<Variant> found;
  const std::string_view word = detail::next_word(text);
  detail::for_each_kind<Variant>([&](auto tag) {
    using Kind = typename decltype(tag)::type;
    if (found || Kind::kWord != word) return;
    if (const auto kind = detail::parse_kind<Kind>(text))
      found.emplace(std::in_place_type<Kind>, *kind);
  });
  return found;
}

// Every value of a variant of described structs, in its own order.
template <class Variant>
std::vector<Variant> universe() {
  std::vector<Variant> all;
  detail::for_each_kind<Variant>([&](auto tag) {
    using Kind = typename decltype(tag)::type;
    Kind kind{};
    detail::for_each_value(
        kind, [&](const Kind& value) { all.emplace_back(std::in_place_type<Kind>, value); });
  });
  return all;
}

// Atoms that every game uses.
template <>
struct Atom<bool> {
  static std::string text(bool value) { return value ? "yes" : "no"; }
  static std::optional<bool> parse(std::string_view text) {
    if (text == "yes") return true;
    if (text == "no") return false;
    return std::nullopt;
  }
  static constexpr std::array<bool, 2> all() { return {false, true}; }
};

// Also of seats at which nobody sits: whether somebody does is for the judge to say.
template <>
struct Atom<Seat> {
  static std::string text(Seat seat) {
    return std::string(1, static_cast<char>('0' + index_of(seat)));
  }
  static std::optional<Seat> parse(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] >= static_cast<char>('0' + kMaxSeats))
      return std::nullopt;
    return seat_at(static_cast<std::size_t>(text[0] - '0'));
  }
  static constexpr std::array<Seat, kMaxSeats> all() {
    std::array<Seat, kMaxSeats> seats{};
    for (std::size_t i = 0; i < kMaxSeats; ++i) seats[i] = seat_at(i);
    return seats;
  }
};

}  // namespace ilion

// A game's notation is compiled once, in its notation.cpp; its notation.h says so with `extern`.
#define ILION_TEXT_CODECS(linkage, game)                                          \
  linkage template std::string to_text(const game::Move& move);                   \
  linkage template std::string to_text(const game::Outcome& outcome);             \
  linkage template std::optional<game::Move> from_text(std::string_view text);    \
  linkage template std::optional<game::Outcome> from_text(std::string_view text); \
  linkage template std::vector<game::Move> universe();                            \
  linkage template std::vector<game::Outcome> universe()
