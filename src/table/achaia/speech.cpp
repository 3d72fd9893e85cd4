// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/speech.h"

#include <array>
#include <cstdlib>

#include "games/achaia/notation.h"

namespace ilion::achaia {

namespace {

std::string_view party_word(Party party) {
  switch (party) {
    case Party::Self: return "self";
    case Party::Opp: return "opp";
    case Party::Anyone: return "any";
    case Party::OneOpponent: return "opponent";
    case Party::EachOpponent: return "each";
  }
  return "any";
}

std::string_view op_key(const Operation& operation) {
  switch (operation.op) {
    case Op::Cost: return "op-cost";
    case Op::GainGold: return "op-gain-gold";
    case Op::TakeGold: return operation.who == Party::Opp ? "op-take-gold" : "op-take-gold-each";
    case Op::Steal: return "op-steal";
    case Op::PayBank: return "op-pay-bank";
    case Op::PayOrInfluence: return "op-pay-or-influence";
    case Op::Influence:
      if (operation.who == Party::Self)
        return operation.amount > 0 ? "op-influence-gain" : "op-influence-lose";
      return operation.amount > 0 ? "op-influence-gives" : "op-influence-loses";
    case Op::GoldPerDie: return "op-gold-per-die";
    case Op::DieAdd: return operation.count > 1 ? "op-die-add-each" : "op-die-add";
    case Op::DieStep: return "op-die-step";
    case Op::DieAddMove: return "op-die-add-move";
    case Op::DieMove: return "op-die-move";
    case Op::DieFlip: return "op-die-flip";
    case Op::DieReroll: return "op-die-reroll";
    case Op::SwapPlaces: return "op-swap-places";
    case Op::SwapValues: return "op-swap-values";
    case Op::TileDiceAdd: return "op-tile-dice-add";
    case Op::Draw: return operation.amount < operation.count ? "op-draw-keep" : "op-draw";
    case Op::FreeCard: return "op-free-card";
    case Op::DiscardForGold: return "op-discard-for-gold";
    case Op::SellCards: return "op-sell-cards";
    case Op::TakeDiscard: return operation.up_to ? "op-take-discard-up-to" : "op-take-discard";
    case Op::TakeCousin: return "op-take-cousin";
    case Op::BuyCousin: return operation.count > 1 ? "op-buy-cousin" : "op-buy-cousin-one";
    case Op::CousinOrGold: return "op-cousin-or-gold";
    case Op::CousinOrInfluence: return "op-cousin-or-influence";
    case Op::LayMarker:
      return operation.where == Where::OwnDie ? "op-lay-marker-own" : "op-lay-marker";
    case Op::RemoveMarker: return operation.amount > 0 ? "op-remove-or-gold" : "op-remove-marker";
    case Op::DiscardCharacter: return "op-discard-character";
    case Op::RaiseLimit: return "op-raise-limit";
    case Op::MoveThere: return "op-move-there";
  }
  return "op-cost";
}

bool changes_by(Op op) { return op == Op::DieAdd || op == Op::DieAddMove || op == Op::TileDiceAdd; }

}  // namespace

std::string short_die(Colour colour, Spot spot) { return Atom<Die>::text({colour, spot}); }

std::string signed_number(int n) {
  return n < 0 ? "−" + std::to_string(-n) : "+" + std::to_string(n);
}

std::string roman(int n) {
  constexpr std::array<std::string_view, 4> kNumbers{"0", "I", "II", "III"};
  return std::string(kNumbers[static_cast<std::size_t>(n)]);
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

std::string Speech::say(std::string_view key, WordArgs args) const {
  return Words::of("achaia").say(key, lang, args);
}

std::string Speech::tell(Seat seat, const std::string& key, WordArgs args) const {
  const Words& words = Words::of("achaia");
  const std::string you = key + "-you";
  const bool to_him = is_me(seat) && words.has(you);
  return fill(words.raw(to_him ? std::string_view(you) : key, lang), args, {{"who", who(seat)}});
}

std::string Speech::counted(const std::string& key, int n) const {
  return say(key + (n == 1 ? "-one" : "-many"), {{"n", std::to_string(n)}});
}

std::string Speech::who(Seat seat) const { return capitalised(name(game.colours().main(seat))); }

std::string Speech::card(Intrigue card, Side side) const {
  return say("card-side", {{"card", name(card)}, {"side", Atom<Side>::text(side)}});
}

std::string Speech::die(Colour colour, Spot spot) const {
  const std::string value = std::to_string(spot.value());
  return spot.in_troy()
             ? say("die-in-troy",
                   {{"colour", name(colour)}, {"value", value}, {"place", name(spot.place())}})
             : say("die-in-reserve", {{"colour", name(colour)}, {"value", value}});
}

std::string Speech::cousins(Kin kin, int n) const {
  switch (kin) {
    case Kin::Street: return counted("cousins-street", n);
    case Kin::Court: return counted("cousins-court", n);
    default: return counted("cousins-any", n);
  }
}

std::string Speech::dice(Party party, int count, bool up_to) const {
  const std::string_view many = count == 1 ? "-one" : up_to ? "-up-to" : "-two";
  return say("dice-" + std::string(party_word(party)) + std::string(many));
}

std::string Speech::text(const Operation& operation) const {
  const int count = operation.count;
  const Op op = operation.op;
  const bool cards = op == Op::Draw || op == Op::TakeDiscard;
  const bool kin = op == Op::TakeCousin || op == Op::BuyCousin;
  const bool back = op == Op::CousinOrGold || op == Op::CousinOrInfluence;
  const bool swaps = op == Op::SwapPlaces || op == Op::SwapValues;
  const bool of_dice = op >= Op::DieAdd && op <= Op::SwapValues;
  const int amount = op == Op::Influence ? std::abs(operation.amount) : operation.amount;
  return say(op_key(operation),
             {{"n", changes_by(op) ? signed_number(amount) : std::to_string(amount)},
              {"gold", gold(amount)},
              {"influence", influence(op == Op::PayOrInfluence ? count : amount)},
              {"m", std::to_string(count)},
              {"cards", cards ? this->cards(count) : std::string()},
              {"cousins", kin || back ? cousins(operation.kin, back ? 1 : count) : std::string()},
              {"dice", of_dice ? dice(operation.who, count, operation.up_to) : std::string()},
              {"second", swaps ? dice(operation.second, 1, false) : std::string()}});
}

std::string Speech::text(const Operations& operations) const {
  std::string text;
  for (const Operation& each : operations) text += (text.empty() ? "" : "; ") + this->text(each);
  return text;
}

const Operations& Speech::operations(const Act& act) const {
  if (act.source != Source::Answer) return game.operations(act);
  const IntrigueRow& row = game.content().at(act.card());
  return row.a.kind == EffectKind::Normal ? row.b.ops : row.a.ops;
}

std::string Speech::source(const Act& act) const {
  switch (act.source) {
    case Source::Card:
    case Source::Answer: return name(act.card());
    case Source::Character: return name(static_cast<Character>(act.id));
    case Source::Event: return name(static_cast<EventCard>(act.id));
    case Source::Location: return name(static_cast<Location>(act.id));
    case Source::None: break;
  }
  return {};
}

std::string Speech::pick(const Operation& operation, const Pick& pick) const {
  switch (operation.op) {
    case Op::LayMarker:
    case Op::RemoveMarker:
      return say("marker-at", {{"colour", name(pick.colour)}, {"place", name(pick.to.place())}});
    case Op::RaiseLimit:
    case Op::TileDiceAdd: return name(pick.to.place());
    case Op::DiscardCharacter: return name(static_cast<Character>(pick.to.code));
    default: break;
  }
  const std::string die = this->die(pick.colour, pick.from);
  if (pick.from == pick.to) return die;
  if (pick.from.place() == pick.to.place()) return die + " → " + std::to_string(pick.to.value());
  if (pick.from.value() == pick.to.value()) return die + " → " + name(pick.to.place());
  return die + " → " + this->die(pick.colour, pick.to);
}

std::string Speech::picks(const Act& act) const {
  const Operations& operations = this->operations(act);
  std::string list;
  for (std::size_t i = 0; i < act.picked; ++i)
    list += (list.empty() ? "" : ", ") + pick(operations[act.picks[i].op], act.picks[i]);
  return list;
}

int Speech::price(Character who) const {
  return game.content().at(who).cost + view.greed[slot_of(who)];
}

}  // namespace ilion::achaia
