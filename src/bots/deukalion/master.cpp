// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/master.h"

#include <algorithm>

namespace ilion::deukalion {

namespace {

constexpr std::uint64_t kMostPositions = 200'000;
constexpr std::uint64_t kPositionsOfAPlayout = 100;
constexpr std::int64_t kShareOfTime = 4;  // a quarter of it
constexpr double kSure = 1 - 1e-9;
constexpr double kClearly = 0.02;  // what a search may be wrong by

}  // namespace

Move MasterBot::choose(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng) {
  wins_ = false;
  const bool compares = std::exchange(compares_, false);
  if (!solves_ || moves.size() == 1 || !WinningTurn::is_possible(view))
    return search_.choose(game, view, moves, rng);
  WinningTurn turn(game, view, rng);  // with a copy: the search has the same luck with and without
  if (!turn.is_near()) return search_.choose(game, view, moves, rng);
  const Stopwatch spent(search_.budget().time_by);
  look_through(turn);
  const WinningTurn::Choice best = turn.best_first()[0];
  wins_ = best.chance >= kSure;
  if (wins_ && !compares) {
    write_report(turn, nullptr);
    return best.move;
  }
  const Move searched = search(game, view, moves, rng, static_cast<std::int64_t>(spent.ms()));
  const Report<Deukalion>& report = *search_.why();
  wins_ = wins_ || (!report.tried.empty() && best.chance > report.tried[0].value + kClearly);
  if (!wins_) return searched;
  write_report(turn, &report);
  return best.move;
}

void MasterBot::look_through(WinningTurn& turn) const {
  const Budget& whole = search_.budget();
  const Budget part{
      .time_ms = std::max<std::int64_t>(whole.time_ms / kShareOfTime, whole.time_ms > 0 ? 1 : 0),
      .playouts = 0,
      .time_by = whole.time_by,
      .stop = whole.stop};
  const Deadline deadline(part);
  const std::uint64_t most = whole.playouts == 0
                                 ? kMostPositions
                                 : std::min(kMostPositions, whole.playouts * kPositionsOfAPlayout);
  turn.look(most, [&] { return deadline.has_come(0); });
}

// With the time that is left.
Move MasterBot::search(const Deukalion& game, const View& view, const MoveList& moves, Rng& rng,
                       std::int64_t spent_ms) {
  const Budget whole = search_.budget();
  Budget rest = whole;
  if (whole.time_ms > 0) rest.time_ms = std::max<std::int64_t>(whole.time_ms - spent_ms, 1);
  search_.limit(rest);
  const Move move = search_.choose(game, view, moves, rng);
  search_.limit(whole);
  return move;
}

// First the winning move with its chance and the whole turn, then what the search says of others;
// or if it was not asked, those that win as surely. A win in this turn is a win of the match, so no
// move is worth less than its chance of that.
void MasterBot::write_report(WinningTurn& turn, const Report<Deukalion>* searched) {
  report_ = {};
  report_.grounds = Grounds::Turn;
  const auto& choices = turn.best_first();
  const Move chosen = choices[0].move;
  const auto add = [&](const Report<Deukalion>::Tried& tried) {
    if (report_.tried.size() < report_.tried.capacity()) report_.tried.push_back(tried);
  };
  add({chosen, choices[0].chance, turn.worlds(), 0});
  report_.playouts = turn.positions() / kPositionsOfAPlayout;
  if (searched != nullptr) {
    for (auto tried : searched->tried) {
      if (tried.move == chosen) continue;
      for (const auto& choice : choices)
        if (choice.move == tried.move) tried.value = std::max(tried.value, choice.chance);
      add(tried);
    }
    report_.playouts += searched->playouts;
  } else {
    for (const auto& choice : choices)
      if (choice.move != chosen && choice.chance >= kSure)
        add({choice.move, choice.chance, turn.worlds(), 0});
  }
  turn.follow(report_.line);
}

}  // namespace ilion::deukalion
