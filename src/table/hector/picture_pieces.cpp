// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/picture_pieces.h"

#include <algorithm>
#include <array>

#include "games/hector/notation.h"

namespace ilion::hector {

namespace {

struct Look {
  std::int16_t ground;
  std::int16_t letter;
  Sign sign;
};

// Spearhead, laurel leaf, wave, sun, grapes, horned head. All but the last are in every font since
// the first personal computers, and every terminal gives them one column.
constexpr std::array<Look, kColours> kLooks{{
    {124, ink::kBone, {"▲", "^"}},
    {22, ink::kBone, {"♠", "&"}},
    {25, ink::kBone, {"≈", "~"}},
    {178, ink::kGlaze, {"☼", "*"}},
    {54, ink::kBone, {"♣", "%"}},
    {94, ink::kBone, {"Ʊ", "u"}},
}};

const Look& look_of(Colour colour) { return kLooks[index_of(colour)]; }

constexpr Sign kFavour{"●", "o"};
constexpr Sign kHeroSign{"★", "!"};

std::string value_text(Colour colour, int value) {
  return letter_of(colour) + std::to_string(value);
}

Ink bold(Ink ink) {
  ink.bold = true;
  return ink;
}

}  // namespace

Ink ink_of(Colour colour) { return {look_of(colour).letter, look_of(colour).ground, false}; }
const Sign& sign_of(Colour colour) { return look_of(colour).sign; }
std::string letter_of(Colour colour) { return std::string(1, kColourLetters[index_of(colour)]); }

// The sign as often as the value: a card tells its strength at a glance.
std::string Pieces::pips(Troop troop, bool spaced) const {
  std::string text;
  for (int i = 0; i < troop.value(); ++i) {
    if (i > 0 && spaced) text += ' ';
    text += canvas_.as_shown(sign_of(troop.colour()));
  }
  return text;
}

void Pieces::rim(Spot at, const Rim& rim, Ink ink) {
  const int inside = card_columns_ - 2;
  if (!rim.top.empty()) canvas_.put_centred({at.row, at.column + 1}, inside, rim.top, ink);
  if (!rim.bottom.empty())
    canvas_.put_right(at.row + kCardRows - 1, at.column + card_columns_ - 2, rim.bottom, ink);
}

void Pieces::troop(Spot at, Troop troop, const std::string& name, bool boosted,
                   const Rim& its_rim) {
  const Ink ink = ink_of(troop.colour());
  const int inside = card_columns_ - 2;
  canvas_.fill(at, card_size(), ink);
  canvas_.box(at, card_size(), frame::kRound, ink);
  rim(at, its_rim, ink);
  canvas_.put({at.row + 1, at.column + 2}, value_text(troop.colour(), troop.value()), bold(ink));
  const bool named = canvas_.columns_of(name) <= inside && inside >= 12;
  if (named) canvas_.put_centred({at.row + 2, at.column + 1}, inside, name, ink);
  if (boosted) {
    const std::string marker = "+1" + std::string(canvas_.as_shown(kFavour));
    canvas_.put_right(at.row + 1, at.column + card_columns_ - 1, marker, bold(ink));
  }
  const std::string signs = pips(troop, inside >= 7 && !named);
  if (!named)
    canvas_.put_centred({at.row + 2, at.column + 1}, inside, signs, ink);
  else
    canvas_.put({at.row + 1, at.column + 5}, signs, ink);
}

void Pieces::hero_on(Spot at, const HeroCard& card, Troop covered, const Rim& its_rim) {
  const Ink ink = bold(ink_of(colour_of(card.hero)));
  const int inside = card_columns_ - 2;
  canvas_.fill(at, card_size(), ink);
  canvas_.box(at, card_size(), frame::kDouble, ink);
  rim(at, its_rim, ink);
  canvas_.put({at.row + 1, at.column + 2}, value_text(colour_of(card.hero), card.value), ink);
  canvas_.put({at.row + 1, at.column + card_columns_ - 3}, kHeroSign, ink);
  canvas_.put_centred({at.row + 2, at.column + 1}, inside, card.name, ink);
  // His foot shows the troop he covers, in its own colour.
  const std::string under = value_text(covered.colour(), covered.value()) +
                            std::string(canvas_.as_shown(sign_of(covered.colour())));
  Ink below = ink_of(covered.colour());
  canvas_.put({at.row + kCardRows - 1, at.column + 1}, "(" + under + ")", below);
}

void Pieces::empty_place(Spot at, const std::string& text) {
  canvas_.box(at, card_size(), frame::kDotted, ink::kQuiet);
  canvas_.put_centred({at.row + 1, at.column + 1}, card_columns_ - 2, text, ink::kQuiet);
}

int Pieces::stack(Spot at, const std::string& label, std::size_t size, StackState state,
                  Ink active) {
  const int inside = std::max(2, canvas_.columns_of(label));
  const Extent extent{kStackRows, inside + 2};
  const Ink ink = state == StackState::Active     ? active
                  : state == StackState::Depleted ? ink::kQuiet
                                                  : ink::kPlain;
  const Frame& edge = state == StackState::Active     ? frame::kHeavy
                      : state == StackState::Depleted ? frame::kDotted
                                                      : frame::kThin;
  canvas_.box(at, extent, edge, ink);
  canvas_.put({at.row, at.column + 1}, label, ink);
  const std::string count = state == StackState::Depleted ? "×" : std::to_string(size);
  const int room = inside > 2 ? inside : 2;
  if (inside > 2)
    canvas_.put_centred({at.row + 1, at.column + 1}, room, count, ink);
  else
    canvas_.put_right(at.row + 1, at.column + 1 + room, count, ink);
  return at.column + extent.columns;
}

// Four coloured wedges that meet in the middle.
void Pieces::tile_ground(Spot at, const TileEdges& edges) {
  const int last = kTileSize.columns - 1;
  for (int row = 0; row < kTileSize.rows; ++row) {
    const int step = std::min(row, kTileSize.rows - 1 - row);  // 0 outside, 2 in the middle
    const int side = 2 + step * 2;
    for (int column = 0; column <= last; ++column) {
      const bool left = column < side;
      const bool right = column > last - side;
      const std::size_t edge = left ? 3 : right ? 1 : row < kTileSize.rows / 2 ? 0 : 2;
      const bool middle = row == kTileSize.rows / 2 && !left && !right;
      const Ink ink = middle ? Ink{ink::kClay, ink::kGlaze, true} : ink_of(edges[edge]);
      canvas_.put({at.row + row, at.column + column}, " ", ink);
    }
  }
}

void Pieces::tile(Spot at, const TileEdges& edges) {
  const bool coloured = canvas_.brush().colour;
  if (coloured)
    tile_ground(at, edges);
  else
    canvas_.box(at, kTileSize, frame::kRound);
  const auto name = [&](std::size_t edge) {
    return letter_of(edges[edge]) + " " + std::string(canvas_.as_shown(sign_of(edges[edge])));
  };
  const int inset = coloured ? 0 : 1;
  const int middle = at.column + kTileSize.columns / 2 - 1;
  canvas_.put({at.row + inset, middle}, name(0), bold(ink_of(edges[0])));
  canvas_.put({at.row + 2, at.column + kTileSize.columns - 5}, name(1), bold(ink_of(edges[1])));
  canvas_.put({at.row + kTileSize.rows - 1 - inset, middle}, name(2), bold(ink_of(edges[2])));
  canvas_.put({at.row + 2, at.column + 2}, name(3), bold(ink_of(edges[3])));
  const Sign centre{"◆", "+"};
  canvas_.put({at.row + 2, at.column + kTileSize.columns / 2}, centre,
              Ink{ink::kClay, coloured ? ink::kGlaze : Ink::kDefault, true});
}

void Pieces::no_tile(Spot at) {
  canvas_.box(at, kTileSize, frame::kDotted, ink::kQuiet);
  canvas_.put({at.row + 2, at.column + kTileSize.columns / 2}, Sign{"◇", "?"}, ink::kQuiet);
}

int Pieces::chip(Spot at, const std::string& text, Ink ink) {
  const bool coloured = canvas_.brush().colour;
  return canvas_.put(at, (coloured ? " " : "[") + text + (coloured ? " " : "]"), ink);
}

int Pieces::troop_chip(Spot at, Troop troop) {
  return chip(at, value_text(troop.colour(), troop.value()) + " " + pips(troop, false),
              bold(ink_of(troop.colour())));
}

int Pieces::hero_chip(Spot at, const HeroCard& card) {
  const Colour colour = colour_of(card.hero);
  return chip(at,
              value_text(colour, card.value) + " " +
                  std::string(canvas_.as_shown(sign_of(colour))) + " " + card.name,
              bold(ink_of(colour)));
}

int Pieces::colour_chip(Spot at, Colour colour) {
  return chip(at, letter_of(colour) + std::string(canvas_.as_shown(sign_of(colour))),
              bold(ink_of(colour)));
}

}  // namespace ilion::hector
