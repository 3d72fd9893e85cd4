// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ilion {

// Why a player's wish is not granted: the paragraph that says so, and the key of a sentence in the
// game's catalogue of words (content/words/), which has it in every language. Both point to
// literals.
struct Refusal {
  std::string_view rule;
  std::string_view why;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace ilion
