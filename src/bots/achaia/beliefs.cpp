// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/beliefs.h"

#include "bots/achaia/habits.h"

namespace ilion::achaia {

double likelihood(const Achaia& game, const View& view, const State& world) {
  if (view.question.phase != Phase::Window) return 1;
  const Act& act = view.question.act;
  // Everybody but the one whose card it is, the Opp first, as far as the one who is asked now
  // [A5.4].
  double likely = 1;
  const auto count = [&](Seat seat) {
    for (Intrigue card : world.hand[seat].kinds()) {
      const IntrigueRow& row = game.content().at(card);
      if (row.has(EffectKind::Reaction) || (seat == act.other && row.has(EffectKind::Counter)))
        likely *= 1 - by_hand()[Habit::AnswersWithCard];
    }
  };
  const Seat now = view.question.mover;
  if (now == act.other) return 1;
  if (act.other != act.actor) count(act.other);
  for (std::size_t i = 1; i < game.seats(); ++i) {
    const Seat seat = seat_at((index_of(act.actor) + i) % game.seats());
    if (seat == now) break;
    if (seat != act.other) count(seat);
  }
  return likely;
}

}  // namespace ilion::achaia
