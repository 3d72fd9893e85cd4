// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/rivals.h"

#include "games/deukalion/odds.h"
#include "games/deukalion/score.h"

namespace ilion::deukalion {

namespace {

constexpr double kSoldier = 0.08;        // points that a soldier below costs him
constexpr double kStep = 0.04;           // points that a step away from Athens costs him
constexpr double kStepWithCargo = 0.08;  // and each treasure aboard
constexpr double kShift = 0.2;           // to be shifted at all
constexpr double kCardsHelp = 0.5;       // half-points that each card in a hand may bring

}  // namespace

double Rivals::a_point_of(Seat rival) const {
  const double progress = static_cast<double>(points(game_.content(), view_.open, rival)) /
                          target_points(game_.seats());
  return (0.4 + 0.8 * progress) / static_cast<double>(game_.seats() - 1);
}

double Rivals::toss_of(Seat rival) const {
  return kSoldier * view_.open.players[rival].aboard / 3 * a_point_of(rival);
}

double Rivals::shift_of(Seat rival, Square to) const {
  const Player& player = view_.open.players[rival];
  const int farther =
      chart_.steps_to_athens(to) - static_cast<int>(chart_.steps_to_athens(player.ship));
  const double step = kStep + kStepWithCargo * static_cast<double>(player.cargo.size());
  return step * farther * a_point_of(rival);
}

double Rivals::hydra_attack_on(Seat rival) const {
  const Player& player = view_.open.players[rival];
  const int needed =
      2 * kHydraStrength - (player.fleece ? 1 : 0) - static_cast<int>(kCardsHelp * player.hand);
  const double beaten = odds::chance_to_reach(player.aboard, needed);
  int reward = 1;  // [D10.4]
  for (Quest quest : view_.open.quests)
    if (quest != Quest::None && game_.board().beat_hydra().has(quest))
      reward = std::max<int>(reward, game_.content().quest(quest).points);
  return toss_of(rival) + ((1 - beaten) * kShift - beaten * reward) * a_point_of(rival);
}

}  // namespace ilion::deukalion
