// SPDX-License-Identifier: GPL-3.0-or-later
// A view carried forward by events alone: what a client does.
#include "games/achaia/events.h"

namespace ilion::achaia {

namespace {

struct Folder {
  View& v;

  PlayerView& at(Seat seat) { return v.players[seat]; }
  Act& act() { return v.question.act; }
  std::uint8_t& cousins(Seat seat, Cousin kind) {
    return at(seat).cousins[static_cast<std::size_t>(kind)];
  }
  std::uint8_t& marker(Colour colour, Location location) {
    return v.markers[index_of(colour)][index_of(location)];
  }
  void add_gold(Seat seat, int by) {
    at(seat).gold = static_cast<std::uint16_t>(at(seat).gold + by);
  }
  void add_influence(Seat seat, int by) {
    at(seat).influence = static_cast<std::uint16_t>(at(seat).influence + by);
  }
  void begin(Source source, std::size_t id, std::size_t which, Seat actor, Seat other) {
    act() = {};
    act().source = source;
    act().id = static_cast<std::uint8_t>(id);
    act().which = static_cast<std::uint8_t>(which);
    act().actor = actor;
    act().other = other;
  }
  void leave_hand(Seat seat, Intrigue card) {
    --at(seat).hand;
    at(seat).known.remove_if_there(card);
    if (at(seat).secrets.known) at(seat).secrets.hand.remove(card);
  }
  void replace(Colour colour, Spot from, Spot to) {
    Dice dice;
    dice.put(colour, v.dice[index_of(colour)]);
    if (from != to) dice.replace(colour, from, to);
    v.dice[index_of(colour)] = dice.of(colour);
  }

  void operator()(const TileLaid& e) { v.order[e.position] = e.location; }
  void operator()(const RoundBegan& e) {
    v.round = e.round;
    v.greed.fill(0);
    v.characters = 0;
    for (PlayerView& player : v.players.items) {
      player.passed = false;
      player.event_fate = EventFate::None;
      player.event = player.secrets.event = kNoEvent;
    }
  }
  void operator()(const CharacterTurnedUp& e) {
    v.characters = static_cast<std::uint8_t>(v.characters | 1U << slot_of(e.who));
  }
  void operator()(const EventDealt& e) {
    at(e.seat).event_fate = EventFate::Held;
    if (at(e.seat).secrets.known) at(e.seat).secrets.event = e.card;
  }
  void operator()(const CardDrawn& e) {
    --v.deck;
    ++at(e.seat).hand;
    Secrets& secrets = at(e.seat).secrets;
    if (!secrets.known) return;
    secrets.hand.add(e.card);
    secrets.deck_most.remove(e.card);
    if (e.looked_at) secrets.drawn.add(e.card);
  }
  void operator()(const DeckShuffled&) {
    v.deck = static_cast<std::uint8_t>(v.discard.size());
    v.deck_most = v.discard;
    for (PlayerView& player : v.players.items)
      if (player.secrets.known) player.secrets.deck_most = v.discard;
    v.discard = {};
  }
  void operator()(const DieChanged& e) { replace(e.colour, e.from, e.to); }
  void operator()(const DieSet& e) {
    const Spot blank(Location::Reserve, 0);
    replace(e.colour, blank, blank.showing(e.value));
  }
  void operator()(const DiceShown& e) { v.dice[index_of(e.colour)] = e.dice; }
  void operator()(const RerollDecided& e) {
    if (at(e.seat).secrets.known) at(e.seat).secrets.again = e.again;
  }
  void operator()(const RerollShown& e) { at(e.seat).again = e.again; }
  void operator()(const StartTaken& e) { v.start = e.seat; }
  void operator()(const DiePlacedFrom& e) { at(e.seat).last_placed = e.colour; }
  void operator()(const GoldGained& e) { add_gold(e.seat, e.amount); }
  void operator()(const GoldPaid& e) { add_gold(e.seat, -e.amount); }
  void operator()(const GoldTaken& e) {
    add_gold(e.from, -e.amount);
    add_gold(e.to, e.amount);
  }
  void operator()(const GoldGiven& e) {
    add_gold(e.from, -e.amount);
    add_gold(e.to, e.amount);
  }
  void operator()(const GoldShown&) {}
  void operator()(const InfluenceMoved& e) { add_influence(e.seat, e.by); }
  void operator()(const InfluenceSold& e) {
    add_influence(e.seat, -1);
    add_gold(e.seat, kSalePrice);
  }
  void operator()(const CardAnnounced& e) {
    leave_hand(e.seat, e.card);
    begin(Source::Card, index_of(e.card), static_cast<std::size_t>(e.side), e.seat, e.opp);
  }
  void operator()(const AnsweredWithCard& e) {
    leave_hand(e.seat, e.card);
    begin(Source::Answer, index_of(e.card), 0, e.seat, act().actor);
  }
  void operator()(const AnsweredWithCousin& e) { --cousins(e.seat, e.cousin); }
  void operator()(const Declined&) {}
  void operator()(const CardCancelled&) {}
  void operator()(const CardDiscarded& e) { v.discard.add(e.card); }
  void operator()(const HandDiscarded& e) {
    leave_hand(e.seat, e.card);
    v.discard.add(e.card);
  }
  void operator()(const DrawnDiscarded& e) {
    --at(e.seat).hand;
    v.discard.add(e.card);
    if (e.from_deck) v.deck_most.remove(e.card);
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
      Secrets& secrets = at(seat_at(i)).secrets;
      if (!secrets.known) continue;
      if (seat_at(i) == e.seat) {
        secrets.hand.remove(e.card);
      } else if (e.from_deck) {
        secrets.deck_most.remove(e.card);
      }
    }
  }
  void operator()(const CardTaken& e) {
    v.discard.remove(e.card);
    ++at(e.seat).hand;
    at(e.seat).known.add(e.card);
    if (at(e.seat).secrets.known) at(e.seat).secrets.hand.add(e.card);
  }
  void operator()(const CardsKept& e) { at(e.seat).secrets.drawn = {}; }
  void operator()(const CharacterUsed& e) {
    ++v.greed[slot_of(e.who)];
    begin(Source::Character, index_of(e.who), 0, e.seat, e.seat);
  }
  void operator()(const CharacterDismissed& e) {
    v.characters = static_cast<std::uint8_t>(v.characters & ~(1U << slot_of(e.who)));
    v.greed[slot_of(e.who)] = 0;
  }
  void operator()(const LocationUsed& e) {
    begin(Source::Location, index_of(e.location), e.which, e.seat, e.seat);
  }
  void operator()(const Named& e) {
    if (act().awaits) {
      act().last() = e.pick;
    } else {
      act().add(e.pick);
    }
    act().awaits = e.awaits;
  }
  void operator()(const Passed& e) { at(e.seat).passed = true; }
  void operator()(const EventPlayed& e) {
    at(e.seat).event_fate = EventFate::Played;
    at(e.seat).event = e.card;
    begin(Source::Event, index_of(e.card), 0, e.seat, e.seat);
  }
  void operator()(const EventDiscarded& e) { at(e.seat).event_fate = EventFate::Discarded; }
  void operator()(const CousinTaken& e) { ++cousins(e.seat, e.cousin); }
  void operator()(const CousinReturned& e) { --cousins(e.seat, e.cousin); }
  void operator()(const LimitRaised& e) { ++v.increased[index_of(e.location)]; }
  void operator()(const LimitLowered& e) { --v.increased[index_of(e.location)]; }
  void operator()(const MarkerLaid& e) { ++marker(e.colour, e.location); }
  void operator()(const MarkerReturned& e) { --marker(e.colour, e.location); }
  void operator()(const LocationReached&) {}
  void operator()(const OwnerNamed& e) { v.question.mover = e.seat; }
  void operator()(const LocationScored&) {}
  void operator()(const WealthCounted& e) {
    add_influence(e.seat, e.points);
    at(e.seat).gold = e.remainder;
    at(e.seat).cousins = {};
  }
  void operator()(const Asked& e) { v.question = e.question; }
};

}  // namespace

void fold(View& view, const Event& event) { std::visit(Folder{view}, event); }

}  // namespace ilion::achaia
