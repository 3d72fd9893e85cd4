// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/voyage.h"

namespace ilion::deukalion {

namespace {

constexpr double kPlanned = 0.85;       // a treasure in a city is not one aboard
constexpr double kThirdTreasure = 0.5;  // a guess: nobody plans that far

// The prospect to conquer each place. Places of one value are alike.
std::array<double, kPlaces> conquests(const Content& content, const Crew& crew, int aid) {
  std::array<double, kPlaces> prospects{};
  for (std::size_t i = 0; i < kPlaces; ++i) {
    std::size_t same = 0;
    while (content.places[same].value != content.places[i].value) ++same;
    const int needed = 2 * content.places[i].value - aid;
    prospects[i] = same < i ? prospects[same] : kPlanned * crew.prospect_to_reach(needed);
  }
  return prospects;
}

}  // namespace

Voyage::Voyage(const Deukalion& game, const Chart& chart, const View& view, Seat me)
    : chart_(chart),
      open_(view.open),
      // One that has not dropped anchor yet will lie at one of them [D3.3].
      ship_(view.open.players[me].ship == kNowhere ? game.board().anchors().first()
                                                   : view.open.players[me].ship),
      worths_(travel_worths(view.open.players[me].pegasus)) {
  const Player& player = open_.players[me];
  if (open_.acting == me) {
    landed_ = open_.progress.landed;
    may_attack_ = landed_ && !open_.progress.fought;
  }
  const int aid = aid_in_fights(player, view.secrets[me].hand);
  const Crew crew = Crew::of(player);
  conquest_ = conquests(game.content(), crew, aid);
  next_conquest_ = conquests(game.content(), crew.after_toss(), aid);
}

// Whoever lies there already but has not landed has to sail once, if only on the spot [D6.2].
double Voyage::landing(Place place, bool at_once) const {
  const std::size_t steps = chart_.steps(ship_, place);
  return steps == 0 && !at_once ? kLater : after(steps);
}

double Voyage::fetch(Colour colour) const {
  double best = 0;
  for (std::size_t i = 0; i < kCities; ++i)
    if (open_.cities[i].has(colour)) best = std::max(best, to_conquer(place_at(i)) * way_home(i));
  return best;
}

double Voyage::fetch_two(Colour first, Colour then) const {
  double best = 0;
  for (std::size_t i = 0; i < kCities; ++i) {
    if (!open_.cities[i].has(first)) continue;
    const double there = to_conquer(place_at(i));
    if (there <= best) continue;
    for (std::size_t j = 0; j < kCities; ++j) {
      const std::size_t needed = i == j && first == then ? 2 : 1;
      if (open_.cities[j].count(then) < needed) continue;
      // [D6.7] One fight a sail: a second one at the same city waits a turn.
      const double on = i == j ? kLater : after(chart_.steps(place_at(i), place_at(j)));
      best = std::max(best, there * on * next_conquest_[j] * way_home(j));
    }
  }
  return best;
}

double Voyage::home_with(Treasures missing) const {
  if (missing.empty()) return to_athens();
  const Colour a = missing.nth(0);
  if (missing.size() == 1) return fetch(a);
  const Colour b = missing.nth(1);
  const double two = a == b ? fetch_two(a, a) : std::max(fetch_two(a, b), fetch_two(b, a));
  return missing.size() == 2 ? two : two * kThirdTreasure;
}

double Voyage::home_with_any() const {
  double best = 0;
  for (std::size_t i = 0; i < kCities; ++i)
    if (!open_.cities[i].empty()) best = std::max(best, to_conquer(place_at(i)) * way_home(i));
  return best;
}

}  // namespace ilion::deukalion
