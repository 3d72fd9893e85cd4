// SPDX-License-Identifier: GPL-3.0-or-later
// One side in the last turn of a battle, as all at the table see it: it holds one troop and perhaps
// a hero, takes one action or none, and lays the troop down; then nothing is hidden but a hero in
// hand. Every hidden holding is a type, everything that may lie there afterwards a finish.
//
// The options are blocks of finishes: option o of type i (troop c, hero h) leads to finish o * n +
// i of the n types there are; a discard to the same hero and any troop instead, a change to the
// same troop and any other hero.
#pragma once

#include <vector>

#include "bots/hector/lessons.h"
#include "games/hector/game.h"

namespace ilion::hector {

// What is left of a side's army after the battle.
struct Remains {
  Standing army;
  bool lost = false;  // the match
};

class LastTurnSide {
 public:
  struct Finish {
    std::array<std::int8_t, kColours> score{};  // by the colour that faces the side
    std::int8_t superiority = 0;
    std::uint16_t stake = 0;
  };
  struct Stake {
    Remains won;  // a tie leaves the same
    Remains lost;
  };
  // Finishes that the other side cannot tell apart; they differ in the hero in hand.
  struct Group {
    std::uint32_t first;
    std::uint32_t size;
  };

  // `army` is as it lies before the turn, four troops on the table and one in hand.
  LastTurnSide(const Content& content, Seat seat, const ArmyView& army);

  std::size_t types() const { return weights_.size(); }
  std::size_t options() const { return moves_.size(); }  // the last one is retreat
  std::size_t finishes() const { return finishes_.size(); }
  float weight(std::size_t type) const { return weights_[type]; }
  const Finish& finish(std::size_t i) const { return finishes_[i]; }
  const std::vector<Stake>& stakes() const { return stakes_; }
  const std::vector<Group>& groups() const { return groups_; }
  const Remains& after_retreat() const { return after_retreat_; }

  // None if the table does not think it possible.
  std::optional<std::size_t> type_of(Troop troop, Hero hero) const;
  // The group of those who passed and laid this troop down.
  std::optional<std::size_t> passed_with(Troop troop) const;
  // As a type would say it; a discard is of the troop it holds.
  Move move_of(std::size_t type, std::size_t option) const;

  // What each option brings each type, by option, if finishes bring this; retreat is left alone.
  void gather(const float* by_finish, float* by_option) const;
  // The other way: how often each finish comes up if options are taken that often.
  void scatter(const float* by_option, float* by_finish) const;

 private:
  struct Held {
    Troop troop;
    float share = 0;     // that it is in hand
    float one_card = 0;  // the same of one of its cards alone
  };

  void find_troops(const ArmyView& army);
  void find_heroes(const ArmyView& army);
  void find_options(const ArmyView& army);
  void find_finishes(const Content& content, const ArmyView& army);
  Finish finish_of(const Content& content, ArmyView army, Troop troop, Hero hero) const;
  Stake stake_of(const Content& content, const ArmyView& army, Hero hero) const;
  bool is_change(std::size_t option) const;
  bool is_discard(std::size_t option) const;
  bool is_deployment(std::size_t option) const;
  ArmyView after(const ArmyView& army, std::size_t option, Hero hero) const;

  Seat seat_;
  bool hidden_hero_;
  std::vector<Held> troops_;
  std::vector<Hero> heroes_;  // that may be in hand; or the one that is known, or none
  std::vector<float> weights_;
  std::vector<Move> moves_;
  std::vector<Finish> finishes_;
  std::vector<Stake> stakes_;
  std::vector<Group> groups_;
  Remains after_retreat_;
};

}  // namespace ilion::hector
