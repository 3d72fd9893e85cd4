// SPDX-License-Identifier: GPL-3.0-or-later
// std::visit for the hot paths: a chain of tests that the compiler turns into one jump and inlines,
// where the standard library calls through a table of function pointers for large variants.
#pragma once

#include <utility>
#include <variant>

namespace ilion {

template <class Function, class... Kinds>
constexpr void match_kind(Function&& function, const std::variant<Kinds...>& value) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (void)((value.index() == I && (function(*std::get_if<I>(&value)), true)) || ...);
  }
  (std::index_sequence_for<Kinds...>{});
}

}  // namespace ilion
