// SPDX-License-Identifier: GPL-3.0-or-later
// Of voyages for two treasures: where the second one is best fetched. That does not depend on where
// the ship lies now, so what one evaluation has found out serves the others of the same decision,
// and most of those after it.
#pragma once

#include <array>
#include <cstdint>

#include "games/deukalion/sets.h"
#include "games/deukalion/types.h"

namespace ilion::deukalion {

struct SecondLegs {
  // All that they depend on, besides the water.
  struct Terms {
    std::array<Treasures, kCities> cities{};
    std::array<double, kCities> conquest{};  // the prospect of the second fight in each
    bool pegasus = false;

    friend bool operator==(const Terms&, const Terms&) = default;
  };

  // `way_home`: from each city, over the same water.
  void begin(const Terms& now, const std::array<double, kCities>& way_home) {
    if (terms == now) return;
    terms = now;
    best = {};
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      unsigned cities = 0;
      for (std::size_t i = 0; i < kCities; ++i)
        if (terms.cities[i].has(colour_at(colour))) cities |= 1U << i;
      having[colour] = static_cast<std::uint8_t>(cities);
    }
    for (std::size_t i = 0; i < kCities; ++i) onward[i] = terms.conquest[i] * way_home[i];
  }

  struct Best {
    bool known = false;
    // A bit for each that may be the best: more than one if only rounding could tell them apart.
    std::uint8_t cities = 0;
    float at_most = 0;  // what it is worth, rounded up
  };

  Terms terms;
  std::array<std::uint8_t, kColours> having{};  // this colour: a bit for each city
  std::array<double, kCities> onward{};         // from each: the fight, and home
  // By the city of the first treasure, the colour of the second, and whether both are of one.
  std::array<std::array<std::array<Best, 2>, kColours>, kCities> best{};
};
static_assert(kCities <= 8);

}  // namespace ilion::deukalion
