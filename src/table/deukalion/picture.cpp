// SPDX-License-Identifier: GPL-3.0-or-later
// The map on the left, beside it what cannot be seen on it, below it what only the viewer knows:
//
//   a b c … i | the round and the decks
//   the map   | the players
//             | the Kylix, or the fight
//             | the open quests
//   our hand, our secret quest
//
// Seventeen rows, so that the choices fit a screen of 24; where a screen is larger, the squares
// grow and cards say what they do. On a screen narrower than map and panel, one stands below the
// other.
#include "table/deukalion/picture.h"

#include <algorithm>

#include "table/deukalion/picture_map.h"
#include "table/deukalion/picture_panel.h"

namespace ilion::deukalion {

namespace {

constexpr int kGap = 1;
constexpr int kWidestPanel = 60;
constexpr int kLargeRows = 36;    // from here on squares are large
constexpr int kRowsForTalk = 12;  // for news, choices and the prompt, before cards are explained

bool has_room(Extent square, const Brush& brush) {
  return brush.width >= map_size(square).columns + kGap + kNarrowestPanel;
}

}  // namespace

std::string picture(const Deukalion& game, const Names& names, const View& view, Lang lang,
                    const Brush& brush) {
  const bool large = brush.rows >= kLargeRows && has_room(kLargeSquare, brush);
  const Extent square = large ? kLargeSquare : kSmallSquare;
  const Extent map = map_size(square);
  const bool beside = has_room(square, brush);
  const Spot panel_at = beside ? Spot{0, map.columns + kGap} : Spot{map.rows, 0};
  const Extent panel_size{beside ? map.rows : map_size(kSmallSquare).rows,
                          std::min(brush.width - panel_at.column, kWidestPanel)};
  const int below = panel_at.row + panel_size.rows;
  const int hand_rows = std::max(2, brush.rows - below - 1 - kRowsForTalk);
  const int width = std::min(brush.width, map.columns + kGap + kWidestPanel);

  Canvas canvas({below + hand_rows + 1, brush.width}, brush);
  draw_map(canvas, {0, 0}, square, game, names, view, lang);
  Panel panel(canvas, game, names, view, lang);
  panel.draw(panel_at, panel_size);
  const int row = below + panel.hand({below, 0}, width, hand_rows);
  const Quest secret =
      view.viewer.is_spectator() ? Quest::None : view.secrets[view.viewer.seat()].quest;
  if (secret != Quest::None) {
    const std::string label = Words::of("deukalion").say("label-your-quest", lang);
    panel.quest({row, canvas.put({row, 0}, label + " ", ink::kYours)}, secret);
  }
  return canvas.text();
}

}  // namespace ilion::deukalion
