// SPDX-License-Identifier: GPL-3.0-or-later
// The opening and the turns of a battle. How it ends stands in closing.h.
#include "base/match_kind.h"
#include "games/hector/closing.h"
#include "games/hector/draws.h"
#include "games/hector/flow.h"

namespace ilion::hector {

template <class Scribe>
void Flow<Scribe>::ask(Phase phase, Seat side, std::uint8_t owed) {
  s_.phase = phase;
  s_.mover = side;
  s_.owed = owed;
  scribe_.tell(Asked{phase, side, owed});
}

// [H3.1] Until the number is known the source is the stack the attacker draws from.
template <class Scribe>
void Flow<Scribe>::operator()(const ChooseSource& move) {
  mine().active = move.stack;
  scribe_.tell(SourceChosen{s_.mover, move.stack});
  ask(Phase::Vanguard, s_.attacker);
}

template <class Scribe>
void Flow<Scribe>::turn_vanguard(Troop troop, Place from) {
  lay_open(mine(), troop, from);
  scribe_.tell(VanguardTurned{s_.mover, troop});
  if (s_.mover == defender()) {  // [H3.5] its value selects nothing
    ask(Phase::Deal, s_.attacker, kHandSize);
  } else if (troop.value() == 4) {
    ask(Phase::Number, s_.attacker);  // [H3.2] on a 4 he names it
  } else {
    set_number(static_cast<Number>(troop.value() - 1));  // [H3.2] 1, 2 or 3 fights
  }
}

template <class Scribe>
void Flow<Scribe>::operator()(const NameNumber& move) {
  set_number(move.number);
}

// [H3.3] For each side on its own: its front stack of that number, or home if that is depleted. A
// front that is not depleted holds at least 4 cards here, so empty means depleted.
template <class Scribe>
void Flow<Scribe>::set_number(Number number) {
  s_.number = number;
  for (Seat side : kBothSides) {
    Army& army = s_.armies[side];
    const Stack stack = army.stack_size(front(number)) > 0 ? front(number) : Stack::Home;
    army.active = stack;
  }
  scribe_.tell(StacksActive{number, {{s_.armies[kAchaeans].active, s_.armies[kTrojans].active}}});
  ask(Phase::Tile, s_.attacker);
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawTile& outcome) {  // [H3.4]
  s_.tile = outcome.tile;
  s_.tiles_left = static_cast<std::uint8_t>(s_.tiles_left & ~(1U << index_of(outcome.tile)));
  scribe_.tell(TileTurnedUp{outcome.tile});
  ask(Phase::Facing, s_.attacker);
}

template <class Scribe>
void Flow<Scribe>::operator()(const FaceTile& move) {  // [H3.4]
  const TileEdges& edges = content_.tiles[index_of(s_.tile)];
  for (std::size_t i = 0; i < kEdges; ++i)
    s_.edge = edges[i] == move.colour ? static_cast<Edge>(i) : s_.edge;
  scribe_.tell(TileFaced{s_.mover, s_.edge});
  ask(Phase::Vanguard, defender());
}

// [H3.6] The attacker's four troops and hero, then the defender's.
template <class Scribe>
void Flow<Scribe>::deal_next() {
  if (s_.phase == Phase::Deal && s_.owed > 1) {
    ask(Phase::Deal, s_.mover, static_cast<std::uint8_t>(s_.owed - 1));
  } else if (s_.phase == Phase::Deal && mine().hero_stack_size() > 0) {
    ask(Phase::DealHero, s_.mover);  // [H3.7] no hero left: none is dealt
  } else if (s_.mover == s_.attacker) {
    ask(Phase::Deal, defender(), kHandSize);
  } else {
    ask(Phase::Action, s_.attacker);  // [H4.1] attacker first
  }
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawTroop& outcome) {
  Army& army = mine();
  const Stack stack = draw_stack(army);
  --army.sizes[index_of(stack)];
  const Place from = place_of(outcome.origin, stack);
  if (s_.phase == Phase::Vanguard) return turn_vanguard(outcome.troop, from);
  army.troops.move(outcome.troop, from, Place::Hand);
  scribe_.tell(TroopDrawn{s_.mover, stack, outcome.troop});
  if (s_.phase == Phase::Redraw) return ask(Phase::Card, s_.mover);
  deal_next();
}

template <class Scribe>
void Flow<Scribe>::operator()(const DrawHero& outcome) {
  Army& army = mine();
  const bool from_under = army.hero_stack.empty();
  if (from_under) army.under.pop();  // [H4.3] first in first out
  army.hero_stack.remove(outcome.hero);
  army.hero = outcome.hero;
  scribe_.tell(HeroDrawn{s_.mover, from_under, outcome.hero});
  if (s_.phase == Phase::NewHero) return ask(Phase::Card, s_.mover);
  deal_next();
}

template <class Scribe>
void Flow<Scribe>::operator()(const NoAction&) {
  scribe_.tell(ActionPassed{s_.mover});
  ask(Phase::Card, s_.mover);
}

template <class Scribe>
void Flow<Scribe>::operator()(const DiscardAndDraw& move) {  // [H4.2] out for good
  Army& army = mine();
  const bool open = options_.open_discards;
  army.troops.move(move.troop, Place::Hand, open ? Place::Out : Place::Discarded);
  if (open) come_out(army, move.troop);
  scribe_.tell(TroopDiscarded{s_.mover, move.troop, open});
  ask(Phase::Redraw, s_.mover);
}

template <class Scribe>
void Flow<Scribe>::operator()(const ChangeHero&) {  // [H4.3]
  Army& army = mine();
  army.under.push(army.hero);
  scribe_.tell(HeroPutUnder{s_.mover, army.hero});
  army.hero = Hero::None;
  ask(Phase::NewHero, s_.mover);
}

template <class Scribe>
void Flow<Scribe>::operator()(const DeployHero& move) {  // [H4.4]
  mine().deployed_on = move.on;
  scribe_.tell(HeroDeployed{s_.mover, mine().hero, move.on});
  ask(Phase::Card, s_.mover);
}

template <class Scribe>
void Flow<Scribe>::operator()(const Boost& move) {  // [H4.5]
  Army& army = mine();
  army.boosted = static_cast<std::uint8_t>(army.boosted | 1U << index_of(move.on));
  --army.favours;
  scribe_.tell(TroopBoosted{s_.mover, move.on});
  ask(Phase::Card, s_.mover);
}

// What all remember in the active stack has come out of it.
template <class Scribe>
void Flow<Scribe>::come_out(Army& army, Troop troop) {
  if (!army.remembered.has(troop)) return;
  const TroopSet open = army.troops.at(Place::Table) | army.troops.at(Place::Out);
  army.remembered.come_out(troop, army.active, open.count(troop));
}

// To the end of the side's row.
template <class Scribe>
void Flow<Scribe>::lay_open(Army& army, Troop troop, Place from) {
  army.table[army.table_size()] = troop;
  army.troops.move(troop, from, Place::Table);
  come_out(army, troop);
}

template <class Scribe>
void Flow<Scribe>::operator()(const PlayTroop& move) {  // [H4.1]
  lay_open(mine(), move.troop, Place::Hand);
  scribe_.tell(TroopPlayed{s_.mover, move.troop});
  if (s_.mover == s_.attacker) return ask(Phase::Action, defender());
  check_superiority();  // [H5.1] both have had a turn
}

template <class Scribe>
void Flow<Scribe>::check_superiority() {  // [H5.2]
  PerSide<std::uint8_t> sums;
  for (Seat side : kBothSides)
    sums[side] = static_cast<std::uint8_t>(superiority(content_, s_.armies[side], side));
  scribe_.tell(SuperiorityChecked{sums});
  if (sums[kAchaeans] == sums[kTrojans]) return after_fate();  // [H5.3] nobody turns
  ask(Phase::Fate, sums[kAchaeans] > sums[kTrojans] ? kAchaeans : kTrojans);
}

template <class Scribe>
void Flow<Scribe>::operator()(const TurnTile& move) {
  // [H5.3] Right: each side faces the colour listed before its former one; left: the one after.
  constexpr std::array<unsigned, 3> kSteps{1, 3, 0};  // left, right, none
  const unsigned steps = kSteps[static_cast<std::size_t>(move.turn)];
  s_.edge = static_cast<Edge>((static_cast<unsigned>(s_.edge) + steps) % kEdges);
  scribe_.tell(TileTurned{s_.mover, move.turn, s_.edge});
  after_fate();
}

template <class Scribe>
void Flow<Scribe>::after_fate() {
  if (s_.armies[s_.attacker].table_size() < kTablePlaces) return ask(Phase::Action, s_.attacker);
  check_victory();  // [H6.1] after the fourth
}

template class Flow<SilentScribe>;
template class Flow<ListeningScribe>;

void Hector::apply(State& state, const Move& move) const {
  SilentScribe scribe;
  match_kind(Flow(*this, state, scribe), move);
}

void Hector::apply(State& state, const Outcome& outcome) const {
  SilentScribe scribe;
  match_kind(Flow(*this, state, scribe), outcome);
}

void Hector::play_chance(State& state, Rng& rng) const {
  SilentScribe scribe;
  draw(state, rng, Flow(*this, state, scribe));
}

namespace {

template <class Step>
EventList told(const Hector& game, const State& before, const Step& step, Viewer viewer) {
  State after = before;
  ListeningScribe scribe;
  std::visit(Flow(game, after, scribe), step);
  for (Event& event : scribe.events) event = seen_by(viewer, event);
  return scribe.events;
}

}  // namespace

EventList Hector::events(const State& before, const Move& move, Viewer viewer) const {
  return told(*this, before, move, viewer);
}

EventList Hector::events(const State& before, const Outcome& outcome, Viewer viewer) const {
  return told(*this, before, outcome, viewer);
}

}  // namespace ilion::hector
