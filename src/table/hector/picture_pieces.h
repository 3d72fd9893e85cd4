// SPDX-License-Identifier: GPL-3.0-or-later
// The cardboard of Hector and Achilles as a terminal can show it. A colour is always told three
// ways: by its ground, by its sign and by its letter, so that one of them may be missing.
#pragma once

#include <string>

#include "games/hector/game.h"
#include "table/canvas.h"
#include "table/hector/names.h"

namespace ilion::hector {

constexpr int kCardRows = 4;
constexpr int kStackRows = 3;
constexpr Extent kTileSize{5, 15};

Ink ink_of(Colour colour);
const Sign& sign_of(Colour colour);
std::string letter_of(Colour colour);

struct HeroCard {
  Hero hero;
  int value;
  std::string name;
};

// What may be written into the frame of a card.
struct Rim {
  std::string top;     // "vanguard"
  std::string bottom;  // the number of its place, for "deploy 2"
};

class Pieces {
 public:
  Pieces(Canvas& canvas, int card_columns) : canvas_(canvas), card_columns_(card_columns) {}

  int card_columns() const { return card_columns_; }

  // `name` is shown where there is room for it.
  void troop(Spot at, Troop troop, const std::string& name, bool boosted, const Rim& rim);
  // The hero lies on the troop, which looks out from under him.
  void hero_on(Spot at, const HeroCard& card, Troop covered, const Rim& rim);
  void empty_place(Spot at, const std::string& text);

  enum class StackState { Waiting, Active, Depleted };
  // Returns the column after it.
  int stack(Spot at, const std::string& label, std::size_t size, StackState state, Ink active);

  // Edges clockwise from the top.
  void tile(Spot at, const TileEdges& edges);
  void no_tile(Spot at);

  // A card in one line, as one holds it: the column after it.
  int troop_chip(Spot at, Troop troop);
  int hero_chip(Spot at, const HeroCard& card);
  // "B≈" on its colour.
  int colour_chip(Spot at, Colour colour);

 private:
  Extent card_size() const { return {kCardRows, card_columns_}; }
  void rim(Spot at, const Rim& rim, Ink ink);
  std::string pips(Troop troop, bool spaced) const;
  int chip(Spot at, const std::string& text, Ink ink);
  void tile_ground(Spot at, const TileEdges& edges);

  Canvas& canvas_;
  int card_columns_;
};

}  // namespace ilion::hector
