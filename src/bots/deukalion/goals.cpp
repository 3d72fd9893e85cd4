// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/goals.h"

#include <bit>

namespace ilion::deukalion {

namespace {

constexpr double kOpenToAll = 0.9;         // somebody else may complete it first
constexpr double kShipSailsAway = 0.6;     // by the time it is reached
constexpr double kHydraMovesAway = 0.8;    // likewise
constexpr double kCardToCome = 0.73;       // three turns until the next one is drawn
constexpr double kCardHandedIn = 0.2;      // what it would have been good for
constexpr double kSettlementStays = 0.85;  // it may be conquered
constexpr double kMostBelowStays = 0.8;    // somebody else may lose more
constexpr double kStillAboard = 0.88;      // a treasure may be robbed before it is delivered
constexpr double kFight = 0.35;            // what the soldiers lost in it cost
constexpr double kSoldierFromStyx = 0.08;
constexpr double kRoundedDown = 1 - 1e-9;  // by far more than the last digits

Colour lowest(unsigned colours) {
  return colour_at(static_cast<std::size_t>(std::countr_zero(colours)));
}

struct Choices {
  std::array<std::uint8_t, 10> choices{};  // 5 over 2, or over 3
  std::size_t number = 0;

  constexpr void add(unsigned bits) { choices[number++] = static_cast<std::uint8_t>(bits); }
  constexpr const std::uint8_t* begin() const { return choices.data(); }
  constexpr const std::uint8_t* end() const { return choices.data() + number; }
};
static_assert(kColours == 5);

// All ways to choose so many colours, a bit a colour.
constexpr auto kChoices = [] {
  std::array<Choices, kColours + 2> all{};
  for (unsigned bits = 0; bits < 1U << kColours; ++bits)
    all[static_cast<std::size_t>(std::popcount(bits))].add(bits);
  return all;
}();

}  // namespace

bool has_most_below(const Open& open, Seat me, std::size_t seats) {
  for (std::size_t i = 0; i < seats; ++i)
    if (seat_at(i) != me && open.players[seat_at(i)].below >= open.players[me].below) return false;
  return true;
}

Goals::Goals(const Deukalion& game, const Chart& chart, const View& view, Seat me)
    : game_(game),
      view_(view),
      me_(me),
      player_(view.open.players[me]),
      crew_(Crew::of(player_)),
      aid_(aid_in_fights(player_, view.secrets[me].hand)),
      voyage_(game, chart, view, me) {
  for (Quest open : view.open.quests) add(kOpenToAll * quest(open));
  add(quest(view.secrets[me].quest));
  for (std::size_t i = kCities; i < kPlaces; ++i) add(settlement(place_at(i)));
  add(voyage_.home_with_any() - kFight);
  add(styx());
}

double Goals::cargo() const {
  return kStillAboard * static_cast<double>(player_.cargo.size()) * voyage_.to_athens();
}

void Goals::add(double worth) {
  if (worth <= 0) return;
  worths_.push_back(worth);
  for (std::size_t i = worths_.size() - 1; i > 0 && worths_[i - 1] < worth; --i)
    std::swap(worths_[i - 1], worths_[i]);
}

double Goals::quest(Quest quest) const {
  if (quest == Quest::None) return 0;
  const QuestRow& row = game_.content().quest(quest);
  return std::max(task(row.tasks[0], row.points), task(row.tasks[1], row.points));
}

double Goals::task(const TaskRow& task, int points) const {
  switch (task.kind) {
    case TaskKind::Deliver: return delivery_of(task.treasures, points);
    case TaskKind::DeliverSame: return delivery_of_same(task.count, points);
    case TaskKind::DeliverDistinct: return delivery_of_distinct(task.count, points);
    case TaskKind::SoldiersAt:
      return points * crew_.prospect_to_have(task.count) * voyage_.to(task.city);
    case TaskKind::CardsAt: return cards_at(task, points);
    case TaskKind::BeatShip: return points * beating_a_ship() - kFight;
    case TaskKind::BeatHydra:
      return points * kHydraMovesAway * crew_.prospect_to_reach(2 * kHydraStrength - aid_) *
                 voyage_.to(view_.open.hydra) -
             kFight;
  }
  return 0;
}

// What is aboard already would bring a point card each; only what the quest brings beyond counts.
double Goals::delivery(const Voyage::Missing& missing, std::size_t aboard, int points,
                       double least_home) const {
  return points * voyage_.home_with(missing, least_home) -
         kFight * static_cast<double>(missing.number) -
         kStillAboard * static_cast<double>(aboard) * voyage_.to_athens();
}

double Goals::delivery_of(Treasures wanted, int points) const {
  Treasures missing;
  std::size_t aboard = 0;
  for (std::size_t i = 0; i < kColours; ++i) {
    const Colour colour = colour_at(i);
    const std::size_t have = std::min(wanted.count(colour), player_.cargo.count(colour));
    missing.add(colour, wanted.count(colour) - have);
    aboard += have;
  }
  Voyage::Missing fetched{missing.size()};
  if (fetched.number > 0) fetched.first = missing.nth(0);
  if (fetched.number > 1) fetched.then = missing.nth(1);
  return delivery(fetched, aboard, points);
}

// Of the colours only the best matters: one whose way home is worth less, even without the price of
// its fights, need not be worked out.
double Goals::delivery_of_same(std::size_t number, int points) const {
  const double a_point = kRoundedDown / points;
  double best = 0;
  for (std::size_t i = 0; i < kColours; ++i) {
    const std::size_t have = std::min(number, player_.cargo.count(colour_at(i)));
    const Voyage::Missing fetched{number - have, colour_at(i), colour_at(i)};
    best = std::max(best, delivery(fetched, have, points, best * a_point));
  }
  return best;
}

double Goals::delivery_of_distinct(std::size_t number, int points) const {
  const double a_point = kRoundedDown / points;
  unsigned aboard = 0;
  for (std::size_t i = 0; i < kColours; ++i)
    if (player_.cargo.has(colour_at(i))) aboard |= 1U << i;
  double best = 0;
  std::array<unsigned, kColours + 1> asked{};  // by how many are missing: the pairs, a bit each
  for (unsigned bits : kChoices[std::min(number, kColours + 1)]) {
    const unsigned missing = bits & ~aboard;
    const auto have = static_cast<std::size_t>(std::popcount(bits & aboard));
    Voyage::Missing fetched{number - have};
    if (fetched.number > 0) fetched.first = lowest(missing);
    if (fetched.number > 1) fetched.then = lowest(missing & (missing - 1));
    // Nobody plans further than two, so many choices come to the same.
    const unsigned pair = 1U << (kColours * index_of(fetched.first) + index_of(fetched.then));
    if ((asked[fetched.number] & pair) != 0) continue;
    asked[fetched.number] |= pair;
    best = std::max(best, delivery(fetched, have, points, best * a_point));
  }
  return best;
}

double Goals::cards_at(const TaskRow& task, int points) const {
  double worth = (points - kCardHandedIn * task.count) * voyage_.to(task.city);
  for (std::size_t have = view_.secrets[me_].hand.size(); have < task.count; ++have)
    worth *= kCardToCome;
  return worth;
}

double Goals::beating_a_ship() const {
  double best = 0;
  for (std::size_t i = 0; i < game_.seats(); ++i) {
    const Player& other = view_.open.players[seat_at(i)];
    if (seat_at(i) == me_ || !game_.board().open().has(other.ship)) continue;  // [D2.5]
    const int ahead = aid_ - (other.fleece ? 1 : 0);
    best = std::max(best, crew_.prospect_to_beat(other.aboard, ahead) * voyage_.to(other.ship));
  }
  return kShipSailsAway * best;
}

double Goals::settlement(Place place) const {
  const Ship holder = view_.open.holders[settlement_index(place)];
  if (holder == ship_of(me_)) return 0;
  const int size = game_.content().place(place).size;
  const double manned = kSettlementStays * size * crew_.prospect_to_have(size);
  return manned * (holder == Ship::None ? voyage_.to_found(place) : voyage_.to_conquer(place));
}

double Goals::styx() const {
  if (player_.below == 0) return 0;
  const int room = crew_.most - crew_.aboard;
  const bool scores = room > 0 && has_most_below(view_.open, me_, game_.seats());
  const double point_cards = scores ? kMostBelowStays * styx_point_cards(game_.seats()) : 0;
  return (point_cards + kSoldierFromStyx * room) * voyage_.to_styx();
}

}  // namespace ilion::deukalion
