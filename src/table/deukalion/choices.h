// SPDX-License-Identifier: GPL-3.0-or-later
// What a choice does, in a sentence, with its exact odds where a fight follows.
#pragma once

#include <optional>
#include <string>

#include "games/deukalion/game.h"
#include "table/deukalion/speech.h"
#include "table/table.h"

namespace ilion::deukalion {

std::string choice_says(const Deukalion& game, const Speech& speech, const Move& move);

// Choices that differ only in a square or a number stand together: "Sail to e5, e6, f5".
// A choice that stands alone has its notation with the odds, if it is a fight.
std::optional<Grouped> choice_group(const Deukalion& game, const Speech& speech, const Move& move);

}  // namespace ilion::deukalion
