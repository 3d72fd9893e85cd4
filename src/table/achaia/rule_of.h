// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "games/achaia/moves.h"
#include "games/achaia/view.h"

namespace ilion::achaia {

// The paragraph of the rules to which a choice belongs; of a step that of the card, character,
// event or location it is a step of.
std::string rule_of(const View& view, const Move& move);

}  // namespace ilion::achaia
