// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/prospects.h"

#include "bots/deukalion/goals.h"
#include "games/deukalion/score.h"

namespace ilion::deukalion {

namespace {

constexpr double kVictory = 1000;
constexpr double kSoldierAboard = 0.04;
constexpr double kLaidCard = 0.6;
constexpr double kNextGoal = 0.4;      // of the weight of the goal before it
constexpr double kNextGoalLate = 0.1;  // who looks two ways for too long arrives nowhere
constexpr int kLateRound = 15;         // for each player
constexpr std::size_t kStrikingDistance = 3;
constexpr double kMayFall = 0.5;  // of a settlement with a rival beside it

// Soldiers in settlements fight no more. A few are missed little, many a lot.
double price_of_absent(const Player& player) {
  const int absent = kSoldiers - player.aboard - player.below;
  return 0.04 * absent * absent;
}

double possessions(const View& view, Seat me) {
  const Player& player = view.open.players[me];
  double worth = kSoldierAboard * player.aboard - price_of_absent(player);
  for (bool laid : {player.pegasus, player.hades, player.fleece}) worth += laid ? kLaidCard : 0;
  const Cards hand = view.secrets[me].hand;
  for (std::size_t i = 0; i < kCards; ++i)
    worth += static_cast<double>(hand.count(card_at(i))) * card_worth(card_at(i), player);
  return worth;
}

// What may be lost of the own settlements to ships that are near.
double under_threat(const Deukalion& game, const Chart& chart, const Open& open, Seat me) {
  double loss = 0;
  for (std::size_t i = 0; i < kSettlements; ++i) {
    if (open.holders[i] != ship_of(me)) continue;
    const Place place = place_at(kCities + i);
    for (std::size_t other = 0; other < game.seats(); ++other) {
      const Player& rival = open.players[seat_at(other)];
      if (seat_at(other) == me || rival.aboard < game.content().place(place).size) continue;
      if (chart.steps(rival.ship, place) > kStrikingDistance) continue;
      loss += kMayFall * game.content().place(place).size;
      break;
    }
  }
  return loss;
}

}  // namespace

double card_worth(Card card, const Player& player) {
  constexpr double kSecondCopy = 0.05;  // cannot be laid [D11.2]
  switch (card) {
    case Card::Pegasus: return player.pegasus ? kSecondCopy : 0.4;
    case Card::Hades: return player.hades ? kSecondCopy : 0.4;
    case Card::Fleece: return player.fleece ? kSecondCopy : 0.4;
    case Card::Ares:
    case Card::Hermes: return 0.3;
    case Card::Charon:
    case Card::Nike: return 0.22;
    case Card::Aiolos:
    case Card::Athena: return 0.2;
    default: return 0.12;
  }
}

double Prospects::of(const View& view) const {
  const int scored = points(game_.content(), view.open, me_);
  if (scored >= target_points(game_.seats())) return kVictory + scored;
  return of(view, Goals(game_, chart_, view, me_));
}

double Prospects::of(const View& view, const Goals& goals) const {
  const int scored = points(game_.content(), view.open, me_);
  if (scored >= target_points(game_.seats())) return kVictory + scored;
  double worth =
      scored + goals.cargo() + possessions(view, me_) - under_threat(game_, chart_, view.open, me_);
  const bool late = view.open.round > kLateRound * static_cast<int>(game_.seats());
  double weight = 1;
  for (double goal : goals.best_first()) {
    worth += weight * goal;
    weight *= late ? kNextGoalLate : kNextGoal;
  }
  return worth;
}

}  // namespace ilion::deukalion
