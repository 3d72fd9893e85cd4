// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/choices.h"

#include "games/achaia/notation.h"

namespace ilion::achaia {

namespace {

struct ChoiceSpeaker {
  const Speech& s;

  const Question& asked() const { return s.view.question; }
  const Act& act() const { return asked().act; }
  const Operation& operation() const { return s.operations(act())[act().op]; }
  const Content& content() const { return s.game.content(); }
  std::string effect(Intrigue card, Side side) const {
    return s.text(content().at(card).effect(side).ops);
  }
  std::string answer(Intrigue card) const {
    const IntrigueRow& row = content().at(card);
    return s.text(row.a.kind == EffectKind::Normal ? row.b.ops : row.a.ops);
  }
  // What a die becomes if it is named.
  std::string changed(const Die& die) const {
    const int n = operation().amount;
    switch (operation().op) {
      case Op::DieAdd:
      case Op::DieAddMove: return " → " + std::to_string(die.spot.plus(n).value());
      case Op::DieFlip: return " → " + std::to_string(7 - die.spot.value());
      default: return {};
    }
  }
  int turned(const PickStep& m) const {
    const int n = operation().amount;
    return m.die.spot.plus(m.direction == Direction::Up ? n : -n).value();
  }

  std::string operator()(const KeepDice&) const { return s.say("choice-keep"); }
  std::string operator()(const RollAllAgain& m) const {
    return s.say("choice-reroll", {{"colour", s.name(m.colour)}});
  }
  std::string operator()(const SetDie& m) const {
    return s.say("choice-set",
                 {{"colour", s.name(asked().colour)}, {"value", Atom<Value>::text(m.value)}});
  }
  std::string operator()(const PlaceDie& m) const {
    return s.say("choice-place", {{"colour", s.name(m.die.colour)},
                                  {"value", Atom<Value>::text(m.die.value)},
                                  {"place", s.name(m.to)}});
  }
  std::string operator()(const TakeSupplies& m) const {
    return m.supply == Supply::Cards
               ? s.say("choice-supplies-cards", {{"cards", s.cards(kSupplyCards)}})
               : s.say("choice-supplies-gold", {{"gold", s.gold(kSupplyGold)}});
  }
  std::string operator()(const PlayCard& m) const {
    return s.say("choice-play", {{"card", s.name(m.card)}, {"text", effect(m.card, m.side)}});
  }
  std::string operator()(const PlayAgainst& m) const {
    return s.say(
        "choice-against",
        {{"card", s.name(m.card)}, {"opp", s.who(m.opp)}, {"text", effect(m.card, m.side)}});
  }
  std::string operator()(const UseCharacter& m) const {
    return s.say("choice-character", {{"name", s.name(m.who)},
                                      {"gold", s.gold(s.price(m.who))},
                                      {"text", s.text(content().at(m.who).ops)}});
  }
  std::string operator()(const Pass&) const { return s.say("choice-pass"); }
  std::string operator()(const PassWithEvent&) const {
    const EventCard card = s.view.players[asked().mover].secrets.event;
    if (card == kNoEvent) return s.say("choice-pass");  // told to himself alone
    return s.say("choice-pass-event",
                 {{"name", s.name(card)}, {"text", s.text(content().at(card))}});
  }
  std::string operator()(const AnswerWithCousin& m) const {
    return s.say("choice-cousin", {{"cousin", s.name(m.cousin)}});
  }
  std::string operator()(const AnswerWithCard& m) const {
    return s.say("choice-answer", {{"card", s.name(m.card)}, {"text", answer(m.card)}});
  }
  std::string operator()(const PickDie& m) const {
    return capitalised(s.die(m.die.colour, m.die.spot)) +
           (act().awaits ? std::string() : changed(m.die));
  }
  std::string operator()(const PickStep& m) const {
    return capitalised(s.die(m.die.colour, m.die.spot)) + " → " + std::to_string(turned(m));
  }
  std::string operator()(const PickLocation& m) const {
    return s.say("choice-to", {{"place", s.name(m.location)}});
  }
  std::string operator()(const PickMarker& m) const {
    return capitalised(
        s.say("marker-at", {{"colour", s.name(m.colour)}, {"place", s.name(m.location)}}));
  }
  std::string operator()(const PickCharacter& m) const {
    return s.say("choice-dismiss", {{"name", s.name(m.who)}});
  }
  std::string operator()(const PickCard& m) const {
    const std::string gold = s.gold(operation().amount);
    switch (asked().phase) {
      case Phase::KeepCard: return s.say("choice-keep-card", {{"card", s.name(m.card)}});
      case Phase::TakeCard: return s.say("choice-take-card", {{"card", s.name(m.card)}});
      default: return s.say("choice-sell-card", {{"card", s.name(m.card)}, {"gold", gold}});
    }
  }
  std::string operator()(const Concede& m) const {
    const bool of_one = operation().op == Op::PayOrInfluence;
    const int all = s.view.players[asked().mover].gold;
    switch (m.what) {
      case Concession::Gold:
        return s.say("choice-concede-gold",
                     {{"gold", s.gold(std::min<int>(operation().amount, all))}});
      case Concession::Influence:
        return s.say("choice-concede-influence",
                     {{"influence", s.influence(of_one ? operation().count : operation().amount)}});
      case Concession::Street:
        return s.say("choice-concede-cousin", {{"cousin", s.cousins(Kin::Street, 1)}});
      case Concession::Court:
        return s.say("choice-concede-cousin", {{"cousin", s.cousins(Kin::Court, 1)}});
    }
    return {};
  }
  std::string operator()(const TakeSpoils& m) const {
    return s.say(m.spoils == Spoils::Gold ? "choice-spoils-gold" : "choice-spoils-influence",
                 {{"gold", s.gold(s.view.players[act().other].gold)}});
  }
  std::string operator()(const NameOwner& m) const {
    return s.say("choice-next", {{"who", s.who(m.seat)}});
  }
  std::string operator()(const NameColour& m) const {
    return s.say("choice-leaves", {{"colour", s.name(m.colour)}});
  }
  std::string operator()(const UseLocation& m) const {
    const Location here = s.view.order[asked().position];
    const auto which = static_cast<std::size_t>(m.which);
    return s.say("choice-use",
                 {{"place", s.name(here)}, {"text", s.text(content().at(here).uses[which])}});
  }
  std::string operator()(const Decline&) const {
    switch (asked().phase) {
      case Phase::Window: return s.say("choice-none-answer");
      case Phase::Use: return s.say("choice-none-use");
      case Phase::FreeCard: return s.say("choice-none-card");
      case Phase::SellCard:
      case Phase::TakeCard: return s.say("choice-none-cards");
      // [A10.O01] is the one optional die before which no other was named.
      default:
        return s.say(act().picked_for(act().op) > 0 ? "choice-none-die" : "choice-none-move");
    }
  }
  std::string operator()(const SellInfluence&) const {
    return s.say("choice-sell", {{"gold", s.gold(kSalePrice)}});
  }
  std::string operator()(const GiveGold& m) const {
    return s.say("choice-gift",
                 {{"who", s.who(m.to)}, {"gold", s.gold(static_cast<int>(m.amount))}});
  }
};

// In a few words; what stands in a group needs none beside it.
struct BriefSpeaker {
  const Speech& s;
  const ChoiceSpeaker full{s};

  template <class Short>
  std::string operator()(const Short& m) const {
    return full(m);
  }
  std::string operator()(const PlayCard& m) const { return s.card(m.card, m.side); }
  std::string operator()(const PlayAgainst& m) const {
    return s.say("brief-against", {{"card", s.card(m.card, m.side)}, {"opp", s.who(m.opp)}});
  }
  std::string operator()(const UseCharacter& m) const {
    return s.say("brief-character",
                 {{"name", s.name(m.who)}, {"n", std::to_string(s.price(m.who))}});
  }
  std::string operator()(const PassWithEvent&) const {
    const EventCard card = s.view.players[s.view.question.mover].secrets.event;
    if (card == kNoEvent) return s.say("choice-pass");
    return s.say("brief-event", {{"name", s.name(card)}});
  }
  std::string operator()(const AnswerWithCard& m) const { return s.name(m.card); }
  std::string operator()(const PickCard& m) const { return s.name(m.card); }
  std::string operator()(const UseLocation& m) const {
    const Location here = s.view.order[s.view.question.position];
    return s.text(s.game.content().at(here).uses[static_cast<std::size_t>(m.which)]);
  }
  std::string operator()(const Decline& m) const { return full(m); }
};

// The group, and what tells its members apart.
struct Grouping {
  const Speech& s;

  using Group = std::optional<Grouped>;

  Group of(std::string_view key, std::string brief, WordArgs args = {}) const {
    return Grouped{s.say(key, args), std::move(brief)};
  }
  template <class Alone>
  Group operator()(const Alone&) const {
    return std::nullopt;
  }
  Group operator()(const SetDie& m) const {
    return of("group-set", "[" + Atom<Value>::text(m.value) + "]");
  }
  Group operator()(const PlaceDie& m) const {
    return of("group-place", s.name(m.to), {{"die", Atom<ReserveDie>::text(m.die)}});
  }
  Group with_more(std::string_view key, std::string brief, WordArgs args = {}) const {
    return Grouped{s.say(key, args), std::move(brief), true};
  }
  Group operator()(const PlayCard& m) const {
    return with_more("group-play", s.card(m.card, m.side));
  }
  Group operator()(const PlayAgainst& m) const {
    return with_more("group-against", s.card(m.card, m.side), {{"opp", s.who(m.opp)}});
  }
  Group operator()(const UseCharacter& m) const {
    return with_more(
        "group-character",
        s.say("brief-character", {{"name", s.name(m.who)}, {"n", std::to_string(s.price(m.who))}}));
  }
  Group operator()(const PickDie& m) const {
    return of("group-die", short_die(m.die.colour, m.die.spot));
  }
  Group operator()(const PickStep& m) const {
    return of("group-step", short_die(m.die.colour, m.die.spot) + "→" +
                                std::to_string(ChoiceSpeaker{s}.turned(m)));
  }
  Group operator()(const PickLocation& m) const { return of("group-to", s.name(m.location)); }
  Group operator()(const PickMarker& m) const {
    return of("group-marker", s.name(m.location), {{"colour", s.name(m.colour)}});
  }
  Group operator()(const PickCard& m) const {
    switch (s.view.question.phase) {
      case Phase::KeepCard: return of("group-keep", s.name(m.card));
      case Phase::TakeCard: return of("group-take", s.name(m.card));
      default: return of("group-drop", s.name(m.card));
    }
  }
  Group operator()(const GiveGold& m) const {
    return of("group-gift", Atom<Amount>::text(m.amount) + "g", {{"who", s.who(m.to)}});
  }
};

}  // namespace

std::string choice_says(const Speech& speech, const Move& move) {
  return std::visit(ChoiceSpeaker{speech}, move);
}

std::string choice_briefly(const Speech& speech, const Move& move) {
  return std::visit(BriefSpeaker{speech}, move);
}

std::optional<Grouped> choice_group(const Speech& speech, const Move& move) {
  return std::visit(Grouping{speech}, move);
}

}  // namespace ilion::achaia
