// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/chart.h"

#include <bit>
#include <vector>

#include "base/check.h"
#include "base/rng.h"
#include "games/deukalion/sailing.h"

namespace ilion::deukalion {

namespace {

// A wave from all of these squares at once: every square is as far as the step that reaches it. The
// wave does not go on from squares that are not free, but a ship there could come away.
using Steps = std::array<std::uint8_t, kSquares>;
Steps steps_from(SquareSet start, SquareSet water, SquareSet free) {
  Steps steps{};
  steps.fill(Board::kUnreachable);
  SquareSet wave = start & free;
  SquareSet seen = wave;
  for (std::uint8_t n = 0; !wave.empty(); ++n) {
    for (Square square : wave) steps[index_of(square)] = n;
    wave = ((wave & free).neighbours() & water) - seen;
    seen |= wave;
  }
  return steps;
}

std::uint8_t least(const Steps& steps, SquareSet squares) {
  std::uint8_t fewest = Board::kUnreachable;
  for (Square square : squares) fewest = std::min(fewest, steps[index_of(square)]);
  return fewest;
}

// All that the ways depend on besides what is in the way: people may play with a map of their own.
using Map = std::array<SquareSet, kPlaces + 3>;
Map map_of(const Board& board) {
  Map map{board.water(), board.anchors(), board.styx()};
  for (std::size_t i = 0; i < kPlaces; ++i) map[3 + i] = board.beside(place_at(i));
  return map;
}

}  // namespace

Chart::Ways::Ways(const Board& board, SquareSet free) {
  to_athens = steps_from(board.anchors(), board.water(), free);
  to_styx = steps_from(board.styx(), board.water(), free);
  for (std::size_t to = 0; to < kPlaces; ++to) {
    const auto steps = steps_from(board.beside(place_at(to)), board.water(), free);
    for (std::size_t from = 0; from < kSquares; ++from) to_place[from][to] = steps[from];
    for (std::size_t from = 0; from < kPlaces; ++from)
      between[from][to] = least(steps, board.beside(place_at(from)));
    place_to_athens[to] = least(to_athens, board.beside(place_at(to)));
  }
}

struct Chart::Kept {
  Map map{};
  SquareSet free;
  Ways ways;
  SecondLegs second_legs;
  int charts = 0;  // that look at it: it must stay as it is
};

Chart::Kept& Chart::kept(const Board& board, SquareSet free) {
  constexpr std::size_t kMost = 512;
  static_assert(kMost * sizeof(Kept) <= 1024 * 1024);  // a thread
  thread_local std::vector<Kept> all(kMost);
  const Map map = map_of(board);
  std::uint64_t mixed = std::bit_cast<std::uint64_t>(free);
  const std::size_t home = splitmix64(mixed) % kMost;
  for (std::size_t n = 0; n < kMost; ++n) {
    Kept& kept = all[(home + n) % kMost];
    if (kept.free == free && kept.map == map) return kept;
    if (kept.charts > 0) continue;
    kept = {map, free, Ways(board, free), {}, 0};
    return kept;
  }
  ILION_CHECK(false);  // a decision looks at a handful of charts, not at hundreds at once
  return all[home];
}

Chart::Chart(const Board& board, const Open& open, Seat me) : board_(board) {
  const SquareSet in_the_way =
      SquareSet(open.hydra) | (other_ships(open, me) & board.open());  // [D6.3]
  const SquareSet free = (board.water() - in_the_way) | SquareSet(open.players[me].ship);
  kept_ = &kept(board, free);
  ++kept_->charts;
  ways_ = &kept_->ways;
}

Chart::~Chart() { --kept_->charts; }

bool Chart::agrees(const Chart& other, const Open& open, std::size_t seats) const {
  if (ways_ == other.ways_) return true;
  const Ways& a = *ways_;
  const Ways& b = *other.ways_;
  if (a.between != b.between || a.place_to_athens != b.place_to_athens) return false;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::size_t ship = index_of(open.players[seat_at(i)].ship);
    if (ship == kSquares) return false;
    if (a.to_place[ship] != b.to_place[ship] || a.to_athens[ship] != b.to_athens[ship] ||
        a.to_styx[ship] != b.to_styx[ship])
      return false;
  }
  return true;
}

SecondLegs& Chart::second_legs() const { return kept_->second_legs; }

}  // namespace ilion::deukalion
