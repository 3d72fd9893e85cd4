// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/wishes.h"

#include <algorithm>

#include "bots/deukalion/goals.h"
#include "bots/deukalion/prospects.h"

namespace ilion::deukalion {

namespace {

void add(std::uint8_t& number, std::size_t n) { number = static_cast<std::uint8_t>(number + n); }
void take(std::uint8_t& number, std::size_t n) { number = static_cast<std::uint8_t>(number - n); }

Card least_of(Cards hand, const Player& player) {
  Card least = hand.nth(0);
  for (std::size_t i = 0; i < kCards; ++i)
    if (const Card card = card_at(i);
        hand.has(card) && card_worth(card, player) < card_worth(least, player))
      least = card;
  return least;
}

}  // namespace

View after_toss(View view, Seat seat) {
  Player& player = view.open.players[seat];
  const std::size_t lost = (player.aboard + 1U) / 3;
  take(player.aboard, lost);
  add(player.below, lost);
  return view;
}

View with_soldiers_back(View view, Seat me, std::size_t soldiers) {
  Player& player = view.open.players[me];
  soldiers = std::min({soldiers, std::size_t{player.below}, std::size_t{player.free_places()}});
  add(player.aboard, soldiers);
  take(player.below, soldiers);
  return view;
}

View with_all_back(View view, Seat me, std::size_t seats) {
  if (has_most_below(view.open, me, seats) && view.open.players[me].free_places() > 0)
    add(view.open.players[me].point_cards, styx_point_cards(seats));
  return with_soldiers_back(view, me, kSoldiers);
}

View without_card(View view, Seat me, Card card) {
  take(view.open.players[me].hand, 1);
  view.secrets[me].hand.remove(card);
  return view;
}

View with_card_laid(View view, Seat me, Card card) {
  view = without_card(view, me, card);
  Player& player = view.open.players[me];
  player.pegasus |= card == Card::Pegasus;
  player.hades |= card == Card::Hades;
  player.fleece |= card == Card::Fleece;
  return view;
}

View landed_at(View view, Seat me, Square square) {
  view.open.players[me].ship = square;
  view.open.progress.sail = view.open.progress.landed = true;
  return view;
}

View with_treasure(View view, Seat me, Colour colour) {
  Player& player = view.open.players[me];
  if (player.free_places() == 0) {
    take(player.aboard, 1);
    add(player.below, 1);
  }
  player.cargo.add(colour);
  return view;
}

View with_treasure_of(View view, Seat me, Place city, Colour colour) {
  view.open.cities[index_of(city)].remove(colour);
  return with_treasure(view, me, colour);
}

View without_treasures(View view, Seat me, Treasures treasures) {
  for (std::size_t i = 0; i < kColours; ++i)
    view.open.players[me].cargo.remove(colour_at(i), treasures.count(colour_at(i)));
  return view;
}

View with_settlement(View view, Seat me, Place place, std::uint8_t soldiers) {
  view.open.holders[settlement_index(place)] = ship_of(me);
  take(view.open.players[me].aboard, soldiers);
  return view;
}

Treasures payment_for(const TaskRow& task, ColourSet colours) {
  if (task.kind == TaskKind::Deliver) return task.treasures;
  Treasures payment;
  const std::size_t each = task.kind == TaskKind::DeliverSame ? task.count : 1;
  for (std::size_t i = 0; i < kColours; ++i)
    if (colours.has(colour_at(i))) payment.add(colour_at(i), each);
  return payment;
}

View with_quest(View view, const Content& content, Seat me, Quest quest, Task task,
                ColourSet colours) {
  const TaskRow& row = content.task(quest, task);
  view = without_treasures(view, me, payment_for(row, colours));
  for (std::size_t n = row.kind == TaskKind::CardsAt ? row.count : 0; n > 0; --n)
    view = without_card(view, me, least_of(view.secrets[me].hand, view.open.players[me]));
  view.open.players[me].completed.add(quest);
  return without_quest(view, me, quest);
}

View without_quest(View view, Seat me, Quest quest) {
  for (Quest& open : view.open.quests)
    if (open == quest) open = Quest::None;
  if (view.secrets[me].quest == quest) view.secrets[me].quest = Quest::None;
  return view;
}

}  // namespace ilion::deukalion
