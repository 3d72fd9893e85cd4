// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/worth.h"

#include <algorithm>

namespace ilion::achaia {

namespace {

// By round; 10 gold are a point at the end [A8.2], before they also buy something.
constexpr std::array<double, kRounds> kGold{0.12, 0.115, 0.1};
constexpr std::array<double, kRounds> kDefence{0.1, 0.08, 0.04};  // of a cousin, beyond its gold
constexpr std::array<double, kRounds> kPipInReserve{0.07, 0.04, 0};
constexpr std::array<double, kRounds> kHeld{0.4, 0.4, 0.2};  // of what playing a card brings
constexpr double kHeldByPassed = 0.1;                        // in the last round: it can answer
constexpr double kCancels = 0.13;                            // of a card that answers
constexpr double kPip = 0.15;                                // on the die that needs it most
constexpr double kMove = 0.35;
constexpr double kReroll = 0.2;
constexpr double kChoice = 1.3;   // a rival or a card that one chooses, against any
constexpr double kRivals = 0.75;  // of the points of several rivals together
constexpr double kSpread = 0.4;   // how fast rivals count less that are behind the foremost

}  // namespace

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

Worth::Worth(const Achaia& game, const View& view, const Forecast& forecast) {
  const std::size_t round = view.round - 1U;
  const bool last = view.round == kRounds;
  const bool closing = in_dominance_phase(view.question);
  gold_ = kGold[closing && last ? kRounds - 1 : round];
  held_ = kHeld[round];
  if (last && view.players[view.viewer.seat()].passed) held_ = kHeldByPassed;
  if (last && closing) held_ = 0;
  pip_in_reserve_ = kPipInReserve[round];
  rival_ = 1.0 / static_cast<double>(game.seats() - 1);
  const double defence = last && closing ? 0 : kDefence[round];
  cousins_ = {kGoldOfCousin * 0.1 + defence, kGoldOfCousin * 0.1 + 1.3 * defence};
  value_cards(game.content());
  value_uses(game, view);
  set_stakes(game, view, forecast);
}

// What an operation brings whom it serves in an average position.
double Worth::typical(const Operation& operation) const {
  const double n = operation.amount;
  const double chosen = kChoice * rival_;
  switch (operation.op) {
    case Op::Cost: return -n * gold_;
    case Op::GainGold:
    case Op::GoldPerDie: return n * gold_;
    case Op::Steal:
    case Op::TakeGold: return n * gold_ * (1 + rival_);
    case Op::PayBank: return n * gold_ * chosen;
    case Op::PayOrInfluence: return n * gold_ * chosen;
    case Op::Influence: return operation.who == Party::Self ? n : -n * chosen;
    case Op::DieAdd:
      return operation.who == Party::Self ? n * operation.count * kPip : -n * kPip * chosen;
    case Op::DieStep: return n * kPip;
    case Op::DieFlip: return 2 * kPip;
    case Op::DieAddMove: return (kPip + kMove) * chosen;
    case Op::DieMove:
      return operation.who == Party::Opp ? kMove * chosen : kMove * (1 + operation.count) / 2;
    case Op::SwapPlaces:
    case Op::SwapValues: return kMove;
    case Op::DieReroll: return operation.who == Party::Opp ? kReroll * chosen : kReroll;
    case Op::Draw: return unknown_card() * n * (operation.count > n ? kChoice : 1);
    case Op::TakeDiscard: return unknown_card() * kChoice;
    case Op::TakeCousin:
      return cousin(operation.kin == Kin::Street ? Cousin::Street : Cousin::Court);
    case Op::BuyCousin: return operation.count * (cousin(Cousin::Street) - n * gold_);
    case Op::LayMarker: return 0.6;
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
      const double answers = effect->kind == EffectKind::Normal ? 0 : kCancels;
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
  const Forecast forecast(game, view);
  return strengths_of(game, view, forecast, Worth(game, view, forecast).unknown_card());
}

// Whoever is likely to have most in the end is the one to hold back.
void Worth::set_stakes(const Achaia& game, const View& view, const Forecast& forecast) {
  const Seat me = view.viewer.seat();
  const Colours colours = game.colours();
  const PerSeat<double> strength = strengths_of(game, view, forecast, unknown_card());
  double foremost = 0;
  for (std::size_t i = 0; i < game.seats(); ++i)
    if (seat_at(i) != me) foremost = std::max(foremost, strength[seat_at(i)]);
  const double together = game.seats() == 2 ? 1 : kRivals;
  double sum = 0;
  for (std::size_t i = 0; i < game.seats(); ++i) {
    if (seat_at(i) == me) continue;
    const double behind = 1 + kSpread * (foremost - strength[seat_at(i)]);
    stakes_[seat_at(i)] = -1 / (behind * behind);
    sum += 1 / (behind * behind);
  }
  for (double& stake : stakes_.items) stake *= together / sum;
  stakes_[me] = 1;
  for (std::size_t c = 0; c < kColours; ++c)
    if (colours.is_used(colour_at(c))) stakes_by_colour_[c] = stakes_[colours.owner(colour_at(c))];
}

}  // namespace ilion::achaia
