// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that the rules of thumb rest on: what things are worth, how sure a lead is, how often
// others answer. `easy` has those that were set by hand. Search plays by those that came out of
// practice against itself, one set for each number of players: habits_<players>.inc.
#pragma once

#include <array>
#include <cstdint>

#include "bots/learned/practice.h"
#include "games/achaia/game.h"

namespace ilion::achaia {

enum class Habit : std::uint8_t {
  // tempo: when to pass.
  Income,
  EventAtRisk,
  Passes,
  PassesEmptyHanded,
  // worth, by round; in points of influence.
  Gold,
  Defence = Gold + kRounds,
  PipInReserve = Defence + kRounds,
  Held = PipInReserve + kRounds,
  HeldByPassed = Held + kRounds,
  Cancels,
  Pip,
  MovedDie,
  Reroll,
  Choice,
  LaidMarker,
  Rivals,
  Spread,
  // answers, schemes and the sale of influence.
  AnswersWithCard,
  SparesStreet,
  SparesCourt,
  Lasts,
  FreeCard,
  Reluctance,
  // forecast: how sure a lead is, and how much of a tie stays one.
  LaterBlur,
  LaterTie,
  LaterNewcomer,
  PlacingBlur,
  PlacingTie,
  PlacingNewcomer,
  TurnBlur,
  TurnBlurOfUnrest,
  TurnTie,
  TurnTieOfUnrest,
  TurnNewcomer,
  MarkersBlurNow,
  MarkersBlurLater,
  MarkersTie
};
constexpr std::size_t kHabits = static_cast<std::size_t>(Habit::MarkersTie) + 1;

class Habits {
 public:
  using Numbers = std::array<double, kHabits>;

  // No two with the same name may have different numbers: forecasts are kept by it.
  constexpr Habits(std::uint64_t name, const Numbers& numbers) : name_(name), numbers_(numbers) {}

  double operator[](Habit habit) const { return numbers_[static_cast<std::size_t>(habit)]; }
  double of_round(Habit first, std::size_t round) const {
    return numbers_[static_cast<std::size_t>(first) + round];
  }
  std::uint64_t name() const { return name_; }

 private:
  std::uint64_t name_;
  Numbers numbers_;
};

const Habits& by_hand();
const Habits& practised(std::size_t players);

}  // namespace ilion::achaia

namespace ilion {

template <>
struct Practice<achaia::Achaia> {
  using Habits = achaia::Habits;
  static std::span<const HabitRow> rows();
  static achaia::Move choose(const achaia::Achaia& game, const achaia::View& view,
                             const achaia::MoveList& moves, Rng& rng, const Habits& habits);
};

}  // namespace ilion
