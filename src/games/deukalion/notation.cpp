// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/deukalion/notation.h"

namespace ilion {

ILION_TEXT_CODECS(, deukalion);

}  // namespace ilion
