// SPDX-License-Identifier: GPL-3.0-or-later
// A described struct lists its members once, by name; from that one list come its text notation,
// its JSON in both directions and the enumeration of all its values (see game/notation.h and
// table/json_codec.h). A new member cannot be forgotten in one of them.
//
//   struct PlayTroop {
//     Troop troop;
//     static constexpr std::string_view kWord = "play";
//     static constexpr auto kFields = std::tuple{Field{"troop", &PlayTroop::troop}};
//   };
#pragma once

#include <concepts>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace ilion {

template <class Owner, class Member>
struct Field {
  std::string_view name;
  Member Owner::*member;
};
template <class Owner, class Member>
Field(std::string_view, Member Owner::*) -> Field<Owner, Member>;

template <class T>
concept Described = requires {
  T::kFields;
};

// A described struct that is one kind of a variant has the word by which it is called.
template <class T>
concept Worded = Described<T> && requires {
  { T::kWord } -> std::convertible_to<std::string_view>;
};

template <Described T, class Function>
constexpr void for_each_field(T& object, Function&& function) {
  std::apply([&](const auto&... field) { (function(field.name, object.*(field.member)), ...); },
             std::remove_const_t<T>::kFields);
}

}  // namespace ilion
