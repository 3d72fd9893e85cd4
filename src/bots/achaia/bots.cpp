// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/bots.h"

#include <array>

#include "bots/achaia/easy.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<achaia::Achaia>() {
  static constexpr std::array<std::string_view, 2> kNames{"random", "easy"};
  return kNames;
}

template <>
std::unique_ptr<Bot<achaia::Achaia>> make_bot<achaia::Achaia>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<achaia::Achaia>>();
  if (name == "easy") return std::make_unique<achaia::EasyBot>();
  return nullptr;
}

}  // namespace ilion
