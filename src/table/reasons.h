// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms below this one speak English: their errors are sentences for whoever reads a log. What a
// player is to read is said again in his language, after the patterns of
// content/words/reasons.json.
#pragma once

#include <string>
#include <string_view>

#include "table/words.h"

namespace ilion {

// The sentence of an Error in that language, the reasons inside it too; what no pattern knows
// stays.
std::string reason_in(Lang lang, std::string_view sentence);

}  // namespace ilion
