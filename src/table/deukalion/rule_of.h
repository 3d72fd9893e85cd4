// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "games/deukalion/moves.h"
#include "games/deukalion/view.h"

namespace ilion::deukalion {

// The paragraph of the rules to which a choice belongs.
std::string rule_of(const View& view, const Move& move);

}  // namespace ilion::deukalion
