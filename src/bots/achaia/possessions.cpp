// SPDX-License-Identifier: GPL-3.0-or-later
// Of Schemes: what changes hands.
#include <algorithm>

#include "bots/achaia/schemes.h"

namespace ilion::achaia {

double Schemes::possessions(const Operation& operation, Seat actor, Seat other) const {
  const double n = operation.amount;
  const double gold = worth_.gold();
  const double mine = stakes_.of(actor);
  const double his = stakes_.of(other);
  switch (operation.op) {
    case Op::Cost: return -n * gold * mine;
    case Op::GainGold: return n * gold * mine;
    case Op::GoldPerDie: {
      int dice = 0;
      for (std::size_t i = 0; i < kColours; ++i) {
        if (!game_.colours().is_used(colour_at(i)) || game_.colours().owner(colour_at(i)) != actor)
          continue;
        for (Spot spot : scene_.dice().of(colour_at(i))) dice += spot.in_troy() ? 1 : 0;
      }
      return std::min<double>(dice, n) * gold * mine;
    }
    case Op::TakeGold:
      if (operation.who == Party::EachOpponent) return of_each_opponent(operation, actor);
      return std::min<double>(n, gold_of(other)) * gold * (mine - his);
    case Op::Steal: {  // [A10.I01]
      const double taken = std::min<double>(n, gold_of(other)) * gold * (mine - his);
      if (gold_of(other) >= operation.amount) return taken;
      return mine > 0 ? std::max(taken, mine) : std::min(taken, mine);
    }
    case Op::PayBank: return -std::min<double>(n, gold_of(other)) * gold * his;
    case Op::PayOrInfluence: {
      double loss = operation.count;
      if (gold_of(other) >= operation.amount) loss = std::min(loss, n * gold);
      if (view_.players[other].influence == 0) loss = std::min<double>(n, gold_of(other)) * gold;
      return -loss * his;
    }
    case Op::Influence: {
      const Seat whose = operation.who == Party::Self ? actor : other;
      return std::max<double>(n, -view_.players[whose].influence) * stakes_.of(whose);
    }
    case Op::CousinOrGold:
    case Op::CousinOrInfluence: return of_each_opponent(operation, actor);
    case Op::TakeCousin:
    case Op::BuyCousin: {
      const Cousin kind = operation.kin == Kin::Court ? Cousin::Court : Cousin::Street;
      int left = kind == Cousin::Court ? kCourtCousins : kStreetCousins;
      for (const PlayerView& player : view_.players.items)
        left -= player.cousins[static_cast<std::size_t>(kind)];
      const double price = operation.op == Op::BuyCousin ? n * gold : 0;
      return std::min<int>(operation.count, left) * (worth_.cousin(kind) - price) * mine;
    }
    default: return actor == me_ ? cards(operation) : 0;
  }
}

double Schemes::of_each_opponent(const Operation& operation, Seat actor) const {
  double total = 0;
  for (std::size_t i = 0; i < game_.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (seat == actor) continue;
    const PlayerView& player = view_.players[seat];
    const double gold = std::min<double>(operation.amount, player.gold) * worth_.gold();
    if (operation.op == Op::TakeGold) {
      total += gold * (stakes_.of(actor) - stakes_.of(seat));
      continue;
    }
    double loss = operation.op == Op::CousinOrGold
                      ? gold
                      : std::min<double>(operation.amount, player.influence);
    for (Cousin kind : {Cousin::Street, Cousin::Court}) {
      const bool fits = operation.kin == Kin::Either ||
                        (operation.kin == Kin::Street) == (kind == Cousin::Street);
      if (fits && player.cousins[static_cast<std::size_t>(kind)] > 0)
        loss = std::min(loss, worth_.cousin(kind));
    }
    total -= loss * stakes_.of(seat);
  }
  return total;
}

double Schemes::cards(const Operation& operation) const {
  const PlayerView& mine = view_.players[me_];
  const double gold = operation.amount * worth_.gold();
  switch (operation.op) {
    case Op::Draw: {
      const std::size_t there = view_.deck + view_.discard.size();
      const double kept = static_cast<double>(
          std::min<std::size_t>(there, static_cast<std::size_t>(operation.amount)));
      const bool chooses = operation.count > operation.amount;
      return kept * worth_.unknown_card() * (chooses ? 1.3 : 1);
    }
    case Op::FreeCard: return habits_[Habit::FreeCard];
    case Op::DiscardForGold: {
      double best = 0;
      for (Intrigue card : mine.secrets.hand.kinds())
        best = std::max(best, gold - worth_.card(card));
      return best;
    }
    case Op::SellCards: {
      double total = 0;
      for (Intrigue card : mine.secrets.hand.kinds())
        total += static_cast<double>(mine.secrets.hand.count(card)) *
                 std::max(0.0, gold - worth_.card(card));
      return total;
    }
    case Op::TakeDiscard: {
      double best = 0;
      for (Intrigue card : view_.discard.kinds()) best = std::max(best, worth_.card(card));
      return best * operation.count;
    }
    default: return 0;
  }
}

}  // namespace ilion::achaia
