// SPDX-License-Identifier: GPL-3.0-or-later
// A view carried forward by events alone: what a client does.
#include <bit>

#include "games/hector/events.h"

namespace ilion::hector {

namespace {

void count_down(std::uint8_t& n) { n = static_cast<std::uint8_t>(n - 1); }
void count_up(std::uint8_t& n, std::size_t by = 1) { n = static_cast<std::uint8_t>(n + by); }

struct Folder {
  View& v;

  ArmyView& army(Seat side) { return v.armies[side]; }
  std::uint8_t& stack(Seat side, Stack which) { return army(side).stacks[index_of(which)]; }

  // A troop lies open that came from the stack its side draws from.
  void come_out(Seat side, Troop troop) {
    ArmyView& a = army(side);
    std::size_t visible = a.out.count(troop);
    for (Troop on_table : a.table) visible += on_table == troop ? 1U : 0U;
    a.remembered.come_out(troop, a.active, visible);
  }
  void lay_open(Seat side, Troop troop) {
    army(side).table[laid_in(army(side).table)] = troop;
    come_out(side, troop);
  }
  void clear_table(Seat side) {
    army(side).table.fill(kNoTroop);
    army(side).boosted = 0;
  }
  void forget_hero(Seat side) {
    ArmyView& a = army(side);
    a.hero_in_hand = false;
    a.hero = Hero::None;
    a.deployed_on = TablePlace::None;
    a.secrets.hero = Hero::None;
  }

  void operator()(const SourceChosen& e) { army(e.side).active = e.stack; }
  void operator()(const VanguardTurned& e) {
    count_down(stack(e.side, army(e.side).active));
    lay_open(e.side, e.troop);
  }
  void operator()(const StacksActive& e) {
    v.number = e.number;
    for (Seat side : kBothSides) army(side).active = e.stacks[side];
  }
  void operator()(const TileTurnedUp& e) {
    v.tile = e.tile;
    v.tiles_left = static_cast<std::uint8_t>(v.tiles_left & ~(1U << index_of(e.tile)));
  }
  void operator()(const TileFaced& e) { v.edge = e.edge; }
  void operator()(const TroopDrawn& e) {
    count_down(stack(e.side, e.stack));
    count_up(army(e.side).hand);
    if (army(e.side).secrets.known) army(e.side).secrets.hand.add(e.troop);
  }
  void operator()(const HeroDrawn& e) {
    ArmyView& a = army(e.side);
    count_down(a.hero_stack);
    if (e.from_under) count_down(a.under);
    a.hero_in_hand = true;
    if (!a.secrets.known) return;
    if (e.from_under) a.secrets.under.pop();
    a.secrets.hero = e.hero;
  }
  void operator()(const ActionPassed&) {}
  void operator()(const TroopDiscarded& e) {
    ArmyView& a = army(e.side);
    count_down(a.hand);
    if (a.secrets.known) a.secrets.hand.remove(e.troop);
    if (e.open) {
      a.out.add(e.troop);
      come_out(e.side, e.troop);
    } else {
      count_up(a.discarded);
      if (a.secrets.known) a.secrets.discarded.add(e.troop);
    }
  }
  void operator()(const HeroPutUnder& e) {
    ArmyView& a = army(e.side);
    a.hero_in_hand = false;
    count_up(a.hero_stack);
    count_up(a.under);
    if (!a.secrets.known) return;
    a.secrets.under.push(e.hero);
    a.secrets.hero = Hero::None;
  }
  void operator()(const HeroDeployed& e) {
    ArmyView& a = army(e.side);
    a.hero_in_hand = false;
    a.hero = e.hero;
    a.deployed_on = e.on;
  }
  void operator()(const TroopBoosted& e) {
    ArmyView& a = army(e.side);
    count_down(a.favours);
    a.boosted = static_cast<std::uint8_t>(a.boosted | 1U << index_of(e.on));
  }
  void operator()(const TroopPlayed& e) {
    ArmyView& a = army(e.side);
    count_down(a.hand);
    if (a.secrets.known) a.secrets.hand.remove(e.troop);
    lay_open(e.side, e.troop);
  }
  void operator()(const SuperiorityChecked&) {}
  void operator()(const TileTurned& e) { v.edge = e.edge; }
  void operator()(const HeroShown& e) { army(e.side).hero = e.hero; }
  void operator()(const BattleScored&) {}
  void operator()(const Retreated&) { v.retreated = true; }
  void operator()(const RansomPaid& e) {
    if (e.ransom == Ransom::LoseFavour) count_down(army(e.side).favours);
  }
  void operator()(const BattleWon&) {}
  void operator()(const BattleTied&) {}
  void operator()(const TableReturned& e) {
    ArmyView& a = army(e.side);
    count_up(stack(e.side, a.active), laid_in(a.table));
    for (Troop troop : a.table)
      if (!troop.is_none()) a.remembered.join(troop, a.active);
    count_up(a.favours, static_cast<std::size_t>(std::popcount(a.boosted)));
    clear_table(e.side);
  }
  void operator()(const TableLost& e) {
    for (Troop troop : army(e.side).table)
      if (!troop.is_none()) army(e.side).out.add(troop);
    clear_table(e.side);
  }
  void operator()(const HandReturned& e) {
    ArmyView& a = army(e.side);
    count_up(stack(e.side, a.active), a.hand);
    a.hand = 0;
    a.secrets.hand = {};
  }
  void operator()(const HeroReturned& e) {
    forget_hero(e.side);
    count_up(army(e.side).hero_stack);
  }
  void operator()(const HeroLost& e) {
    forget_hero(e.side);
    army(e.side).heroes_out.add(e.hero);
  }
  void operator()(const ShamePaid& e) {
    count_down(stack(e.side, e.stack));
    count_up(army(e.side).paid);
  }
  void operator()(const ShameTaken& e) { count_up(army(e.side).shame); }
  void operator()(const StackDepleted& e) {
    count_up(stack(e.side, Stack::Home), stack(e.side, e.stack));
    stack(e.side, e.stack) = 0;
    army(e.side).remembered.come_home(e.stack);
  }
  void operator()(const BattleOpened& e) {
    v.battle = e.battle;
    v.attacker = e.attacker;
    v.tiles_left = e.tiles_left;
    v.number = Number::None;
    v.tile = Tile::None;
    v.edge = Edge::First;
    v.retreated = false;
    for (Seat side : kBothSides) {
      army(side).active = Stack::Front1;
      army(side).under = 0;
      army(side).secrets.under = {};
    }
  }
  void operator()(const MatchEnded& e) {
    v.end = e.reason;
    v.drawn = e.drawn;
  }
  void operator()(const SecretsShown& e) { army(e.side).secrets = e.secrets; }
  void operator()(const Asked& e) {
    v.phase = e.phase;
    v.mover = e.side;
    v.owed = e.owed;
  }
};

}  // namespace

void fold(View& view, const Event& event) { std::visit(Folder{view}, event); }

}  // namespace ilion::hector
