// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/deukalion/game.h"

namespace ilion::deukalion {

Deukalion::Deukalion(std::size_t seats, Options options, const Content& content)
    : seats_(seats), options_(options), content_(content), board_(content) {
  ILION_CHECK(seats >= kMinPlayers && seats <= kMaxPlayers);  // [D1.2]
}

}  // namespace ilion::deukalion
