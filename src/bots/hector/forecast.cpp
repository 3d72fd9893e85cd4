// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/forecast.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ilion::hector {

namespace {

constexpr double kTheyDeploy = 0.85;   // how often the other side will yet lay its hero down
constexpr double kTheirChoice = 0.25;  // points a hidden card gains by being chosen, not drawn
constexpr double kWeakTroop = 0.6;     // usefulness up to which a troop is gladly covered
constexpr double kWeakHidden = 1.5;    // the value of a hidden one to cover instead
constexpr double kStays = 0.1;         // how often the tile ends as it lies, whoever could turn it
constexpr double kFarEdge = 0.5;       // how far the edge opposite counts as within reach
// How far the end may lie from the forecast: a bit always, more for every card still hidden.
constexpr double kScoreSpread = 0.8;
constexpr double kScoreSpreadPerCard = 0.35;
constexpr double kSumSpread = 0.5;
constexpr double kSumSpreadPerCard = 0.6;

bool is_known(const ArmyView& army) { return army.secrets.known; }
bool is_deployed(const ArmyView& army) { return army.deployed_on != TablePlace::None; }

// Turns this side has yet to begin, and so actions. A wish is judged after its action is spent.
int actions_left(const View& view, Seat side) {
  const int cards = static_cast<int>(laid_in(view.armies[side].table));
  const bool in_turn =
      view.mover == side && (view.phase == Phase::Action || view.phase == Phase::Card);
  return static_cast<int>(kTurns) - std::max(cards - 1, 0) - (in_turn ? 1 : 0);
}

// How much covering this troop would hurt: one of the hero's colour always scores, one of the
// tile's perhaps, and any counts in the fate sequences.
double usefulness(Troop troop, const ByColour& hero_chances, Colour facing) {
  const double of_hero = hero_chances[index_of(troop.colour())];
  const double of_tile = troop.colour() == facing ? 0.6 : 0.0;
  return troop.value() * (0.25 + std::max(of_hero, of_tile));
}

class LineBuilder {
 public:
  LineBuilder(const Content& content, const View& view, const Wish& wish, Seat side)
      : content_(content),
        view_(view),
        army_(wish.army),
        side_(side),
        facing_(facing_colour(content, view, side, wish.edge)) {}

  Line build() {
    add_known_troops();
    add_hidden_troops();
    add_hero();
    return line_;
  }

 private:
  void add(Troop troop, int marker = 0) {
    line_.values[index_of(troop.colour())] += troop.value() + marker;
  }

  void add_known_troops() {
    for (std::size_t i = 0; i < kTablePlaces && !army_.table[i].is_none(); ++i)
      if (place_at(i) != army_.deployed_on) add(army_.table[i], army_.boosted >> i & 1);
    for (TroopCard card : army_.secrets.hand) add(card.troop());
  }

  void add_hidden_troops() {
    const std::size_t known = laid_in(army_.table) + army_.secrets.hand.size();
    line_.hidden = static_cast<int>(kTablePlaces) - static_cast<int>(known);
    if (line_.hidden == 0) return;
    const ByColour average = average_draw(army_);
    for (std::size_t i = 0; i < kColours; ++i) line_.values[i] += line_.hidden * average[i];
  }

  void add_hero() {
    const HeroSet possible = possible_heroes();
    if (possible.empty()) return;
    if (possible.size() == 1) line_.known_hero = possible.nth(0);
    const double share = 1.0 / static_cast<double>(possible.size());
    double value = 0;
    for (std::size_t i = 0; i < possible.size(); ++i) {
      line_.hero_chances[index_of(possible.nth(i))] = share;
      value += share * content_.value(side_, possible.nth(i));
    }
    const double deployed = deploy_chance();
    line_.hero_points = deployed * value;
    if (!is_deployed(army_) && deployed > 0) cover_least_useful(deployed);
  }

  HeroSet possible_heroes() const {
    HeroSet known;
    const Hero hero = is_deployed(army_) ? army_.hero : army_.secrets.hero;
    if (hero != Hero::None) {
      known.add(hero);
      return known;
    }
    return army_.hero_in_hand || army_.hero_stack > 0 ? army_.heroes_out.others() : known;
  }

  double deploy_chance() const {
    if (is_deployed(army_)) return 1;
    if (actions_left(view_, side_) == 0) return 0;
    return is_known(army_) ? 1 : kTheyDeploy;
  }

  void cover_least_useful(double how_likely) {
    Troop least = kNoTroop;
    double use = 0;
    const auto consider = [&](Troop troop) {
      const double its_use = usefulness(troop, line_.hero_chances, facing_);
      if (!least.is_none() && its_use >= use) return;
      least = troop;
      use = its_use;
    };
    for (std::size_t i = 0; i < laid_in(army_.table); ++i)
      if ((army_.boosted >> i & 1) == 0) consider(army_.table[i]);
    for (TroopCard card : army_.secrets.hand) consider(card.troop());
    const bool known_is_weak = !least.is_none() && use <= kWeakTroop;
    if (known_is_weak || (line_.hidden == 0 && !least.is_none())) {
      line_.values[index_of(least.colour())] -= how_likely * least.value();
    } else {  // some weak troop yet to come, of whatever colour
      for (double& value : line_.values) value -= how_likely * kWeakHidden / kColours;
    }
  }

  const Content& content_;
  const View& view_;
  const ArmyView& army_;
  Seat side_;
  Colour facing_;
  Line line_;
};

// What the cards of one colour are worth together, by their bits in a TroopSet: two a value.
constexpr std::size_t kBitsOfColour = kValues * kCopies;
constexpr auto kSumOfColour = [] {
  std::array<std::uint8_t, 1U << kBitsOfColour> sums{};
  for (std::size_t bits = 0; bits < sums.size(); ++bits)
    for (std::size_t i = 0; i < kBitsOfColour; ++i)
      if ((bits >> i & 1) != 0)
        sums[bits] = static_cast<std::uint8_t>(sums[bits] + i / kCopies + 1);
  return sums;
}();

struct Heap {
  std::array<int, kColours> values{};
  int cards = 0;

  void add(TroopSet troops) { change(troops, 1); }
  void take(TroopSet troops) { change(troops, -1); }
  void take(Troop troop) {
    values[index_of(troop.colour())] -= troop.value();
    --cards;
  }

 private:
  void change(TroopSet troops, int sign) {
    cards += sign * static_cast<int>(troops.size());
    std::uint64_t bits = troops.bits();
    for (int& value : values) {
      value += sign * kSumOfColour[bits & (kSumOfColour.size() - 1)];
      bits >>= kBitsOfColour;
    }
  }
};

// What all remember in the stack may be what this side alone knows to hold, or to have discarded.
void forget_held(TroopSet& memory, const Secrets& secrets) {
  for (const TroopSet held : {secrets.hand, secrets.discarded})
    for (TroopCard card : held)
      if (memory.has(card.troop())) memory.remove(card.troop());
}

// Like std::lerp, which is far slower because it is exact at both ends.
double part_of_way(double from, double to, double part) { return from + part * (to - from); }

// Fate sequences that are still to come, this round's own among them until it is decided.
int fates_left(const View& view) {
  const std::size_t cards = laid_in(view.armies[other(view.attacker)].table);
  return static_cast<int>(kTurns) - std::max(static_cast<int>(cards) - 1, 0);
}

}  // namespace

double chance_above(double difference, double spread) {
  const double x = difference / (2 * spread);
  return 0.5 + 0.5 * x / std::sqrt(1 + x * x);
}

Colour facing_colour(const Content& content, const View& view, Seat side, Edge edge) {
  const std::size_t opposite = side == view.attacker ? 0 : kEdges / 2;
  return content.tiles[index_of(view.tile)][(static_cast<std::size_t>(edge) + opposite) % kEdges];
}

double Line::superiority() const {
  return std::accumulate(values.begin(), values.end(), hero_points);
}

double Line::score(Colour facing) const {
  double sum = hero_points + values[index_of(facing)];
  if (known_hero != Hero::None)
    return colour_of(known_hero) == facing ? sum : sum + values[index_of(known_hero)];
  for (std::size_t i = 0; i < kColours; ++i)
    if (i != index_of(facing)) sum += hero_chances[i] * values[i];
  return sum;
}

Outlook::Outlook(const Line& line) : hidden(line.hidden), superiority(line.superiority()) {
  for (std::size_t i = 0; i < kColours; ++i) scores[i] = line.score(static_cast<Colour>(i));
}

// Cards remembered in the stack are there for certain (or in the hidden hand drawn from it); the
// others are any of those that have not been seen at all.
ByColour average_draw(const ArmyView& army) {
  Heap unseen;
  unseen.add(TroopSet::army());
  unseen.take(army.out);
  for (std::size_t i = 0; i < laid_in(army.table); ++i) unseen.take(army.table[i]);
  unseen.take(army.secrets.hand);
  unseen.take(army.secrets.discarded);
  Heap certain;
  if (const TroopSet anywhere = army.remembered.anywhere(); !anywhere.empty()) {
    TroopSet here = army.remembered.in(army.active);
    unseen.take(anywhere);
    unseen.add(here);
    forget_held(here, army.secrets);
    unseen.take(here);
    certain.add(here);
  }
  const double size = army.stacks[index_of(army.active)] + (is_known(army) ? 0 : army.hand);
  const double weight = unseen.cards > 0 ? std::max(size - certain.cards, 0.0) / unseen.cards : 0;
  const double cards = certain.cards + weight * unseen.cards;
  ByColour average{};
  for (std::size_t i = 0; i < kColours && cards > 0; ++i)
    average[i] = (certain.values[i] + weight * std::max(unseen.values[i], 0)) / cards;
  return average;
}

int superiority_now(const Content& content, const ArmyView& army, Seat side) {
  int sum = is_deployed(army) ? content.value(side, army.hero) : 0;
  for (std::size_t i = 0; i < kTablePlaces && !army.table[i].is_none(); ++i)
    if (place_at(i) != army.deployed_on) sum += army.table[i].value() + (army.boosted >> i & 1);
  return sum;
}

Line line_of(const Content& content, const View& view, Seat side) {
  return line_of(content, view, side, {view.armies[side], view.edge});
}

Line line_of(const Content& content, const View& view, Seat side, const Wish& wish) {
  return LineBuilder(content, view, wish, side).build();
}

Forecast::Forecast(const Content& content, const View& view, const Wish& wish,
                   const Outlook& theirs)
    : view_(view),
      edge_(static_cast<unsigned>(wish.edge)),
      mine_(line_of(content, view, view.viewer.seat(), wish)),
      theirs_(theirs) {
  const TileEdges& edges = content.tiles[index_of(view.tile)];
  const std::size_t ours = view.attacker == view.viewer.seat() ? 0 : kEdges / 2;
  for (std::size_t edge = 0; edge < kEdges; ++edge)
    margins_[edge] = mine_.score(edges[(edge + ours) % kEdges]) -
                     theirs_.scores[index_of(edges[(edge + ours + kEdges / 2) % kEdges])] -
                     kTheirChoice * theirs_.hidden;
}

Forecast::Range Forecast::reachable_margins(int turns) const {
  Range range{margin(0), margin(0)};
  const auto widen = [&range](double best, double worst) {
    range = {std::max(range.best, best), std::min(range.worst, worst)};
  };
  if (turns > 0) {
    for (const unsigned steps : {1U, 3U}) widen(margin(steps), margin(steps));
  }
  if (turns > 1) {
    // The far edge needs two turns, and either side may turn back: so only part of the way there.
    const double far = margin(2);
    widen(part_of_way(range.best, far, kFarEdge), part_of_way(range.worst, far, kFarEdge));
  }
  return range;
}

// Whoever is superior at the end has the last word on the tile.
double Forecast::win_chance() const {
  const int hidden = mine_.hidden + theirs_.hidden;
  const double last_word = chance_above(mine_.superiority() - theirs_.superiority,
                                        kSumSpread + kSumSpreadPerCard * hidden);
  const double spread = kScoreSpread + kScoreSpreadPerCard * hidden;
  const Range range = reachable_margins(fates_left(view_));
  const double turned = last_word * chance_above(range.best, spread) +
                        (1 - last_word) * chance_above(range.worst, spread);
  return part_of_way(turned, chance_above(margin(0), spread), kStays);
}

double Forecast::worth_of_turning() const {
  const Range range = reachable_margins(1);
  return range.best - range.worst;
}

}  // namespace ilion::hector
