// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/bots.h"

#include <array>

#include "bots/hector/easy.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<hector::Hector>() {
  static constexpr std::array<std::string_view, 2> kNames{"random", "easy"};
  return kNames;
}

template <>
std::unique_ptr<Bot<hector::Hector>> make_bot<hector::Hector>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<hector::Hector>>();
  if (name == "easy") return std::make_unique<hector::EasyBot>();
  return nullptr;
}

}  // namespace ilion
