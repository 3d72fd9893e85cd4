// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases that choices, events and questions are made of.
#pragma once

#include <string>

#include "games/deukalion/game.h"
#include "table/deukalion/names.h"

namespace ilion::deukalion {

struct Speech {
  const Content& content;
  const Names& names;
  const View& view;
  Lang lang;

  std::string say(std::string_view key, WordArgs args = {}) const;
  // Of a player, who is {ship}; the same key in "you" form if he is the viewer.
  std::string tell(Ship ship, const std::string& key, WordArgs args = {}) const;

  const std::string& hero(Ship ship) const { return names.hero(ship, lang); }
  const std::string& place(Place place) const { return names.place(place, lang); }
  const std::string& card(Card card) const { return names.card(card, lang); }
  // Q01 “Red / Sparta”
  std::string quest(Quest quest) const;
  // e2 (Athens)
  std::string square(Square square) const;
  // g5, beside Rhodes and Thera
  std::string where(const Board& board, Square square) const;
  std::string colours(Treasures treasures) const;
  std::string colours(ColourSet colours) const;

  // Ares, Nike ×2
  std::string cards(Cards cards) const;

  std::string soldiers(std::size_t n) const { return counted("soldiers", n); }
  std::string with_soldiers(std::size_t n) const { return counted("with-soldiers", n); }  // dative
  std::string squares(std::size_t n) const { return counted("squares", n); }
  std::string point_cards(std::size_t n) const { return counted("point-cards", n); }
  std::string points(std::size_t n) const { return counted("points", n); }
  std::string percent(double chance) const;
  std::string counted(const std::string& key, std::size_t n) const;
  // Who draws by the CARDS die [D5.6], to the active player.
  std::string card_die(Face die) const;
};

// Half-points as people read them: 5½.
std::string halves(int half_points);

// How a fight stands for one of its throwers, and what he must reach to win, in half-points.
struct Standing {
  int strength;
  int against;
  int needed;
};
Standing standing(const Content& content, const Open& open, Ship ship);

}  // namespace ilion::deukalion
