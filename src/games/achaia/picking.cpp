// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/picking.h"

namespace ilion::achaia {

std::uint16_t available(const Achaia& game, const Board& board, std::uint8_t round) {
  std::uint64_t limits = game.limits();
  for (std::size_t i = 0; i < kLocations; ++i)  // [A1.7]
    limits += board.increased[i] * Crowd::one(location_at(i));
  return static_cast<std::uint16_t>(board.dice.crowd().below(limits) &
                                    ~game.locked(round));  // [A3.7]
}

void carry_out(const Operation& operation, const Pick& pick, Board& board) {
  switch (operation.op) {
    case Op::RaiseLimit: ++board.increased[index_of(pick.to.place())]; return;
    case Op::TileDiceAdd:
      for (std::size_t i = 0; i < kColours; ++i) {
        DiceOfColour dice = board.dice.of(colour_at(i));
        // The order stays: within a location the values keep theirs when all change alike.
        for (Spot& spot : dice)
          if (spot.place() == pick.to.place()) spot = spot.plus(operation.amount);
        board.dice.put(colour_at(i), dice);
      }
      return;
    case Op::LayMarker:
    case Op::RemoveMarker:
    case Op::DiscardCharacter: return;
    default:
      if (pick.from != pick.to) board.dice.replace(pick.colour, pick.from, pick.to);
  }
}

Board foreseen(const Achaia& game, const State& state) {
  Board board = state.board;
  const Act& act = state.question.act;
  if (act.picked == 0) return board;
  const Operations& operations = game.operations(act);
  for (std::size_t i = 0; i < act.picked; ++i)
    carry_out(operations[act.picks[i].op], act.picks[i], board);
  return board;
}

Phase step_phase(const Operation& operation, bool awaits) {
  switch (operation.op) {
    case Op::DieStep: return Phase::PickStep;
    case Op::RaiseLimit:
    case Op::TileDiceAdd: return Phase::PickLocation;
    case Op::LayMarker:
    case Op::RemoveMarker: return Phase::PickMarker;
    case Op::DiscardCharacter: return Phase::PickCharacter;
    case Op::SwapPlaces:
    case Op::SwapValues: return awaits ? Phase::PickPartner : Phase::PickDie;
    default: return awaits ? Phase::PickTo : Phase::PickDie;
  }
}

bool Picking::belongs(Colour colour, Party party) const {
  const Colours colours = game_.colours();
  if (!colours.is_used(colour)) return false;
  const Seat owner = colours.owner(colour);  // [A11.4] either colour of a player is his
  switch (party) {
    case Party::Self: return owner == act_.actor;
    case Party::Opp: return owner == act_.other;
    case Party::Anyone: return true;
    default: return owner != act_.actor;
  }
}

// Different dice: one that this operation has named already is not named again, but another that
// looks like it now may be.
bool Picking::is_fresh(const Die& die) const {
  int named = 0;
  for (std::size_t i = 0; i < act_.picked; ++i) {
    const Pick& pick = act_.picks[i];
    const bool here = pick.op == act_.op && pick.colour == die.colour && pick.to == die.spot;
    named += here ? 1 : 0;
  }
  return named == 0 || board_.dice.count(die.colour, die.spot) > named;
}

// [A11.5]
bool Picking::keeps_to_one_colour(Colour colour) const {
  const Colours colours = game_.colours();
  if (colours.owner(colour) != act_.actor) return true;
  for (std::size_t i = 0; i < act_.picked; ++i) {
    const Pick& pick = act_.picks[i];
    const bool own = colours.owner(pick.colour) == act_.actor;
    if (pick.op == act_.op && own && pick.colour != colour) return false;
  }
  return true;
}

bool Picking::may_pick(Colour colour, Spot spot) const {
  if (operation_.where == Where::Troy && !spot.in_troy()) return false;  // [A3.5]
  if (!is_fresh({colour, spot})) return false;
  switch (operation_.op) {
    case Op::DieAdd: return spot.plus(operation_.amount) != spot;  // [A3.6]
    case Op::DieFlip: return spot.value() <= operation_.amount;
    case Op::DieReroll: return keeps_to_one_colour(colour);
    case Op::DieAddMove:
    case Op::DieMove: return spot.in_troy() && others(spot.place()) != 0;  // [A3.8]
    case Op::SwapPlaces:
    case Op::SwapValues: return spot.in_troy() && has_partner({colour, spot});
    case Op::MoveThere: {
      const Location there = act_.last().to.place();
      return spot.in_troy() && spot.place() != there && (available_ & bit(there)) != 0;
    }
    default: return false;
  }
}

bool Picking::may_step(const Die& die, Direction direction) const {
  const int by = direction == Direction::Up ? operation_.amount : -operation_.amount;
  if (operation_.where == Where::Troy && !die.spot.in_troy()) return false;
  return die.spot.plus(by) != die.spot;  // [A3.6]
}

bool Picking::may_partner(const Die& first, const Die& die) const {
  if (!die.spot.in_troy()) return false;
  if (operation_.op == Op::SwapPlaces) return die.spot.place() != first.spot.place();
  return die.spot.place() == first.spot.place() && die.spot.value() != first.spot.value();
}

bool Picking::has_partner(const Die& die) const {
  bool found = false;
  dice(operation_.second, [&](const Die& other) {
    found = may_partner(die, other);
    return !found;
  });
  return found;
}

std::uint16_t Picking::locations() const {
  if (operation_.op == Op::RaiseLimit) {  // [A10.O01] any unlocked one, full or not
    if (increased_left(board_) == 0) return 0;
    return static_cast<std::uint16_t>(~game_.locked(s_.round) & ((1U << kLocations) - 1));
  }
  const Crowd crowd = board_.dice.crowd();
  unsigned held = 0;
  for (std::size_t i = 0; i < kLocations; ++i)
    held |= (crowd.on(location_at(i)) > 0 ? 1U : 0U) << i;
  return static_cast<std::uint16_t>(held);
}

bool Picking::may_mark(Colour colour, Location location) const {
  if (operation_.op == Op::RemoveMarker)
    return belongs(colour, operation_.who) &&
           s_.markers[index_of(colour)][index_of(location)] >= operation_.count;
  if (!belongs(colour, Party::Self) || markers_left(s_, colour) == 0) return false;  // [A3.12]
  return operation_.where != Where::OwnDie || board_.dice.sum(colour, location) > 0;
}

}  // namespace ilion::achaia
