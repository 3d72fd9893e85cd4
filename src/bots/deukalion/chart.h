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
    return to_place_[index_of(from)][index_of(to)];
  }
  std::uint8_t steps(Place from, Place to) const { return between_[index_of(from)][index_of(to)]; }

  std::uint8_t steps_to_athens(Square from) const { return to_athens_[index_of(from)]; }
  std::uint8_t steps_to_athens(Place from) const { return place_to_athens_[index_of(from)]; }
  std::uint8_t steps_to_styx(Square from) const { return to_styx_[index_of(from)]; }
  // To a ship or the Hydra, whatever lies between.
  std::uint8_t steps(Square from, Square to) const { return board_.distance(from, to); }

 private:
  const Board& board_;
  std::array<std::array<std::uint8_t, kPlaces>, kSquares> to_place_{};
  std::array<std::array<std::uint8_t, kPlaces>, kPlaces> between_{};
  std::array<std::uint8_t, kSquares> to_athens_{};
  std::array<std::uint8_t, kSquares> to_styx_{};
  std::array<std::uint8_t, kPlaces> place_to_athens_{};
};

}  // namespace ilion::deukalion
