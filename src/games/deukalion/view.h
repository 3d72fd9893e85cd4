// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat or a spectator may know: what lies open [D15.1], and what is his own [D15.2].
#pragma once

#include <tuple>

#include "base/fields.h"
#include "games/deukalion/state.h"

namespace ilion::deukalion {

// What a player knows of himself, and after the end everybody of all.
struct Secrets {
  bool known = false;
  Quest quest = Quest::None;
  Cards hand;

  static constexpr auto kFields =
      std::tuple{Field{"known", &Secrets::known}, Field{"quest", &Secrets::quest},
                 Field{"hand", &Secrets::hand}};
  friend bool operator==(const Secrets&, const Secrets&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  Open open;
  PerPlayer<Secrets> secrets;

  static constexpr auto kFields = std::tuple{
      Field{"viewer", &View::viewer}, Field{"open", &View::open}, Field{"secrets", &View::secrets}};
  friend bool operator==(const View&, const View&) = default;
};

}  // namespace ilion::deukalion
