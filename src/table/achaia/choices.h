// SPDX-License-Identifier: GPL-3.0-or-later
// What a choice does, in a sentence, in a few words, and which choices stand together.
#pragma once

#include <optional>
#include <string>

#include "table/achaia/speech.h"
#include "table/table.h"

namespace ilion::achaia {

std::string choice_says(const Speech& speech, const Move& move);
std::string choice_briefly(const Speech& speech, const Move& move);
std::optional<Grouped> choice_group(const Speech& speech, const Move& move);

}  // namespace ilion::achaia
