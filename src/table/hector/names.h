// SPDX-License-Identifier: GPL-3.0-or-later
// The printed names of Hector and Achilles in three languages, as the content file gives them.
#pragma once

#include <array>
#include <string>

#include "games/hector/content.h"
#include "games/hector/troops.h"
#include "table/words.h"

namespace ilion::hector {

using Translated = std::array<std::string, 3>;  // by Lang

struct Names {
  std::array<Translated, kColours> colours;
  std::array<Translated, kValues> troop_types;  // by value less 1
  PerSide<Translated> sides;
  PerSide<std::array<Translated, kHeroes>> heroes;

  const std::string& colour(Colour colour, Lang lang) const;
  const std::string& troop_type(int value, Lang lang) const;
  const std::string& side(Seat side, Lang lang) const;
  const std::string& hero(Seat side, Hero hero, Lang lang) const;
  // "red hoplite 4", "Hoplit rot 4"
  std::string troop(Troop troop, Lang lang) const;

  friend bool operator==(const Names&, const Names&) = default;
};

}  // namespace ilion::hector
