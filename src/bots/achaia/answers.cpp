// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/answers.h"

namespace ilion::achaia {

namespace {

double power(double base, int exponent) {
  double product = 1;
  for (; exponent > 0; --exponent) product *= base;
  return product;
}

}  // namespace

Answers::Answers(const Achaia& game, const View& view, const Habits& habits) {
  // Cards nobody has shown: the more answers lie in the discard pile, the safer the next card.
  const Cards unseen = Cards::all() - view.discard - in_play(view.question) -
                       view.players[view.viewer.seat()].secrets.hand;
  double reactions = 0;  // their share
  double counters = 0;
  const double share = unseen.empty() ? 0 : 1.0 / static_cast<double>(unseen.size());
  for (Intrigue card : unseen.kinds()) {
    const IntrigueRow& row = game.content().at(card);
    const double weight = share * static_cast<double>(unseen.count(card));
    if (row.has(EffectKind::Reaction)) {
      reactions += weight;
    } else if (row.has(EffectKind::Counter)) {
      counters += weight;
    }
  }
  const Seat me = view.viewer.seat();
  for (std::size_t target = 0; target < game.seats(); ++target) {
    double& stands = stands_[seat_at(target)];
    stands = 1;
    for (std::size_t i = 0; i < game.seats(); ++i) {
      const PlayerView& player = view.players[seat_at(i)];
      if (seat_at(i) == me) continue;
      const bool is_opp = i == target;
      const double answers = reactions + (is_opp ? counters : 0);
      stands *= power(1 - habits[Habit::AnswersWithCard] * answers, player.hand);
      if (player.cousins[1] > 0) stands *= habits[Habit::SparesCourt];
      if (is_opp && player.cousins[0] > 0) stands *= habits[Habit::SparesStreet];
    }
  }
}

}  // namespace ilion::achaia
