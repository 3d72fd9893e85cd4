// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases that choices, events and questions are made of. What a card does is composed from its
// operations, so that the cards of an owner's box can be read as well.
#pragma once

#include <string>

#include "games/achaia/game.h"
#include "table/achaia/names.h"

namespace ilion::achaia {

struct Speech {
  const Achaia& game;
  const Names& names;
  const View& view;
  Lang lang;

  std::string say(std::string_view key, WordArgs args = {}) const;
  // Of a player, who is {who}; the same key in "you" form if he is the viewer.
  std::string tell(Seat seat, const std::string& key, WordArgs args = {}) const;
  std::string counted(const std::string& key, int n) const;

  bool is_me(Seat seat) const { return view.viewer.is(seat); }
  std::string who(Seat seat) const;  // "Red", by the main colour
  template <class Thing>
  const std::string& name(Thing thing) const {
    return names.of(thing, lang);
  }
  std::string card(Intrigue card, Side side) const;  // “Poison” a
  std::string die(Colour colour, Spot spot) const;   // red 4 (Mint)
  std::string gold(int n) const { return counted("gold", n); }
  std::string influence(int n) const { return counted("influence", n); }
  std::string cards(int n) const { return counted("cards", n); }
  std::string cousins(Kin kin, int n) const;

  std::string text(const Operation& operation) const;
  std::string text(const Operations& operations) const;

  // Of an effect on its way, also while an answer has not said yet which side of its card it is.
  const Operations& operations(const Act& act) const;
  // What an effect is called, what it does and what was named so far.
  std::string source(const Act& act) const;
  std::string picks(const Act& act) const;
  std::string pick(const Operation& operation, const Pick& pick) const;
  int price(Character who) const;  // [A5.11]

 private:
  std::string dice(Party party, int count, bool up_to) const;
};

// "R4@7", "R4": as moves are typed.
std::string short_die(Colour colour, Spot spot);
std::string signed_number(int n);
std::string roman(int n);
// The first letter, if it is a plain one, as a capital.
std::string capitalised(std::string text);

}  // namespace ilion::achaia
