// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/worth.h"

#include <algorithm>

namespace ilion::achaia {

std::array<Tile, kLocations> tiles_of(const std::array<DiceOfColour, kColours>& dice) {
  std::array<Tile, kLocations> tiles{};
  for (std::size_t i = 0; i < kColours; ++i)
    for (Spot spot : dice[i])
      if (spot.in_troy()) tiles[index_of(spot.place())].add(colour_at(i), spot.value());
  return tiles;
}

MarkersHere markers_at(const std::array<MarkersOfColour, kColours>& markers, Location here) {
  MarkersHere at{};
  for (std::size_t i = 0; i < kColours; ++i) at[i] = markers[i][index_of(here)];
  return at;
}

Worth::Worth(const Achaia& game, const View& view, const Forecast& forecast, const Habits& habits)
    : habits_(habits) {
  const std::size_t round = view.round - 1U;
  const bool last = view.round == kRounds;
  const bool closing = in_dominance_phase(view.question);
  gold_ = habits.of_round(Habit::Gold, closing && last ? kRounds - 1 : round);
  held_ = habits.of_round(Habit::Held, round);
  if (last && view.players[view.viewer.seat()].passed) held_ = habits[Habit::HeldByPassed];
  if (last && closing) held_ = 0;
  pip_in_reserve_ = habits.of_round(Habit::PipInReserve, round);
  rival_ = 1.0 / static_cast<double>(game.seats() - 1);
  const double defence = last && closing ? 0 : habits.of_round(Habit::Defence, round);
  cousins_ = {kGoldOfCousin * 0.1 + defence, kGoldOfCousin * 0.1 + 1.3 * defence};
  value_cards(game.content());
  value_uses(game, view);
  set_stakes(game, view, forecast);
}

// What an operation brings whom it serves in an average position.
double Worth::typical(const Operation& operation) const {
  const double n = operation.amount;
  const double choice = habits_[Habit::Choice];
  const double chosen = choice * rival_;
  const double pip = habits_[Habit::Pip];
  const double move = habits_[Habit::MovedDie];
  const double reroll = habits_[Habit::Reroll];
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
    case Op::LayMarker: return habits_[Habit::LaidMarker];
    default: return 0;
  }
}

double Worth::typical(const Operations& operations) const {
  double worth = 0;
  for (const Operation& each : operations) worth += typical(each);
  return worth;
}

void Worth::value_cards(const Content& content) {
  for (std::size_t i = 0; i < kIntrigueKinds; ++i) {
    const IntrigueRow& row = content.intrigue[i];
    for (const Effect* effect : {&row.a, &row.b}) {
      const double answers = effect->kind == EffectKind::Normal ? 0 : habits_[Habit::Cancels];
      cards_[i] = std::max(cards_[i], typical(effect->ops) + answers);
    }
    mean_card_ += cards_[i] / kIntrigueKinds;
  }
}

void Worth::value_uses(const Achaia& game, const View& view) {
  for (std::size_t i = 0; i < kLocations; ++i)
    for (const Operations& use : game.content().locations[i].uses) {
      double worth = typical(use);
      if (!use.empty() && use[0].op == Op::SellCards)
        worth =
            2 * std::max(0.0, use[0].amount * gold_ - (view.round == kRounds ? 0 : unknown_card()));
      uses_[i] = std::max(uses_[i], worth);
    }
}

PerSeat<double> strengths_of(const Achaia& game, const View& view, const Forecast& forecast,
                             double card) {
  const Colours colours = game.colours();
  PerSeat<double> strength{};
  const auto tiles = tiles_of(view.dice);
  for (std::size_t i = 0; i < kLocations; ++i) {
    const PerColour points =
        forecast.points(location_at(i), tiles[i], markers_at(view.markers, location_at(i)));
    for (std::size_t c = 0; c < kColours; ++c)
      if (points[c] > 0) strength[colours.owner(colour_at(c))] += points[c];
  }
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const PlayerView& player = view.players[seat_at(i)];
    strength[seat_at(i)] += player.influence + 0.1 * player.gold +
                            0.2 * (player.cousins[0] + player.cousins[1]) + card * player.hand;
  }
  return strength;
}

PerSeat<double> strengths_of(const Achaia& game, const State& state) {
  const View view = game.observe(state, Viewer::seat(seat_at(0)));
  const Forecast forecast(game, view, by_hand());
  return strengths_of(game, view, forecast, Worth(game, view, forecast, by_hand()).unknown_card());
}

// Whoever is likely to have most in the end is the one to hold back.
void Worth::set_stakes(const Achaia& game, const View& view, const Forecast& forecast) {
  const Seat me = view.viewer.seat();
  const Colours colours = game.colours();
  const PerSeat<double> strength = strengths_of(game, view, forecast, unknown_card());
  double foremost = 0;
  for (std::size_t i = 0; i < game.seats(); ++i)
    if (seat_at(i) != me) foremost = std::max(foremost, strength[seat_at(i)]);
  const double together = game.seats() == 2 ? 1 : habits_[Habit::Rivals];
  double sum = 0;
  for (std::size_t i = 0; i < game.seats(); ++i) {
    if (seat_at(i) == me) continue;
    const double behind = 1 + habits_[Habit::Spread] * (foremost - strength[seat_at(i)]);
    stakes_[seat_at(i)] = -1 / (behind * behind);
    sum += 1 / (behind * behind);
  }
  for (double& stake : stakes_.items) stake *= together / sum;
  stakes_[me] = 1;
  for (std::size_t c = 0; c < kColours; ++c)
    if (colours.is_used(colour_at(c))) stakes_by_colour_[c] = stakes_[colours.owner(colour_at(c))];
}

}  // namespace ilion::achaia
