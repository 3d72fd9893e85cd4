// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, in sentences.
#pragma once

#include <optional>
#include <string>

#include "table/achaia/speech.h"

namespace ilion::achaia {

// The view in `speech` is the one before the event. Nothing if the event goes without saying.
std::optional<std::string> event_says(const Speech& speech, const Event& event);

}  // namespace ilion::achaia
