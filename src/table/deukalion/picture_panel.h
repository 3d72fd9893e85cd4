// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the map: the players, the Kylix or the fight that is going on, the quests and the decks.
#pragma once

#include "games/deukalion/game.h"
#include "table/canvas.h"
#include "table/deukalion/names.h"
#include "table/deukalion/speech.h"

namespace ilion::deukalion {

constexpr int kNarrowestPanel = 32;  // the longest quest

class Panel {
 public:
  Panel(Canvas& canvas, const Deukalion& game, const Names& names, const View& view, Lang lang);

  // Fills so many rows and columns; the lesser things are left out where there is no room.
  void draw(Spot at, Extent size);

  // One line: number, points, both tasks. Returns the column after it.
  int quest(Spot at, Quest quest);
  // In one line, if there is a hand to show. Returns how many rows it took.
  int hand(Spot at, int columns, int most_rows);

 private:
  std::string word(std::string_view key, WordArgs args = {}) const {
    return speech_.say(key, args);
  }
  bool is_mine(Seat seat) const { return view_.viewer.is(seat); }
  Ink name_ink(Seat seat) const { return is_mine(seat) ? ink::kYours : ink::kBold; }
  bool is_placed() const;
  int middle() const;

  int chip(Spot at, const std::string& text, Ink ink);
  void head(Spot at, int columns);
  void player(Spot at, Seat seat, Extent size);
  void standing_line(Spot at, Seat seat, int end);
  int plan(Spot at, const Player& player);
  void more_of(Spot at, Seat seat, int end);
  int kylix_rows(int room) const;
  void kylix(Spot at, int rows);
  void placed(Spot at);
  void rotations(Spot at);
  void fight(Spot at, int columns);
  void thrower(Spot at, Ship ship, int end);
  int task(Spot at, const TaskRow& row, bool met);

  Canvas& canvas_;
  const Deukalion& game_;
  const Names& names_;
  const View& view_;
  const Open& open_;
  Lang lang_;
  Speech speech_;
};

}  // namespace ilion::deukalion
