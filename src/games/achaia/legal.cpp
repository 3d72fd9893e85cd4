// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/legal.h"

namespace ilion::achaia {

unsigned concessions(const State& state, const Operation& operation, Seat seat) {
  constexpr auto one = [](Concession what) { return 1U << static_cast<unsigned>(what); };
  unsigned can = 0;
  if (operation.op == Op::PayOrInfluence) {  // [A10.I02]
    if (state.influence[seat] >= operation.count) can |= one(Concession::Influence);
    if (state.gold[seat] >= operation.amount || can == 0) can |= one(Concession::Gold);
    return can;
  }
  const bool street = operation.kin != Kin::Court && state.cousins_of(seat, Cousin::Street) > 0;
  const bool court = operation.kin != Kin::Street && state.cousins_of(seat, Cousin::Court) > 0;
  if (street) can |= one(Concession::Street);
  if (court) can |= one(Concession::Court);
  if (operation.op == Op::CousinOrGold) {  // [A10.E03] who can do neither pays all he has
    if (state.gold[seat] >= operation.amount || can == 0) can |= one(Concession::Gold);
  } else if (state.influence[seat] >= operation.amount) {  // [A10.E18]
    can |= one(Concession::Influence);
  }
  return can;
}

bool may_place(const Achaia& game, const State& state, Seat seat, Colour colour) {
  const Colours colours = game.colours();
  if (!colours.is_used(colour) || colours.owner(colour) != seat) return false;
  if (game.seats() > 2) return true;
  // The first die is of either colour: in setup of the first lap, in preparation of each first one.
  const unsigned laps = state.question.phase == Phase::Place ? 2 * kPlacedDice : 2;
  const bool is_first = state.question.left > (laps - 1) * 2;
  return is_first || colour != state.last_placed[seat];  // [A11.2] [A11.3]
}

bool may_set(const Achaia& game, const State& state, Seat seat, int value) {
  const Colours colours = game.colours();
  const Colour now = state.question.colour;
  int sum = value;
  int unset = -1;
  for (Spot spot : state.board.dice.of(now)) {
    sum += spot.value();
    unset += spot.is_blank() ? 1 : 0;
  }
  int purse = state.gold[seat];
  if (now != colours.main(seat)) {  // what the main colour has cost
    for (Spot spot : state.board.dice.of(colours.main(seat))) purse -= spot.value();
    purse += kFatePool;
  }
  return sum + unset <= kFatePool + purse && sum + 6 * unset >= kFatePool;
}

Actor Achaia::actor(const State& state) const {
  if (is_chance(state.question.phase)) return Actor::chance();
  if (state.question.phase == Phase::Over) return Actor::nobody();
  return Actor::seat(state.question.mover);
}

MoveList Achaia::legal_moves(const State& state) const {
  MoveList moves;
  if (actor(state).is_seat()) Generator(*this, state, moves).run();
  return moves;
}

}  // namespace ilion::achaia
