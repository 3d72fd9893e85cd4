// SPDX-License-Identifier: GPL-3.0-or-later
// The server's own diary: a JSON object a line on standard error. No tokens, no cards.
#pragma once

#include <string_view>

#include "server/json.h"

namespace ilion::server {

void log_line(std::string_view level, std::string_view event, json::object members = {});

}  // namespace ilion::server
