// SPDX-License-Identifier: GPL-3.0-or-later
// The judge: why a player may not do what he wishes, with the paragraph that says so. Here cards,
// treasures and quests; what happens at sea stands in judge_sea.h. tests/kit holds judge and
// generator equal over the whole universe of moves. `why` names a sentence in content/words/.
#include "games/deukalion/judge_sea.h"

namespace ilion::deukalion {

namespace {

struct JudgeCards : JudgeSea {
  using JudgeSea::operator();

  Verdict holds(Card card) const {
    if (hand.count(card) == 0) return Refusal{"D11.1", "card-not-in-hand"};
    return std::nullopt;
  }
  static constexpr Refusal kNotNow{"D11.1", "card-not-at-this-point"};

  Verdict operator()(const PlayCard& move) const {
    if (at(Phase::Toss)) {
      if (auto no = holds(move.card)) return no;
      return at_toss(move.card);
    }
    if (at(Phase::Place) && move.card == Card::Dionysos)
      return Refusal{"D11.AC11", "say-which-die"};
    if (auto no = only_at_own_point()) return no;
    if (auto no = holds(move.card)) return no;
    return at_own_point(move.card);
  }
  Verdict at_toss(Card card) const {  // [D13.P08]
    const Throw& toss = o.fight.throws[o.fight.attacker == ship_of(seat) ? 0 : 1];
    switch (card) {
      case Card::Fleece: return laid_once(me.fleece, "D11.AC03");
      case Card::Ares: return std::nullopt;
      case Card::Athena:
        if (toss.athena) return Refusal{"D11.AC07", "one-in-a-fight"};
        if (toss.crossed == 0) return Refusal{"D11.AC07", "none-is-crossed"};
        return std::nullopt;
      case Card::Nike:
        if (toss.crossed == 0) return Refusal{"D11.AC08", "none-is-crossed"};
        return std::nullopt;
      default: return kNotNow;
    }
  }
  Verdict at_own_point(Card card) const {
    switch (card) {
      case Card::Pegasus: return laid_once(me.pegasus, "D11.AC01");
      case Card::Hades: return laid_once(me.hades, "D11.AC02");
      case Card::Fleece: return laid_once(me.fleece, "D11.AC03");
      case Card::Aiolos: return needs_a_sail("D11.AC04");
      case Card::Hermes:
        if (o.progress.hermes) return Refusal{"D11.AC09", "one-in-a-round"};
        if (o.deck == 0 && o.discards.empty()) return Refusal{"D11.AC09", "nothing-to-draw"};
        return std::nullopt;
      case Card::Dionysos:
        if (at(Phase::Turn)) return kNotNow;
        if (auto no = needs_a_sail("D11.AC11")) return no;
        if (o.middle == Face::Three || o.progress.middle_three)
          return Refusal{"D11.AC11", "middle-die-is-three"};
        return std::nullopt;
      case Card::Charon: return Refusal{"D11.AC05", "say-how-many"};
      case Card::Poseidon: return Refusal{"D11.AC10", "say-where"};
      default: return kNotNow;
    }
  }
  Verdict laid_once(bool is_laid, std::string_view rule) const {  // [D11.2]
    if (is_laid) return Refusal{rule, "laid-already"};
    return std::nullopt;
  }
  Verdict needs_a_sail(std::string_view rule) const {
    const bool none_left = o.progress.sail || (at(Phase::Side) && o.progress.soldiers);
    if (none_left) return Refusal{rule, "no-sail-left"};
    return std::nullopt;
  }
  Verdict operator()(const PlayCharon& move) const {
    if (auto no = only_at_own_point()) return no;
    if (auto no = holds(Card::Charon)) return no;
    return can_bring(number(move.soldiers), 3, "D11.AC05");
  }
  Verdict can_call_poseidon() const {
    if (auto no = only_at_own_point()) return no;
    return holds(Card::Poseidon);
  }
  Verdict operator()(const PlayPoseidon& move) const {
    if (auto no = can_call_poseidon()) return no;
    return hydra_alone(move.to, 3);
  }
  Verdict operator()(const PlayPoseidonAgainst& move) const {
    if (auto no = can_call_poseidon()) return no;
    return hydra_against(move.to, move.ship, 3);
  }
  Verdict operator()(const TurnDie& move) const {
    if (auto no = only_at(Phase::Place)) return no;
    if (auto no = holds(Card::Dionysos)) return no;
    if (o.outer[static_cast<std::size_t>(move.die)] == move.face)
      return Refusal{"D11.AC11", "die-shows-it-already"};
    return std::nullopt;
  }
  Verdict operator()(const PayCard& move) const {
    if (auto no = only_at(Phase::Pay)) return no;
    return holds(move.card);
  }
  Verdict operator()(const Pass&) const {
    if (!at(Phase::Toss) && !at(Phase::Reveal)) return kNotAskedForThis;
    return std::nullopt;
  }
  Verdict operator()(const EndTurn&) const { return only_at_own_point(); }
};

struct Judge : JudgeCards {
  using JudgeCards::operator();

  Verdict operator()(const Deliver& move) const {
    if (auto no = only_at_own_point()) return no;
    if (!is_at_athens()) return Refusal{"D8.3", "not-at-athens"};
    if (me.cargo.count(move.colour) == 0) return Refusal{"D8.3", "treasure-not-aboard"};
    return std::nullopt;
  }
  Verdict operator()(const ReturnTo& move) const {
    if (auto no = only_at(Phase::Return)) return no;
    if (index_of(move.city) >= kCities) return Refusal{"D8.4", "not-a-city"};
    if (o.cities[index_of(move.city)].size() >= content.place(move.city).size)
      return Refusal{"D8.4", "no-free-slot"};
    return std::nullopt;
  }
  Verdict operator()(const TakeTreasure& move) const {
    if (auto no = only_at(Phase::Spoils)) return no;
    const bool from_city = o.fight.kind == FightKind::City;
    const Ship beaten = o.fight.attacker == ship_of(seat) ? o.fight.defender : o.fight.attacker;
    const Treasures there = from_city ? o.cities[index_of(o.fight.place)] : o.player(beaten).cargo;
    if (there.count(move.colour) == 0) return Refusal{"D8.1", "no-such-treasure-there"};
    if (pieces_aboard() >= kPlanPlaces && me.aboard == 0)
      return Refusal{"D8.2", "no-room-and-no-soldier"};
    return std::nullopt;
  }
  Verdict operator()(const TakeNothing&) const { return only_at(Phase::Spoils); }
  Verdict operator()(const TakePoint&) const {
    if (auto no = only_at(Phase::Claim)) return no;
    if (o.fight.defender != ship_of(seat)) return Refusal{"D10.4", "point-only-if-attacked"};
    if (is_open_for_victory(TaskKind::BeatHydra)) return Refusal{"D10.4", "a-quest-lies-open"};
    return std::nullopt;
  }

  Verdict operator()(const Claim& move) const {
    const TaskRow& task = content.task(move.quest, move.task);
    if (auto no = may_claim_here(move.quest, task)) return no;
    if (task.kind == TaskKind::DeliverSame || task.kind == TaskKind::DeliverDistinct)
      return Refusal{"D12.3", "name-the-colours"};
    if (task.kind == TaskKind::Deliver) {
      if (!is_at_athens()) return Refusal{"D12.4", "not-at-athens"};
      for (std::size_t i = 0; i < kColours; ++i)
        if (me.cargo.count(colour_at(i)) < task.treasures.count(colour_at(i)))
          return Refusal{"D12.4", "treasure-not-aboard"};
    }
    if (task.kind == TaskKind::SoldiersAt || task.kind == TaskKind::CardsAt) return at_city(task);
    return std::nullopt;
  }
  Verdict operator()(const ClaimWith& move) const {
    const TaskRow& task = content.task(move.quest, move.task);
    if (auto no = may_claim_here(move.quest, task)) return no;
    const bool same = task.kind == TaskKind::DeliverSame;
    if (!same && task.kind != TaskKind::DeliverDistinct)
      return Refusal{"D12.3", "colours-are-not-open"};
    if (!is_at_athens()) return Refusal{"D12.4", "not-at-athens"};
    if (move.colours.size() != (same ? 1U : task.count))
      return Refusal{"D12.3", "wrong-number-of-colours"};
    for (std::size_t i = 0; i < kColours; ++i)
      if (move.colours.has(colour_at(i)) && me.cargo.count(colour_at(i)) < (same ? task.count : 1U))
        return Refusal{"D12.4", "treasure-not-aboard"};
    return std::nullopt;
  }

 private:
  // [D12.3] Which quests and which tasks this point is for.
  Verdict may_claim_here(Quest quest, const TaskRow& task) const {
    const bool victory = task.kind == TaskKind::BeatShip || task.kind == TaskKind::BeatHydra;
    if (at(Phase::Spoils)) {
      if (o.fight.kind != FightKind::Ship || task.kind != TaskKind::BeatShip)
        return Refusal{"D12.7", "not-won-by-this"};
      if (o.fight.claimed) return Refusal{"D12.7", "one-quest-a-victory"};
    } else if (at(Phase::Claim)) {
      if (task.kind != TaskKind::BeatHydra) return Refusal{"D12.7", "not-won-by-this"};
    } else if (at(Phase::Reveal)) {
      if (quest != o.revealed) return Refusal{"D12.9", "only-the-new-quest"};
      if (victory) return Refusal{"D12.7", "only-after-the-fight"};
    } else {
      if (auto no = only_at_own_point()) return no;
      if (victory) return Refusal{"D12.7", "only-after-the-fight"};
    }
    if (!can_complete(quest)) return Refusal{"D12.2", "quest-is-not-there"};
    return std::nullopt;
  }
  Verdict at_city(const TaskRow& task) const {
    const bool soldiers = task.kind == TaskKind::SoldiersAt;
    const std::string_view rule = soldiers ? "D12.5" : "D12.6";
    if (!is_beside(task.city)) return Refusal{rule, "not-beside-the-city"};
    if (soldiers && me.aboard < task.count) return Refusal{rule, "too-few-soldiers"};
    if (!soldiers && me.hand < task.count) return Refusal{rule, "too-few-cards"};
    return std::nullopt;
  }
};

}  // namespace

std::optional<Refusal> Deukalion::why_not(const State& state, Seat seat, const Move& move) const {
  if (state.open.phase == Phase::Over) return Refusal{"D14.1", "match-is-over"};
  if (!actor(state).is(seat)) return Refusal{"D13.1", "not-your-turn"};
  return std::visit(Judge{{{{*this, state, seat}}}}, move);
}

}  // namespace ilion::deukalion
