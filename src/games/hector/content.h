// SPDX-License-Identifier: GPL-3.0-or-later
// The printed data that the rules read: hero values and fate tiles. Names and translations stand in
// content/hector.json, which a test holds equal to this table; owners of the box can load a file of
// their own (table/hector/content_file.h).
#pragma once

#include <array>
#include <cstdint>

#include "games/hector/types.h"

namespace ilion::hector {

using TileEdges = std::array<Colour, kEdges>;  // clockwise

struct Content {
  PerSide<std::array<std::uint8_t, kHeroes>> hero_values;  // by colour, in the order of Colour
  std::array<TileEdges, kTiles> tiles;

  int value(Seat side, Hero hero) const { return hero_values[side][index_of(hero)]; }
  friend bool operator==(const Content&, const Content&) = default;
};

constexpr Content printed_content() {
  using enum Colour;
  Content content{};
  // clang-format off
  // [H1.3]                             R  G  B  Y  P  N
  content.hero_values[kAchaeans] = {    6, 5, 5, 4, 4, 3 };
  content.hero_values[kTrojans]  = {    6, 5, 5, 4, 4, 3 };
  // [H1.4] clockwise
  content.tiles = {{
    { Red,   Blue,   Green,  Yellow },
    { Red,   Green,  Blue,   Purple },
    { Red,   Green,  Yellow, Brown  },
    { Red,   Blue,   Purple, Brown  },
    { Green, Purple, Yellow, Brown  },
    { Blue,  Yellow, Purple, Brown  },
  }};
  // clang-format on
  return content;
}

constexpr bool has_four_colours(const TileEdges& tile) {
  for (std::size_t i = 0; i < kEdges; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (tile[i] == tile[j]) return false;
  return true;
}

struct Options {
  bool open_discards = false;  // [H4.2]
  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace ilion::hector
