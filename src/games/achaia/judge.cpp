// SPDX-License-Identifier: GPL-3.0-or-later
// The judge: why a player may not do what he wishes, with the paragraph that says so. Written from
// the rules and not from the generator; tests/kit holds the two equal over the whole universe of
// moves. `why` names a sentence in content/words/achaia.json.
#include <bit>

#include "games/achaia/judge_dice.h"

namespace ilion::achaia {

namespace {

struct Judge {
  const Achaia& game;
  const State& s;
  const Seat me;
  const Question& q = s.question;

  static Verdict fine() { return std::nullopt; }
  Verdict in_phase(Phase phase, std::string_view rule, std::string_view why) const {
    if (q.phase != phase) return Refusal{rule, why};
    return fine();
  }
  DiceLaw law() const { return {game, s, q.act}; }
  const Operation& operation() const { return game.operations(q.act)[q.act.op]; }
  bool is_mine(Colour colour) const {
    return game.colours().is_used(colour) && game.colours().owner(colour) == me;
  }
  bool sits(Seat seat) const { return index_of(seat) < game.seats(); }
  int purse() const { return s.gold[me]; }

  Verdict operator()(const KeepDice&) const {
    return in_phase(Phase::Reroll, "A2.5", "reroll-only-in-setup");
  }
  Verdict operator()(const RollAllAgain& move) const {
    if (auto no = in_phase(Phase::Reroll, "A2.5", "reroll-only-in-setup")) return no;
    if (!is_mine(move.colour)) return Refusal{"A2.5", "not-your-colour"};
    return fine();
  }
  Verdict operator()(const SetDie& move) const {
    if (auto no = in_phase(Phase::SetDie, "A12.2", "set-only-in-setup")) return no;
    // Every point above 19 costs 1 gold, and each die still to be set shows 1 to 6.
    int set = static_cast<int>(move.value);
    for (Spot spot : s.board.dice.of(q.colour)) set += spot.value();
    const int to_come = q.left - 1;
    int gold = purse();
    if (q.colour != game.colours().main(me)) {
      int main = 0;
      for (Spot spot : s.board.dice.of(game.colours().main(me))) main += spot.value();
      gold -= main - kFatePool;
    }
    if (set + to_come > kFatePool + gold) return Refusal{"A12.2", "too-many-points"};
    if (set + 6 * to_come < kFatePool) return Refusal{"A12.2", "too-few-points"};
    return fine();
  }
  Verdict operator()(const PlaceDie& move) const {
    if (q.phase != Phase::Place && q.phase != Phase::Reserve)
      return Refusal{"A2.7", "placing-not-now"};
    if (!is_mine(move.die.colour)) return Refusal{"A2.7", "not-your-colour"};
    if (auto no = alternates(move.die.colour)) return no;
    bool there = false;
    for (Spot spot : s.board.dice.of(move.die.colour)) there = there || spot == move.die.spot();
    if (!there) return Refusal{"A2.7", "no-such-die-in-reserve"};
    return law().place_on(move.to);
  }
  // [A11.2] One die each in turn, six times; [A11.3] in preparation twice.
  Verdict alternates(Colour colour) const {
    if (game.seats() != 2) return fine();
    const bool setup = q.phase == Phase::Place;
    const bool first = q.left > (setup ? 10 : 2);
    if (!first && s.last_placed[me] == colour)
      return Refusal{setup ? "A11.2" : "A11.3", "other-colour-now"};
    return fine();
  }
  Verdict operator()(const TakeSupplies& move) const {
    if (auto no = in_phase(Phase::Supplies, "A4.4", "supplies-not-now")) return no;
    if (move.supply == Supply::Cards && deck(s).empty() && s.discard.empty())
      return Refusal{"A4.4", "no-card-to-draw"};
    return fine();
  }

  Verdict card(Intrigue which, Side side, Aim aim, Seat opp) const {
    if (q.phase != Phase::Turn && q.phase != Phase::FreeCard)
      return Refusal{"A5.2", "card-not-now"};
    if (s.hand[me].count(which) == 0) return Refusal{"A5.2", "card-not-in-hand"};
    const Effect& effect = game.content().at(which).effect(side);
    if (effect.kind != EffectKind::Normal) return Refusal{"A5.9", "effect-is-an-answer"};
    if (effect.aim != aim)
      return Refusal{"A5.3", aim == Aim::Self ? "effect-needs-an-opp" : "effect-has-no-opp"};
    const Act act{.source = Source::Card,
                  .id = static_cast<std::uint8_t>(which),
                  .which = static_cast<std::uint8_t>(side),
                  .actor = me,
                  .other = opp};
    return DiceLaw(game, s, act).use(effect.ops);
  }
  Verdict operator()(const PlayCard& move) const {
    return card(move.card, move.side, Aim::Self, me);
  }
  Verdict operator()(const PlayAgainst& move) const {
    if (!sits(move.opp)) return Refusal{"A5.3", "nobody-sits-there"};
    if (move.opp == me) return Refusal{"A5.3", "opp-is-another-player"};
    return card(move.card, move.side, Aim::Opp, move.opp);
  }
  Verdict operator()(const UseCharacter& move) const {
    if (auto no = in_phase(Phase::Turn, "A5.11", "character-not-now")) return no;
    if (!is_open(s, move.who)) return Refusal{"A5.11", "character-not-open"};
    const CharacterRow& row = game.content().at(move.who);
    const int price = row.cost + s.greed[slot_of(move.who)];
    if (purse() < price) return Refusal{"A5.11", "cannot-pay"};
    const Act act{.source = Source::Character,
                  .id = static_cast<std::uint8_t>(move.who),
                  .actor = me,
                  .other = me};
    return DiceLaw(game, s, act).use(row.ops, price);
  }
  Verdict operator()(const Pass&) const { return in_phase(Phase::Turn, "A5.13", "pass-not-now"); }
  Verdict operator()(const PassWithEvent&) const {
    if (auto no = in_phase(Phase::Turn, "A5.13", "pass-not-now")) return no;
    const int before = std::popcount(s.passed);
    const int quota = game.seats() == 5 ? 3 : game.seats() == 4 ? 2 : 1;
    if (before >= quota) return Refusal{"A5.14", "others-passed-before"};
    return fine();
  }

  Verdict operator()(const AnswerWithCousin& move) const {
    if (auto no = in_phase(Phase::Window, "A5.4", "nothing-to-answer")) return no;
    const bool street = move.cousin == Cousin::Street;
    if (street && q.act.other != me) return Refusal{"A5.5", "street-cousin-helps-the-opp"};
    if (s.cousins_of(me, move.cousin) == 0)
      return Refusal{street ? "A5.5" : "A5.6", "no-such-cousin"};
    return fine();
  }
  Verdict operator()(const AnswerWithCard& move) const {
    if (auto no = in_phase(Phase::Window, "A5.4", "nothing-to-answer")) return no;
    if (s.hand[me].count(move.card) == 0) return Refusal{"A5.7", "card-not-in-hand"};
    const IntrigueRow& card = game.content().at(move.card);
    if (card.has(EffectKind::Reaction)) return fine();
    if (!card.has(EffectKind::Counter)) return Refusal{"A5.9", "card-is-no-answer"};
    if (q.act.other != me) return Refusal{"A5.7", "counter-helps-the-opp"};
    return fine();
  }

  Verdict operator()(const PickDie& move) const {
    if (q.phase == Phase::PickPartner) {
      const Pick& first = q.act.last();
      return law().partner(operation(), Die{first.colour, first.from}, move.die);
    }
    if (auto no = in_phase(Phase::PickDie, "A5.18", "not-asked-for-a-die")) return no;
    return law().die(operation(), move.die);
  }
  Verdict operator()(const PickStep& move) const {
    if (auto no = in_phase(Phase::PickStep, "A5.18", "not-asked-for-a-die")) return no;
    return law().step(operation(), move.die, move.direction);
  }
  Verdict operator()(const PickLocation& move) const {
    switch (q.phase) {
      case Phase::MoveOut: return law().move_to(s.order[q.position], move.location);
      case Phase::PickTo: return law().move_to(q.act.last().from.place(), move.location);
      case Phase::PickLocation: return law().location(operation(), move.location);
      default: return Refusal{"A5.18", "not-asked-for-a-location"};
    }
  }
  Verdict operator()(const PickMarker& move) const {
    if (auto no = in_phase(Phase::PickMarker, "A5.18", "not-asked-for-a-marker")) return no;
    return law().marker(operation(), move.colour, move.location);
  }
  Verdict operator()(const PickCharacter& move) const {
    if (auto no = in_phase(Phase::PickCharacter, "A5.18", "not-asked-for-a-character")) return no;
    if (move.who == Character::Orion || move.who == Character::Zaan)
      return Refusal{"A10.E09", "not-of-house-orion"};
    if (!is_open(s, move.who)) return Refusal{"A10.E09", "character-not-open"};
    return fine();
  }
  Verdict operator()(const PickCard& move) const {
    switch (q.phase) {
      case Phase::KeepCard:
        if (s.drawn.count(move.card) == 0) return Refusal{"A10.O02", "not-among-the-drawn"};
        return fine();
      case Phase::DropCard:
      case Phase::SellCard:
        if (s.hand[me].count(move.card) == 0) return Refusal{"A7.11", "card-not-in-hand"};
        return fine();
      case Phase::TakeCard:
        if (s.discard.count(move.card) == 0) return Refusal{"A7.4", "not-in-the-discard-pile"};
        return fine();
      default: return Refusal{"A5.18", "not-asked-for-a-card"};
    }
  }

  Verdict operator()(const Concede& move) const {
    if (auto no = in_phase(Phase::Yield, "A5.18", "nothing-to-give")) return no;
    const Operation& op = operation();
    const bool street = op.kin != Kin::Court && s.cousins[me][0] > 0;
    const bool court = op.kin != Kin::Street && s.cousins[me][1] > 0;
    const bool extorted = op.op == Op::PayOrInfluence;
    const bool no_way_out = extorted ? s.influence[me] < op.count : !street && !court;
    switch (move.what) {
      case Concession::Street:
        return !extorted && street ? fine() : Refusal{"A10.E03", "cannot-give-that"};
      case Concession::Court:
        return !extorted && court ? fine() : Refusal{"A10.E18", "cannot-give-that"};
      case Concession::Gold:
        if (op.op == Op::CousinOrInfluence) return Refusal{"A10.E18", "cannot-give-that"};
        return purse() >= op.amount || no_way_out ? fine() : Refusal{"A3.10", "cannot-pay"};
      case Concession::Influence: break;
    }
    if (op.op == Op::CousinOrGold) return Refusal{"A10.E03", "cannot-give-that"};
    const int due = extorted ? op.count : op.amount;
    return s.influence[me] >= due ? fine() : Refusal{"A3.11", "no-influence-left"};
  }
  Verdict operator()(const TakeSpoils&) const {
    return in_phase(Phase::Spoils, "A10.I01", "no-spoils-now");
  }

  Verdict operator()(const NameOwner& move) const {
    if (auto no = in_phase(Phase::Order, "A6.4", "order-not-now")) return no;
    for (int value = 6; value >= 1; --value) {
      bool due = false;
      for (std::size_t i = 0; i < game.seats(); ++i) due |= q.claims.of(seat_at(i), value) > 0;
      if (!due) continue;
      if (!sits(move.seat) || q.claims.of(move.seat, value) == 0) break;
      return fine();
    }
    return Refusal{"A6.4", "not-among-the-tied"};
  }
  Verdict operator()(const NameColour& move) const {
    if (auto no = in_phase(Phase::Tied, "A6.6", "nobody-must-leave")) return no;
    int mine = 0;
    int best = 0;
    for (std::size_t i = 0; i < kColours; ++i)
      for (Spot spot : s.board.dice.of(colour_at(i))) {
        if (spot.place() != s.order[q.position]) continue;
        if (spot.value() > best) best = spot.value();
        if (colour_at(i) == move.colour && spot.value() > mine) mine = spot.value();
      }
    if (mine != best) return Refusal{"A6.6", "not-among-the-tied"};
    return fine();
  }
  Verdict operator()(const UseLocation& move) const {
    if (auto no = in_phase(Phase::Use, "A6.4", "no-use-now")) return no;
    const Location here = s.order[q.position];
    const Operations& ops = game.content().at(here).uses[move.which == UseOf::First ? 0 : 1];
    if (ops.empty()) return Refusal{"A6.4", "no-such-use"};
    const Act act{.source = Source::Location,
                  .id = static_cast<std::uint8_t>(here),
                  .which = static_cast<std::uint8_t>(move.which),
                  .actor = me,
                  .other = me};
    return DiceLaw(game, s, act).use(ops);
  }

  Verdict operator()(const Decline&) const {
    switch (q.phase) {
      case Phase::Window:
      case Phase::FreeCard:
      case Phase::Use: return fine();
      case Phase::PickDie: {
        bool one = false;
        for (std::size_t i = 0; i < q.act.picked; ++i) one |= q.act.picks[i].op == q.act.op;
        const bool may = operation().op == Op::MoveThere || (operation().up_to && one);
        return may ? fine() : Refusal{"A3.14", "must-be-done"};
      }
      case Phase::SellCard: return q.act.done > 0 ? fine() : Refusal{"A7.11", "sell-one-at-least"};
      case Phase::TakeCard: return operation().up_to ? fine() : Refusal{"A3.14", "must-be-done"};
      default: return Refusal{"A9.5", "not-asked-for-this"};
    }
  }
  Verdict operator()(const SellInfluence&) const {
    if (!may_trade()) return Refusal{"A3.2", "no-sale-now"};
    if (s.influence[me] == 0) return Refusal{"A3.2", "no-influence-left"};
    return fine();
  }
  Verdict operator()(const GiveGold& move) const {
    if (!game.options().negotiate) return Refusal{"A12.4", "no-gifts-in-this-match"};
    if (!may_trade()) return Refusal{"A12.4", "no-gift-now"};
    if (!sits(move.to)) return Refusal{"A12.4", "nobody-sits-there"};
    if (move.to == me) return Refusal{"A12.4", "gift-to-another"};
    if (purse() < static_cast<int>(move.amount)) return Refusal{"A12.4", "not-so-much-gold"};
    return fine();
  }
  bool may_trade() const {  // [A3.2]
    switch (q.phase) {
      case Phase::Turn:
      case Phase::FreeCard:
      case Phase::Window:
      case Phase::Yield:
      case Phase::Supplies:
      case Phase::Reserve:
      case Phase::Use: return true;
      default: return false;
    }
  }
};

}  // namespace

std::optional<Refusal> Achaia::why_not(const State& state, Seat seat, const Move& move) const {
  if (state.question.phase == Phase::Over) return Refusal{"A8.3", "match-is-over"};
  if (!actor(state).is(seat)) return Refusal{"A9.5", "not-your-turn"};
  return std::visit(Judge{*this, state, seat}, move);
}

}  // namespace ilion::achaia
