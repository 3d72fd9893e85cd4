// SPDX-License-Identifier: GPL-3.0-or-later
#include <boost/json.hpp>

#include "games/hector/game.h"
#include "games/hector/notation.h"
#include "games/hector/score.h"
#include "trace/truth.h"

namespace ilion {

using namespace hector;
namespace json = boost::json;

namespace {

template <class T>
json::value atom(const T& value) {
  return json::string(Atom<T>::text(value));
}

template <class T>
json::value atom_or_null(const T& value, const T& nothing) {
  return value == nothing ? json::value(nullptr) : atom(value);
}

json::array troops(TroopSet set) {
  json::array list;
  for (TroopCard card : set.canonical()) list.push_back(atom(card.troop()));
  return list;
}

json::array heroes(HeroSet set) {
  json::array list;
  for (std::size_t i = 0; i < set.size(); ++i) list.push_back(atom(set.nth(i)));
  return list;
}

json::object stack(const Army& army, Stack which) {
  return {{"size", army.stack_size(which)},
          {"returned", troops(army.cards_in(which))},
          {"never_drawn", army.never_drawn_in(which)}};
}

json::array table(const Army& army) {
  json::array row;
  for (std::size_t i = 0; i < army.table_size(); ++i) {
    const TablePlace place = place_at(i);
    row.push_back(json::object{{"troop", atom(army.table[i])},
                               {"covered", place == army.deployed_on},
                               {"favour", army.is_boosted(place)}});
  }
  return row;
}

HeroSet heroes_out(const Army& army) {
  HeroSet out = HeroSet::all();
  for (std::size_t i = 0; i < army.hero_stack.size(); ++i) out.remove(army.hero_stack.nth(i));
  for (std::size_t i = 0; i < army.under.size(); ++i) out.remove(army.under.at(i));
  if (army.hero != Hero::None) out.remove(army.hero);
  return out;
}

json::object army(const State& state, Seat side) {
  const Army& army = state.armies[side];
  json::object stacks;
  std::size_t places = 0;
  for (Stack each : kAllStacks) {
    stacks[Atom<Stack>::text(each)] = stack(army, each);
    places += army.never_drawn_in(each);
  }
  json::array under;
  for (std::size_t i = 0; i < army.under.size(); ++i) under.push_back(atom(army.under.at(i)));
  const TroopSet never_drawn = army.troops.at(Place::Unseen);
  const bool fights = state.number != Number::None;
  return {{"stacks", stacks},
          {"never_drawn", troops(never_drawn)},
          {"active", fights ? atom(army.active) : json::value(nullptr)},
          {"hand", troops(army.troops.at(Place::Hand))},
          {"table", table(army)},
          {"out", troops(army.troops.at(Place::Out))},
          {"discarded", troops(army.troops.at(Place::Discarded))},
          {"paid", troops(army.troops.at(Place::Paid))},
          {"paid_never_drawn", never_drawn.size() - places},
          {"hero", atom_or_null(army.hero, Hero::None)},
          {"deployed_on", atom_or_null(army.deployed_on, TablePlace::None)},
          {"hero_stack", heroes(army.hero_stack)},
          {"hero_stack_under", under},
          {"heroes_out", heroes(heroes_out(army))},
          {"favours", army.favours},
          {"shame", army.shame}};
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::Source: return "source";
    case Phase::Vanguard: return "vanguard";
    case Phase::Number: return "number";
    case Phase::Tile: return "tile";
    case Phase::Facing: return "facing";
    case Phase::Deal: return "deal";
    case Phase::DealHero: return "deal-hero";
    case Phase::Action: return "action";
    case Phase::Redraw: return "redraw";
    case Phase::NewHero: return "new-hero";
    case Phase::Card: return "card";
    case Phase::Fate: return "fate";
    case Phase::Ransom: return "ransom";
    case Phase::Shame: return "shame";
    case Phase::Over: return "over";
  }
  return "";
}

}  // namespace

json::object truth(const Hector& game, const State& state) {
  json::array tiles_left;
  for (std::size_t i = 0; i < kTiles; ++i)
    if ((state.tiles_left >> i & 1) != 0) tiles_left.push_back(atom(static_cast<Tile>(i)));
  const bool placed = state.tile != Tile::None && state.phase != Phase::Facing;
  json::value facing = nullptr;
  if (placed)
    facing = json::array{atom(facing_colour(game.content(), state, kAchaeans)),
                         atom(facing_colour(game.content(), state, kTrojans))};
  const bool chosen = state.phase != Phase::Source && state.number == Number::None;
  const std::string_view phase = phase_name(state.phase);
  return {{"phase", json::string_view(phase.data(), phase.size())},
          {"side", state.phase == Phase::Over ? json::value(nullptr)
                                              : json::value(ilion::index_of(state.mover))},
          {"battle", state.battle},
          {"attacker", ilion::index_of(state.attacker)},
          {"source", chosen ? atom(state.armies[state.attacker].active) : json::value(nullptr)},
          {"number", atom_or_null(state.number, Number::None)},
          {"tile", atom_or_null(state.tile, Tile::None)},
          {"facing", facing},
          {"tiles_left", tiles_left},
          {"owed", state.owed},
          {"retreated", state.retreated},
          {"armies", json::array{army(state, kAchaeans), army(state, kTrojans)}}};
}

}  // namespace ilion
