// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/bots.h"

#include "bots/achaia/easy.h"
#include "bots/achaia/mind.h"
#include "bots/levels.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<achaia::Achaia>() {
  return kLevelNames;
}

template <>
std::unique_ptr<Bot<achaia::Achaia>> make_bot<achaia::Achaia>(std::string_view name,
                                                              std::size_t seats) {
  return make_level<achaia::Achaia, achaia::EasyBot>(name, seats);
}

}  // namespace ilion
