// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "games/hector/moves.h"

namespace ilion::hector {

// The paragraph of the rules to which a choice belongs.
std::string rule_of(const Move& move);

}  // namespace ilion::hector
