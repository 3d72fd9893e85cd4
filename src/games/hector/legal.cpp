// SPDX-License-Identifier: GPL-3.0-or-later
// The generator: one function a phase, each in the order of Move, so that lists come out sorted.
#include "games/hector/game.h"

namespace ilion::hector {

namespace {

MoveList source_moves(const State& state) {
  MoveList moves;
  const Army& army = state.armies[state.attacker];
  for (Stack stack : kAllStacks)
    moves.push_back_if(army.stack_size(stack) > 0, ChooseSource{stack});  // [H3.1]
  return moves;
}

MoveList number_moves() {
  // [H3.2] Any number, depleted or not.
  return {NameNumber{Number::One}, NameNumber{Number::Two}, NameNumber{Number::Three}};
}

MoveList facing_moves(const Content& content, const State& state) {
  unsigned on_tile = 0;
  for (Colour colour : content.tiles[index_of(state.tile)]) on_tile |= 1U << index_of(colour);
  MoveList moves;
  for (std::size_t i = 0; i < kColours; ++i)
    moves.push_back_if((on_tile >> i & 1) != 0, FaceTile{static_cast<Colour>(i)});  // [H3.4]
  return moves;
}

// One move for each troop in hand: equal cards are one answer [H9.3].
template <class Kind>
void push_hand(const Army& army, MoveList& moves) {
  TroopSet kinds = army.troops.at(Place::Hand).kinds();
  for (std::size_t i = 0; i < kHandSize; ++i) {
    moves.push_back_if(!kinds.empty(), Kind{kinds.lowest().troop()});
    kinds.drop_lowest();
  }
}

MoveList action_moves(const State& state) {
  const Army& army = state.armies[state.mover];
  MoveList moves{NoAction{}};
  if (army.stack_size(draw_stack(army)) > 0) push_hand<DiscardAndDraw>(army, moves);  // [H4.2]
  const std::size_t played = army.table_size();
  if (army.has_hero_in_hand()) {
    moves.push_back_if(army.hero_stack_size() > 0, ChangeHero{});  // [H4.3]
    for (std::size_t i = 0; i < kTablePlaces; ++i)
      moves.push_back_if(i < played, DeployHero{place_at(i)});  // [H4.4]
  }
  if (army.is_deployed() && army.favours > 0)  // [H4.5]
    for (std::size_t i = 0; i < kTablePlaces; ++i) {
      const TablePlace place = place_at(i);
      moves.push_back_if(i < played && place != army.deployed_on && !army.is_boosted(place),
                         Boost{place});
    }
  moves.push_back(Retreat{});  // [H4.6]
  return moves;
}

MoveList card_moves(const State& state) {
  MoveList moves;
  push_hand<PlayTroop>(state.armies[state.mover], moves);  // [H4.1]
  return moves;
}

}  // namespace

Actor Hector::actor(const State& state) const {
  if (is_chance(state.phase)) return Actor::chance();
  if (state.phase == Phase::Over) return Actor::nobody();
  return Actor::seat(state.mover);
}

MoveList Hector::legal_moves(const State& state) const {
  switch (state.phase) {
    case Phase::Source: return source_moves(state);
    case Phase::Number: return number_moves();
    case Phase::Facing: return facing_moves(content_, state);
    case Phase::Action: return action_moves(state);
    case Phase::Card: return card_moves(state);
    case Phase::Fate:  // [H5.3]
      return {TurnTile{Turn::Left}, TurnTile{Turn::Right}, TurnTile{Turn::Leave}};
    case Phase::Ransom:  // [H6.4]
      return {PayRansom{Ransom::LoseHero}, PayRansom{Ransom::LoseFavour}};
    default: return {};
  }
}

}  // namespace ilion::hector
