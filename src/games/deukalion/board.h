// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from the map, worked out once when a game is made: which squares are what, what lies
// beside what, and how far it is over water.
#pragma once

#include <array>
#include <cstdint>

#include "games/deukalion/content.h"
#include "games/deukalion/squares.h"

namespace ilion::deukalion {

class Board {
 public:
  static constexpr std::uint8_t kUnreachable = 255;

  explicit Board(const Content& content);

  SquareSet water() const { return water_; }      // every square a ship can lie on
  SquareSet open() const { return open_; }        // open water: not safe [D2.5]
  SquareSet anchors() const { return anchors_; }  // [D2.4]
  SquareSet styx() const { return styx_; }
  SquareSet safe() const { return anchors_ | styx_; }

  // Water beside a city or settlement, and the places beside a square, a bit each [D2.3].
  SquareSet beside(Place place) const { return beside_[index_of(place)]; }
  unsigned places_beside(Square square) const { return places_beside_[index_of(square)]; }

  // [D2.3] Over water, whatever lies there.
  std::uint8_t distance(Square from, Square to) const {
    return distance_[index_of(from)][index_of(to)];
  }
  // Open water at exactly this distance, 1 to 3 [D9.7].
  SquareSet open_at(Square from, std::size_t steps) const {
    return open_at_[index_of(from)][steps - 1];
  }

  // [D9.7] Where a ship or the Hydra can be shifted to, if these squares are taken.
  SquareSet shift_squares(Square from, SquareSet taken) const {
    for (std::size_t steps = kShiftSteps; steps > 1; --steps)
      if (const SquareSet free = open_at(from, steps) - taken; !free.empty()) return free;
    return open_at(from, 1) - taken;
  }

  // Quests with this task, and those with soldiers or cards to bring to a city.
  QuestSet beat_hydra() const { return beat_hydra_; }
  QuestSet beat_ship() const { return beat_ship_; }
  QuestSet errands_to(Place city) const { return errands_[index_of(city)]; }

 private:
  void measure();

  SquareSet water_, open_, anchors_, styx_;
  QuestSet beat_hydra_, beat_ship_;
  std::array<QuestSet, kCities> errands_{};
  std::array<SquareSet, kPlaces> beside_{};
  std::array<std::uint16_t, kSquares> places_beside_{};
  std::array<std::array<SquareSet, kShiftSteps>, kSquares> open_at_{};
  std::array<std::array<std::uint8_t, kSquares>, kSquares> distance_{};
};

}  // namespace ilion::deukalion
