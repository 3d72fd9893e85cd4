// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/victories.h"

#include <algorithm>

#include "bots/deukalion/wishes.h"

namespace ilion::deukalion {

double Victories::with_best_quest(const View& view, TaskKind kind, QuestSet quests) const {
  double best = prospects_.of(view);
  QuestSet known(view.secrets[me_].quest);
  for (Quest open : view.open.quests) known.add(open);
  for (QuestSet rest = known & quests; !rest.empty(); rest.remove(rest.first()))
    for (Task task : {Task::A, Task::B})
      if (game_.content().task(rest.first(), task).kind == kind)
        best = std::max(
            best, prospects_.of(with_quest(view, game_.content(), me_, rest.first(), task, {})));
  return best;
}

double Victories::over_city(const View& view, Place city) const {
  const Treasures booty = view.open.cities[index_of(city)];
  double best = prospects_.of(view);
  for (std::size_t i = 0; i < kColours; ++i)
    if (booty.has(colour_at(i)))
      best = std::max(best, prospects_.of(with_treasure_of(view, me_, city, colour_at(i))));
  return best;
}

// [D9.9] Its soldiers go below, and the winner's move in if he has so many.
double Victories::over_settlement(const View& view, Place place) const {
  const std::uint8_t size = game_.content().place(place).size;
  View wish = view;
  Ship& holder = wish.open.holders[settlement_index(place)];
  Player& beaten = wish.open.player(holder);
  const double harm = size * rivals_.a_point_of(seat_of(holder));
  beaten.below = static_cast<std::uint8_t>(beaten.below + size);
  holder = Ship::None;
  if (wish.open.players[me_].aboard >= size) wish = with_settlement(wish, me_, place, size);
  return prospects_.of(wish) + harm;
}

// The quest and then booty or shift; the better of them is a fair guess at both.
double Victories::over_ship(const View& view, Seat rival) const {
  const Treasures cargo = view.open.players[rival].cargo;
  double best = with_best_quest(view, TaskKind::BeatShip, game_.board().beat_ship());
  for (std::size_t i = 0; i < kColours; ++i)
    if (cargo.has(colour_at(i)))
      best = std::max(best, prospects_.of(with_treasure(view, me_, colour_at(i))));
  const double harm =
      cargo.empty() ? kShifted * rivals_.a_point_of(rival) : rivals_.treasure_lost_by(rival);
  return best + harm;
}

double Victories::over_hydra(const View& view) const {
  return with_best_quest(view, TaskKind::BeatHydra, game_.board().beat_hydra());
}

double Victories::defeat_by_ship(const View& view) const {
  const Treasures cargo = view.open.players[me_].cargo;
  double worst = prospects_.of(view) - kShifted;
  for (std::size_t i = 0; i < kColours; ++i)
    if (cargo.has(colour_at(i)))
      worst = std::min(worst, prospects_.of(without_treasures(view, me_, Treasures(colour_at(i)))));
  return worst;
}

double Victories::stake(const View& view) const {
  const Fight& fight = view.open.fight;
  switch (fight.kind) {
    case FightKind::City: return over_city(view, fight.place) - prospects_.of(view);
    case FightKind::Settlement: return over_settlement(view, fight.place) - prospects_.of(view);
    case FightKind::Ship: {
      const Ship rival = fight.attacker == ship_of(me_) ? fight.defender : fight.attacker;
      return over_ship(view, seat_of(rival)) - defeat_by_ship(view);
    }
    case FightKind::Hydra: return over_hydra(view) - defeat_by_hydra(view);
    default: {  // [D10.4] attacked by it: at least a point card
      View wish = view;
      ++wish.open.players[me_].point_cards;
      return std::max(over_hydra(view), prospects_.of(wish)) - defeat_by_hydra(view);
    }
  }
}

}  // namespace ilion::deukalion
