// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done where the ship lies, and then at one more place if it can still sail: at Athens,
// at the Styx, or out at sea.
#include "bots/deukalion/turn_bound.h"

#include <algorithm>

#include "games/deukalion/quests.h"

namespace ilion::deukalion {

namespace {

class Bound {
 public:
  Bound(const Deukalion& game, const State& state)
      : game_(game),
        content_(game.content()),
        board_(game.board()),
        open_(state.open),
        me_(state.open.acting),
        player_(state.open.players[me_]),
        hand_(state.hidden.hands[me_]),
        sails_(can_still_sail(state.open)) {
    known_ = QuestSet(open_.quests[0]) | QuestSet(open_.quests[1]);
    known_.add(state.hidden.secrets[me_]);
    for (QuestSet rest = state.hidden.quests; !rest.empty(); rest.remove(rest.first()))
      next_ = std::max<int>(next_, content_.quest(rest.first()).points);
  }

  int most() const {
    const bool beside_safe = is_any_place_beside_safe();
    const int athens = at_athens();
    const int errands = errands_at(~0U);
    const int sea = errands + victories() + settlements();
    const int here = (board_.anchors().has(player_.ship) ? athens : 0) +
                     errands_at(board_.places_beside(player_.ship));
    if (!sails_) return here + settlements() + victories() + styx();
    const int there = beside_safe ? athens + sea + styx() : std::max({athens, sea, styx()});
    return here + there;
  }

 private:
  // A map of one's own may have a city beside an anchor: then it is one place for all of it.
  bool is_any_place_beside_safe() const {
    for (std::size_t i = 0; i < kPlaces; ++i)
      if (!(board_.beside(place_at(i)) & board_.safe()).empty()) return true;
    return false;
  }

  // Each treasure is a point, or goes into a quest. One more may be won on the way there.
  int at_athens() const {
    int most = static_cast<int>(player_.cargo.size()) + (is_any_place_beside_safe() ? 1 : 0);
    for (QuestSet rest = known_; !rest.empty(); rest.remove(rest.first()))
      if (is_delivery_met(rest.first())) most += worth_of(rest.first());
    return most;
  }

  bool is_delivery_met(Quest quest) const {
    for (Task task : {Task::A, Task::B}) {
      const TaskRow& row = content_.task(quest, task);
      std::size_t needed = row.kind == TaskKind::Deliver ? row.treasures.size() : row.count;
      const bool delivery = row.kind == TaskKind::Deliver || row.kind == TaskKind::DeliverSame ||
                            row.kind == TaskKind::DeliverDistinct;
      if (delivery && needed <= player_.cargo.size()) return true;
    }
    return false;
  }

  // With the card that is opened in its place.
  int worth_of(Quest quest) const {
    return content_.quest(quest).points + (open_.lies_open(quest) ? next_ : 0);
  }

  int errands_at(unsigned places) const {
    int most = 0;
    for (QuestSet rest = known_; !rest.empty(); rest.remove(rest.first()))
      for (Task task : {Task::A, Task::B})
        if (is_errand_met(content_.task(rest.first(), task), places)) {
          most += worth_of(rest.first());
          break;
        }
    return most;
  }

  bool is_errand_met(const TaskRow& row, unsigned places) const {
    if (row.kind == TaskKind::SoldiersAt)
      return (places >> index_of(row.city) & 1U) != 0 &&
             row.count <= player_.aboard + player_.below;
    return row.kind == TaskKind::CardsAt && (places >> index_of(row.city) & 1U) != 0 &&
           row.count <= hand_.size() + cards_to_come();
  }

  // CARDS, and Hermes in hand or drawn.
  std::size_t cards_to_come() const {
    const bool drawn = open_.in_turn() && !open_.progress.cards;
    return (drawn ? 1U : 0U) + (drawn || hand_.has(Card::Hermes) ? 2U * kHermesCards : 0U);
  }

  // One victory completes one quest, if there is still a ship or the Hydra to meet.
  int victories() const {
    if (!sails_ && !open_.fight.is_on()) return 0;
    int most = 0;
    for (QuestSet rest = known_ & (board_.beat_ship() | board_.beat_hydra()); !rest.empty();
         rest.remove(rest.first()))
      most = std::max(most, worth_of(rest.first()));
    return most;
  }

  int settlements() const {
    if (sails_) return most_settlements_beside(board_.water());
    const bool lands = open_.progress.landed || open_.fight.is_on() || open_.at_styx;
    return lands ? most_settlements_beside(SquareSet(player_.ship)) : 0;
  }
  int most_settlements_beside(SquareSet squares) const {
    int most = 0;
    for (std::size_t i = 0; i < kSettlements; ++i) {
      const Place place = place_at(kCities + i);
      const PlaceRow& row = content_.place(place);
      if (open_.holders[i] == ship_of(me_) || row.size > player_.aboard + player_.below) continue;
      if ((board_.beside(place) & squares).empty()) continue;
      most = sails_ && !shares_square(place) ? std::max<int>(most, row.size) : most + row.size;
    }
    return most;
  }
  // With another settlement.
  bool shares_square(Place place) const {
    for (std::size_t i = 0; i < kSettlements; ++i)
      if (const Place other = place_at(kCities + i);
          other != place && !(board_.beside(other) & board_.beside(place)).empty())
        return true;
    return false;
  }

  int styx() const {
    const bool arrives = open_.at_styx || sails_;
    return arrives && player_.below > 0 ? styx_point_cards(game_.seats()) : 0;
  }

  const Deukalion& game_;
  const Content& content_;
  const Board& board_;
  const Open& open_;
  Seat me_;
  const Player& player_;
  Cards hand_;
  bool sails_;
  QuestSet known_;  // the open ones and his own
  int next_ = 0;    // points of the best card that may be opened
};

}  // namespace

bool can_still_sail(const Open& open) {
  if (open.phase == Phase::Place) return true;
  return !open.progress.sail && (open.in_turn() || !open.progress.soldiers);  // [D5.3] [D5.5]
}

int most_points_to_come(const Deukalion& game, const State& state) {
  return Bound(game, state).most();
}

}  // namespace ilion::deukalion
