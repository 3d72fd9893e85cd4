// SPDX-License-Identifier: GPL-3.0-or-later
// A content file says some things again in other words: which squares lie beside a city, how many
// cards there are in all. Whoever changes a map may leave these out; where they stand, they must
// agree with it.
#pragma once

#include "games/deukalion/content.h"
#include "table/content_reader.h"

namespace ilion::deukalion {

// Complains of the first repetition that disagrees. The map must be one that check_content()
// passes.
void check_repetitions(ContentReader& reader, const LinedJson& root, const Content& content);

}  // namespace ilion::deukalion
