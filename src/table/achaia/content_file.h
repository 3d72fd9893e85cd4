// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a content file of Achaia: the printed one (content/achaia.json), or one that the owner of a
// box has written after it. What cards, characters, events and locations do is a list of small
// operations; what the rules cannot carry out is refused, and so is a number that the rules fix.
#pragma once

#include <string_view>

#include "base/result.h"
#include "games/achaia/content.h"
#include "table/achaia/names.h"

namespace ilion::achaia {

struct ContentFile {
  Content content{};
  Names names;
};

// A broken file is refused with line and reason.
Result<ContentFile> read_content(std::string_view text);

}  // namespace ilion::achaia
