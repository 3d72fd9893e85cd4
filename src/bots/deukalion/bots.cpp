// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/bots.h"

#include <array>

namespace ilion {

using deukalion::Deukalion;

template <>
std::span<const std::string_view> bot_names<Deukalion>() {
  static constexpr std::array<std::string_view, 1> kNames{"random"};
  return kNames;
}

template <>
std::unique_ptr<Bot<Deukalion>> make_bot<Deukalion>(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<Deukalion>>();
  return nullptr;
}

}  // namespace ilion
