// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/lessons.h"

#include "bots/achaia/stakes.h"
#include "bots/learned/feature_list.h"

namespace ilion {

using namespace achaia;

namespace {

constexpr float kWeightsOfTwo[] = {
#include "bots/achaia/weights_2.inc"
};
constexpr float kWeightsOfThree[] = {
#include "bots/achaia/weights_3.inc"
};
constexpr float kWeightsOfFour[] = {
#include "bots/achaia/weights_4.inc"
};
constexpr float kWeightsOfFive[] = {
#include "bots/achaia/weights_5.inc"
};

// Of the dice and markers of a player, both colours together.
struct Pieces {
  int dice_in_troy = 0;
  int pips_in_troy = 0;
  int pips_in_reserve = 0;
  int markers = 0;
};

PerSeat<Pieces> pieces_of(const Achaia& game, const State& state) {
  PerSeat<Pieces> pieces{};
  for (std::size_t c = 0; c < kColours; ++c) {
    const Colour colour = colour_at(c);
    if (!game.colours().is_used(colour)) continue;
    Pieces& mine = pieces[game.colours().owner(colour)];
    for (Spot spot : state.board.dice.of(colour)) {
      mine.dice_in_troy += spot.in_troy() ? 1 : 0;
      (spot.in_troy() ? mine.pips_in_troy : mine.pips_in_reserve) += spot.value();
    }
    for (std::uint8_t n : state.markers[c]) mine.markers += n;
  }
  return pieces;
}

}  // namespace

Sight<Lessons<Achaia>::kFeatures> Lessons<Achaia>::look(const Achaia& game, const State& state) {
  Sight<kFeatures> sight;
  const PerSeat<double> strengths = strengths_of(game, state);
  const PerSeat<Pieces> pieces = pieces_of(game, state);
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    sight.strength[seat] = strengths[seat] / kPointsSpread;
    FeatureList list(sight.features[seat]);
    list.add(strengths[seat], 20);
    list.add(state.influence[seat], 15);
    list.add(state.gold[seat], 15);
    list.add(state.cousins_of(seat, Cousin::Street), 3);
    list.add(state.cousins_of(seat, Cousin::Court), 3);
    list.add(state.hand[seat].size(), 5);
    list.add(pieces[seat].dice_in_troy, 8);
    list.add(pieces[seat].pips_in_troy, 30);
    list.add(pieces[seat].pips_in_reserve, 30);
    list.add(pieces[seat].markers, 10);
    list.add(state.has_passed(seat));
    list.add(state.start == seat);
    list.add(state.event_fate[seat] == EventFate::Held);
    list.add(state.round == 2);
    list.add(state.round == 3);
    list.add(in_dominance_phase(state.question));
    list.finish();
  }
  return sight;
}

std::span<const float> Lessons<Achaia>::weights(std::size_t players) {
  switch (players) {
    case 2: return kWeightsOfTwo;
    case 3: return kWeightsOfThree;
    case 4: return kWeightsOfFour;
    default: return kWeightsOfFive;
  }
}

}  // namespace ilion
