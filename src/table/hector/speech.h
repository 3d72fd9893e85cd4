// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases that choices and events are made of.
#pragma once

#include <string>

#include "games/hector/game.h"
#include "table/hector/names.h"

namespace ilion::hector {

struct Speech {
  const Hector& game;
  const Names& names;
  const View& view;
  Lang lang;

  std::string say(std::string_view key, WordArgs args = {}) const;
  // The same key in "you" form if the viewer is that side.
  std::string tell(Seat side, const std::string& key, WordArgs args = {}) const;

  const std::string& side(Seat side) const { return names.side(side, lang); }
  std::string troop(Troop troop) const { return names.troop(troop, lang); }
  std::string hero(Seat side, Hero hero) const;
  std::string from(Stack stack) const;  // "from front 1"
  std::string into(Stack stack) const;  // "to front 1"
  std::string place(TablePlace place) const;
  // The colour that faces a side when that edge faces the attacker.
  const std::string& facing(Seat side, Edge edge) const;
};

}  // namespace ilion::hector
