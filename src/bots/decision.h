// SPDX-License-Identifier: GPL-3.0-or-later
// The last decision of a bot that does not search: kept as it was, and explained when somebody
// asks, so that nobody waits for reasons that are not wanted.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "bots/report.h"

namespace ilion {

template <Game G>
class Decision {
 public:
  using View = typename G::View;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  const Move& keep(const G& game, const View& view, const MoveList& moves, const Move& chosen) {
    game_ = &game;
    view_ = view;
    moves_ = moves;
    chosen_ = chosen;
    return *chosen_;
  }
  void compare(const Move& move) { compared_ = move; }

  bool is_kept() const { return chosen_.has_value(); }
  const G& game() const { return *game_; }
  const View& view() const { return view_; }
  const MoveList& moves() const { return moves_; }

  // With a value for each move: the chosen one, the one to be compared, then the highest.
  template <class Values>
  Report<G> explained(Grounds grounds, const Values& values) const {
    Report<G> report;
    report.grounds = grounds;
    std::array<std::uint16_t, MoveList::capacity()> order{};
    for (std::size_t i = 0; i < moves_.size(); ++i) order[i] = static_cast<std::uint16_t>(i);
    const auto rank = [&](std::size_t i) {
      return moves_[i] == *chosen_ ? 2 : compared_ && moves_[i] == *compared_ ? 1 : 0;
    };
    std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(moves_.size()),
                     [&](auto a, auto b) {
                       return rank(a) != rank(b) ? rank(a) > rank(b) : values[a] > values[b];
                     });
    const std::size_t most = std::min(moves_.size(), decltype(report.tried)::capacity());
    for (std::size_t i = 0; i < most; ++i)
      report.tried.push_back({moves_[order[i]], values[order[i]], 0, 0});
    report.line.push_back({*chosen_, view_});
    return report;
  }

 private:
  const G* game_ = nullptr;
  View view_{};
  MoveList moves_;
  std::optional<Move> chosen_;
  std::optional<Move> compared_;
};

}  // namespace ilion
