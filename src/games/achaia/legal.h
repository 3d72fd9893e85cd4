// SPDX-License-Identifier: GPL-3.0-or-later
// The generator: one function a kind of question, each in the order of Move, so that lists come out
// sorted. It fills a sink: a whole list for players, or no more than two moves for the flow, which
// must know whether a question has but one answer [A9.8]. Inside the room only.
#pragma once

#include "games/achaia/facts.h"
#include "games/achaia/picking.h"

namespace ilion::achaia {

// Which concessions a player can make to an operation of another's: bit i is Concession i.
unsigned concessions(const State& state, const Operation& operation, Seat seat);

// [A2.7] [A11.2] [A11.3] Whether a player may place a die of this colour now.
bool may_place(const Achaia& game, const State& state, Seat seat, Colour colour);

// [A12.2] Whether a die set to this value leaves a way to set all dice.
bool may_set(const Achaia& game, const State& state, Seat seat, int value);

// The first of what could be more than one.
struct FewMoves {
  Move first{};
  int size = 0;
  void emplace_back(const auto& move) {
    if (size++ == 0) first = move;
  }
};
inline bool is_enough(const FewMoves& few) { return few.size > 1; }
inline bool is_enough(const MoveList&) { return false; }

template <class Sink>
class Generator {
 public:
  Generator(const Achaia& game, const State& state, Sink& sink)
      : game_(game), s_(state), q_(state.question), me_(state.question.mover), sink_(sink) {}

  void run() {
    ask();
    if (!is_moment_of_sale(q_.phase) || is_enough(sink_)) return;
    if (s_.influence[me_] > 0) sink_.emplace_back(SellInfluence{});  // [A3.2]
    if (game_.options().negotiate && !is_enough(sink_)) gifts();
  }

 private:
  void ask() {
    switch (q_.phase) {
      case Phase::Reroll: return rerolls();
      case Phase::SetDie: return settings();
      case Phase::Place:
      case Phase::Reserve: return placings();
      case Phase::Supplies: return supplies();
      case Phase::Turn: return turns();
      case Phase::FreeCard: return free_cards();
      case Phase::Window: return answers();
      case Phase::PickDie:
      case Phase::PickStep:
      case Phase::PickTo:
      case Phase::PickPartner:
      case Phase::PickLocation:
      case Phase::PickMarker: return picks();
      case Phase::PickCharacter: return dismissals();
      case Phase::KeepCard: return cards(s_.drawn);
      case Phase::DropCard: return cards(s_.hand[me_]);
      case Phase::SellCard: return sales();
      case Phase::TakeCard: return takings();
      case Phase::Yield: return yields();
      case Phase::Spoils:  // [A10.I01]
        sink_.emplace_back(TakeSpoils{Spoils::Gold});
        return sink_.emplace_back(TakeSpoils{Spoils::Influence});
      case Phase::Order: return owners();
      case Phase::Use: return uses();
      case Phase::Tied: return tied_colours();
      case Phase::MoveOut: return ways_out();
      default: return;
    }
  }

  void rerolls() {  // [A2.5] [A11.2]
    sink_.emplace_back(KeepDice{});
    for (std::size_t i = 0; i < kColours; ++i)
      if (is_mine(colour_at(i))) sink_.emplace_back(RollAllAgain{colour_at(i)});
  }
  void settings() {  // [A12.2]
    for (std::uint8_t value = 1; value <= 6; ++value)
      if (may_set(game_, s_, me_, value)) sink_.emplace_back(SetDie{static_cast<Value>(value)});
  }
  void placings() {
    const std::uint16_t free = available(game_, s_.board, s_.round);
    for (std::size_t i = 0; i < kColours; ++i) {
      const Colour colour = colour_at(i);
      if (!may_place(game_, s_, me_, colour)) continue;
      Spot last;
      for (Spot spot : s_.board.dice.of(colour)) {
        if (spot.in_troy() || spot == last) continue;
        last = spot;
        const ReserveDie die{colour, static_cast<Value>(spot.value())};
        for_each(free, [&](Location to) { sink_.emplace_back(PlaceDie{die, to}); });
        if (is_enough(sink_)) return;
      }
    }
  }
  void supplies() {  // [A4.4]
    if (!s_.discard.empty() || !deck(s_).empty()) sink_.emplace_back(TakeSupplies{Supply::Cards});
    sink_.emplace_back(TakeSupplies{Supply::Gold});
  }

  void turns() {  // [A5.1]
    const Facts facts(game_, s_, me_);
    playable(facts);
    characters(facts);
    sink_.emplace_back(Pass{});
    const auto passed = static_cast<std::size_t>(std::popcount(s_.passed));
    if (passed < event_quota(game_.seats())) sink_.emplace_back(PassWithEvent{});  // [A5.14]
  }
  void free_cards() {  // [A10.C10]
    playable(Facts(game_, s_, me_));
    sink_.emplace_back(Decline{});
  }
  void playable(const Facts& facts) {              // [A5.2]
    FixedVec<PlayCard, 2 * kIntrigueKinds> aimed;  // at an Opp: asked of each opponent
    for (Intrigue card : s_.hand[me_].kinds())
      for (Side side : {Side::A, Side::B}) {
        const Effect& effect = game_.content().at(card).effect(side);
        if (effect.kind != EffectKind::Normal) continue;  // [A5.9]
        if (effect.aim == Aim::Opp) {
          aimed.push_back({card, side});
        } else if (facts.is_usable(effect.ops, me_)) {
          sink_.emplace_back(PlayCard{card, side});
        }
      }
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      const Seat opp = seat_at(i);
      if (opp == me_) continue;  // [A5.3]
      for (const PlayCard& play : aimed)
        if (facts.is_usable(game_.content().at(play.card).effect(play.side).ops, opp))
          sink_.emplace_back(PlayAgainst{opp, play.card, play.side});
    }
  }
  void characters(const Facts& facts) {  // [A5.11]
    const std::size_t first = (s_.round - 1U) * kCharactersOfRound;
    for (std::size_t slot = 0; slot < kCharactersOfRound + 2; ++slot) {
      const Character who = slot < kCharactersOfRound
                                ? character_at(first + slot)
                                : character_at(slot + 12 - kCharactersOfRound);
      if (!is_open(s_, who)) continue;
      const CharacterRow& row = game_.content().at(who);
      const int price = row.cost + s_.greed[slot];
      if (facts.is_usable(row.ops, me_, price)) sink_.emplace_back(UseCharacter{who});
    }
  }

  void answers() {
    const bool is_opp = q_.act.other == me_;
    if (is_opp && s_.cousins_of(me_, Cousin::Street) > 0)  // [A5.5]
      sink_.emplace_back(AnswerWithCousin{Cousin::Street});
    if (s_.cousins_of(me_, Cousin::Court) > 0)  // [A5.6]
      sink_.emplace_back(AnswerWithCousin{Cousin::Court});
    for (Intrigue card : s_.hand[me_].kinds()) {
      const IntrigueRow& row = game_.content().at(card);
      if (row.has(EffectKind::Reaction) ||
          (is_opp && row.has(EffectKind::Counter)))  // [A5.7] [A5.8]
        sink_.emplace_back(AnswerWithCard{card});
    }
    sink_.emplace_back(Decline{});
  }

  void picks() {
    const Picking picking(game_, s_);
    const Operation& operation = picking.operation();
    switch (q_.phase) {
      case Phase::PickDie:
        picking.dice(operation.who, [&](const Die& die) {
          if (picking.may_pick(die.colour, die.spot)) sink_.emplace_back(PickDie{die});
          return !is_enough(sink_);
        });
        break;
      case Phase::PickStep:
        picking.dice(operation.who, [&](const Die& die) {
          for (Direction way : {Direction::Up, Direction::Down})
            if (picking.may_step(die, way)) sink_.emplace_back(PickStep{die, way});
          return !is_enough(sink_);
        });
        break;
      case Phase::PickPartner: {
        const Die first{q_.act.last().colour, q_.act.last().from};
        picking.dice(operation.second, [&](const Die& die) {
          if (picking.may_partner(first, die)) sink_.emplace_back(PickDie{die});
          return !is_enough(sink_);
        });
        break;
      }
      case Phase::PickMarker: return markers(picking);
      default:
        return for_each(q_.phase == Phase::PickTo ? picking.destinations() : picking.locations(),
                        [&](Location to) { sink_.emplace_back(PickLocation{to}); });
    }
    const bool starts = q_.phase == Phase::PickDie;
    if (starts && is_optional(operation, q_.act.picked_for(q_.act.op)))
      sink_.emplace_back(Decline{});
  }
  void markers(const Picking& picking) {
    for (std::size_t i = 0; i < kColours; ++i)
      for (std::size_t at = 0; at < kLocations; ++at)
        if (picking.may_mark(colour_at(i), location_at(at)))
          sink_.emplace_back(PickMarker{colour_at(i), location_at(at)});
  }
  void dismissals() {  // [A10.E09] not Orion or Zaan
    const std::size_t first = (s_.round - 1U) * kCharactersOfRound;
    for (std::size_t slot = 0; slot < kCharactersOfRound; ++slot)
      if ((s_.characters >> slot & 1) != 0)
        sink_.emplace_back(PickCharacter{character_at(first + slot)});
  }

  void cards(Cards from) {
    for (Intrigue card : from.kinds()) sink_.emplace_back(PickCard{card});
  }
  // Sales, cards taken, dominance and gifts: legal_dominance.h.
  void sales();
  void takings();
  void yields();
  void owners();
  void uses();
  void tied_colours();
  int highest_on(Location here, Colour colour) const;
  void ways_out();
  void gifts();

  bool is_mine(Colour colour) const {
    return game_.colours().is_used(colour) && game_.colours().owner(colour) == me_;
  }
  template <class Visit>
  static void for_each(unsigned locations, const Visit& visit) {
    for (; locations != 0; locations &= locations - 1)
      visit(location_at(static_cast<std::size_t>(std::countr_zero(locations))));
  }

  const Achaia& game_;
  const State& s_;
  const Question& q_;
  const Seat me_;
  Sink& sink_;
};

}  // namespace ilion::achaia

#include "games/achaia/legal_dominance.h"
