// SPDX-License-Identifier: GPL-3.0-or-later
// The goals a player can sail for, each with its points less what time and chance take away.
#pragma once

#include "base/fixed_vec.h"
#include "bots/deukalion/voyage.h"

namespace ilion::deukalion {

class Goals {
 public:
  Goals(const Deukalion& game, const Chart& chart, const View& view, Seat me);

  // What is aboard, taken to Athens without a quest [D8.3].
  double cargo() const;

  using Worths = FixedVec<double, 12>;  // 3 quests, 4 settlements, a treasure, the Styx
  const Worths& best_first() const { return worths_; }

 private:
  void add(double worth);
  double quest(Quest quest) const;
  double task(const TaskRow& task, int points) const;
  double delivery(const Voyage::Missing& missing, std::size_t aboard, int points,
                  double least_home = 0) const;
  double delivery_of(Treasures wanted, int points) const;
  double delivery_of_same(std::size_t number, int points) const;
  double delivery_of_distinct(std::size_t number, int points) const;
  double cards_at(const TaskRow& task, int points) const;
  double beating_a_ship() const;
  double settlement(Place place) const;
  double styx() const;

  const Deukalion& game_;
  const View& view_;
  Seat me_;
  const Player& player_;
  Crew crew_;
  int aid_;
  Voyage voyage_;
  Worths worths_;
};

// [D7.4] More soldiers below than each single other player.
bool has_most_below(const Open& open, Seat me, std::size_t seats);

}  // namespace ilion::deukalion
