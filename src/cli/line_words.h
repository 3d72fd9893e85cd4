// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "table/table.h"

namespace ilion::cli {

// What a bot expects to follow its move: "Hector: …; Achilles: …".
inline std::string line_says(const Table& table, const Weighed& weighed, Lang lang) {
  std::string says;
  for (std::size_t i = 1; i < weighed.line.size(); ++i) {
    const Weighed::Ply& ply = weighed.line[i];
    says += (i > 1 ? "; " : "") + table.seat_name(ply.seat, lang) + ": " + ply.says;
  }
  return says;
}

}  // namespace ilion::cli
