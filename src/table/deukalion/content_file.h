// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a content file of Deukalion: the printed one (content/deukalion.json), or one that somebody
// has written after it, with another map of the same kind, other values, copies, quests and names.
// What the rules fix (ten soldiers, the Hydra's strength, what a card does) must be as they say.
#pragma once

#include <string_view>

#include "base/result.h"
#include "games/deukalion/content.h"
#include "table/deukalion/names.h"

namespace ilion::deukalion {

struct ContentFile {
  Content content{};
  Names names;
};

// A broken file is refused with line and reason.
Result<ContentFile> read_content(std::string_view text);

}  // namespace ilion::deukalion
