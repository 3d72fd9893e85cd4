// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/crew.h"

#include <cmath>

namespace ilion::deukalion {

namespace {

constexpr double kSecondTry = 0.7;      // worth of a victory that comes only at the next try
constexpr double kBringingBack = 0.94;  // some come back beside the sailing
constexpr double kStop = 0.5;           // turns lost by stopping: the last sail is rarely used up
constexpr double kSquaresATurn = 2.3;

// odds::chance_to_reach, looked up: it is asked for thousands of times in a decision.
using Chances = std::array<std::array<double, odds::kMostHalfPoints + 1>, kSoldiers + 1>;
constexpr Chances all_chances() {
  Chances chances{};
  for (std::size_t n = 0; n <= kSoldiers; ++n)
    for (std::size_t h = 0; h <= odds::kMostHalfPoints; ++h)
      chances[n][h] = odds::chance_to_reach(n, static_cast<int>(h));
  return chances;
}
constexpr Chances kChances = all_chances();

double chance_of(int soldiers, int half_points) {
  constexpr int kMost = odds::kMostHalfPoints;
  if (half_points > kMost) return 0;
  return kChances[static_cast<std::size_t>(soldiers)]
                 [static_cast<std::size_t>(std::max(half_points, 0))];
}

TravelWorths worths(double squares_a_turn) {
  TravelWorths table{};
  table[0] = 1;
  for (std::size_t steps = 1; steps < kFarthest; ++steps)
    table[steps] = std::pow(kLater, kStop + static_cast<double>(steps) / squares_a_turn);
  return table;
}

double with_second_try(double chance) { return chance / (1 - (1 - chance) * kSecondTry); }

// The best moment to try: now, or after some turns of bringing back.
template <class Chance>
double best_moment(const Crew& crew, const Chance& chance) {
  double best = 0;
  double later = 1;
  for (int soldiers = crew.aboard;; later *= kBringingBack) {
    const double now = soldiers > 0 ? chance(soldiers) : 0;
    if (crew.is_fair(now, soldiers)) best = std::max(best, with_second_try(now) * later);
    if (soldiers >= crew.most) return best;
    soldiers = std::min(soldiers + crew.per_turn, crew.most);
  }
}

// For all crews there can be, by those aboard, the most, and whether Hades brings one more: 41 KB.
using AllToReach =
    std::array<std::array<std::array<Crew::ToReach, 2>, kPlanPlaces + 1>, kSoldiers + 1>;
AllToReach all_to_reach() {
  AllToReach all{};
  for (int aboard = 0; aboard <= kSoldiers; ++aboard)
    for (int most = 0; most <= kPlanPlaces; ++most)
      for (int more = 0; more < 2; ++more)
        for (int half_points = 0; half_points <= static_cast<int>(odds::kMostHalfPoints);
             ++half_points)
          all[static_cast<std::size_t>(aboard)][static_cast<std::size_t>(most)]
             [static_cast<std::size_t>(more)]
                 .prospects[static_cast<std::size_t>(half_points)] =
              best_moment(Crew{aboard, most, kSideSoldiers + more},
                          [&](int soldiers) { return chance_of(soldiers, half_points); });
  return all;
}

// A ship strikes back: nobody has to fight it, so the chance must be fair in any case.
double fair_chance_to_beat(int attackers, int defenders, int ahead) {
  const double chance = odds::chance_to_beat(static_cast<std::size_t>(attackers),
                                             static_cast<std::size_t>(defenders), ahead);
  return chance >= kFairChance ? chance : 0;
}

}  // namespace

const TravelWorths& travel_worths(bool pegasus) {
  static const TravelWorths on_foot = worths(kSquaresATurn);
  static const TravelWorths winged = worths(kSquaresATurn + 1);
  return pegasus ? winged : on_foot;
}

int aid_in_fights(const Player& player, Cards hand) {
  return (player.fleece || hand.has(Card::Fleece) ? 1 : 0) + (hand.has(Card::Ares) ? 4 : 0);
}

double Crew::chance_to_reach(int half_points) const {
  const double chance = chance_of(aboard, half_points);
  return is_fair(chance, aboard) ? chance : 0;
}

double Crew::chance_to_beat(int defenders, int ahead) const {
  return fair_chance_to_beat(aboard, defenders, ahead);
}

const Crew::ToReach& Crew::prospects_to_reach() const {
  static const AllToReach all = all_to_reach();
  return all[static_cast<std::size_t>(aboard)][static_cast<std::size_t>(most)]
            [static_cast<std::size_t>(per_turn - kSideSoldiers)];
}

double Crew::prospect_to_beat(int defenders, int ahead) const {
  return best_moment(*this,
                     [&](int soldiers) { return fair_chance_to_beat(soldiers, defenders, ahead); });
}

double Crew::prospect_to_have(int soldiers) const {
  if (soldiers > most) return 0;
  double later = 1;
  for (int missing = soldiers - aboard; missing > 0; missing -= per_turn) later *= kBringingBack;
  return later;
}

}  // namespace ilion::deukalion
