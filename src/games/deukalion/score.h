// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/deukalion/content.h"
#include "games/deukalion/open.h"

namespace ilion::deukalion {

// [D4.2] At this moment.
int points(const Content& content, const Open& open, Seat seat);

}  // namespace ilion::deukalion
