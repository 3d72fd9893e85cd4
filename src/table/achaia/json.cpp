// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/json.h"

namespace ilion {

ILION_JSON_CODECS(, achaia);

}  // namespace ilion
