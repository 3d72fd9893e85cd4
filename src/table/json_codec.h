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

// A kind of a variant says its kind under that name, so a member called so takes another.
template <Described T>
constexpr std::string_view member_name(std::string_view name) {
  return Worded<T> && name == "kind" ? std::string_view("type") : name;
}

template <Described T>
boost::json::object object_of(const T& value) {
  boost::json::object object;
  if constexpr (Worded<T>)
    object["kind"] = boost::json::string_view(T::kWord.data(), T::kWord.size());
  for_each_field(value, [&](std::string_view name, const auto& member) {
    const std::string_view key = member_name<T>(name);
    object[{key.data(), key.size()}] = to_json(member);
  });
  return object;
}

template <class Items>
boost::json::array array_of(const Items& items) {
  boost::json::array array;
  for (const auto& item : items) array.push_back(to_json(item));
  return array;
}

template <Described T>
std::optional<T> read_object(const boost::json::value& json) {
  const boost::json::object* object = json.if_object();
  if (object == nullptr) return std::nullopt;
  T value{};
  bool good = true;
  std::size_t members = Worded<T> ? 1 : 0;
  for_each_field(value, [&](std::string_view name, auto& member) {
    ++members;
    const std::string_view key = member_name<T>(name);
    const boost::json::value* found = object->if_contains({key.data(), key.size()});
    if (found == nullptr) return void(good = false);
    const auto read = from_json<std::remove_cvref_t<decltype(member)>>(*found);
    if (read) member = *read;
    good = good && read.has_value();
  });
  // What we do not know we do not accept.
  if (!good || object->size() != members) return std::nullopt;
  return value;
}

template <class Variant>
std::optional<Variant> read_kind(const boost::json::value& json) {
  const boost::json::object* object = json.if_object();
  const boost::json::value* kind = object == nullptr ? nullptr : object->if_contains("kind");
  if (kind == nullptr || !kind->is_string()) return std::nullopt;
  const std::string_view word(kind->get_string().data(), kind->get_string().size());
  std::optional<Variant> found;
  for_each_kind<Variant>([&](auto tag) {
    using Kind = typename decltype(tag)::type;
    if (found || Kind::kWord != word) return;
    if (const auto read = read_object<Kind>(json)) found = *read;
  });
  return found;
}

template <class Array>
std::optional<Array> read_array(const boost::json::value& json) {
  const boost::json::array* array = json.if_array();
  Array items{};
  if (array == nullptr || array->size() != items.size()) return std::nullopt;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto read = from_json<typename Array::value_type>((*array)[i]);
    if (!read) return std::nullopt;
    items[i] = *read;
  }
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
    return std::visit([](const auto& kind) { return boost::json::value(detail::object_of(kind)); },
                      value);
  } else if constexpr (Described<T>) {
    return detail::object_of(value);
  } else if constexpr (detail::ArrayOf<T>::value) {
    return detail::array_of(value);
  } else if constexpr (detail::PerSeatOf<T>::value) {
    return detail::array_of(value.items);
  } else {
    return boost::json::string(Atom<T>::text(value));
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
    return Atom<T>::parse({json.get_string().data(), json.get_string().size()});
  }
}

// An atom that may be absent is null: derive JsonValue<T> from this.
template <class T, T kNothing>
struct NullableAtom {
  static boost::json::value to(T value) {
    if (value == kNothing) return nullptr;
    return boost::json::string(Atom<T>::text(value));
  }
  static std::optional<T> from(const boost::json::value& json) {
    if (json.is_null()) return kNothing;
    if (!json.is_string()) return std::nullopt;
    return Atom<T>::parse({json.get_string().data(), json.get_string().size()});
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
