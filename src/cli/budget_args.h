// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "bots/search/budget.h"

namespace ilion::cli {

class Subcommand;

// How long bots that search may think: --time-ms, --iterations.
struct BudgetArgs {
  std::optional<std::int64_t> time_ms;
  std::optional<std::uint64_t> iterations;

  void add_to(Subcommand& command);
  Budget take() const;
};

// So many threads as are wished for; 0: one a core.
unsigned take_threads(unsigned wished);

}  // namespace ilion::cli
