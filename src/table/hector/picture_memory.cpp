// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/picture_memory.h"

#include <algorithm>

#include "table/hector/picture_pieces.h"

namespace ilion::hector {

namespace {

constexpr int kLabelColumns = 11;

std::string values_of(TroopSet troops, Colour colour) {
  std::string values;
  for (TroopCard card : troops)
    if (card.troop().colour() == colour) values += std::to_string(card.troop().value());
  return values;
}

// A colour's troops together: "R112 G4", in at most `rows` rows; what does not fit is shown by
// dots. Returns how many rows it took.
int draw_troops(Canvas& canvas, Spot at, int end, int rows, TroopSet troops) {
  if (troops.empty()) canvas.put(at, "-", ink::kQuiet);
  Spot pen = at;
  for (std::size_t c = 0; c < kColours; ++c) {
    const Colour colour = static_cast<Colour>(c);
    const std::string values = values_of(troops, colour);
    if (values.empty()) continue;
    if (pen.column + 1 + static_cast<int>(values.size()) > end - 2) {
      if (pen.row - at.row + 1 == rows) {
        canvas.put(pen, "..", ink::kQuiet);
        break;
      }
      pen = {pen.row + 1, at.column};
    }
    pen.column = canvas.put(pen, letter_of(colour), ink_of(colour));
    pen.column = canvas.put(pen, values) + 1;
  }
  return pen.row - at.row + 1;
}

}  // namespace

void draw_memory(Canvas& canvas, Spot at, const Names& names, const View& view, Seat side,
                 Lang lang, MemoryRoom room) {
  const Words& words = Words::of("play");
  const ArmyView& army = view.armies[side];
  const int end = at.column + room.columns;
  Spot pen = at;
  const std::string title = words.say("hector-memory", lang, {{"side", names.side(side, lang)}});
  canvas.put(pen, clip(title, room.columns), view.viewer.is(side) ? ink::kYours : ink::kBold);
  ++pen.row;
  const auto list = [&](const std::string& label, TroopSet troops, int rows) {
    canvas.put(pen, clip(label, kLabelColumns - 1), ink::kQuiet);
    pen.row += draw_troops(canvas, {pen.row, pen.column + kLabelColumns}, end,
                           rows + room.more_rows, troops);
  };
  for (Stack stack : kFronts)
    list(std::to_string(index_of(stack) + 1), army.remembered.in(stack), 1);
  list(words.say("hector-home", lang), army.remembered.in(Stack::Home), 1);
  list(words.say("hector-out", lang), army.out, 2);
  if (army.secrets.known && !army.secrets.discarded.empty())
    list(words.say("hector-discarded", lang), army.secrets.discarded, 1);
}

std::string memory_picture(const Names& names, const View& view, Lang lang, const Brush& brush) {
  constexpr int kGap = 2;
  constexpr int kWidest = 60;
  constexpr int kMostRows = 40;
  const bool beside = brush.width >= 2 * kMemoryColumns + 2 * kGap;
  const MemoryRoom room{std::min(beside ? brush.width / 2 - kGap : brush.width, kWidest),
                        kMostRows};
  Canvas left({kMostRows, brush.width}, brush);
  Canvas below = left;
  draw_memory(left, {0, 0}, names, view, kAchaeans, lang, room);
  draw_memory(beside ? left : below, {0, beside ? room.columns + kGap : 0}, names, view, kTrojans,
              lang, room);
  return left.text() + below.text();
}

}  // namespace ilion::hector
