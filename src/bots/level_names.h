// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace ilion {

inline constexpr std::array<std::string_view, 6> kLevelNames{"random", "novice", "easy",
                                                             "medium", "hard",   "master"};

// The others move at once, whatever they may choose from.
constexpr bool takes_time(std::string_view level) {
  return level != "random" && level != "novice" && level != "easy";
}

}  // namespace ilion
