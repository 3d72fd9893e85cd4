// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/stakes.h"

#include <algorithm>

#include "base/fixed_vec.h"
#include "bots/achaia/worth.h"

namespace ilion::achaia {

namespace {

// What the dice are likely to bring a seat. One seat after the other, so that the sum need not go
// through memory at each step.
double points_of(const Achaia& game, Seat seat, const Outlook& outlook) {
  const Colours colours = game.colours();
  FixedVec<std::size_t, 2> own;
  for (std::size_t c = 0; c < colours.used(); ++c)
    if (colours.owner(colour_at(c)) == seat) own.push_back(c);
  double sum = 0;
  for (const PerColour& points : outlook.points)
    for (std::size_t c : own) sum += std::max(points[c], 0.0);
  return sum;
}

PerSeat<double> strengths_in(const Achaia& game, const View& view, const Outlook& outlook,
                             double card) {
  PerSeat<double> strength{};
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const PlayerView& player = view.players[seat_at(i)];
    strength[seat_at(i)] = points_of(game, seat_at(i), outlook);
    strength[seat_at(i)] += player.influence + 0.1 * player.gold +
                            0.2 * (player.cousins[0] + player.cousins[1]) + card * player.hand;
  }
  return strength;
}

}  // namespace

Outlook::Outlook(const View& view, const Forecast& forecast) {
  for (std::size_t c = 0; c < kColours; ++c) {
    for (Spot spot : view.dice[c])
      if (spot.in_troy()) tiles[index_of(spot.place())].add(colour_at(c), spot.value());
    if (view.markers[c] == MarkersOfColour{}) continue;  // most of them, early on
    for (std::size_t i = 0; i < kLocations; ++i) markers[i].add(colour_at(c), view.markers[c][i]);
  }
  for (std::size_t i = 0; i < kLocations; ++i)
    points[i] = forecast.points(location_at(i), tiles[i], markers[i]);
}

// Whoever is likely to have most in the end is the one to hold back.
Stakes::Stakes(const Achaia& game, const View& view, const Outlook& outlook, double card,
               const Habits& habits) {
  const Seat me = view.viewer.seat();
  const Colours colours = game.colours();
  const PerSeat<double> strength = strengths_in(game, view, outlook, card);
  double foremost = 0;
  for (std::size_t i = 0; i < game.seats(); ++i)
    if (seat_at(i) != me) foremost = std::max(foremost, strength[seat_at(i)]);
  const double together = game.seats() == 2 ? 1 : habits[Habit::Rivals];
  double sum = 0;
  for (std::size_t i = 0; i < game.seats(); ++i) {
    if (seat_at(i) == me) continue;
    const double behind = 1 + habits[Habit::Spread] * (foremost - strength[seat_at(i)]);
    by_seat_[seat_at(i)] = -1 / (behind * behind);
    sum += 1 / (behind * behind);
  }
  for (double& stake : by_seat_.items) stake *= together / sum;
  by_seat_[me] = 1;
  for (std::size_t c = 0; c < kColours; ++c)
    if (colours.is_used(colour_at(c))) by_colour_[c] = by_seat_[colours.owner(colour_at(c))];
}

PerSeat<double> strengths_of(const Achaia& game, const State& state) {
  const View view = game.observe(state, Viewer::seat(seat_at(0)));
  const Forecast forecast(game, view, by_hand());
  const double card = worth_to(game, view, by_hand()).unknown_card();
  return strengths_in(game, view, Outlook(view, forecast), card);
}

}  // namespace ilion::achaia
