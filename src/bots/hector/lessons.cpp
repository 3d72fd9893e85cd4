// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/lessons.h"

#include "bots/hector/strength.h"
#include "bots/learned/feature_list.h"

namespace ilion {

using namespace hector;

namespace {

constexpr float kWeights[] = {
#include "bots/hector/weights_2.inc"
};

constexpr unsigned kOutlasts = kTablePlaces + kDepletedBelow;  // cards that survive a defeat

float mean_hero(const Content& content, const Army& army, Seat side) {
  int sum = 0;
  for (std::size_t i = 0; i < army.hero_stack.size(); ++i)
    sum += content.value(side, army.hero_stack.nth(i));
  return army.hero_stack.empty()
             ? 0
             : static_cast<float>(sum) / static_cast<float>(army.hero_stack.size());
}

// Of the troops that may still be drawn.
float mean_troop(const Army& army) {
  TroopSet there = army.troops.at(Place::Unseen);
  for (Stack stack : kAllStacks) there |= army.cards_in(stack);
  int sum = 0;
  for (TroopCard card : there) sum += card.troop().value();
  return there.empty() ? 0 : static_cast<float>(sum) / static_cast<float>(there.size());
}

}  // namespace

Sight<Lessons<Hector>::kFeatures> Lessons<Hector>::look(const Hector& game, const State& state) {
  Sight<kFeatures> sight;
  for (Seat side : kBothSides) {
    const Army& army = state.armies[side];
    sight.strength[side] = strength(army) / kSpread;
    FeatureList list(sight.features[side]);
    for (Stack stack : kAllStacks) {
      list.add(army.stack_size(stack), 10);
      list.add(army.stack_size(stack) >= kOutlasts);
    }
    for (Stack front : kFronts) list.add(army.stack_size(front) > 0);
    for (Number number : {Number::One, Number::Two, Number::Three})
      list.add(danger_at(number, army.sizes), 20);
    list.add(army.favours, kFavours);
    list.add(army.shame, 5);
    list.add(army.hero_stack_size(), 6);
    list.add(mean_hero(game.content(), army, side), 5);
    list.add(mean_troop(army), 4);
    list.add(side == state.attacker);
    list.add(state.battle, 10);
    list.finish();
  }
  return sight;
}

std::span<const float> Lessons<Hector>::weights(std::size_t) { return kWeights; }

}  // namespace ilion
