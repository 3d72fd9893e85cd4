// SPDX-License-Identifier: GPL-3.0-or-later
// Who can sit at a table of Deukalion.
#pragma once

#include "bots/bot.h"
#include "games/deukalion/game.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<deukalion::Deukalion>();

template <>
std::unique_ptr<Bot<deukalion::Deukalion>> make_bot<deukalion::Deukalion>(std::string_view name,
                                                                          std::size_t seats);

}  // namespace ilion
