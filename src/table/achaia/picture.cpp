// SPDX-License-Identifier: GPL-3.0-or-later
// The city on the left, a line a location; on the right who holds what, and House Orion; below what
// only the viewer holds:
//
//   round, stacks           |       infl gold st co cards reserve
//   1 Royal Palace   locked | R Red    5    7  1  0     3 4 2
//   …                       | House Orion, with the price of everybody now
//   our hand, our event
//
// Sixteen rows, so that the choices fit a screen of 24; where a screen is larger, locations,
// characters and cards say what they do. On a narrow screen the panel stands below the city.
#include "table/achaia/picture.h"

#include <algorithm>

#include "games/achaia/notation.h"
#include "table/achaia/picture_parts.h"

namespace ilion::achaia {

namespace {

constexpr int kGap = 1;
constexpr int kLargeRows = 38;  // from here on everything says what it does
constexpr int kLargeColumns = 100;
constexpr int kRowsForTalk = 12;  // for news, choices and the prompt

}  // namespace

std::string picture(const Achaia& game, const Names& names, const View& view, Lang lang,
                    const Brush& brush) {
  const bool large = brush.rows >= kLargeRows && brush.width >= kLargeColumns;
  const bool beside = brush.width >= kCityColumns + kGap + kPanelColumns;
  const int each = large ? 2 : 1;
  const int city_rows = 1 + each * static_cast<int>(kLocations);
  const int city_columns = large ? brush.width / 2 - kGap : kCityColumns;
  const int seats = static_cast<int>(game.colours().used());
  Parts::At panel = beside ? Parts::At{0, city_columns + kGap} : Parts::At{city_rows, 0};
  const int panel_columns = brush.width - panel.column;
  const int total = std::max(city_rows + seats + kHouseRows + 4, brush.rows) + 4;

  Canvas canvas({total, brush.width}, brush);
  Parts parts(canvas, game, names, view, lang);
  parts.city({0, 0}, each, std::min(city_columns, brush.width));
  parts.players(panel);
  panel.row += seats + 1;
  if (large) {
    parts.track(panel, panel_columns);
    panel.row += 2;
    parts.house(panel, 2, panel_columns);
    panel.row += 2 * kHouseRows;
    const int room = city_rows - panel.row;
    const int below = std::max(2, brush.rows - city_rows - kRowsForTalk);
    if (room > below && parts.holdings(panel, panel_columns, room) > 0) return canvas.text();
    parts.holdings({city_rows, 0}, brush.width, below);
    return canvas.text();
  }
  if (beside) panel.row = city_rows - kHouseRows;
  parts.house(panel, 1, panel_columns);
  parts.holdings({beside ? city_rows : panel.row + kHouseRows, 0}, brush.width, 3);
  return canvas.text();
}

std::string seen_cards(const Achaia& game, const Names& names, const View& view, Lang lang,
                       const Brush& brush) {
  const Speech speech{game, names, view, lang};
  std::string text;
  const auto add = [&](const std::string& label, Cards cards) {
    std::string list;
    for (Intrigue card : cards.kinds()) {
      list += (list.empty() ? "" : ", ") + speech.name(card);
      if (cards.count(card) > 1) list += " ×" + std::to_string(cards.count(card));
    }
    if (list.empty()) list = speech.say("seen-none");
    for (const std::string& line : wrap(label + ": " + list, brush.width - 4))
      text += "  " + (brush.unicode ? line : to_ascii(line)) + "\n";
  };
  if (!view.viewer.is_spectator())
    for (Intrigue card : view.players[view.viewer.seat()].secrets.hand.kinds()) {
      const std::string says = Atom<Intrigue>::text(card) + " " + speech.name(card) + ": " +
                               effect_text(speech, card, Side::A) + " / " +
                               effect_text(speech, card, Side::B);
      for (const std::string& line : wrap(says, brush.width - 4))
        text += "  " + (brush.unicode ? line : to_ascii(line)) + "\n";
    }
  add(speech.say("seen-discard"), view.discard);
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (!view.viewer.is(seat) && !view.players[seat].known.empty())
      add(speech.say("seen-hand", {{"who", speech.who(seat)}}), view.players[seat].known);
  }
  return text;
}

}  // namespace ilion::achaia
