// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/lessons.h"

#include <algorithm>

#include "bots/deukalion/goals.h"
#include "bots/deukalion/strength.h"
#include "bots/learned/feature_list.h"
#include "games/deukalion/score.h"

namespace ilion {

using namespace deukalion;

namespace {

constexpr float kWeightsOfTwo[] = {
#include "bots/deukalion/weights_2.inc"
};
constexpr float kWeightsOfThree[] = {
#include "bots/deukalion/weights_3.inc"
};
constexpr float kWeightsOfFour[] = {
#include "bots/deukalion/weights_4.inc"
};

constexpr std::size_t kBestGoals = 3;

}  // namespace

Sight<Lessons<Deukalion>::kFeatures> Lessons<Deukalion>::look(const Deukalion& game,
                                                              const State& state) {
  Sight<kFeatures> sight;
  const Open& open = state.open;
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    const Player& player = open.players[seat];
    const View view = game.observe(state, Viewer::seat(seat));
    const Prospects prospects(game, view, seat);
    const Goals goals(game, prospects.chart(), view, seat);
    const double worth = prospects.of(view, goals);
    sight.strength[seat] = strength(player, worth) / kSpread;
    FeatureList list(sight.features[seat]);
    list.add(worth, 15);
    list.add(points(game.content(), open, seat), 12);
    list.add(target_points(game.seats()) - points(game.content(), open, seat), 12);
    for (std::size_t goal = 0; goal < kBestGoals; ++goal)
      list.add(goal < goals.best_first().size() ? goals.best_first()[goal] : 0, 3);
    list.add(goals.cargo(), 3);
    list.add(player.aboard, kSoldiers);
    list.add(player.below, kSoldiers);
    list.add(player.hand, 5);
    list.add(player.pegasus);
    list.add(player.hades);
    list.add(player.fleece);
    list.add(player.has_secret);
    list.add(player.cargo.size(), 4);
    list.add(std::count(open.holders.begin(), open.holders.end(), ship_of(seat)), 3);
    list.add(player.completed.size(), 3);
    list.add(open.active == seat);
    list.add(open.round, 15.0 * static_cast<double>(game.seats()));
    list.finish();
  }
  return sight;
}

std::span<const float> Lessons<Deukalion>::weights(std::size_t players) {
  if (players == 2) return kWeightsOfTwo;
  return players == 3 ? std::span<const float>(kWeightsOfThree)
                      : std::span<const float>(kWeightsOfFour);
}

}  // namespace ilion
