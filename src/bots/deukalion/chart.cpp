// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/chart.h"

namespace ilion::deukalion {

namespace {

// A wave from all of these squares at once: every square is as far as the step that reaches it.
std::array<std::uint8_t, kSquares> steps_from(const Board& board, SquareSet start) {
  std::array<std::uint8_t, kSquares> steps{};
  steps.fill(Board::kUnreachable);
  SquareSet seen = start;
  for (std::uint8_t n = 0; !start.empty(); ++n) {
    for (Square square : start) steps[index_of(square)] = n;
    start = (start.neighbours() & board.water()) - seen;
    seen |= start;
  }
  return steps;
}

std::uint8_t least(const std::array<std::uint8_t, kSquares>& steps, SquareSet squares) {
  std::uint8_t fewest = Board::kUnreachable;
  for (Square square : squares) fewest = std::min(fewest, steps[index_of(square)]);
  return fewest;
}

}  // namespace

Chart::Chart(const Board& board) : board_(board) {
  to_athens_ = steps_from(board, board.anchors());
  to_styx_ = steps_from(board, board.styx());
  for (std::size_t to = 0; to < kPlaces; ++to) {
    const auto steps = steps_from(board, board.beside(place_at(to)));
    for (std::size_t from = 0; from < kSquares; ++from) to_place_[from][to] = steps[from];
    for (std::size_t from = 0; from < kPlaces; ++from)
      between_[from][to] = least(steps, board.beside(place_at(from)));
    place_to_athens_[to] = least(to_athens_, board.beside(place_at(to)));
  }
}

}  // namespace ilion::deukalion
