// SPDX-License-Identifier: GPL-3.0-or-later
// Who is to be measured, as one writes it: NAME[@MS][+TRAIT=NUMBER]…, a level with a time of its
// own or with one thing changed, so that it can meet itself without.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/search/traits.h"

namespace ilion::arena {

struct Entrant {
  std::string name;
  std::optional<std::int64_t> time_ms;
  Traits traits;
};

// The name alone, whatever follows it.
std::string name_of(std::string_view text);
// Nothing if what follows the name makes no sense.
std::optional<Entrant> read_entrant(std::string_view text);
// How it is written, for those who wrote something else.
std::string_view form_of_entrants();

}  // namespace ilion::arena
