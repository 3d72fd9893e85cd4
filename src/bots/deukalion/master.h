// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "bots/deukalion/mind.h"
#include "bots/deukalion/winning_turn.h"
#include "bots/levels.h"

namespace ilion::deukalion {

// Searches like the others; and when the target may be reached in this very turn it looks through
// the whole of it (winning_turn.h), and wins if it can, or tries to if nothing else promises as
// much.
class MasterBot final : public Bot<Deukalion> {
 public:
  MasterBot(const search::Plan& plan, const Budget& budget) : search_(plan, budget) {}

  Move choose(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng) override;

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
  void compare(const Move& move) override {
    compares_ = true;
    search_.compare(move);
  }
  const Report<Deukalion>* why() const override { return wins_ ? &report_ : search_.why(); }

 private:
  void look_through(WinningTurn& turn) const;
  Move search(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng,
              std::int64_t spent_ms);
  void write_report(WinningTurn& turn, const Report<Deukalion>* searched);

  SearchBot<Deukalion> search_;
  bool solves_ = true;     // turns that can win
  bool compares_ = false;  // somebody wants to know what another move is worth
  bool wins_ = false;      // the last move was found by looking through the turn
  Report<Deukalion> report_;
};

}  // namespace ilion::deukalion
