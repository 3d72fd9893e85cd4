// SPDX-License-Identifier: GPL-3.0-or-later
// Who can sit at a table of Hector and Achilles.
#pragma once

#include "bots/bot.h"
#include "games/hector/game.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<hector::Hector>();

template <>
std::unique_ptr<Bot<hector::Hector>> make_bot<hector::Hector>(std::string_view name,
                                                              std::size_t seats);

}  // namespace ilion
