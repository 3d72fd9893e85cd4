// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat or a spectator may know [H9.1] [H9.2]: built field by field from nothing. Troops are
// held as canonical sets, so a view never tells which of two equal cards it means.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "base/fields.h"
#include "games/hector/state.h"

namespace ilion::hector {

// [H9.2] What a side knows of itself, and after the end everybody of both.
struct Secrets {
  bool known = false;
  TroopSet hand;
  Hero hero = Hero::None;
  TroopSet discarded;
  HeroQueue under;
  // After the end all that was drawn is shown: what returned to each stack, and what shame took.
  std::array<TroopSet, kStacks> returned{};
  TroopSet paid;

  static constexpr auto kFields =
      std::tuple{Field{"known", &Secrets::known}, Field{"hand", &Secrets::hand},
                 Field{"hero", &Secrets::hero},   Field{"discarded", &Secrets::discarded},
                 Field{"under", &Secrets::under}, Field{"returned", &Secrets::returned},
                 Field{"paid", &Secrets::paid}};
  friend bool operator==(const Secrets&, const Secrets&) = default;
};

struct ArmyView {
  std::array<std::uint8_t, kStacks> stacks{};  // sizes
  Remembered remembered;
  Row table{};
  std::uint8_t hand = 0;
  std::uint8_t discarded = 0;
  std::uint8_t paid = 0;  // as price of shame, face down
  TroopSet out;
  Stack active = Stack::Front1;
  std::uint8_t boosted = 0;  // bit i: a marker on table place i
  std::uint8_t favours = 0;
  std::uint8_t shame = 0;
  bool hero_in_hand = false;
  Hero hero = Hero::None;  // deployed, or shown in the victory check
  TablePlace deployed_on = TablePlace::None;
  std::uint8_t hero_stack = 0;  // size, with those put under
  std::uint8_t under = 0;
  HeroSet heroes_out;
  Secrets secrets;

  static constexpr auto kFields = std::tuple{Field{"stacks", &ArmyView::stacks},
                                             Field{"remembered", &ArmyView::remembered},
                                             Field{"table", &ArmyView::table},
                                             Field{"hand", &ArmyView::hand},
                                             Field{"discarded", &ArmyView::discarded},
                                             Field{"paid", &ArmyView::paid},
                                             Field{"out", &ArmyView::out},
                                             Field{"active", &ArmyView::active},
                                             Field{"boosted", &ArmyView::boosted},
                                             Field{"favours", &ArmyView::favours},
                                             Field{"shame", &ArmyView::shame},
                                             Field{"hero_in_hand", &ArmyView::hero_in_hand},
                                             Field{"hero", &ArmyView::hero},
                                             Field{"deployed_on", &ArmyView::deployed_on},
                                             Field{"hero_stack", &ArmyView::hero_stack},
                                             Field{"under", &ArmyView::under},
                                             Field{"heroes_out", &ArmyView::heroes_out},
                                             Field{"secrets", &ArmyView::secrets}};
  friend bool operator==(const ArmyView&, const ArmyView&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  PerSide<ArmyView> armies;
  Phase phase = Phase::Source;
  std::uint8_t battle = 1;
  Seat attacker = kAchaeans;
  Seat mover = kAchaeans;
  Number number = Number::None;
  Tile tile = Tile::None;
  Edge edge = Edge::First;
  std::uint8_t tiles_left = 0;  // bit i: tile i is still unused
  std::uint8_t owed = 0;
  EndReason end = EndReason::Running;
  bool drawn = false;
  bool retreated = false;

  static constexpr auto kFields =
      std::tuple{Field{"viewer", &View::viewer},     Field{"armies", &View::armies},
                 Field{"phase", &View::phase},       Field{"battle", &View::battle},
                 Field{"attacker", &View::attacker}, Field{"mover", &View::mover},
                 Field{"number", &View::number},     Field{"tile", &View::tile},
                 Field{"edge", &View::edge},         Field{"tiles_left", &View::tiles_left},
                 Field{"owed", &View::owed},         Field{"end", &View::end},
                 Field{"drawn", &View::drawn},       Field{"retreated", &View::retreated}};
  friend bool operator==(const View&, const View&) = default;
};

}  // namespace ilion::hector
