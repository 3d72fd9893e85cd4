// SPDX-License-Identifier: GPL-3.0-or-later
// For whoever types `ilion play` and nothing more: language, game, who plays, which side. Enter
// takes what is proposed, so four times Enter is a match against the best bot there is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "table/games.h"

namespace ilion::cli {

struct Picked {
  GameChoice choice;
  std::vector<std::string> seats;
  Lang lang;
};

// Nothing if the person would rather not. A language that is chosen already is not asked for.
std::optional<Picked> pick(Terminal& terminal, Lang proposed, std::optional<Lang> chosen);

}  // namespace ilion::cli
