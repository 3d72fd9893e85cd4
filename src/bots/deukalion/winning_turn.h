// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of a turn in which the match may be won, searched to its end: what is the chance of each
// move to win before the turn is over, if nothing else matters? The own moves are those that make
// it largest, tosses and draws have their true weights, and the others answer as it hurts most.
// What is hidden is imagined from the view, in a few worlds, and the chances are their mean.
//
// What comes out is never too high in a world: what was not looked at, for want of time, counts as
// no chance. Not looked at either is where a treasure goes that is handed back, and where a beaten
// ship or Hydra is shifted to: on the printed map that wins nothing in the same turn.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bots/report.h"
#include "games/deukalion/game.h"

namespace ilion::deukalion {

class WinningTurn {
 public:
  struct Choice {
    Move move{};
    double chance = 0;
  };
  using Choices = FixedVec<Choice, MoveList::capacity()>;

  // For the seat that acts and decides in this view; others have no turn to win in.
  WinningTurn(const Deukalion& game, const View& view, Rng rng);
  static bool is_possible(const View& view);

  // Whether the points missing might all be scored in this turn. It says no only where they cannot,
  // but of quests that are opened in the course of it one is reckoned with for each completed.
  bool is_near() const;

  // Until it is done, has looked at so many positions, or is told to stop; asked now and then.
  void look(std::uint64_t most_positions, const std::function<bool()>& stop);

  const Choices& best_first() const { return choices_; }
  // The moves that lead to it, if tosses and draws are kind.
  template <class Line>
  void follow(Line& line) {
    State state = world_;
    Move move = choices_[0].move;
    while (line.size() < Line::capacity()) {
      line.push_back({move, game_.observe(state, Viewer::seat(game_.actor(state).seat()))});
      game_.apply(state, move);
      if (!play_kind_luck(state)) return;
      move = best_move_at(state);
    }
  }

  std::uint64_t positions() const { return positions_; }
  std::uint64_t worlds() const { return worlds_; }

 private:
  static constexpr std::uint64_t kWorlds = 4;
  static constexpr std::size_t kKept = std::size_t{1} << 15;  // chances known: 512 KB
  struct Known {
    std::uint64_t key = 0;
    double chance = 0;
  };

  double chance_after(const State& state, const Move& move);
  double chance(const State& state);
  double chance_by_luck(const State& state);
  double chance_by_answer(const State& state);
  bool play_kind_luck(State& state);
  Move best_move_at(const State& state);

  bool is_over(const Open& open) const;
  bool can_sail(const Open& open) const;
  bool is_idle(const Open& open, const Move& move) const;
  MoveList moves_worth_trying(const State& state) const;

  const Deukalion& game_;
  const View& view_;
  Seat me_;
  Rng rng_;
  State world_;
  Choices choices_;
  std::vector<Known> known_;
  std::uint64_t positions_ = 0;
  std::uint64_t most_positions_ = 0;
  std::uint64_t worlds_ = 0;
  std::function<bool()> stop_;  // while it looks
  bool stopped_ = false;
  bool met_hidden_ = false;  // something that may differ from world to world
};

}  // namespace ilion::deukalion
