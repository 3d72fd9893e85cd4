// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/bots.h"

#include <array>

#include "bots/deukalion/easy.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<deukalion::Deukalion>() {
  static constexpr std::array<std::string_view, 2> kNames{"random", "easy"};
  return kNames;
}

template <>
std::unique_ptr<Bot<deukalion::Deukalion>> make_bot<deukalion::Deukalion>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<deukalion::Deukalion>>();
  if (name == "easy") return std::make_unique<deukalion::EasyBot>();
  return nullptr;
}

}  // namespace ilion
