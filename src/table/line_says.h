// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "table/table.h"

namespace ilion {

inline constexpr std::size_t kWholeLine = std::numeric_limits<std::size_t>::max();

// What a bot expects to follow its move: "Trojans: “…”; you: “…”", so many moves at most. A choice
// is said to whom it is given; it stands between quotes, for its "you" may not be who reads it.
std::string line_says(const Weighed& weighed, std::span<const std::string> names, Lang lang,
                      std::size_t most = kWholeLine);

// All seats by their names.
std::vector<std::string> seat_names(const Table& table, Lang lang);

}  // namespace ilion
