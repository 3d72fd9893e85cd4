// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table: the city, the players, House Orion, and what only the viewer holds.
#pragma once

#include "games/achaia/game.h"
#include "table/achaia/names.h"
#include "table/achaia/speech.h"
#include "table/canvas.h"

namespace ilion::achaia {

constexpr int kCityColumns = 43;
constexpr int kPanelColumns = 36;
constexpr int kHouseRows = 1 + kOpenCharacters + 2;

// "a Opp: one of his dice −2"
std::string effect_text(const Speech& speech, Intrigue card, Side side);

class Parts {
 public:
  using At = ilion::Spot;  // Spot is where a die lies

  Parts(Canvas& canvas, const Achaia& game, const Names& names, const View& view, Lang lang);

  // A line of round and stacks, then `each` rows a location: the second says what it does.
  void city(At at, int each, int columns);
  // A line of labels, then a row a colour.
  void players(At at);
  // The counters in their order on the influence track.
  void track(At at, int columns);
  // A heading, then `each` rows a character: the second says what he does.
  void house(At at, int each, int columns);
  // The hand and the event of the viewer. Returns how many rows it took.
  int holdings(At at, int columns, int most_rows);

 private:
  std::string word(std::string_view key, WordArgs args = {}) const { return s_.say(key, args); }
  int chip(At at, const std::string& text, Ink ink);
  void location(At at, Location location, int columns);
  int dice_on(At at, Location location);
  void markers_on(At at, Location location);
  void player(At at, Seat seat);
  void colour_of_player(At at, Colour colour);
  void character(At at, Character who, int columns);
  int cards(At at, Cards cards, int columns, int most_rows);
  int explained(At at, Cards cards, int columns);
  bool shows_gold(Seat seat) const;

  Canvas& canvas_;
  const Achaia& game_;
  const View& view_;
  Speech s_;
};

}  // namespace ilion::achaia
