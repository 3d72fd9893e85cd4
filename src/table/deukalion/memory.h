// SPDX-License-Identifier: GPL-3.0-or-later
// What lies open but has no room in the picture [D15.1], in words; after the end the hands as well.
#pragma once

#include <string>

#include "table/deukalion/speech.h"
#include "table/table.h"

namespace ilion::deukalion {

std::string memory(const Speech& speech, std::size_t seats, const Brush& brush);

}  // namespace ilion::deukalion
