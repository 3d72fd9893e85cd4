// SPDX-License-Identifier: GPL-3.0-or-later
// What each event changes in what lies open. The rules make every change through these functions,
// and so does a client that folds the events it is sent: they cannot come apart.
#pragma once

#include "games/deukalion/events.h"

namespace ilion::deukalion {

struct OpenChanges {
  Open& o;

  static void up(std::uint8_t& n, std::size_t by = 1) { n = static_cast<std::uint8_t>(n + by); }
  static void down(std::uint8_t& n, std::size_t by = 1) { n = static_cast<std::uint8_t>(n - by); }
  void fill_slot(Quest old, Quest quest) const {
    for (Quest& slot : o.quests)
      if (slot == old) return void(slot = quest);
  }

  void operator()(const TreasureLaid& e) const { o.cities[index_of(e.city)].add(e.colour); }
  void operator()(const CardDrawn& e) const {
    up(o.player(e.ship).hand);
    down(o.deck);
    if (o.draws > 0) down(o.draws);
  }
  void operator()(const DrawLost&) const { down(o.draws); }
  void operator()(const DeckRenewed&) const {
    o.deck = static_cast<std::uint8_t>(o.discards.size());
    o.discards = {};
  }
  void operator()(const SecretDealt& e) const {
    o.player(e.ship).has_secret = true;
    down(o.quest_deck);
  }
  void operator()(const QuestOpened& e) const {
    fill_slot(Quest::None, e.quest);
    down(o.quest_deck);
  }
  void operator()(const Anchored& e) const { o.player(e.ship).ship = e.square; }
  void operator()(const RoundBegun& e) const {
    o.round = e.round;
    o.active = seat_of(e.active);
    o.rotation = Rotation::None;
    o.ending = false;
  }
  void operator()(const DiceRolled& e) const {
    o.middle = e.middle;
    o.outer = e.outer;
  }
  void operator()(const OwnTimeBegun& e) const {
    o.acting = seat_of(e.ship);
    o.progress = {};
  }
  void operator()(const KylixPlaced& e) const {
    o.rotation = e.rotation;
    o.progress.cards = o.die_of(Action::Cards) == Face::Two;  // [D5.6] nobody draws: done
  }
  void operator()(const DieTurned& e) const { o.outer[static_cast<std::size_t>(e.die)] = e.face; }
  void operator()(const CardPlayed& e) const {
    Player& player = o.player(e.ship);
    down(player.hand);
    switch (e.card) {
      case Card::Pegasus: player.pegasus = true; return;  // [D11.2] not discarded
      case Card::Hades: player.hades = true; return;
      case Card::Fleece: player.fleece = true; return;
      case Card::Hermes: o.progress.hermes = true; return;  // [D11.3] discarded after its draws
      case Card::Aiolos: up(o.progress.aiolos); break;
      case Card::Ares: up(o.fight.of(e.ship).ares); break;
      case Card::Athena: o.fight.of(e.ship).athena = true; break;
      case Card::Dionysos: o.progress.middle_three = o.phase == Phase::Side; break;
      default: break;
    }
    o.discards.add(e.card);
  }
  void operator()(const Sailed& e) const {
    o.player(e.ship).ship = e.to;
    o.progress.sail = true;
  }
  void operator()(const Landed&) const { o.progress.landed = true; }
  void operator()(const QuestShown& e) const { o.player(e.ship).shown = e.quest; }
  void operator()(const BroughtBack& e) const {
    up(o.player(e.ship).aboard, e.soldiers);
    down(o.player(e.ship).below, e.soldiers);
    if (e.by_action) o.progress.soldiers = true;
  }
  void operator()(const HydraMoved& e) const {
    o.hydra = e.to;
    if (e.by_die) o.progress.hydra = true;
  }
  void operator()(const StyxReached&) const { o.at_styx = true; }
  void operator()(const StyxLeft&) const { o.at_styx = o.unloaded = false; }

  void operator()(const FightBegun& e) const {
    o.fight = {};
    o.fight.kind = e.kind;
    o.fight.attacker = e.attacker;
    o.fight.defender = e.defender;
    o.fight.place = e.place;
    if (e.kind != FightKind::HydraAttacks) o.progress.fought = true;  // [D6.7]
  }
  void operator()(const Tossed& e) const {
    Throw& toss = o.fight.of(e.ship);
    toss.crossed = e.crossed;  // what was tossed again no longer lies crossed
    up(toss.clear, e.clear);
    up(toss.edge, e.edge);
    toss.threw = true;
  }
  void operator()(const TossPassed&) const {}
  void operator()(const FightDecided& e) const {
    o.fight.winner = e.winner;
    o.fight.decided = true;
  }
  void operator()(const SoldiersLost& e) const {
    down(o.player(e.ship).aboard, e.soldiers);
    up(o.player(e.ship).below, e.soldiers);
  }
  void operator()(const SettlementFell& e) const {
    Ship& holder = o.holders[settlement_index(e.place)];
    up(o.player(holder).below, e.soldiers);
    holder = Ship::None;
  }
  void operator()(const Founded& e) const {
    down(o.player(e.ship).aboard, e.soldiers);
    o.holders[settlement_index(e.place)] = e.ship;
  }
  void operator()(const TreasureTaken& e) const {
    o.player(e.ship).cargo.add(e.colour);
    if (o.fight.kind == FightKind::City)
      o.cities[index_of(o.fight.place)].remove(e.colour);
    else
      o.player(o.fight.loser()).cargo.remove(e.colour);
  }
  void operator()(const NothingTaken&) const {}
  void operator()(const ShipShifted& e) const { o.player(e.ship).ship = e.to; }
  void operator()(const HydraShifted& e) const { o.hydra = e.to; }
  void operator()(const FightEnded&) const { o.fight = {}; }

  void operator()(const PointCardsTaken& e) const { up(o.player(e.ship).point_cards, e.cards); }
  void operator()(const PaymentDue& e) const {
    o.payment = e.payment;
    if (e.payment.purpose == Purpose::Unload) o.unloaded = true;
  }
  void operator()(const TreasureReturned& e) const {
    o.player(e.ship).cargo.remove(e.colour);
    o.cities[index_of(e.city)].add(e.colour);
    o.payment.treasures.remove(e.colour);
  }
  void operator()(const CardHandedIn& e) const {
    down(o.player(e.ship).hand);
    down(o.payment.cards);
    o.discards.add(e.card);
  }
  void operator()(const PaymentDone& e) const {
    if (o.payment.purpose == Purpose::Reveal) o.answers[seat_of(e.ship)].paid = true;
    o.payment = {};
  }
  void operator()(const QuestCompleted& e) const {
    Player& player = o.player(e.ship);
    player.completed.add(e.quest);
    if (o.fight.is_on()) o.fight.claimed = true;
    if (o.lies_open(e.quest)) return fill_slot(e.quest, Quest::None);
    player.has_secret = false;
    player.shown = Quest::None;
  }
  void operator()(const RevealBegun& e) const { o.revealed = e.quest; }
  void operator()(const RevealAnswered& e) const { o.answers[seat_of(e.ship)] = e.answer; }
  void operator()(const RevealEnded&) const {
    o.revealed = Quest::None;
    o.answers = {};
  }
  void operator()(const QuestRemoved& e) const {
    fill_slot(e.quest, Quest::None);
    o.removed.add(e.quest);
  }
  void operator()(const DrawsDue& e) const {
    o.drawing = e.kind;
    o.draws = e.draws;
    if (e.kind != DrawKind::Hermes) o.progress.cards = true;
  }
  void operator()(const DrawsDone&) const {
    if (o.drawing == DrawKind::Hermes) o.discards.add(Card::Hermes);
    o.drawing = DrawKind::None;
  }
  void operator()(const OwnTimeEnded&) const { o.ending = o.in_turn(); }
  void operator()(const MatchEnded& e) const {
    o.end = e.reason;
    o.winner = e.winner;
  }
  void operator()(const SecretsShown&) const {}
  void operator()(const Asked& e) const {
    o.phase = e.phase;
    o.mover = seat_of(e.ship);
  }
};

}  // namespace ilion::deukalion
