// SPDX-License-Identifier: GPL-3.0-or-later
// A bot is handed what its seat sees and the moves its seat may choose from: never a State, never
// the generator that deals. It cannot cheat because it is never told. Its own luck comes from a
// generator of its own, so that the same view and seed give the same move in every world.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "game/game.h"

namespace ilion {

template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  virtual typename G::Move choose(const G& game, const typename G::View& view,
                                  const typename G::MoveList& moves, Rng& rng) = 0;
};

template <class MoveList>
const typename MoveList::value_type& any_of_moves(const MoveList& moves, Rng& rng) {
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// The move of the highest value; luck decides between equals.
template <class MoveList, class ValueOf>
typename MoveList::value_type best_of_moves(const MoveList& moves, const ValueOf& value_of,
                                            Rng& rng) {
  MoveList best;
  double highest = 0;
  for (const auto& move : moves) {
    const double value = value_of(move);
    if (!best.empty() && value < highest) continue;
    if (value > highest) best.clear();
    highest = value;
    best.push_back(move);
  }
  return best.size() == 1 ? best[0] : any_of_moves(best, rng);
}

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const G&, const typename G::View&, const typename G::MoveList& moves,
                          Rng& rng) override {
    return any_of_moves(moves, rng);
  }
};

// The bots that can sit at a table of this game, weakest first. Each game's folder specialises
// these two; bots/all_bots.h brings every game's.
template <Game G>
std::span<const std::string_view> bot_names();

// Nothing if there is no such bot.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name);

}  // namespace ilion
