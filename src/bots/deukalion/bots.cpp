// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/bots.h"

#include "bots/deukalion/easy.h"
#include "bots/deukalion/master.h"
#include "bots/levels.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<deukalion::Deukalion>() {
  return kLevelNames;
}

template <>
std::unique_ptr<Bot<deukalion::Deukalion>> make_bot<deukalion::Deukalion>(std::string_view name,
                                                                          std::size_t seats) {
  return make_level<deukalion::Deukalion, deukalion::EasyBot, deukalion::MasterBot>(name, seats);
}

}  // namespace ilion
