// SPDX-License-Identifier: GPL-3.0-or-later
// The soldiers a ship can fight with, now and after bringing some back, and what that costs in
// turns.
#pragma once

#include <algorithm>
#include <array>

#include "games/deukalion/odds.h"
#include "games/deukalion/view.h"

namespace ilion::deukalion {

constexpr double kFairChance = 0.45;  // below this it waits for more soldiers, if there are any
constexpr double kLastChance = 0.12;  // below this it does not attack even with all it has

// Something a turn later is worth so much less.
constexpr double kLater = 0.9;
constexpr std::size_t kFarthest = 32;  // steps; what is farther is as good as this
using TravelWorths = std::array<double, kFarthest>;
const TravelWorths& travel_worths(bool pegasus);

// Half-points that a player can add to his toss: the Fleece, and an Ares in hand.
int aid_in_fights(const Player& player, Cards hand);

struct Crew {
  int aboard = 0;
  int most = 0;      // if all come back that find a place
  int per_turn = 2;  // brought back in a turn that does nothing else

  static Crew of(const Player& player) {
    const int room = kPlanPlaces - static_cast<int>(player.cargo.size());
    return {player.aboard, std::min(player.aboard + player.below, room),
            kSideSoldiers + (player.hades ? 1 : 0)};
  }
  Crew after_toss() const { return {aboard - aboard / 3, most, per_turn}; }

  bool is_fair(double chance, int soldiers) const {
    return chance >= (soldiers < most ? kFairChance : kLastChance);
  }

  // The chance of a toss now, or 0 if it is not fair.
  double chance_to_reach(int half_points) const;
  double chance_to_beat(int defenders, int ahead) const;

  // The same when soldiers may be brought back first, less what the waiting costs.
  double prospect_to_reach(int half_points) const { return prospects_to_reach().of(half_points); }
  double prospect_to_beat(int defenders, int ahead) const;
  double prospect_to_have(int soldiers) const;

  // By half-points.
  struct ToReach {
    std::array<double, odds::kMostHalfPoints + 1> prospects{};
    double of(int half_points) const {
      if (half_points > static_cast<int>(odds::kMostHalfPoints)) return 0;
      return prospects[static_cast<std::size_t>(std::max(half_points, 0))];
    }
  };
  const ToReach& prospects_to_reach() const;
};

}  // namespace ilion::deukalion
