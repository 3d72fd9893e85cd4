// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hector/game.h"

namespace ilion::hector {

State Hector::initial() const {
  State state;  // [H2.3] the Achaeans attack; [H2.2] 3 markers a side, all tiles unused
  for (Seat side : kBothSides) {
    Army& army = state.armies[side];
    army.sizes.fill(kStackSize);       // [H2.1] unseen: what lies where is decided when drawn
    army.hero_stack = HeroSet::all();  // [H2.2]
  }
  return state;
}

Points Hector::points(const State& state) const {
  Points points{};
  for (Seat side : kBothSides) {
    const Army& army = state.armies[side];
    std::size_t troops = army.troops.at(Place::Hand).size() + army.table_size();
    for (Stack stack : kAllStacks) troops += army.stack_size(stack);
    points[side] = static_cast<std::int16_t>(troops);
  }
  return points;
}

std::optional<MatchResult> Hector::result(const State& state) const {
  if (state.phase != Phase::Over) return std::nullopt;
  MatchResult result;
  result.points = points(state);
  for (Seat side : kBothSides) result.rank[side] = state.drawn || side == state.mover ? 1 : 2;
  switch (state.end) {
    case EndReason::FrontFallen: result.reason = "front-fallen", result.rule = "H8.2"; break;
    case EndReason::HomeFallen: result.reason = "home-fallen", result.rule = "H8.3"; break;
    case EndReason::BothFallen: result.reason = "both-fallen", result.rule = "H8.4"; break;
    default: result.reason = "battle-limit", result.rule = "H8.6"; break;
  }
  return result;
}

}  // namespace ilion::hector
