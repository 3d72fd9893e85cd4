// SPDX-License-Identifier: GPL-3.0-or-later
// JSON of everything that is described (base/fields.h), written once for all games: atoms become
// strings, numbers and truth values themselves, lists arrays, described structs objects, and a kind
// of a variant an object that says its kind. A game adds what is not made of these by a
// JsonValue<T> of its own.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

#include <boost/json.hpp>

#include "base/fields.h"
#include "base/fixed_vec.h"
#include "base/match_kind.h"
#include "game/notation.h"
#include "game/seat.h"

namespace ilion {

// Specialise for a type with a JSON form of its own: `static value to(const T&)` and
// `static std::optional<T> from(const value&)`.
template <class T>
struct JsonValue;

template <class T>
concept HasJsonValue = requires(const T& value) {
  JsonValue<T>::to(value);
};

template <class T>
boost::json::value to_json(const T& value);
template <class T>
std::optional<T> from_json(const boost::json::value& json);

namespace detail {

template <class T>
struct IsVariant : std::false_type {};
template <class... Kinds>
struct IsVariant<std::variant<Kinds...>> : std::true_type {};

template <class T>
struct ArrayOf : std::false_type {};
template <class T, std::size_t N>
struct ArrayOf<std::array<T, N>> : std::true_type {};

template <class T>
struct PerSeatOf : std::false_type {};
template <class T, std::size_t N>
struct PerSeatOf<PerSeat<T, N>> : std::true_type {};

// What does not depend on the type is compiled once, in json_codec.cpp.
void put(boost::json::object& object, std::string_view key, boost::json::value value);
// Null where it is absent, or the value no object.
const boost::json::value* member(const boost::json::value& json, std::string_view key);
boost::json::value text_value(std::string_view text);
std::string_view text_or_empty(const boost::json::value& json);
bool is_object_of(const boost::json::value& json, std::size_t members);
bool is_array_of(const boost::json::value& json, std::size_t items);

// A kind of a variant says its kind under that name, so a member called so takes another.
template <Described T>
constexpr std::string_view member_name(std::string_view name) {
  return Worded<T> && name == "kind" ? std::string_view("type") : name;
}

template <Described T>
boost::json::object object_of(const T& value) {
  boost::json::object object;
  if constexpr (Worded<T>) put(object, "kind", text_value(T::kWord));
  for_each_field(value, [&](std::string_view name, const auto& member) {
    put(object, member_name<T>(name), to_json(member));
  });
  return object;
}

// The kinds one after the other: a table of visitors takes far longer to compile.
template <class... Kinds>
boost::json::value kind_value(const std::variant<Kinds...>& value) {
  boost::json::value json;
  match_kind([&](const auto& kind) { json = object_of(kind); }, value);
  return json;
}

template <class Items>
boost::json::array array_of(const Items& items) {
  boost::json::array array;
  for (const auto& item : items) array.push_back(to_json(item));
  return array;
}

template <class T>
bool read_into(T& target, const boost::json::value& json) {
  const auto read = from_json<T>(json);
  if (read) target = *read;
  return read.has_value();
}

template <Described T>
std::optional<T> read_object(const boost::json::value& json) {
  T value{};
  bool good = true;
  std::size_t members = Worded<T> ? 1 : 0;
  for_each_field(value, [&](std::string_view name, auto& its_member) {
    ++members;
    const boost::json::value* found = good ? member(json, member_name<T>(name)) : nullptr;
    good = found != nullptr && read_into(its_member, *found);
  });
  // What we do not know we do not accept.
  if (!good || !is_object_of(json, members)) return std::nullopt;
  return value;
}

template <class Variant>
std::optional<Variant> read_kind(const boost::json::value& json) {
  const boost::json::value* kind = member(json, "kind");
  if (kind == nullptr) return std::nullopt;
  const std::string_view word = text_or_empty(*kind);
  std::optional<Variant> found;
  for_each_kind<Variant>([&](auto tag) {
    using Kind = typename decltype(tag)::type;
    if (found || Kind::kWord != word) return;
    if (const auto read = read_object<Kind>(json)) found.emplace(std::in_place_type<Kind>, *read);
  });
  return found;
}

template <class Array>
std::optional<Array> read_array(const boost::json::value& json) {
  Array items{};
  if (!is_array_of(json, items.size())) return std::nullopt;
  for (std::size_t i = 0; i < items.size(); ++i)
    if (!read_into(items[i], json.get_array()[i])) return std::nullopt;
  return items;
}

template <class T>
std::optional<T> read_number(const boost::json::value& json) {
  boost::system::error_code error;
  const T number = json.to_number<T>(error);
  if (error) return std::nullopt;
  return number;
}

}  // namespace detail

template <class T>
boost::json::value to_json(const T& value) {
  if constexpr (HasJsonValue<T>) {
    return JsonValue<T>::to(value);
  } else if constexpr (std::same_as<T, bool>) {
    return value;
  } else if constexpr (std::integral<T>) {
    return static_cast<std::int64_t>(value);
  } else if constexpr (detail::IsVariant<T>::value) {
    return detail::kind_value(value);
  } else if constexpr (Described<T>) {
    return detail::object_of(value);
  } else if constexpr (detail::ArrayOf<T>::value) {
    return detail::array_of(value);
  } else if constexpr (detail::PerSeatOf<T>::value) {
    return detail::array_of(value.items);
  } else {
    return detail::text_value(Atom<T>::text(value));
  }
}

template <class T>
std::optional<T> from_json(const boost::json::value& json) {
  if constexpr (HasJsonValue<T>) {
    return JsonValue<T>::from(json);
  } else if constexpr (std::same_as<T, bool>) {
    return json.is_bool() ? std::optional(json.get_bool()) : std::nullopt;
  } else if constexpr (std::integral<T>) {
    return detail::read_number<T>(json);
  } else if constexpr (detail::IsVariant<T>::value) {
    return detail::read_kind<T>(json);
  } else if constexpr (Described<T>) {
    return detail::read_object<T>(json);
  } else if constexpr (detail::ArrayOf<T>::value) {
    return detail::read_array<T>(json);
  } else if constexpr (detail::PerSeatOf<T>::value) {
    const auto items = detail::read_array<decltype(T::items)>(json);
    return items ? std::optional(T{*items}) : std::nullopt;
  } else {
    if (!json.is_string()) return std::nullopt;
    return Atom<T>::parse(detail::text_or_empty(json));
  }
}

// An atom that may be absent is null: derive JsonValue<T> from this.
template <class T, T kNothing>
struct NullableAtom {
  static boost::json::value to(T value) {
    if (value == kNothing) return nullptr;
    return detail::text_value(Atom<T>::text(value));
  }
  static std::optional<T> from(const boost::json::value& json) {
    if (json.is_null()) return kNothing;
    if (!json.is_string()) return std::nullopt;
    return Atom<T>::parse(detail::text_or_empty(json));
  }
};

// Seats are numbers, a spectator is null.
template <>
struct JsonValue<Seat> {
  static boost::json::value to(Seat seat) { return static_cast<std::int64_t>(index_of(seat)); }
  static std::optional<Seat> from(const boost::json::value& json) {
    const auto index = detail::read_number<std::uint8_t>(json);
    if (!index || *index >= kMaxSeats) return std::nullopt;
    return seat_at(*index);
  }
};

template <>
struct JsonValue<Viewer> {
  static boost::json::value to(Viewer viewer) {
    if (viewer.is_spectator()) return nullptr;
    return to_json(viewer.seat());
  }
  static std::optional<Viewer> from(const boost::json::value& json) {
    if (json.is_null()) return Viewer::spectator();
    const auto seat = from_json<Seat>(json);
    return seat ? std::optional(Viewer::seat(*seat)) : std::nullopt;
  }
};

}  // namespace ilion

// A game's JSON is compiled once, in its json.cpp; its json.h says so with `extern`.
#define ILION_JSON_CODEC(linkage, Type)                                 \
  linkage template boost::json::value to_json<Type>(const Type& value); \
  linkage template std::optional<Type> from_json<Type>(const boost::json::value& json)

#define ILION_JSON_CODECS(linkage, game)    \
  ILION_JSON_CODEC(linkage, game::Move);    \
  ILION_JSON_CODEC(linkage, game::Outcome); \
  ILION_JSON_CODEC(linkage, game::Event);   \
  ILION_JSON_CODEC(linkage, game::View)
