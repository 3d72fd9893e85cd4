// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/deukalion/board.h"

namespace ilion::deukalion {

Board::Board(const Content& content) {
  for (std::size_t i = 0; i < kSquares; ++i) {
    const SquareSet here(square_at(i));
    switch (content.map[i]) {
      case Ground::Land: break;  // [D2.2] no ship and no Hydra enters it
      case Ground::Water: open_ |= here; break;
      case Ground::Anchor: anchors_ |= here; break;
      case Ground::Styx: styx_ |= here; break;
    }
  }
  water_ = open_ | anchors_ | styx_;
  for (std::size_t i = 0; i < kPlaces; ++i) {
    beside_[i] = SquareSet(content.places[i].square).neighbours() & water_;
    for (Square square : beside_[i])
      places_beside_[index_of(square)] =
          static_cast<std::uint16_t>(places_beside_[index_of(square)] | 1U << i);
  }
  for (std::size_t i = 0; i < kQuests; ++i)
    for (const TaskRow& task : content.quests[i].tasks) {
      if (task.kind == TaskKind::BeatHydra) beat_hydra_.add(quest_at(i));
      if (task.kind == TaskKind::BeatShip) beat_ship_.add(quest_at(i));
      if (is_city(task.city)) errands_[index_of(task.city)].add(quest_at(i));
    }
  measure();
}

// [D2.3] A wave from every square; what it reaches first in a step is that many steps away.
void Board::measure() {
  for (auto& row : distance_) row.fill(kUnreachable);
  for (Square from : water_) {
    SquareSet seen(from);
    SquareSet wave(from);
    for (std::uint8_t steps = 0; !wave.empty(); ++steps) {
      for (Square square : wave) distance_[index_of(from)][index_of(square)] = steps;
      if (steps >= 1 && steps <= kShiftSteps) open_at_[index_of(from)][steps - 1U] = wave & open_;
      wave = (wave.neighbours() & water_) - seen;
      seen |= wave;
    }
  }
}

}  // namespace ilion::deukalion
