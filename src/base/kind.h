// SPDX-License-Identifier: GPL-3.0-or-later
// One kind of move, outcome or event: its word, its members by name, and how it compares.
#pragma once

#include <compare>
#include <string_view>
#include <tuple>

#include "base/fields.h"

#define ILION_KIND(Type, word, ...)                        \
  static constexpr std::string_view kWord = word;          \
  static constexpr auto kFields = std::tuple{__VA_ARGS__}; \
  friend auto operator<=>(const Type&, const Type&) = default

#define ILION_EVENT(Type, word, ...)                       \
  static constexpr std::string_view kWord = word;          \
  static constexpr auto kFields = std::tuple{__VA_ARGS__}; \
  friend bool operator==(const Type&, const Type&) = default
