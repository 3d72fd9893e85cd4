// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/deukalion/quests.h"

#include <algorithm>
#include <bit>

namespace ilion::deukalion {

namespace {

std::size_t most_of_one_colour(Treasures cargo) {
  std::size_t most = 0;
  for (std::size_t i = 0; i < kColours; ++i) most = std::max(most, cargo.count(colour_at(i)));
  return most;
}

std::size_t different_colours(Treasures cargo) {
  std::size_t colours = 0;
  for (std::size_t i = 0; i < kColours; ++i) colours += cargo.has(colour_at(i)) ? 1U : 0U;
  return colours;
}

}  // namespace

bool is_met(const Board& board, const Player& player, const TaskRow& task) {
  switch (task.kind) {
    case TaskKind::Deliver:  // [D12.4] all aboard at once
      return is_at_athens(board, player) && player.cargo.includes(task.treasures);
    case TaskKind::DeliverSame:
      return is_at_athens(board, player) && most_of_one_colour(player.cargo) >= task.count;
    case TaskKind::DeliverDistinct:
      return is_at_athens(board, player) && different_colours(player.cargo) >= task.count;
    case TaskKind::SoldiersAt:  // [D12.5]
      return board.beside(task.city).has(player.ship) && player.aboard >= task.count;
    case TaskKind::CardsAt:  // [D12.6]
      return board.beside(task.city).has(player.ship) && player.hand >= task.count;
    case TaskKind::BeatShip:
    case TaskKind::BeatHydra: break;  // [D12.7] only after the fight
  }
  return false;
}

bool is_any_met(const Deukalion& game, const Player& player, Quest quest) {
  const auto& tasks = game.content().quest(quest).tasks;
  return is_met(game.board(), player, tasks[0]) || is_met(game.board(), player, tasks[1]);
}

QuestSet possible_secrets(const Open& open, Seat seat, std::size_t seats) {
  const Player& player = open.players[seat];
  if (!player.has_secret) return {};
  if (player.shown != Quest::None) return QuestSet(player.shown);
  QuestSet elsewhere = open.removed | QuestSet(open.quests[0]) | QuestSet(open.quests[1]);
  for (std::size_t i = 0; i < seats; ++i) {
    const Player& each = open.players[seat_at(i)];
    elsewhere = elsewhere | each.completed | QuestSet(each.shown);
  }
  return QuestSet::all() - elsewhere;
}

unsigned attackable(const Deukalion& game, const Open& open) {
  const Player& player = open.players[open.acting];
  const Progress& progress = open.progress;
  // [D6.7] One fight a sail; [D9.2] not without soldiers.
  if (!progress.landed || progress.fought || player.aboard == 0) return 0;
  unsigned found = 0;
  for (unsigned rest = game.board().places_beside(player.ship); rest != 0; rest &= rest - 1) {
    const Place place = place_at(static_cast<std::size_t>(std::countr_zero(rest)));
    const bool can = is_city(place) ? !open.cities[index_of(place)].empty()  // [D9.8]
                                    : open.holders[settlement_index(place)] != Ship::None &&
                                          open.holders[settlement_index(place)] !=
                                              ship_of(open.acting);  // [D9.9]
    if (can) found |= 1U << index_of(place);
  }
  return found;
}

unsigned foundable(const Deukalion& game, const Open& open) {
  const Player& player = open.players[open.acting];
  if (!open.progress.landed) return 0;
  constexpr unsigned kAllSettlements = ((1U << kSettlements) - 1) << kCities;
  unsigned found = 0;
  for (unsigned rest = game.board().places_beside(player.ship) & kAllSettlements; rest != 0;
       rest &= rest - 1) {
    const Place place = place_at(static_cast<std::size_t>(std::countr_zero(rest)));
    if (open.holders[settlement_index(place)] == Ship::None &&
        player.aboard >= game.content().place(place).size)  // [D8.5] exactly its number
      found |= 1U << index_of(place);
  }
  return found;
}

bool has_business(const Deukalion& game, const Open& open) {
  const Player& player = open.players[open.acting];
  if (is_at_athens(game.board(), player) && !player.cargo.empty()) return true;
  constexpr unsigned kAllCities = (1U << kCities) - 1;
  const unsigned beside = game.board().places_beside(player.ship);
  if (beside == 0) return false;
  if (attackable(game, open) != 0 || foundable(game, open) != 0) return true;
  QuestSet errands;
  for (unsigned rest = beside & kAllCities; rest != 0; rest &= rest - 1)
    errands = errands |
              game.board().errands_to(place_at(static_cast<std::size_t>(std::countr_zero(rest))));
  if (errands.empty()) return false;
  QuestSet known = possible_secrets(open, open.acting, game.seats());
  for (Quest quest : open.quests) known.add(quest);
  for (QuestSet rest = errands & known; !rest.empty(); rest.remove(rest.first()))
    if (is_any_met(game, player, rest.first())) return true;
  return false;
}

}  // namespace ilion::deukalion
