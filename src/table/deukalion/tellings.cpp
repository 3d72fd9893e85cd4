// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/tellings.h"

#include "games/deukalion/notation.h"

namespace ilion::deukalion {

namespace {

using Said = std::optional<std::string>;

struct EventSpeaker {
  const Speech& s;

  const Open& open() const { return s.view.open; }
  bool is_me(Ship ship) const { return s.view.viewer.is(seat_of(ship)); }
  std::string one(Colour colour) const { return s.colours(Treasures(colour)); }
  Said at(Ship ship, const std::string& key, Square square) const {
    return s.tell(ship, key, {{"square", s.square(square)}});
  }
  Said with(Ship ship, const std::string& key, std::size_t soldiers) const {
    return s.tell(ship, key, {{"soldiers", s.soldiers(soldiers)}});
  }

  // What the picture shows, what another event says, and what concerns only the course of things.
  template <class Unsaid>
  Said operator()(const Unsaid&) const {
    return std::nullopt;
  }

  Said operator()(const CardDrawn& e) const {
    return s.tell(e.ship, "event-card-drawn",
                  {{"card", e.card == Card::None ? std::string() : s.card(e.card)}});
  }
  Said operator()(const DrawLost& e) const { return s.tell(e.ship, "event-draw-lost"); }
  Said operator()(const DeckRenewed&) const { return s.say("event-deck-renewed"); }
  Said operator()(const SecretDealt& e) const {
    return s.tell(e.ship, "event-secret",
                  {{"quest", e.quest == Quest::None ? std::string() : s.quest(e.quest)}});
  }
  Said operator()(const QuestOpened& e) const {
    return s.say("event-opened", {{"quest", s.quest(e.quest)}});
  }
  Said operator()(const Anchored& e) const {
    return s.tell(e.ship, "event-anchored", {{"square", Atom<Square>::text(e.square)}});
  }
  Said operator()(const RoundBegun& e) const {
    return s.tell(e.active, "event-round", {{"round", std::to_string(e.round)}});
  }
  Said operator()(const DiceRolled& e) const {
    std::string outer;
    for (Face face : e.outer) outer += (outer.empty() ? "" : " ") + Atom<Face>::text(face);
    return s.say("event-rolled", {{"middle", Atom<Face>::text(e.middle)}, {"outer", outer}});
  }
  Said operator()(const KylixPlaced& e) const {
    Open placed = open();
    placed.rotation = e.rotation;
    const auto die = [&](Action action) { return Atom<Face>::text(placed.die_of(action)); };
    return s.tell(ship_of(open().active), "event-placed",
                  {{"cards", die(Action::Cards)},
                   {"soldiers", die(Action::Soldiers)},
                   {"sail", die(Action::Sail)},
                   {"hydra", die(Action::Hydra)}});
  }
  Said operator()(const DieTurned& e) const {
    return s.say("event-die-turned",
                 {{"die", Atom<Hollow>::text(e.die)}, {"face", Atom<Face>::text(e.face)}});
  }
  Said operator()(const CardPlayed& e) const {
    return s.tell(e.ship, is_lasting(e.card) ? "event-laid" : "event-played",
                  {{"card", s.card(e.card)}});
  }
  Said operator()(const Sailed& e) const {
    return at(e.ship, open().player(e.ship).ship == e.to ? "event-stayed" : "event-sailed", e.to);
  }
  Said operator()(const QuestShown& e) const {
    return s.tell(e.ship, "event-shown", {{"quest", s.quest(e.quest)}});
  }
  Said operator()(const BroughtBack& e) const { return with(e.ship, "event-brought", e.soldiers); }
  Said operator()(const HydraMoved& e) const {
    return at(ship_of(open().acting), "event-hydra-moved", e.to);
  }
  Said operator()(const StyxReached& e) const { return s.tell(e.ship, "event-styx"); }

  Said operator()(const FightBegun& e) const {
    switch (e.kind) {
      case FightKind::Ship:
        return s.tell(e.attacker,
                      is_me(e.defender) ? "event-fight-ship-at-you" : "event-fight-ship",
                      {{"other", s.hero(e.defender)}});
      case FightKind::Hydra: return s.tell(e.attacker, "event-fight-hydra");
      case FightKind::HydraAttacks: return s.tell(e.defender, "event-hydra-attacks");
      default:
        return s.tell(e.attacker, "event-fight-place",
                      {{"place", s.place(e.place)},
                       {"value", std::to_string(s.content.place(e.place).value)}});
    }
  }
  Said operator()(const Tossed& e) const {
    return s.tell(e.ship, "event-tossed",
                  {{"crossed", std::to_string(e.crossed)},
                   {"clear", std::to_string(e.clear)},
                   {"edge", std::to_string(e.edge)}});
  }
  Said operator()(const TossPassed& e) const { return s.tell(e.ship, "event-toss-passed"); }
  Said operator()(const FightDecided& e) const {
    const Fight& fight = open().fight;
    const std::string strength = halves(e.strength);
    const std::string against = halves(e.against);
    if (e.winner == Ship::None) {
      const bool hydra = fight.place == Place::None;
      return s.say(hydra ? "event-hydra-won" : "event-held",
                   {{"place", hydra ? std::string() : s.place(fight.place)},
                    {"strength", strength},
                    {"against", against}});
    }
    const bool defended = fight.kind == FightKind::Ship && e.winner == fight.defender;
    return s.tell(
        e.winner, "event-won",
        {{"strength", defended ? against : strength}, {"against", defended ? strength : against}});
  }
  Said operator()(const SoldiersLost& e) const { return with(e.ship, "event-lost", e.soldiers); }
  Said operator()(const SettlementFell& e) const {
    return s.tell(open().holders[settlement_index(e.place)], "event-fell",
                  {{"place", s.place(e.place)}, {"soldiers", s.soldiers(e.soldiers)}});
  }
  Said operator()(const Founded& e) const {
    return s.tell(e.ship, "event-founded",
                  {{"place", s.place(e.place)}, {"soldiers", s.with_soldiers(e.soldiers)}});
  }
  Said operator()(const TreasureTaken& e) const {
    const Fight& fight = open().fight;
    return s.tell(
        e.ship, "event-taken",
        {{"colours", one(e.colour)},
         {"whom", fight.kind == FightKind::City ? s.place(fight.place) : s.hero(fight.loser())}});
  }
  Said operator()(const NothingTaken& e) const { return s.tell(e.ship, "event-nothing-taken"); }
  Said operator()(const ShipShifted& e) const { return at(e.ship, "event-shifted", e.to); }
  Said operator()(const HydraShifted& e) const {
    return s.say("event-hydra-shifted", {{"square", s.square(e.to)}});
  }

  Said operator()(const PointCardsTaken& e) const {
    return s.tell(e.ship, "event-point-cards", {{"cards", s.point_cards(e.cards)}});
  }
  Said operator()(const PaymentDue& e) const {
    const Payment& due = e.payment;
    switch (due.purpose) {
      case Purpose::Deliver:
        return s.tell(due.payer, "event-delivers", {{"colours", s.colours(due.treasures)}});
      case Purpose::Unload:
        return s.tell(due.payer, "event-unloads", {{"colours", s.colours(due.treasures)}});
      case Purpose::Quest:
        return s.tell(due.payer, "event-claims", {{"quest", s.quest(due.quest)}});
      default: return std::nullopt;  // his answer has said it
    }
  }
  Said operator()(const TreasureReturned& e) const {
    return s.say("event-returned", {{"colours", one(e.colour)}, {"place", s.place(e.city)}});
  }
  Said operator()(const CardHandedIn& e) const {
    return s.tell(e.ship, "event-handed-in", {{"card", s.card(e.card)}});
  }
  Said operator()(const QuestCompleted& e) const {
    return s.tell(
        e.ship, "event-completed",
        {{"quest", s.quest(e.quest)}, {"points", s.points(s.content.quest(e.quest).points)}});
  }
  Said operator()(const RevealAnswered& e) const {
    return s.tell(e.ship, e.answer.claims ? "event-claims" : "event-claims-not",
                  {{"quest", s.quest(open().revealed)}});
  }
  Said operator()(const QuestRemoved& e) const {
    return s.say("event-removed", {{"quest", s.quest(e.quest)}});
  }
  Said operator()(const DrawsDue& e) const {
    if (e.kind != DrawKind::Others) return std::nullopt;
    return s.say("event-others-draw");
  }
  Said operator()(const SecretsShown& e) const {  // [D15.2]
    const Secrets& secrets = e.secrets;
    std::string what;
    if (!secrets.hand.empty()) what = s.say("secrets-hand", {{"cards", s.cards(secrets.hand)}});
    if (secrets.quest != Quest::None) {
      const std::string quest = s.say("secrets-quest", {{"quest", s.quest(secrets.quest)}});
      what = what.empty() ? quest : s.say("and", {{"a", what}, {"b", quest}});
    }
    if (what.empty()) return std::nullopt;
    return s.tell(e.ship, "event-secrets", {{"what", what}});
  }
};

}  // namespace

std::optional<std::string> event_says(const Speech& speech, const Event& event) {
  return std::visit(EventSpeaker{speech}, event);
}

}  // namespace ilion::deukalion
