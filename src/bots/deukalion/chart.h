// SPDX-License-Identifier: GPL-3.0-or-later
// How many steps it is over water from a ship to where something can be done, around the Hydra and
// the other ships at sea as they lie now.
#pragma once

#include <algorithm>
#include <array>

#include "games/deukalion/board.h"
#include "games/deukalion/open.h"

namespace ilion::deukalion {

class Chart {
 public:
  Chart(const Board& board, const Open& open, Seat me);

  // To the nearest square beside a place, from a ship or from beside another place.
  std::uint8_t steps(Square from, Place to) const {
    return ways_.to_place[index_of(from)][index_of(to)];
  }
  std::uint8_t steps(Place from, Place to) const {
    return ways_.between[index_of(from)][index_of(to)];
  }

  std::uint8_t steps_to_athens(Square from) const { return ways_.to_athens[index_of(from)]; }
  std::uint8_t steps_to_athens(Place from) const { return ways_.place_to_athens[index_of(from)]; }
  std::uint8_t steps_to_styx(Square from) const { return ways_.to_styx[index_of(from)]; }
  // To a ship or the Hydra, whatever lies between.
  std::uint8_t steps(Square from, Square to) const { return board_.distance(from, to); }

 private:
  // All ways over this water. They are asked for at every decision and change only when the Hydra
  // or a ship has moved, so those worked out lately are kept.
  struct Ways {
    std::array<std::array<std::uint8_t, kPlaces>, kSquares> to_place{};
    std::array<std::array<std::uint8_t, kPlaces>, kPlaces> between{};
    std::array<std::uint8_t, kSquares> to_athens{};
    std::array<std::uint8_t, kSquares> to_styx{};
    std::array<std::uint8_t, kPlaces> place_to_athens{};

    Ways() = default;
    Ways(const Board& board, SquareSet free);
  };
  static const Ways& kept(const Board& board, SquareSet free);

  const Board& board_;
  Ways ways_;  // a copy: what is kept may be replaced
};

}  // namespace ilion::deukalion
