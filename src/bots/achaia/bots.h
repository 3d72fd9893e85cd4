// SPDX-License-Identifier: GPL-3.0-or-later
// Who can sit at a table of Achaia.
#pragma once

#include "bots/bot.h"
#include "games/achaia/game.h"

namespace ilion {

template <>
std::span<const std::string_view> bot_names<achaia::Achaia>();

template <>
std::unique_ptr<Bot<achaia::Achaia>> make_bot<achaia::Achaia>(std::string_view name,
                                                              std::size_t seats);

}  // namespace ilion
