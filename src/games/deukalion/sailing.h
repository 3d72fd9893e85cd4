// SPDX-License-Identifier: GPL-3.0-or-later
// How far ships and the Hydra come: floods of squares. For the generator, for bots and for faces;
// the judge walks the map on its own.
#pragma once

#include "games/deukalion/board.h"
#include "games/deukalion/open.h"

namespace ilion::deukalion {

// Every square within so many steps, the start included. A wave goes on from the start and from
// squares that let pass.
inline SquareSet flood(Square from, std::size_t steps, SquareSet enter, SquareSet pass) {
  SquareSet reached(from);
  SquareSet wave(from);
  for (; steps > 0 && !wave.empty(); --steps) {
    const SquareSet next = (wave.neighbours() & enter) - reached;
    reached |= next;
    wave = next & pass;
  }
  return reached;
}

// [D6.1] The acting player's allowance.
inline std::size_t sail_allowance(const Open& open) {
  const Progress& progress = open.progress;
  const std::size_t middle = progress.middle_three ? 3U : number(open.middle);  // [D11.AC11]
  const std::size_t die = open.in_turn() ? number(open.die_of(Action::Sail)) : middle;
  const std::size_t pegasus = open.players[open.acting].pegasus ? 1U : 0U;  // [D11.AC01]
  return die + pegasus + std::size_t{2} * progress.aiolos;                  // [D11.AC04]
}

// The squares of all ships but one.
inline SquareSet other_ships(const Open& open, Seat but) {
  SquareSet squares;
  for (std::size_t i = 0; i < kMaxPlayers; ++i)
    if (seat_at(i) != but) squares |= SquareSet(open.players[seat_at(i)].ship);
  return squares;
}

// Where the acting player's sail can lead, and of that the squares with a ship to attack. `others`
// are the squares of all other ships.
struct Sails {
  SquareSet all;
  SquareSet against;
};

inline Sails sails(const Board& board, const Open& open, SquareSet others, bool may_enter_hydra) {
  const Player& player = open.players[open.acting];
  const SquareSet hydra(open.hydra);
  const SquareSet ships = others & board.open();  // [D2.5] safe elsewhere
  SquareSet enter = board.water();
  if (!may_enter_hydra) enter -= hydra;                         // [D6.5]
  if (player.aboard == 0) enter -= ships;                       // [D6.4]
  const SquareSet pass = enter - board.styx() - hydra - ships;  // [D6.3]
  const SquareSet all = flood(player.ship, sail_allowance(open), enter, pass);
  return {all, (all & ships) - hydra - SquareSet(player.ship)};
}

// [D10.2] The same for the Hydra, moved by the acting player.
inline Sails hydra_moves(const Board& board, const Open& open, SquareSet others,
                         std::size_t steps) {
  const SquareSet enter = board.open() - SquareSet(open.players[open.acting].ship);
  const SquareSet all = flood(open.hydra, steps, enter, enter - others) - SquareSet(open.hydra);
  return {all, all & others};
}

}  // namespace ilion::deukalion
