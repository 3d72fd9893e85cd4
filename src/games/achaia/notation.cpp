// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/notation.h"

namespace ilion {

ILION_TEXT_CODECS(, achaia);

}  // namespace ilion
