// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/json.h"

namespace ilion {

ILION_JSON_CODECS(, deukalion);

}  // namespace ilion
