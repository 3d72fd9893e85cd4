// SPDX-License-Identifier: GPL-3.0-or-later
// The invariants of a State, recounted from scratch: what no rule may ever break.
#include <bit>

#include "games/hector/game.h"

namespace ilion::hector {

namespace {

// The first sentence that does not hold, or nothing.
class Auditor {
 public:
  explicit Auditor(const State& state) : s_(state) {}

  std::optional<std::string> run() {
    for (Seat side : kBothSides) {
      const Army& army = s_.armies[side];
      troops(army);
      table(army);
      heroes(army);
      memory(army);
      stacks(army);
      hand(side);
    }
    expect(s_.battle >= 1 && s_.battle <= kLastBattle, "the battle is numbered 1 to 100");
    expect((s_.phase == Phase::Over) == (s_.end != EndReason::Running), "an end has a reason");
    expect(s_.tile == Tile::None || (s_.tiles_left >> index_of(s_.tile) & 1) == 0,
           "the tile in play is used");
    return broken_;
  }

 private:
  void expect(bool holds, const char* sentence) {
    if (!holds && !broken_) broken_ = sentence;
  }

  void troops(const Army& army) {
    std::size_t places = 0;
    for (Stack stack : kAllStacks) {
      expect(army.cards_in(stack).size() <= army.stack_size(stack), "a stack holds its cards");
      places += army.never_drawn_in(stack);
    }
    expect(army.troops.at(Place::Unseen).size() >= places, "never-drawn places have troops");
  }
  void table(const Army& army) {
    TroopSet laid = army.troops.at(Place::Table);
    expect(laid.size() == army.table_size(), "the row shows every troop on the table");
    for (Troop troop : army.table)
      if (!troop.is_none() && laid.has(troop)) laid -= TroopSet(laid.first(troop));
    expect(laid.empty(), "the row shows the troops on the table");
    const unsigned row = (1U << army.table_size()) - 1;
    expect((army.boosted & ~row) == 0, "markers lie on troops");
    if (army.is_deployed()) {
      expect(army.hero != Hero::None, "a deployed hero is somebody");
      expect(!army.is_boosted(army.deployed_on), "no marker lies on a hero");
      expect(index_of(army.deployed_on) < army.table_size(), "a hero covers a troop");
    } else {
      expect(army.boosted == 0, "markers are played after the hero");
    }
    expect(army.favours + std::popcount(army.boosted) <= kFavours, "there are three favours");
  }
  void heroes(const Army& army) {
    HeroSet seen = army.hero_stack;
    std::size_t count = seen.size();
    if (army.hero != Hero::None) seen.add(army.hero), ++count;
    for (std::size_t i = 0; i < army.under.size(); ++i) seen.add(army.under.at(i)), ++count;
    expect(seen.size() == count, "each hero is in one place");
  }
  void memory(const Army& army) {
    const TroopSet open = army.troops.at(Place::Table) | army.troops.at(Place::Out);
    for (std::uint8_t code = 0; code < kTroops; ++code) {
      const Troop troop(code);
      expect(army.remembered.count(troop) + open.count(troop) <= kCopies,
             "no third copy is remembered");
    }
  }
  void stacks(const Army& army) {
    if (s_.phase != Phase::Source) return;  // between battles [H8.1]
    for (Stack stack : kFronts) {
      const std::size_t size = army.stack_size(stack);
      expect(size == 0 || size >= kDepletedBelow, "a front is depleted or holds five");
    }
    expect(army.stack_size(Stack::Home) >= kDepletedBelow, "home holds five");
    expect(army.table_size() == 0 && army.under.empty(), "the table is cleared between battles");
  }
  void hand(Seat side) {
    const Army& army = s_.armies[side];
    const std::size_t held = army.troops.at(Place::Hand).size();
    const std::size_t played = army.table_size();
    switch (s_.phase) {
      case Phase::Action:
      case Phase::Card:
      case Phase::Fate: expect(held + played == kTablePlaces, "hand and row make five"); break;
      case Phase::Redraw:
        expect(held + played + (side == s_.mover ? 1 : 0) == kTablePlaces, "one card is due");
        break;
      case Phase::Source:
      case Phase::Shame:
      case Phase::Over: expect(held == 0, "hands are empty after a battle"); break;
      default: break;
    }
  }

  const State& s_;
  std::optional<std::string> broken_;
};

}  // namespace

std::optional<std::string> Hector::audit(const State& state) const { return Auditor(state).run(); }

}  // namespace ilion::hector
