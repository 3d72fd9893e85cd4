// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/voyage.h"

#include <bit>

namespace ilion::deukalion {

namespace {

constexpr double kPlanned = 0.85;       // a treasure in a city is not one aboard
constexpr double kThirdTreasure = 0.5;  // a guess: nobody plans that far

constexpr double kRounding = 1e-12;      // far more than three products can lose
constexpr double kRoundedUp = 1 + 1e-6;  // and than a float can

}  // namespace

Voyage::Voyage(const Deukalion& game, const Chart& chart, const View& view, Seat me)
    : chart_(chart),
      open_(view.open),
      // One that has not dropped anchor yet will lie at one of them [D3.3].
      ship_(view.open.players[me].ship == kNowhere ? game.board().anchors().first()
                                                   : view.open.players[me].ship),
      worths_(travel_worths(view.open.players[me].pegasus)),
      second_legs_(chart.second_legs()) {
  const Player& player = open_.players[me];
  bool may_attack = false;  // at once
  if (open_.acting == me) {
    landed_ = open_.progress.landed;
    may_attack = landed_ && !open_.progress.fought;
  }
  const int aid = aid_in_fights(player, view.secrets[me].hand);
  const Crew crew = Crew::of(player);
  const auto& first = crew.prospects_to_reach();
  const auto& second = crew.after_toss().prospects_to_reach();
  SecondLegs::Terms terms{open_.cities, {}, player.pegasus};
  for (std::size_t i = 0; i < kPlaces; ++i) {
    const int needed = 2 * game.content().places[i].value - aid;
    conquests_[i] = landing(place_at(i), may_attack) * (kPlanned * first.of(needed));
    if (i >= kCities) continue;
    terms.conquest[i] = kPlanned * second.of(needed);
    way_home_[i] = after(chart_.steps_to_athens(place_at(i)));
  }
  second_legs_.begin(terms, way_home_);
}

// Whoever lies there already but has not landed has to sail once, if only on the spot [D6.2].
double Voyage::landing(Place place, bool at_once) const {
  const std::size_t steps = chart_.steps(ship_, place);
  return steps == 0 && !at_once ? kLater : after(steps);
}

double Voyage::fetch(Colour colour) const {
  double best = 0;
  for (unsigned rest = second_legs_.having[index_of(colour)]; rest != 0; rest &= rest - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(rest));
    best = std::max(best, conquests_[i] * way_home_[i]);
  }
  return best;
}

double Voyage::fetch_two(Colour first, Colour then, double least) const {
  double best = least;
  for (unsigned rest = second_legs_.having[index_of(first)]; rest != 0; rest &= rest - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(rest));
    const double there = conquests_[i];
    if (there <= best) continue;
    const SecondLegs::Best& second = best_second(i, then, first == then);
    if (there * second.at_most <= best) continue;
    for (unsigned cities = second.cities; cities != 0; cities &= cities - 1) {
      const auto j = static_cast<std::size_t>(std::countr_zero(cities));
      best =
          std::max(best, there * second_leg(i, j) * second_legs_.terms.conquest[j] * way_home_[j]);
    }
  }
  return best;
}

// [D6.7] One fight a sail: a second one at the same city waits a turn.
double Voyage::second_leg(std::size_t from, std::size_t to) const {
  return from == to ? kLater : after(chart_.steps(place_at(from), place_at(to)));
}

const SecondLegs::Best& Voyage::best_second(std::size_t from, Colour then, bool same) const {
  SecondLegs::Best& found = second_legs_.best[from][index_of(then)][same ? 1 : 0];
  if (found.known) return found;
  unsigned having = second_legs_.having[index_of(then)];
  if (same && open_.cities[from].count(then) < 2) having &= ~(1U << from);
  std::array<double, kCities> worths;
  double best = 0;
  for (unsigned rest = having; rest != 0; rest &= rest - 1) {
    const auto to = static_cast<std::size_t>(std::countr_zero(rest));
    worths[to] = second_leg(from, to) * second_legs_.onward[to];
    best = std::max(best, worths[to]);
  }
  const double least = best * (1 - kRounding);
  unsigned cities = 0;
  for (unsigned rest = best > 0 ? having : 0; rest != 0; rest &= rest - 1) {
    const auto to = static_cast<std::size_t>(std::countr_zero(rest));
    if (worths[to] >= least) cities |= 1U << to;
  }
  found = {true, static_cast<std::uint8_t>(cities), static_cast<float>(best * kRoundedUp)};
  return found;
}

double Voyage::home_with(const Missing& missing, double least) const {
  if (missing.number == 0) return to_athens();
  if (missing.number == 1) return fetch(missing.first);
  if (missing.number > 2) least /= kThirdTreasure;
  double two = fetch_two(missing.first, missing.then, least);
  if (missing.first != missing.then) two = fetch_two(missing.then, missing.first, two);
  return missing.number == 2 ? two : two * kThirdTreasure;
}

double Voyage::home_with_any() const {
  double best = 0;
  for (std::size_t i = 0; i < kCities; ++i)
    if (!open_.cities[i].empty()) best = std::max(best, conquests_[i] * way_home_[i]);
  return best;
}

}  // namespace ilion::deukalion
