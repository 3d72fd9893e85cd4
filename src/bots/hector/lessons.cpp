// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/lessons.h"

#include "bots/learned/feature_list.h"

namespace ilion {

using namespace hector;

namespace {

constexpr float kWeights[] = {
#include "bots/hector/weights_2.inc"
};

constexpr unsigned kOutlasts = kTablePlaces + kDepletedBelow;  // cards that survive a defeat

}  // namespace

double hector::mean_value(TroopSet troops) {
  int sum = 0;
  for (TroopCard card : troops) sum += card.troop().value();
  return troops.empty() ? 0 : static_cast<double>(sum) / static_cast<double>(troops.size());
}

double hector::mean_value(const Content& content, Seat side, HeroSet heroes) {
  int sum = 0;
  for (std::size_t i = 0; i < heroes.size(); ++i) sum += content.value(side, heroes.nth(i));
  return heroes.empty() ? 0 : static_cast<double>(sum) / static_cast<double>(heroes.size());
}

Sight<Lessons<Hector>::kFeatures> Lessons<Hector>::look(const PerSide<Standing>& sides,
                                                        Seat attacker, int battle) {
  Sight<kFeatures> sight;
  for (Seat side : kBothSides) {
    const Standing& army = sides[side];
    const auto in = [&](Stack stack) { return army.stacks[index_of(stack)]; };
    sight.strength[side] = army.strength() / kStrengthSpread;
    FeatureList list(sight.features[side]);
    for (Stack stack : kAllStacks) {
      list.add(in(stack), 10);
      list.add(in(stack) >= kOutlasts);
    }
    for (Stack front : kFronts) list.add(in(front) > 0);
    for (Number number : {Number::One, Number::Two, Number::Three})
      list.add(danger_at(number, army.stacks), 20);
    list.add(army.favours, kFavours);
    list.add(army.shame, 5);
    list.add(army.heroes, 6);
    list.add(army.mean_hero, 5);
    list.add(army.mean_troop, 4);
    list.add(side == attacker);
    list.add(battle, 10);
    list.finish();
  }
  return sight;
}

Sight<Lessons<Hector>::kFeatures> Lessons<Hector>::look(const Hector& game, const State& state) {
  PerSide<Standing> sides{};
  for (Seat side : kBothSides) {
    const Army& army = state.armies[side];
    TroopSet troops = army.troops.at(Place::Unseen);
    for (Stack stack : kAllStacks) troops |= army.cards_in(stack);
    sides[side] = {.stacks = army.sizes,
                   .favours = army.favours,
                   .shame = army.shame,
                   .heroes = static_cast<int>(army.hero_stack_size()),
                   .mean_hero = mean_value(game.content(), side, army.hero_stack),
                   .mean_troop = mean_value(troops)};
  }
  return look(sides, state.attacker, state.battle);
}

std::span<const float> Lessons<Hector>::weights(std::size_t) { return kWeights; }

}  // namespace ilion
