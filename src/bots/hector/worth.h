// SPDX-License-Identifier: GPL-3.0-or-later
// What an army is worth between battles, counted in troops. A match is lost by stacks that run out,
// so the stacks decide; heroes and favour markers are small change beside them.
#pragma once

#include <array>
#include <cstdint>

#include "games/hector/view.h"

namespace ilion::hector {

using StackSizes = std::array<std::uint8_t, kStacks>;

// Once a battle is closed with these stacks: thin fronts have joined home, and the army may have
// fallen. More is better.
double army_worth(StackSizes stacks);
bool is_lost_with(StackSizes stacks);

// The stacks after a battle. The view's stacks are without the cards in hand and on the table, so
// they are already what is left after a defeat.
StackSizes stacks_after_victory(const ArmyView& army);
StackSizes stacks_after_retreat(const ArmyView& army);
StackSizes stacks_after_their_retreat(const ArmyView& army);

// Once a battle is closed: thin fronts have joined home.
StackSizes stacks_between(StackSizes stacks);

// What a defeat at this number would cost an army with these stacks, before a battle.
double danger_at(Number number, const StackSizes& stacks);

constexpr double kFavourWorth = 1.2;
double hero_worth(int value);

// An army between battles, all counted together; and what that makes of both sides' chances.
double strength(const StackSizes& stacks, int favours, int shame);
constexpr double kStrengthSpread = 14;  // see share_by_strength

// What besides troops a lost battle costs: played markers, and a deployed hero or his ransom.
double price_of_defeat(const ArmyView& army, int hero_value);
double price_of_defeat(unsigned boosted, bool deployed, int favours, int hero_value);

}  // namespace ilion::hector
