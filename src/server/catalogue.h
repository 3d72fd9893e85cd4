// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said about the games without a match: their list, their content, their rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/json.h"
#include "table/games.h"

namespace ilion::server {

json::array games_json(Lang lang);
// {title, chapters: [{number, title, paragraphs: [{id, title, text, mark?}]}]} of the rules that
// travel with the program; English where there is no translation.
std::optional<json::object> rules_json(std::string_view game, Lang lang);

}  // namespace ilion::server
