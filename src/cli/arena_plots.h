// SPDX-License-Identifier: GPL-3.0-or-later
// The drawings of the arena's page. Lengths across are parts of the width, so that a drawing fills
// any screen and its words stay as large as the others.
#pragma once

#include <string>

#include "cli/arena_report.h"

namespace ilion::cli {

std::string shares_plot(const ArenaReport& report);
std::string elo_plot(const ArenaReport& report);
std::string times_plot(const ArenaReport& report);
std::string cross_plot(const ArenaReport& report);

// Who is told the truth is marked wherever he is named; long names may break between traits.
bool is_told(const std::string& bot);
std::string marked(const std::string& bot);

std::string percent(double share);                      // "33.3 %"
std::string percents(const arena::Interval& interval);  // "30.1 – 36.6 %"
std::string elos(const arena::Interval& interval);      // "-12 to 40"
std::string time_text(double ms);                       // "3.2 µs", "1.5 s"

}  // namespace ilion::cli
