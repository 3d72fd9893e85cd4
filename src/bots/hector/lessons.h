// SPDX-License-Identifier: GPL-3.0-or-later
// What the learned evaluation is told of Hector: see bots/learned/lessons.h.
#pragma once

#include "bots/hector/worth.h"
#include "bots/learned/lessons.h"
#include "games/hector/game.h"

namespace ilion {

namespace hector {

// An army between two battles.
struct Standing {
  StackSizes stacks{};
  int favours = 0;
  int shame = 0;
  int heroes = 0;
  double mean_hero = 0;  // what a hero, and a troop, of those left is worth
  double mean_troop = 0;
  double price = 0;  // of what it has lost besides, in troops

  double strength() const { return hector::strength(stacks, favours, shame) - price; }
};

double mean_value(TroopSet troops);
double mean_value(const Content& content, Seat side, HeroSet heroes);

}  // namespace hector

template <>
struct Lessons<hector::Hector> {
  static constexpr std::size_t kFeatures = 21;
  static Sight<kFeatures> look(const hector::Hector& game, const hector::State& state);
  static Sight<kFeatures> look(const hector::PerSide<hector::Standing>& sides, Seat attacker,
                               int battle);
  static std::span<const float> weights(std::size_t players);
};

}  // namespace ilion
