// SPDX-License-Identifier: GPL-3.0-or-later
// The generator: one function a phase, each in the order of Move, so that lists come out sorted.
#include "games/hector/game.h"

namespace ilion::hector {

namespace {

MoveList source_moves(const State& state) {
  MoveList moves;
  const Army& army = state.armies[state.attacker];
  for (Stack stack : kAllStacks)
    if (army.stack_size(stack) > 0) moves.push_back(ChooseSource{stack});  // [H3.1]
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
    if ((on_tile >> i & 1) != 0) moves.push_back(FaceTile{static_cast<Colour>(i)});  // [H3.4]
  return moves;
}

MoveList action_moves(const State& state) {
  const Army& army = state.armies[state.mover];
  MoveList moves{NoAction{}};
  if (army.stack_size(draw_stack(army)) > 0)  // [H4.2]
    for (TroopCard card : army.troops.at(Place::Hand).kinds())
      moves.push_back(DiscardAndDraw{card.troop()});
  const std::size_t played = army.table_size();
  if (army.has_hero_in_hand()) {
    if (army.hero_stack_size() > 0) moves.push_back(ChangeHero{});                      // [H4.3]
    for (std::size_t i = 0; i < played; ++i) moves.push_back(DeployHero{place_at(i)});  // [H4.4]
  }
  if (army.is_deployed() && army.favours > 0)  // [H4.5]
    for (std::size_t i = 0; i < played; ++i) {
      const TablePlace place = place_at(i);
      if (place != army.deployed_on && !army.is_boosted(place)) moves.push_back(Boost{place});
    }
  moves.push_back(Retreat{});  // [H4.6]
  return moves;
}

MoveList card_moves(const State& state) {
  MoveList moves;
  for (TroopCard card : state.armies[state.mover].troops.at(Place::Hand).kinds())
    moves.push_back(PlayTroop{card.troop()});  // [H4.1], equal cards are one answer [H9.3]
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
