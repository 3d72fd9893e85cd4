// SPDX-License-Identifier: GPL-3.0-or-later
// What `easy` of Hector foresees is reckoned in steps and partly kept; it must be what reckoning it
// anew gives, to the last digit.
#include "bots/hector/forecast.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "bots/hector/worth.h"
#include "game/playout.h"
#include "games/hector/game.h"

namespace ilion::hector {

namespace {

double chance_in(const Content& content, const View& view) {
  return Forecast(content, view).win_chance(wish_of(view, view.viewer.seat()));
}

// The same view in which a wish has come true.
template <class Change>
View changed(const View& view, const Change& change) {
  View other = view;
  change(other.armies[other.viewer.seat()]);
  return other;
}

struct Wished {
  Wish wish;
  View view;
};

Wished discarding(const View& view, Troop troop) {
  Wish wish = wish_of(view, view.viewer.seat());
  wish.discarded = troop;
  return {wish, changed(view, [&](ArmyView& army) {
            army.secrets.hand.remove(troop);
            army.secrets.discarded.add(troop);
            std::uint8_t& stack = army.stacks[index_of(army.active)];
            if (stack > 0) --stack;
          })};
}

Wished with_hero(const View& view, Hero hero) {
  Wish wish = wish_of(view, view.viewer.seat());
  wish.hero = hero;
  return {wish, changed(view, [&](ArmyView& army) { army.secrets.hero = army.hero = hero; })};
}

Wished deploying(const View& view, TablePlace place) {
  Wish wish = wish_of(view, view.viewer.seat());
  wish.deployed_on = place;
  return {wish, changed(view, [&](ArmyView& army) {
            army.hero = army.secrets.hero;
            army.hero_in_hand = false;
            army.deployed_on = place;
          })};
}

Wished boosting(const View& view, TablePlace place) {
  Wish wish = wish_of(view, view.viewer.seat());
  wish.boosted = place;
  return {wish, changed(view, [&](ArmyView& army) {
            army.boosted = static_cast<std::uint8_t>(army.boosted | 1U << index_of(place));
          })};
}

// All wishes that an action could fulfil.
std::vector<Wished> wishes(const View& view) {
  const ArmyView& army = view.armies[view.viewer.seat()];
  std::vector<Wished> all;
  for (TroopCard card : army.secrets.hand.kinds()) all.push_back(discarding(view, card.troop()));
  const bool deployed = army.deployed_on != TablePlace::None;
  if (army.secrets.hero == Hero::None) return all;
  for (std::size_t i = 0; i < kHeroes; ++i) all.push_back(with_hero(view, static_cast<Hero>(i)));
  for (std::size_t i = 0; i < laid_in(army.table); ++i) {
    if (!deployed) all.push_back(deploying(view, place_at(i)));
    if (deployed && (army.boosted >> i & 1) == 0) all.push_back(boosting(view, place_at(i)));
  }
  return all;
}

// By its definition: after a defeat at the number the army would fall.
int numbers_that_end_it(const StackSizes& stacks) {
  int numbers = 0;
  for (Stack front : kFronts) {
    StackSizes after = stacks_between(stacks);
    std::uint8_t& hit = after[index_of(after[index_of(front)] > 0 ? front : Stack::Home)];
    hit = static_cast<std::uint8_t>(hit - std::min<std::size_t>(hit, kTablePlaces));
    numbers += is_lost_with(after) ? 1 : 0;
  }
  return numbers;
}

}  // namespace

TEST_CASE("a wish is foreseen as the battle would be if it had come true") {
  const Hector game;
  const Content& content = game.content();
  int looked_at = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Rng rng(seed);
    State state = game.initial();
    while (const auto step = random_step(game, state, rng)) {
      if (state.phase == Phase::Action) {
        const View view = game.observe(state, Viewer::seat(state.mover));
        const Forecast forecast(content, view);
        for (const Wished& wished : wishes(view)) {
          CHECK(forecast.win_chance(wished.wish) == chance_in(content, wished.view));
          ++looked_at;
        }
      }
      apply_step(game, state, *step);
    }
  }
  CHECK(looked_at > 500);
}

TEST_CASE("what is kept of the rival is what is reckoned anew") {
  const Hector game;
  Rng rng(3);
  State state = game.initial();
  std::vector<View> views;
  std::vector<double> chances;
  while (const auto step = random_step(game, state, rng)) {
    if (state.phase == Phase::Action || state.phase == Phase::Card) {
      views.push_back(game.observe(state, Viewer::seat(state.mover)));
      chances.push_back(chance_in(game.content(), views.back()));
    }
    apply_step(game, state, *step);
  }
  REQUIRE(views.size() > 20);
  // Backwards, so that before each something else was kept; then twice, so that it is found.
  for (std::size_t i = views.size(); i-- > 0;)
    for (int times = 0; times < 2; ++times)
      CHECK(chance_in(game.content(), views[i]) == chances[i]);
  Content other = game.content();
  other.hero_values[kAchaeans].fill(1);
  other.hero_values[kTrojans].fill(9);
  const double worse = chance_in(other, views[0]);
  const View swapped = views[0];
  CHECK(chance_in(game.content(), swapped) == chances[0]);
  CHECK(worse != chances[0]);
}

TEST_CASE("an army is worth less by the numbers at which one defeat would end the match") {
  constexpr std::uint8_t kMost = 13;
  for (std::uint8_t a = 0; a <= kMost; ++a)
    for (std::uint8_t b = 0; b <= kMost; ++b)
      for (std::uint8_t home = 0; home <= kMost; ++home) {
        const StackSizes stacks{a, b, 0, home};
        if (is_lost_with(stacks)) continue;
        const StackSizes between = stacks_between(stacks);
        double worth = -3.0 * numbers_that_end_it(stacks);
        for (std::uint8_t size : between) worth += size;
        for (Stack front : kFronts) worth += between[index_of(front)] > 0 ? 4 : 0;
        CHECK(army_worth(stacks) == worth);
      }
}

}  // namespace ilion::hector
