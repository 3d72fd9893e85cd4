// SPDX-License-Identifier: GPL-3.0-or-later
// A bot is handed what its seat sees and the moves its seat may choose from: never a State, never
// the generator that deals. It cannot cheat because it is never told. Its own luck comes from a
// generator of its own, so that the same view and seed give the same move in every world.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "base/fixed_vec.h"
#include "bots/decision.h"
#include "bots/report.h"
#include "bots/search/budget.h"
#include "bots/search/traits.h"
#include "game/game.h"

namespace ilion {

template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  virtual typename G::Move choose(const G& game, const typename G::View& view,
                                  const typename G::MoveList& moves, Rng& rng) = 0;

  // Another budget than the level's own, for one that searches; a thread or time that is not
  // given stays as it is.
  virtual void limit(const Budget&) {}
  // One thing or another changed about its search, before it first chooses.
  virtual void change(const Traits&) {}
  // What can be changed about it at a table of so many seats, as it stands: nothing where nobody
  // would ask for it. Who has a number of playouts may have a time, too.
  virtual Traits traits(std::size_t /*seats*/) const { return {}; }
  // One move more to try, whatever is advised: for looking back at what somebody played.
  virtual void compare(const typename G::Move&) {}
  // Why the last move was chosen, while the game that it was chosen in stands; nothing before it.
  // A game's own `easy` is explained by who seats it (bots/levels.h).
  virtual const Report<G>* why() const { return nullptr; }
};

// A number for each move of a list, higher is better, in a unit of the game's own.
template <Game G>
using Advice = FixedVec<double, G::MoveList::capacity()>;

template <class MoveList>
const typename MoveList::value_type& any_of_moves(const MoveList& moves, Rng& rng) {
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// The move that is advised most; luck decides between equals.
template <class MoveList, class List>
typename MoveList::value_type best_advised(const MoveList& moves, const List& advice, Rng& rng) {
  MoveList best;
  double highest = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!best.empty() && advice[i] < highest) continue;
    if (advice[i] > highest) best.clear();
    highest = advice[i];
    best.push_back(moves[i]);
  }
  return best.size() == 1 ? best[0] : any_of_moves(best, rng);
}

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const G& game, const typename G::View& view,
                          const typename G::MoveList& moves, Rng& rng) override {
    return decision_.keep(game, view, moves, any_of_moves(moves, rng));
  }
  void compare(const typename G::Move& move) override { decision_.compare(move); }
  const Report<G>* why() const override {
    if (!decision_.is_kept()) return nullptr;
    Advice<G> shares;
    for (std::size_t i = 0; i < decision_.moves().size(); ++i)
      shares.push_back(1 / static_cast<double>(decision_.moves().size()));
    report_ = decision_.explained(Grounds::Lot, shares);
    return &report_;
  }

 private:
  Decision<G> decision_;
  mutable Report<G> report_;
};

// The bots that can sit at a table of this game, weakest first (bots/levels.h). Each game's folder
// specialises these two; bots/all_bots.h brings every game's.
template <Game G>
std::span<const std::string_view> bot_names();

// For a table of so many seats; nothing if there is no such bot.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name, std::size_t seats);

}  // namespace ilion
