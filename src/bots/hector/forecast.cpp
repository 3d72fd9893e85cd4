// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/forecast.h"

#include <algorithm>
#include <cmath>

namespace ilion::hector {

namespace {

constexpr double kTheirChoice = 0.25;  // points a hidden card gains by being chosen, not drawn
constexpr double kStays = 0.1;         // how often the tile ends as it lies, whoever could turn it
constexpr double kFarEdge = 0.5;       // how far the edge opposite counts as within reach
// How far the end may lie from the forecast: a bit always, more for every card still hidden.
constexpr double kScoreSpread = 0.8;
constexpr double kScoreSpreadPerCard = 0.35;
constexpr double kSumSpread = 0.5;
constexpr double kSumSpreadPerCard = 0.6;

// Like std::lerp, which is far slower because it is exact at both ends.
double part_of_way(double from, double to, double part) { return from + part * (to - from); }

// Fate sequences that are still to come, this round's own among them until it is decided.
int fates_left(const View& view) {
  const std::size_t cards = laid_in(view.armies[other(view.attacker)].table);
  return static_cast<int>(kTurns) - std::max(static_cast<int>(cards) - 1, 0);
}

// A rival's outlook changes only when he does something or the tile is turned, and is asked for at
// every decision: what was reckoned last is kept for each side, by all it depends on; 700 bytes a
// thread.
const Outlook& outlook_of_rival(const Content& content, const View& view) {
  struct Kept {
    Content content{};
    ArmyView army{};
    Colour facing{};
    double deploys = -1;  // of nobody
    Outlook outlook;
  };
  thread_local PerSide<Kept> all;
  const Seat rival = other(view.viewer.seat());
  const ArmyView& army = view.armies[rival];
  const Colour facing = facing_colour(content, view, rival, view.edge);
  const double deploys = chance_to_deploy(view, rival);
  Kept& kept = all[rival];
  if (kept.facing != facing || kept.deploys != deploys || kept.army != army ||
      kept.content != content) {
    const Line line = Muster(content, army, rival, deploys).line(wish_of(view, rival), facing);
    kept = {content, army, facing, deploys, Outlook(line)};
  }
  return kept.outlook;
}

struct Range {
  double best;
  double worst;
};

template <class Margins>
Range reachable(const Margins& margins, int turns) {
  Range range{margins[0], margins[0]};
  const auto widen = [&range](double best, double worst) {
    range = {std::max(range.best, best), std::min(range.worst, worst)};
  };
  if (turns > 0) {
    for (const unsigned steps : {1U, 3U}) widen(margins[steps], margins[steps]);
  }
  if (turns > 1) {
    // The far edge needs two turns, and either side may turn back: so only part of the way there.
    const double far = margins[2];
    widen(part_of_way(range.best, far, kFarEdge), part_of_way(range.worst, far, kFarEdge));
  }
  return range;
}

}  // namespace

double chance_above(double difference, double spread) {
  const double x = difference / (2 * spread);
  return 0.5 + 0.5 * x / std::sqrt(1 + x * x);
}

int superiority_now(const Content& content, const ArmyView& army, Seat side) {
  const bool is_deployed = army.deployed_on != TablePlace::None;
  int sum = is_deployed ? content.value(side, army.hero) : 0;
  for (std::size_t i = 0; i < kTablePlaces && !army.table[i].is_none(); ++i)
    if (place_at(i) != army.deployed_on) sum += army.table[i].value() + (army.boosted >> i & 1);
  return sum;
}

Forecast::Forecast(const Content& content, const View& view)
    : theirs_(outlook_of_rival(content, view)),
      mine_(content, view.armies[view.viewer.seat()], view.viewer.seat(),
            chance_to_deploy(view, view.viewer.seat())),
      their_choice_(kTheirChoice * theirs_.hidden),
      fates_left_(fates_left(view)) {
  const Seat me = view.viewer.seat();
  for (std::size_t i = 0; i < kEdges; ++i) {
    const auto edge = static_cast<Edge>(i);
    facing_us_[i] = facing_colour(content, view, me, edge);
    their_scores_[i] = theirs_.scores[index_of(facing_colour(content, view, other(me), edge))];
  }
}

Forecast::Margins Forecast::margins(const Line& mine, Edge edge) const {
  Margins margins;
  for (std::size_t steps = 0; steps < kEdges; ++steps) {
    const std::size_t turned = (static_cast<std::size_t>(edge) + steps) % kEdges;
    margins[steps] = mine.score(facing_us_[turned]) - their_scores_[turned] - their_choice_;
  }
  return margins;
}

// Whoever is superior at the end has the last word on the tile.
double Forecast::win_chance(const Wish& wish) const {
  const Line mine = line(wish);
  const int hidden = mine.hidden + theirs_.hidden;
  const double lead = mine.superiority() - theirs_.superiority;
  const double lead_spread = kSumSpread + kSumSpreadPerCard * hidden;
  const double spread = kScoreSpread + kScoreSpreadPerCard * hidden;
  const Margins at = margins(mine, wish.edge);
  const Range range = reachable(at, fates_left_);
  const double last_word = chance_above(lead, lead_spread);
  const double turned = last_word * chance_above(range.best, spread) +
                        (1 - last_word) * chance_above(range.worst, spread);
  return part_of_way(turned, chance_above(at[0], spread), kStays);
}

double Forecast::worth_of_turning(const Wish& wish) const {
  const Range range = reachable(margins(line(wish), wish.edge), 1);
  return range.best - range.worst;
}

}  // namespace ilion::hector
