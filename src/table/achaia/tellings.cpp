// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/tellings.h"

#include <algorithm>
#include <numeric>

#include "games/achaia/notation.h"

namespace ilion::achaia {

namespace {

using Said = std::optional<std::string>;

struct EventSpeaker {
  const Speech& s;

  const Act& act() const { return s.view.question.act; }
  Said with_gold(Seat seat, const std::string& key, int amount) const {
    if (amount == 0) return std::nullopt;
    return s.tell(seat, key, {{"gold", s.gold(amount)}});
  }
  Said with_card(Seat seat, const std::string& key, Intrigue card) const {
    return s.tell(seat, key, {{"card", s.name(card)}});
  }
  Said between(Seat from, Seat to, const std::string& key, int amount) const {
    const std::string at_me = key + "-me";  // to him who has it from now on, or had it
    return s.tell(from, s.is_me(to) ? at_me : key,
                  {{"other", s.who(to)}, {"gold", s.gold(amount)}});
  }

  // What the picture shows, what another event says, and what concerns only the course of things.
  template <class Unsaid>
  Said operator()(const Unsaid&) const {
    return std::nullopt;
  }

  Said operator()(const RoundBegan& e) const {
    return s.say("event-round", {{"round", roman(e.round)}});
  }
  Said operator()(const CharacterTurnedUp& e) const {
    return s.say("event-character-up", {{"name", s.name(e.who)}});
  }
  Said operator()(const EventDealt& e) const {
    if (e.card == kNoEvent) return std::nullopt;
    return s.say("event-event-dealt", {{"name", s.name(e.card)}});
  }
  Said operator()(const CardDrawn& e) const {
    return s.tell(e.seat, "event-card-drawn",
                  {{"card", e.card == kHiddenCard ? std::string() : s.name(e.card)}});
  }
  Said operator()(const DeckShuffled&) const { return s.say("event-shuffled"); }
  Said operator()(const DieChanged& e) const {
    if (e.from.is_blank() || e.to.is_blank()) return std::nullopt;  // the first roll
    const std::string die = capitalised(s.die(e.colour, e.from));
    const std::string value = std::to_string(e.to.value());
    if (e.from.place() == e.to.place())
      return s.say(e.from == e.to ? "event-die-same" : "event-die-becomes",
                   {{"die", die}, {"value", value}});
    if (!e.from.in_troy())
      return s.tell(
          s.game.colours().owner(e.colour), "event-die-placed",
          {{"colour", s.name(e.colour)}, {"value", value}, {"place", s.name(e.to.place())}});
    return s.say(e.from.value() == e.to.value() ? "event-die-moves" : "event-die-moves-as",
                 {{"die", die}, {"value", value}, {"place", s.name(e.to.place())}});
  }
  Said operator()(const DiceShown& e) const {
    std::string values;
    for (Spot spot : e.dice)
      if (!spot.is_blank()) values += (values.empty() ? "" : " ") + std::to_string(spot.value());
    if (values.empty()) return std::nullopt;  // taken up to be rolled again
    return s.say("event-dice-shown",
                 {{"colour", capitalised(s.name(e.colour))}, {"values", values}});
  }
  Said operator()(const RerollShown& e) const {
    if (e.again == Again::None) return s.tell(e.seat, "event-reroll-none");
    const Colours colours = s.game.colours();
    const Colour colour =
        e.again == Again::Support ? colours.support(e.seat) : colours.main(e.seat);
    return s.tell(e.seat, "event-reroll", {{"colour", s.name(colour)}});
  }
  Said operator()(const StartTaken& e) const { return s.tell(e.seat, "event-start"); }

  Said operator()(const GoldGained& e) const {
    return with_gold(e.seat, "event-gold-gained", e.amount);
  }
  Said operator()(const GoldPaid& e) const {
    return with_gold(e.seat, "event-gold-paid", e.amount);
  }
  Said operator()(const GoldTaken& e) const {
    return between(e.from, e.to, "event-gold-taken", e.amount);
  }
  Said operator()(const GoldGiven& e) const {
    return between(e.from, e.to, "event-gold-given", e.amount);
  }
  Said operator()(const GoldShown& e) const {
    return s.tell(e.seat, "event-gold-shown", {{"gold", s.gold(e.amount)}});
  }
  Said operator()(const InfluenceMoved& e) const {
    if (e.by == 0) return std::nullopt;
    return s.tell(e.seat, e.by > 0 ? "event-influence-gained" : "event-influence-lost",
                  {{"influence", s.influence(std::abs(e.by))}});
  }
  Said operator()(const InfluenceSold& e) const {
    return s.tell(e.seat, "event-influence-sold", {{"gold", s.gold(kSalePrice)}});
  }

  Said operator()(const CardAnnounced& e) const {
    const std::string text = s.text(s.game.content().at(e.card).effect(e.side).ops);
    if (e.opp == e.seat)
      return s.tell(e.seat, "event-announced", {{"card", s.name(e.card)}, {"text", text}});
    return s.tell(e.seat, s.is_me(e.opp) ? "event-announced-at-me" : "event-announced-against",
                  {{"card", s.name(e.card)}, {"opp", s.who(e.opp)}, {"text", text}});
  }
  Said operator()(const AnsweredWithCard& e) const {
    return with_card(e.seat, "event-answered", e.card);
  }
  Said operator()(const AnsweredWithCousin& e) const {
    return s.tell(e.seat, "event-answered-cousin", {{"cousin", s.name(e.cousin)}});
  }
  Said operator()(const CardCancelled& e) const {
    return s.say("event-cancelled", {{"card", s.name(e.card)}});
  }
  Said operator()(const HandDiscarded& e) const {
    return with_card(e.seat, "event-discarded", e.card);
  }
  Said operator()(const DrawnDiscarded& e) const {
    return with_card(e.seat, "event-discarded", e.card);
  }
  Said operator()(const CardTaken& e) const {
    return with_card(e.seat, "event-card-taken", e.card);
  }
  Said operator()(const CharacterUsed& e) const {
    return s.tell(e.seat, "event-character-used",
                  {{"name", s.name(e.who)}, {"text", s.text(s.game.content().at(e.who).ops)}});
  }
  Said operator()(const CharacterDismissed& e) const {
    return s.say("event-dismissed", {{"name", s.name(e.who)}});
  }
  Said operator()(const LocationUsed& e) const {
    return s.tell(e.seat, "event-location-used",
                  {{"place", s.name(e.location)},
                   {"text", s.text(s.game.content().at(e.location).uses[e.which])}});
  }
  // Of a use of a location: everything else that is declined shows by what follows, or must not.
  Said operator()(const Declined& e) const {
    if (s.view.question.phase != Phase::Use) return std::nullopt;
    return s.tell(e.seat, "event-use-declined",
                  {{"place", s.name(s.view.order[s.view.question.position])}});
  }
  // Only of cards: others may answer what was named. Everything else is carried out at once.
  Said operator()(const Named& e) const {
    if (e.awaits || !act().is_card()) return std::nullopt;
    const Operation& operation = s.operations(act())[e.pick.op];
    return s.tell(act().actor, "event-named", {{"what", s.pick(operation, e.pick)}});
  }
  Said operator()(const Passed& e) const { return s.tell(e.seat, "event-passed"); }
  Said operator()(const EventPlayed& e) const {
    return s.tell(e.seat, "event-event-played",
                  {{"name", s.name(e.card)}, {"text", s.text(s.game.content().at(e.card))}});
  }
  Said operator()(const CousinTaken& e) const {
    return s.tell(e.seat, "event-cousin-taken", {{"cousin", kin(e.cousin)}});
  }
  Said operator()(const CousinReturned& e) const {
    return s.tell(e.seat, "event-cousin-returned", {{"cousin", kin(e.cousin)}});
  }
  std::string kin(Cousin cousin) const {
    return s.cousins(cousin == Cousin::Street ? Kin::Street : Kin::Court, 1);
  }
  Said operator()(const LimitRaised& e) const {
    return s.say("event-limit-raised", {{"place", s.name(e.location)}});
  }
  Said operator()(const LimitLowered& e) const {
    return s.say("event-limit-lowered", {{"place", s.name(e.location)}});
  }
  // By an effect; a marker that dominance brings is told with it.
  Said operator()(const MarkerLaid& e) const {
    const bool named = std::any_of(
        act().picks.begin(), act().picks.begin() + act().picked,
        [&](const Pick& pick) { return pick.colour == e.colour && pick.to.place() == e.location; });
    if (act().source == Source::None || !named) return std::nullopt;
    return s.say("event-marker-laid",
                 {{"colour", s.name(e.colour)}, {"place", s.name(e.location)}});
  }
  Said operator()(const MarkerReturned& e) const {
    return s.say("event-marker-returned",
                 {{"colour", s.name(e.colour)}, {"place", s.name(e.location)}});
  }
  Said operator()(const LocationReached& e) const {
    const MarkersOfColour& laid = s.view.markers[index_of(e.dominant)];
    const bool marks = std::accumulate(laid.begin(), laid.end(), 0) < kMarkersOfColour;  // [A3.12]
    return s.say(e.tied  ? "event-nobody-dominates"
                 : marks ? "event-dominates"
                         : "event-dominates-only",
                 {{"place", s.name(e.location)}, {"colour", s.name(e.dominant)}});
  }
  Said operator()(const OwnerNamed& e) const { return s.tell(e.seat, "event-next"); }
  Said operator()(const LocationScored& e) const {
    return s.say("event-scored", {{"place", s.name(e.location)}, {"colour", s.name(e.colour)}});
  }
  Said operator()(const WealthCounted& e) const {
    return s.tell(e.seat, "event-wealth",
                  {{"influence", s.influence(e.points)}, {"gold", s.gold(e.remainder)}});
  }
};

}  // namespace

std::optional<std::string> event_says(const Speech& speech, const Event& event) {
  return std::visit(EventSpeaker{speech}, event);
}

}  // namespace ilion::achaia
