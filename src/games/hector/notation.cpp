// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hector/notation.h"

namespace ilion {

ILION_TEXT_CODECS(, hector);

}  // namespace ilion
