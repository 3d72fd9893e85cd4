// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/habits.h"

#include "bots/achaia/easy.h"

namespace ilion::achaia {

namespace {

constexpr std::array<HabitRow, kHabits> kRows{{
    // By self-play: a turn costs more than it seems.
    {"income", 1.1, 0.16},
    {"event", 1.3, 0.2},
    // A rival does before it is our turn again.
    {"passes", 0.25, 0.04, 0, 1},
    {"passes-empty-handed", 0.6, 0.09, 0, 1},
    // 10 gold are a point at the end [A8.2], before they also buy something.
    {"gold-1", 0.12, 0.012},
    {"gold-2", 0.115, 0.012},
    {"gold-3", 0.1, 0.012},
    // Of a cousin, beyond its gold.
    {"defence-1", 0.1, 0.02},
    {"defence-2", 0.08, 0.02},
    {"defence-3", 0.04, 0.02},
    {"pip-in-reserve-1", 0.07, 0.015},
    {"pip-in-reserve-2", 0.04, 0.015},
    {"pip-in-reserve-3", 0, 0, 0, 0},  // there is no later round to bring it back in
    // Of what playing a card brings; of one who has passed in the last round: it can answer.
    {"held-1", 0.4, 0.06},
    {"held-2", 0.4, 0.06},
    {"held-3", 0.2, 0.06},
    {"held-by-passed", 0.1, 0.02},
    {"cancels", 0.13, 0.02},  // of a card that answers
    {"pip", 0.15, 0.022},     // on the die that needs it most
    {"move", 0.35, 0.05},
    {"reroll", 0.2, 0.03},
    {"choice", 1.3, 0.2},  // a rival or a card that one chooses, against any
    {"laid-marker", 0.6, 0.09},
    {"rivals", 0.75, 0.1},                // of the points of several rivals together
    {"spread", 0.4, 0.08},                // how fast rivals count less that are behind the foremost
    {"answers", 0.35, 0.05, 0, 1},        // who can answer with a card, does
    {"spares-street", 0.5, 0.075, 0, 1},  // who can with a cousin, does not
    {"spares-court", 0.85, 0.13, 0, 1},
    {"lasts", 0.7, 0.1},         // of what a change of dice promises, before others had their turn
    {"free-card", 0.2, 0.03},    // a card played without a turn of its own
    {"reluctance", 0.3, 0.045},  // to sell: what it buys may be undone
    {"later-blur", 3.0, 0.4, 0.3},
    {"later-tie", 0.2, 0.03, 0, 1},
    {"later-newcomer", 0.5, 0.075},
    {"placing-blur", 2.0, 0.3, 0.3},
    {"placing-tie", 0.4, 0.06, 0, 1},
    {"placing-newcomer", 0.5, 0.075},
    {"turn-blur", 0.85, 0.12, 0.2},
    {"turn-blur-of-unrest", 0.4, 0.1},  // for each rival that may still act, up to three
    {"turn-tie", 0.9, 0.05, 0.5, 1},
    {"turn-tie-of-unrest", 0.15, 0.04, 0, 0.16},
    {"turn-newcomer", 0.05, 0.02},
    {"markers-blur-now", 0.36, 0.06},
    {"markers-blur-later", 0.42, 0.07, 0.05},
    {"markers-tie", 0.5, 0.075, 0, 1},
}};

constexpr Habits::Numbers kPractisedByTwo{
#include "bots/achaia/habits_2.inc"
};
constexpr Habits::Numbers kPractisedByThree{
#include "bots/achaia/habits_3.inc"
};
constexpr Habits::Numbers kPractisedByFour{
#include "bots/achaia/habits_4.inc"
};
constexpr Habits::Numbers kPractisedByFive{
#include "bots/achaia/habits_5.inc"
};

constexpr Habits::Numbers numbers_by_hand() {
  Habits::Numbers numbers{};
  for (std::size_t i = 0; i < kHabits; ++i) numbers[i] = kRows[i].by_hand;
  return numbers;
}

}  // namespace

const Habits& by_hand() {
  static constexpr Habits kByHand(0, numbers_by_hand());
  return kByHand;
}

const Habits& practised(std::size_t players) {
  static constexpr std::array<Habits, 4> kPractised{
      {{2, kPractisedByTwo}, {3, kPractisedByThree}, {4, kPractisedByFour}, {5, kPractisedByFive}}};
  return kPractised[players - 2];
}

}  // namespace ilion::achaia

namespace ilion {

using namespace achaia;

std::span<const HabitRow> Practice<Achaia>::rows() { return kRows; }

Move Practice<Achaia>::choose(const Achaia& game, const View& view, const MoveList& moves, Rng& rng,
                              const Habits& habits) {
  return best_advised(moves, advise(game, view, moves, habits), rng);
}

}  // namespace ilion
