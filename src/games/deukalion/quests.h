// SPDX-License-Identifier: GPL-3.0-or-later
// What can be known of quests by public facts alone: every function here takes what lies open.
#pragma once

#include "games/deukalion/game.h"

namespace ilion::deukalion {

// [D2.4] On any anchor.
inline bool is_at_athens(const Board& board, const Player& player) {
  return board.anchors().has(player.ship);
}

// [D12.4] [D12.5] [D12.6] Whether the task is met where the ship lies; tasks of fights never are.
bool is_met(const Board& board, const Player& player, const TaskRow& task);
bool is_any_met(const Deukalion& game, const Player& player, Quest quest);

// [D13.6] The quests that a player's secret one may be, as far as all know.
QuestSet possible_secrets(const Open& open, Seat seat, std::size_t seats);

// [D6.7] What the acting player may attack or found where he has landed, a bit for each place.
unsigned attackable(const Deukalion& game, const Open& open);
unsigned foundable(const Deukalion& game, const Open& open);

// [D13.6] Whether the acting player of a side turn is asked again.
bool has_business(const Deukalion& game, const Open& open);

}  // namespace ilion::deukalion
