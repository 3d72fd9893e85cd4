// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/json.h"

namespace ilion {

ILION_JSON_CODECS(, hector);

}  // namespace ilion
