// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/tempo.h"

#include <array>

namespace ilion::achaia {

Tempo::Tempo(const Achaia& game, const View& view, const Worth& worth, const Stakes& stakes,
             const Habits& habits)
    : habits_(habits) {
  const Seat me = view.viewer.seat();
  const double share = kPassIncome * worth.gold();
  std::array<double, kMaxPlayers + 1> passing{1};  // how many rivals pass before our next turn
  std::size_t active = 0;
  std::size_t passed = 0;
  double theirs = 0;
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (seat == me) continue;
    if (view.players[seat].passed) {
      ++passed;
      theirs -= share * stakes.of(seat);
      continue;
    }
    ++active;
    const double passes =
        habits_[view.players[seat].hand > 0 ? Habit::Passes : Habit::PassesEmptyHanded];
    for (std::size_t n = active; n > 0; --n)
      passing[n] = passing[n] * (1 - passes) + passing[n - 1] * passes;
    passing[0] *= 1 - passes;
  }
  income_ = active == 0 ? theirs : share * (1 - passing[active]);
  const std::size_t quota = event_quota(game.seats());
  for (std::size_t n = 0; n <= active; ++n)
    if (passed < quota && passed + n >= quota) event_at_risk_ += passing[n];
}

}  // namespace ilion::achaia
