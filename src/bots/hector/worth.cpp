// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/worth.h"

#include <algorithm>
#include <bit>

namespace ilion::hector {

namespace {

constexpr double kFallen = 60;       // the match: more than all troops of an army
constexpr double kFrontWorth = 4;    // a standing front, beyond its troops: three must go
constexpr double kShameWorth = 0.8;  // a marker makes every later retreat dearer
constexpr double kExposed = 3;       // a number at which the next defeat would end the match

std::uint8_t& at(StackSizes& stacks, Stack stack) { return stacks[index_of(stack)]; }

void take(std::uint8_t& stack, std::uint8_t& wanted) {
  const std::uint8_t taken = std::min(stack, wanted);
  stack = static_cast<std::uint8_t>(stack - taken);
  wanted = static_cast<std::uint8_t>(wanted - taken);
}

void deplete(StackSizes& stacks) {
  for (Stack front : kFronts) {
    if (at(stacks, front) >= kDepletedBelow) continue;
    at(stacks, Stack::Home) =
        static_cast<std::uint8_t>(at(stacks, Stack::Home) + at(stacks, front));
    at(stacks, front) = 0;
  }
}

int standing_fronts(const StackSizes& stacks) {
  return static_cast<int>(std::count_if(kFronts.begin(), kFronts.end(),
                                        [&](Stack front) { return stacks[index_of(front)] > 0; }));
}

bool is_fallen(const StackSizes& stacks) {
  return standing_fronts(stacks) == 0 || stacks[index_of(Stack::Home)] < kDepletedBelow;
}

StackSizes after_defeat_at(Stack front, StackSizes stacks) {
  std::uint8_t lost = kTablePlaces;
  take(at(stacks, at(stacks, front) > 0 ? front : Stack::Home), lost);
  return stacks;
}

// A number at which the next defeat would end the match: of the only front that stands, or of one
// that has joined a small home. Elsewhere a defeat leaves a front, and home is no smaller for it.
int exposed_numbers(const StackSizes& stacks, int standing) {
  constexpr std::size_t kSmall = kTablePlaces + kDepletedBelow;
  int exposed =
      stacks[index_of(Stack::Home)] < kSmall ? static_cast<int>(kFronts.size()) - standing : 0;
  if (standing == 1)
    exposed += std::any_of(kFronts.begin(), kFronts.end(),
                           [&](Stack front) {
                             return stacks[index_of(front)] > 0 && stacks[index_of(front)] < kSmall;
                           })
                   ? 1
                   : 0;
  return exposed;
}

}  // namespace

double army_worth(StackSizes stacks) {
  deplete(stacks);
  if (is_fallen(stacks)) return -kFallen;
  const int standing = standing_fronts(stacks);
  double worth = kFrontWorth * standing;
  for (std::uint8_t size : stacks) worth += size;
  return worth - kExposed * exposed_numbers(stacks, standing);
}

StackSizes stacks_between(StackSizes stacks) {
  deplete(stacks);
  return stacks;
}

bool is_lost_with(StackSizes stacks) {
  deplete(stacks);
  return is_fallen(stacks);
}

double strength(const StackSizes& stacks, int favours, int shame) {
  return army_worth(stacks) + kFavourWorth * favours - kShameWorth * shame;
}

StackSizes stacks_after_victory(const ArmyView& army) {
  StackSizes stacks = army.stacks;
  at(stacks, army.active) = static_cast<std::uint8_t>(at(stacks, army.active) + kTablePlaces);
  return stacks;
}

StackSizes stacks_after_retreat(const ArmyView& army) {
  StackSizes stacks = army.stacks;
  at(stacks, army.active) = static_cast<std::uint8_t>(at(stacks, army.active) + army.hand);
  std::uint8_t price = army.shame;  // rule H7.3: the active stack pays first, then home
  take(at(stacks, army.active), price);
  take(at(stacks, Stack::Home), price);
  return stacks;
}

StackSizes stacks_after_their_retreat(const ArmyView& army) {
  StackSizes stacks = army.stacks;
  const auto played = std::count_if(army.table.begin(), army.table.end(),
                                    [](Troop troop) { return !troop.is_none(); });
  at(stacks, army.active) = static_cast<std::uint8_t>(at(stacks, army.active) + army.hand + played);
  return stacks;
}

double danger_at(Number number, const StackSizes& stacks) {
  return army_worth(stacks) - army_worth(after_defeat_at(front(number), stacks));
}

// The next hero is drawn at random: to lose a weak one even raises what the rest bring on average.
double hero_worth(int value) { return 0.5 * (value - 2); }

double price_of_defeat(unsigned boosted, bool deployed, int favours, int hero_value) {
  double price = kFavourWorth * std::popcount(boosted);
  if (!deployed) return price;
  const double hero = hero_worth(hero_value);
  return price + (favours > 0 ? std::min(hero, kFavourWorth) : hero);
}

double price_of_defeat(const ArmyView& army, int hero_value) {
  return price_of_defeat(army.boosted, army.deployed_on != TablePlace::None, army.favours,
                         hero_value);
}

}  // namespace ilion::hector
