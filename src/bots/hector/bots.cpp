// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/bots.h"

#include "bots/hector/easy.h"
#include "bots/hector/master.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<hector::Hector>() {
  return kLevelNames;
}

template <>
std::unique_ptr<Bot<hector::Hector>> make_bot<hector::Hector>(std::string_view name,
                                                              std::size_t seats) {
  return make_level<hector::Hector, hector::EasyBot, hector::MasterBot>(name, seats);
}

}  // namespace ilion
