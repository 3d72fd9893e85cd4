// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/worth.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "bots/achaia/forecast.h"

namespace ilion::achaia {

namespace {

// Worked out for one content; with another all is forgotten. Rows are compared byte by byte, for
// they are asked for at every decision.
class KeptWorths {
 public:
  const Worth& at(const Content& content, const Occasion& occasion, const Habits& habits) {
    if (!is_same(intrigue_, content.intrigue) || !is_same(locations_, content.locations)) {
      intrigue_ = content.intrigue;
      locations_ = content.locations;
      slots_ = {};
    }
    Slot& slot = slots_[place_of(occasion, habits)];
    if (slot.occasion != occasion || slot.habits != habits.name() || !slot.filled)
      slot = {true, occasion, habits.name(), Worth(content, occasion, habits)};
    return slot.worth;
  }

 private:
  struct Slot {
    bool filled = false;
    Occasion occasion;
    std::uint64_t habits = 0;
    Worth worth;
  };
  static constexpr std::size_t kOccasions = 4 * kRounds;
  static constexpr std::size_t kNames = 6;  // by hand and one for each number of players

  template <class Rows>
  static bool is_same(const Rows& a, const Rows& b) {
    static_assert(std::has_unique_object_representations_v<Rows>);
    return std::memcmp(&a, &b, sizeof a) == 0;
  }
  static std::size_t place_of(const Occasion& occasion, const Habits& habits) {
    const std::size_t when =
        (occasion.round - 1U) * 4 + (occasion.closing ? 2U : 0U) + (occasion.passed ? 1U : 0U);
    return when + kOccasions * (habits.name() % kNames);
  }

  decltype(Content::intrigue) intrigue_{};
  decltype(Content::locations) locations_{};
  std::array<Slot, kOccasions * kNames> slots_{};
};

}  // namespace

Worth worth_to(const Achaia& game, const View& view, const Habits& habits) {
  thread_local KeptWorths kept;
  const Occasion occasion{.round = view.round,
                          .players = static_cast<std::uint8_t>(game.seats()),
                          .closing = in_dominance_phase(view.question),
                          .passed = view.players[view.viewer.seat()].passed};
  return kept.at(game.content(), occasion, habits);
}

Worth::Worth(const Content& content, const Occasion& occasion, const Habits& habits) {
  const std::size_t round = occasion.round - 1U;
  const bool last = occasion.round == kRounds;
  gold_ = habits.of_round(Habit::Gold, occasion.closing && last ? kRounds - 1 : round);
  held_ = habits.of_round(Habit::Held, round);
  if (last && occasion.passed) held_ = habits[Habit::HeldByPassed];
  if (last && occasion.closing) held_ = 0;
  pip_in_reserve_ = habits.of_round(Habit::PipInReserve, round);
  rival_ = 1.0 / (occasion.players - 1);
  const double defence = last && occasion.closing ? 0 : habits.of_round(Habit::Defence, round);
  cousins_ = {kGoldOfCousin * 0.1 + defence, kGoldOfCousin * 0.1 + 1.3 * defence};
  value_cards(content, habits);
  value_uses(content, occasion, habits);
}

// What an operation brings whom it serves in an average position.
double Worth::typical(const Operation& operation, const Habits& habits) const {
  const double n = operation.amount;
  const double choice = habits[Habit::Choice];
  const double chosen = choice * rival_;
  const double pip = habits[Habit::Pip];
  const double move = habits[Habit::MovedDie];
  const double reroll = habits[Habit::Reroll];
  switch (operation.op) {
    case Op::Cost: return -n * gold_;
    case Op::GainGold:
    case Op::GoldPerDie: return n * gold_;
    case Op::Steal:
    case Op::TakeGold: return n * gold_ * (1 + rival_);
    case Op::PayBank:
    case Op::PayOrInfluence: return n * gold_ * chosen;
    case Op::Influence: return operation.who == Party::Self ? n : -n * chosen;
    case Op::DieAdd:
      return operation.who == Party::Self ? n * operation.count * pip : -n * pip * chosen;
    case Op::DieStep: return n * pip;
    case Op::DieFlip: return 2 * pip;
    case Op::DieAddMove: return (pip + move) * chosen;
    case Op::DieMove:
      return operation.who == Party::Opp ? move * chosen : move * (1 + operation.count) / 2;
    case Op::SwapPlaces:
    case Op::SwapValues: return move;
    case Op::DieReroll: return operation.who == Party::Opp ? reroll * chosen : reroll;
    case Op::Draw: return unknown_card() * n * (operation.count > n ? choice : 1);
    case Op::TakeDiscard: return unknown_card() * choice;
    case Op::TakeCousin:
      return cousin(operation.kin == Kin::Street ? Cousin::Street : Cousin::Court);
    case Op::BuyCousin: return operation.count * (cousin(Cousin::Street) - n * gold_);
    case Op::LayMarker: return habits[Habit::LaidMarker];
    default: return 0;
  }
}

double Worth::typical(const Operations& operations, const Habits& habits) const {
  double worth = 0;
  for (const Operation& each : operations) worth += typical(each, habits);
  return worth;
}

void Worth::value_cards(const Content& content, const Habits& habits) {
  for (std::size_t i = 0; i < kIntrigueKinds; ++i) {
    const IntrigueRow& row = content.intrigue[i];
    for (const Effect* effect : {&row.a, &row.b}) {
      const double answers = effect->kind == EffectKind::Normal ? 0 : habits[Habit::Cancels];
      cards_[i] = std::max(cards_[i], typical(effect->ops, habits) + answers);
    }
    mean_card_ += cards_[i] / kIntrigueKinds;
  }
}

void Worth::value_uses(const Content& content, const Occasion& occasion, const Habits& habits) {
  for (std::size_t i = 0; i < kLocations; ++i)
    for (const Operations& use : content.locations[i].uses) {
      double worth = typical(use, habits);
      if (!use.empty() && use[0].op == Op::SellCards)
        worth = 2 * std::max(0.0, use[0].amount * gold_ -
                                      (occasion.round == kRounds ? 0 : unknown_card()));
      uses_[i] = std::max(uses_[i], worth);
    }
}

}  // namespace ilion::achaia
