// SPDX-License-Identifier: GPL-3.0-or-later
// What the steps of an announcement may name [A5.18], for the generator and the flow. Inside the
// room only.
#pragma once

#include "games/achaia/game.h"

namespace ilion::achaia {

constexpr std::uint16_t bit(Location location) {
  return static_cast<std::uint16_t>(1U << index_of(location));
}

// [A3.7] Bit i: location i is available.
std::uint16_t available(const Achaia& game, const Board& board, std::uint8_t round);

// Carries out one thing that was named, dice that are rolled left aside.
void carry_out(const Operation& operation, const Pick& pick, Board& board);

// The board with all that was named so far counting as done [A5.18].
Board foreseen(const Achaia& game, const State& state);

// How a step of an operation is asked for.
Phase step_phase(const Operation& operation, bool awaits);
// How many dice or other things an operation names, partners aside.
inline int wanted(const Operation& operation) {
  const auto picks = static_cast<int>(picks_of(operation));
  return operation.op == Op::SwapPlaces || operation.op == Op::SwapValues ? 1 : picks;
}
// [A3.14] "may" and "up to": whether the next thing need not be named.
inline bool is_optional(const Operation& operation, int picked) {
  return operation.op == Op::MoveThere || (operation.up_to && picked > 0);
}

// Looks at one question of an announcement.
class Picking {
 public:
  Picking(const Achaia& game, const State& state)
      : game_(game),
        s_(state),
        act_(state.question.act),
        operation_(game.operations(act_)[act_.op]),
        board_(foreseen(game, state)),
        available_(moves() ? achaia::available(game, board_, state.round) : std::uint16_t{0}) {}

  const Board& board() const { return board_; }
  const Operation& operation() const { return operation_; }

  // Calls visit(die) for each that may be named, in order; a visit that returns false ends it.
  template <class Visit>
  void dice(Party party, const Visit& visit) const {
    for (std::size_t i = 0; i < kColours; ++i) {
      const Colour colour = colour_at(i);
      if (!belongs(colour, party)) continue;
      Spot last;
      for (Spot spot : board_.dice.of(colour)) {
        if (spot == last) continue;  // [A3.17]
        last = spot;
        if (!visit(Die{colour, spot})) return;
      }
    }
  }

  // Colour and spot apart, so that they come in registers.
  bool may_pick(Colour colour, Spot spot) const;
  bool may_step(const Die& die, Direction direction) const;
  bool may_partner(const Die& first, const Die& die) const;
  std::uint16_t destinations() const { return others(act_.last().to.place()); }
  std::uint16_t locations() const;
  bool may_mark(Colour colour, Location location) const;

 private:
  bool moves() const {
    return operation_.op == Op::DieMove || operation_.op == Op::DieAddMove ||
           operation_.op == Op::MoveThere;
  }
  bool belongs(Colour colour, Party party) const;
  bool is_fresh(const Die& die) const;
  bool has_partner(const Die& die) const;
  bool keeps_to_one_colour(Colour colour) const;
  std::uint16_t others(Location place) const {
    return static_cast<std::uint16_t>(available_ & ~bit(place));
  }

  const Achaia& game_;
  const State& s_;
  const Act& act_;
  const Operation& operation_;
  Board board_;
  std::uint16_t available_;
};

}  // namespace ilion::achaia
