// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hector/last_turn.h"
#include "bots/hector/mind.h"
#include "bots/levels.h"

namespace ilion::hector {

// Searches like the others, and in the last turn of a battle, where one must bluff, solves what is
// left of it (last_turn.h) and draws its action from the average strategy.
class MasterBot final : public Bot<Hector> {
 public:
  MasterBot(const search::Plan& plan, const Budget& budget) : search_(plan, budget) {}

  Move choose(const Hector& game, const View& view, const MoveList& moves, Rng& rng) override;

  void limit(const Budget& budget) override { search_.limit(budget); }
  void change(const Traits& traits) override {
    solves_ = traits.solver.value_or(solves_);
    search_.change(traits);
  }
  Traits traits(std::size_t seats) const override {
    Traits traits = search_.traits(seats);
    traits.solver = solves_;
    return traits;
  }
  void compare(const Move& move) override { search_.compare(move); }
  const Report<Hector>* why() const override { return solved_ ? &report_ : search_.why(); }

 private:
  Budget budget_to_solve() const;
  bool can_afford(const LastTurn& turn) const;
  std::size_t draw(const FixedVec<LastTurn::Choice, kMaxMoves>& choices, Rng& rng) const;

  SearchBot<Hector> search_;
  bool solves_ = true;   // what it can
  bool solved_ = false;  // the last move
  Report<Hector> report_;
};

}  // namespace ilion::hector
