// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a content file of Hector and Achilles: the printed one (content/hector.json), or one that
// an owner of the box has written after it. What the rules fix (six colours, stacks of twelve) must
// be as they say; hero values, tiles and names are free within them.
#pragma once

#include <string_view>

#include "base/result.h"
#include "games/hector/content.h"
#include "table/hector/names.h"

namespace ilion::hector {

struct ContentFile {
  Content content{};
  Names names;
};

// A broken file is refused with line and reason.
Result<ContentFile> read_content(std::string_view text);

}  // namespace ilion::hector
