// SPDX-License-Identifier: GPL-3.0-or-later
// Views as a player would wish to see them after a move, with the expected toss where one falls and
// without what chance opens or deals.
#pragma once

#include "games/deukalion/game.h"

namespace ilion::deukalion {

// [D9.4] A third of the soldiers falls crossed.
View after_toss(View view, Seat seat);

View with_soldiers_back(View view, Seat me, std::size_t soldiers);

// [D7.3] As many as fit, with the point cards of the majority.
View with_all_back(View view, Seat me, std::size_t seats);

View without_card(View view, Seat me, Card card);
View with_card_laid(View view, Seat me, Card card);

// The ship has sailed and landed there [D6.6].
View landed_at(View view, Seat me, Square square);

// [D8.2] One soldier makes room on a full ship.
View with_treasure(View view, Seat me, Colour colour);
View with_treasure_of(View view, Seat me, Place city, Colour colour);
View without_treasures(View view, Seat me, Treasures treasures);

View with_settlement(View view, Seat me, Place place, std::uint8_t soldiers);

// The treasures that a task takes; `colours` where it leaves them open.
Treasures payment_for(const TaskRow& task, ColourSet colours);

// Paid with the least of the hand, and gone from the table or from the hand; its points are his.
View with_quest(View view, const Content& content, Seat me, Quest quest, Task task,
                ColourSet colours);
View without_quest(View view, Seat me, Quest quest);

}  // namespace ilion::deukalion
