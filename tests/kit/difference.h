// SPDX-License-Identifier: GPL-3.0-or-later
// Where two values differ, by the names of their fields: "armies.0.stacks.3". A failing test that
// only says "the views differ" costs an hour; this path costs nothing.
#pragma once

#include <concepts>
#include <iterator>
#include <string>
#include <string_view>
#include <tuple>

#include "base/fields.h"
#include "kit/say.h"

namespace ilion::kit {

template <class T>
concept Listed = requires(const T& list) {
  list.size();
  list.begin();
  { *list.begin() == *list.begin() } -> std::convertible_to<bool>;
};

// PerSeat and its like: a struct around one array.
template <class T>
concept Itemized = requires(const T& value) {
  value.items.begin();
};

// The path to the first difference; empty when there is none.
template <class T>
std::string difference(const T& a, const T& b) {
  std::string path;
  const auto look = [&path](const std::string& name, const auto& x, const auto& y) {
    if (!path.empty() || x == y) return;
    const std::string inner = difference(x, y);
    path = inner.empty() ? name : say(name, ".", inner);
  };
  if constexpr (Described<T>) {
    std::apply(
        [&](const auto&... field) {
          (look(std::string(field.name), a.*(field.member), b.*(field.member)), ...);
        },
        T::kFields);
  } else if constexpr (Itemized<T>) {
    return difference(a.items, b.items);
  } else if constexpr (Listed<T>) {
    if (std::size(a) != std::size(b)) return "size";
    std::size_t i = 0;
    for (auto x = a.begin(), y = b.begin(); x != a.end(); ++x, ++y)
      look(std::to_string(i++), *x, *y);
  }
  return path;
}

}  // namespace ilion::kit
