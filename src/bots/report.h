// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "base/fixed_vec.h"
#include "bots/grounds.h"
#include "game/game.h"

namespace ilion {

// Why a move was chosen: what it and the others are worth, and what is expected to follow.
template <Game G>
struct Report {
  struct Tried {
    typename G::Move move{};
    double value = 0;          // what it means: see `grounds`
    std::uint64_t visits = 0;  // worlds in which it was tried, or rounds of a solution
    double error = 0;          // of the lead over it; a standard error, where it was searched
  };
  struct Ply {
    typename G::Move move{};
    typename G::View view{};  // of the seat that makes it
  };
  FixedVec<Tried, 24> tried;  // the chosen one first, then by what was advised
  FixedVec<Ply, 8> line;      // in a world that looks like this one
  std::uint64_t playouts = 0;
  Grounds grounds = Grounds::Search;
};

}  // namespace ilion
