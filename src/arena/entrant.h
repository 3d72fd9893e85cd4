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
  // One who has a time or a number of playouts of its own has nothing of what is common to all.
  bool has_own_budget() const { return time_ms || traits.playouts; }
  friend bool operator==(const Entrant&, const Entrant&) = default;
};

// The name alone, whatever follows it.
std::string name_of(std::string_view text);
// Nothing if what follows the name makes no sense.
std::optional<Entrant> read_entrant(std::string_view text);
// What it is given and a bot with these traits has not: "time to think", "trait 'beliefs'"; empty
// if it has all.
std::string first_lacking(const Entrant& entrant, const Traits& had);
// How it is written, for those who wrote something else.
std::string_view form_of_entrants();

}  // namespace ilion::arena
