// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hector/line.h"

#include <algorithm>
#include <numeric>

namespace ilion::hector {

namespace {

constexpr double kTheyDeploy = 0.85;  // how often the other side will yet lay its hero down
constexpr double kWeakHidden = 1.5;   // the value of a hidden one to cover instead

bool is_deployed(const ArmyView& army) { return army.deployed_on != TablePlace::None; }

// Turns this side has yet to begin, and so actions. A wish is judged after its action is spent.
int actions_left(const View& view, Seat side) {
  const int cards = static_cast<int>(laid_in(view.armies[side].table));
  const bool in_turn =
      view.mover == side && (view.phase == Phase::Action || view.phase == Phase::Card);
  return static_cast<int>(kTurns) - std::max(cards - 1, 0) - (in_turn ? 1 : 0);
}

// How much covering a troop would hurt, for each of its points: one of the hero's colour always
// scores, one of the tile's perhaps, and any counts in the fate sequences. In sixtieths, of which
// every share of up to six heroes is a whole number.
constexpr int kWhole = 60;
constexpr int kCounts = kWhole / 4;
constexpr int kOfTile = kWhole * 6 / 10;
constexpr int kWeakTroop = kWhole * 6 / 10;  // up to which a troop is gladly covered

using Usefulness = std::array<int, kColours>;
Usefulness usefulness(const Line& line, Colour facing) {
  Usefulness use;
  use.fill(kCounts);
  use[index_of(facing)] += kOfTile;
  if (line.known_hero != Hero::None) use[index_of(line.known_hero)] = kCounts + kWhole;
  const auto heroes = static_cast<int>(line.heroes.size());
  for (int i = 0; i < heroes; ++i) {
    int& its_use = use[index_of(line.heroes.nth(static_cast<std::size_t>(i)))];
    its_use = std::max(its_use, kCounts + kWhole / heroes);
  }
  return use;
}

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

// What all remember in the stack may be what this side alone knows to hold, or to have discarded.
void forget_held(TroopSet& memory, const Secrets& secrets) {
  for (const TroopSet held : {secrets.hand, secrets.discarded})
    for (TroopCard card : held)
      if (memory.has(card.troop())) memory.remove(card.troop());
}

}  // namespace

double chance_to_deploy(const View& view, Seat side) {
  if (actions_left(view, side) == 0) return 0;
  return view.armies[side].secrets.known ? 1 : kTheyDeploy;
}

Colour facing_colour(const Content& content, const View& view, Seat side, Edge edge) {
  const std::size_t opposite = side == view.attacker ? 0 : kEdges / 2;
  return content.tiles[index_of(view.tile)][(static_cast<std::size_t>(edge) + opposite) % kEdges];
}

double Line::superiority() const {
  return std::accumulate(values.begin(), values.end(), hero_points);
}

double Line::score(Colour facing) const {
  const double here = hero_points + values[index_of(facing)];
  if (known_hero != Hero::None) {
    // Looked up, for no processor foresees whether he is of the tile's colour.
    const std::array<double, 2> of_hero{values[index_of(known_hero)], 0};
    return here + of_hero[colour_of(known_hero) == facing ? 1 : 0];
  }
  double sum = here;
  for (std::size_t i = 0; i < kColours; ++i)
    if (heroes.has(static_cast<Hero>(i)) && static_cast<Colour>(i) != facing)
      sum += hero_share * values[i];
  return sum;
}

Wish wish_of(const View& view, Seat side) {
  const ArmyView& army = view.armies[side];
  return {.edge = view.edge,
          .hero = is_deployed(army) ? army.hero : army.secrets.hero,
          .deployed_on = army.deployed_on};
}

Outlook::Outlook(const Line& line) : superiority(line.superiority()), hidden(line.hidden) {
  for (std::size_t i = 0; i < kColours; ++i) scores[i] = line.score(static_cast<Colour>(i));
}

void Muster::Heap::change(TroopSet troops, int sign) {
  if (troops.empty()) return;
  cards += sign * static_cast<int>(troops.size());
  std::uint64_t bits = troops.bits();
  for (int& value : values) {
    value += sign * kSumOfColour[bits & (kSumOfColour.size() - 1)];
    bits >>= kBitsOfColour;
  }
}

void Muster::Heap::take(Troop troop) {
  values[index_of(troop.colour())] -= troop.value();
  --cards;
}

Muster::Muster(const Content& content, const ArmyView& army, Seat side, double deploys)
    : content_(content), army_(army), side_(side), deploys_(deploys) {
  see_table();
  see_hand();
  hidden_ = static_cast<int>(kTablePlaces) - known_.cards;
  cards_ = cards(hidden_, 0);
}

void Muster::see_table() {
  for (; laid_ < kTablePlaces && !army_.table[laid_].is_none(); ++laid_) {
    const Troop troop = army_.table[laid_];
    const int marker = army_.boosted >> laid_ & 1;
    if (place_at(laid_) != army_.deployed_on)
      known_.values[index_of(troop.colour())] += troop.value() + marker;
    ++known_.cards;
    coverable_.push_back_if(marker == 0, {troop, static_cast<std::uint8_t>(laid_)});
  }
}

void Muster::see_hand() {
  known_.add(army_.secrets.hand);
  for (TroopCard card : army_.secrets.hand) coverable_.push_back({card.troop(), kInHand});
}

Muster::Cards Muster::cards(int hidden, int drawn) const {
  Cards cards;
  cards.average = hidden != 0 ? average_draw(drawn) : ByColour{};
  for (std::size_t i = 0; i < kColours; ++i)
    cards.values[i] = known_.values[i] + hidden * cards.average[i];
  return cards;
}

// Which card it was does not matter to the average: it was not in the stack before, nor is it now.
const Muster::Cards& Muster::cards_after_discard() const {
  if (!after_discard_) after_discard_ = cards(hidden_ + 1, 1);
  return *after_discard_;
}

// Cards remembered in the stack are there for certain (or in the hidden hand drawn from it); the
// others are any of those that have not been seen at all.
ByColour Muster::average_draw(int drawn) const {
  Heap unseen;
  unseen.add(TroopSet::army() - army_.out);
  for (std::size_t i = 0; i < laid_; ++i) unseen.take(army_.table[i]);
  unseen.take(army_.secrets.hand);
  unseen.take(army_.secrets.discarded);
  Heap certain;
  if (const TroopSet anywhere = army_.remembered.anywhere(); !anywhere.empty()) {
    TroopSet here = army_.remembered.in(army_.active);
    unseen.take(anywhere);
    unseen.add(here);
    forget_held(here, army_.secrets);
    unseen.take(here);
    certain.add(here);
  }
  const double size = std::max(army_.stacks[index_of(army_.active)] - drawn, 0) +
                      (army_.secrets.known ? 0 : army_.hand);
  const double weight = unseen.cards > 0 ? std::max(size - certain.cards, 0.0) / unseen.cards : 0;
  const double cards = certain.cards + weight * unseen.cards;
  ByColour average{};
  for (std::size_t i = 0; i < kColours && cards > 0; ++i)
    average[i] = (certain.values[i] + weight * std::max(unseen.values[i], 0)) / cards;
  return average;
}

Line Muster::line(const Wish& wish, Colour facing) const {
  const bool discards = !wish.discarded.is_none();
  const Cards& cards = discards ? cards_after_discard() : cards_;
  Line line;
  line.values = cards.values;
  line.hidden = hidden_ + (discards ? 1 : 0);
  change_known(line, cards.average, wish);
  add_hero(line, wish, facing);
  return line;
}

void Muster::change_known(Line& line, const ByColour& average, const Wish& wish) const {
  const auto change = [&](Troop troop, int by) {
    const std::size_t i = index_of(troop.colour());
    line.values[i] = known_.values[i] + by + line.hidden * average[i];
  };
  if (wish.deployed_on != army_.deployed_on) {
    const Troop covered = army_.table[index_of(wish.deployed_on)];
    change(covered, -covered.value() - (army_.boosted >> index_of(wish.deployed_on) & 1));
  } else if (wish.boosted != TablePlace::None && wish.boosted != wish.deployed_on) {
    change(army_.table[index_of(wish.boosted)], 1);
  } else if (!wish.discarded.is_none()) {
    change(wish.discarded, -wish.discarded.value());
  }
}

void Muster::add_hero(Line& line, const Wish& wish, Colour facing) const {
  line.known_hero = wish.hero;
  const double points =
      wish.hero != Hero::None ? content_.value(side_, wish.hero) : add_any_hero(line);
  if (wish.hero == Hero::None && line.heroes.empty()) return;
  const bool deployed = wish.deployed_on != TablePlace::None;
  line.hero_points = (deployed ? 1 : deploys_) * points;
  if (!deployed && deploys_ > 0) cover_least_useful(line, wish, facing);
}

// What he is worth on average.
double Muster::add_any_hero(Line& line) const {
  if (!army_.hero_in_hand && army_.hero_stack == 0) return 0;
  line.heroes = army_.heroes_out.others();
  if (line.heroes.size() == 1) line.known_hero = line.heroes.nth(0);
  line.hero_share = 1.0 / static_cast<double>(line.heroes.size());
  double points = 0;
  for (std::size_t i = 0; i < line.heroes.size(); ++i)
    points += line.hero_share * content_.value(side_, line.heroes.nth(i));
  return points;
}

// No branches on which is less: no processor foresees it.
void Muster::cover_least_useful(Line& line, const Wish& wish, Colour facing) const {
  const Usefulness use_of_point = usefulness(line, facing);
  constexpr unsigned kNobody = ~0U;
  constexpr unsigned kPlaces = 64;  // of the list: of equals the first is covered
  static_assert(decltype(coverable_)::capacity() <= kPlaces);
  unsigned least = kNobody;
  const std::size_t gone = place_in_list(wish);
  for (std::size_t i = 0; i < coverable_.size(); ++i) {
    const Troop troop = coverable_[i].troop;
    const int use = troop.value() * use_of_point[index_of(troop.colour())];
    const auto rank = static_cast<unsigned>(use) * kPlaces + static_cast<unsigned>(i);
    least = std::min(least, i == gone ? kNobody : rank);
  }
  const bool is_weak = least / kPlaces <= kWeakTroop;
  if (is_weak || (line.hidden == 0 && least != kNobody)) {
    const Troop troop = coverable_[least % kPlaces].troop;
    line.values[index_of(troop.colour())] -= deploys_ * troop.value();
  } else {  // some weak troop yet to come, of whatever colour
    for (double& value : line.values) value -= deploys_ * kWeakHidden / kColours;
  }
}

// Of what cannot be covered any more; nothing is beyond the list.
std::size_t Muster::place_in_list(const Wish& wish) const {
  const bool boosts = wish.boosted != TablePlace::None;
  if (!boosts && wish.discarded.is_none()) return coverable_.size();
  const Coverable gone = boosts ? Coverable{army_.table[index_of(wish.boosted)],
                                            static_cast<std::uint8_t>(index_of(wish.boosted))}
                                : Coverable{wish.discarded, kInHand};
  return static_cast<std::size_t>(std::find(coverable_.begin(), coverable_.end(), gone) -
                                  coverable_.begin());
}

}  // namespace ilion::hector
