// SPDX-License-Identifier: GPL-3.0-or-later
// How many steps it is over water from a ship to where something can be done, around the Hydra and
// the other ships at sea as they lie now.
#pragma once

#include <algorithm>
#include <array>

#include "bots/deukalion/second_legs.h"
#include "games/deukalion/board.h"
#include "games/deukalion/open.h"

namespace ilion::deukalion {

class Chart {
 public:
  Chart(const Board& board, const Open& open, Seat me);
  ~Chart();
  Chart(const Chart&) = delete;
  Chart& operator=(const Chart&) = delete;

  // To the nearest square beside a place, from a ship or from beside another place.
  std::uint8_t steps(Square from, Place to) const {
    return ways_->to_place[index_of(from)][index_of(to)];
  }
  std::uint8_t steps(Place from, Place to) const {
    return ways_->between[index_of(from)][index_of(to)];
  }

  std::uint8_t steps_to_athens(Square from) const { return ways_->to_athens[index_of(from)]; }
  std::uint8_t steps_to_athens(Place from) const { return ways_->place_to_athens[index_of(from)]; }
  std::uint8_t steps_to_styx(Square from) const { return ways_->to_styx[index_of(from)]; }
  // To a ship or the Hydra, whatever lies between.
  std::uint8_t steps(Square from, Square to) const { return board_.distance(from, to); }

  // Whether all ways are as on another chart: those from these ships, and those between places.
  bool agrees(const Chart& other, const Open& open, std::size_t seats) const;

  // What voyages over this water have found out.
  SecondLegs& second_legs() const;

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
  struct Kept;
  static Kept& kept(const Board& board, SquareSet free);

  const Board& board_;
  Kept* kept_;
  const Ways* ways_;
};

}  // namespace ilion::deukalion
