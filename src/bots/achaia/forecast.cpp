// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/forecast.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace ilion::achaia {

namespace {

constexpr double kNewcomer = 4;  // what a die shows that is yet to come

// About e to the x, for x below 0; from -8 on nothing. Only products, so that it is the same
// everywhere.
double falling(double x) {
  const double base = std::max(0.0, 1 + x / 8);
  const double squared = base * base;
  return squared * squared * squared * squared;
}

}  // namespace

Forecast::Pile* Forecast::kept_piles() {
  thread_local std::vector<Pile> piles(std::size_t{1} << kPileBits);
  return piles.data();
}

bool in_dominance_phase(const Question& question) {
  switch (question.phase) {
    case Phase::Order:
    case Phase::Use:
    case Phase::Tied:
    case Phase::MoveOut: return true;
    default: return question.act.source == Source::Location;
  }
}

Forecast::Forecast(const Achaia& game, const View& view, const Habits& habits)
    : habits_(habits),
      habits_key_(std::rotl(habits.name(), 61)),
      rounds_later_(kRounds - view.round) {
  const Question& question = view.question;
  later_ = {.blur = habits[Habit::LaterBlur],
            .tie = habits[Habit::LaterTie],
            .newcomer = habits[Habit::LaterNewcomer]};
  std::uint64_t moment = 0;
  if (in_dominance_phase(question)) {
    const bool all = question.phase == Phase::Tied || question.phase == Phase::MoveOut;
    const std::size_t last = all ? kLocations - 1 : question.position;
    for (std::size_t i = 0; i <= last; ++i)
      resolved_ = static_cast<std::uint16_t>(resolved_ | 1U << index_of(view.order[i]));
    moment = Dominance;
    now_ = {.blur = 0.5, .tie = 0.9, .newcomer = 0};
  } else if (question.phase == Phase::Place || question.phase == Phase::Reserve ||
             question.phase == Phase::Supplies) {
    moment = Placing;
    now_ = {.blur = habits[Habit::PlacingBlur],
            .tie = habits[Habit::PlacingTie],
            .newcomer = habits[Habit::PlacingNewcomer]};
  } else {
    int active = 0;
    for (std::size_t i = 0; i < game.seats(); ++i)
      active += view.players[seat_at(i)].passed || view.viewer.is(seat_at(i)) ? 0 : 1;
    moment = static_cast<std::uint64_t>(Turns + std::min(3, active));
    const double unrest = std::min(3, active);
    now_ = {.blur = habits[Habit::TurnBlur] + habits[Habit::TurnBlurOfUnrest] * unrest,
            .tie = habits[Habit::TurnTie] - habits[Habit::TurnTieOfUnrest] * unrest,
            .newcomer = habits[Habit::TurnNewcomer] * unrest};
  }
  // With a bit that is always set: where nothing is kept the key is 0.
  static_assert(kKeyBits + 2 + 3 + 1 <= 64);
  moment_key_ = ((1U << 3 | moment) << 2 | static_cast<std::uint64_t>(rounds_later_)) << kKeyBits;
}

PerColour Forecast::shares(const PerColour& heights, double stranger, const Certainty& certainty) {
  PerColour weights{};
  double best = 0;
  for (double height : heights) best = std::max(best, height);
  if (best == 0) return weights;
  double sum = 0;
  double second = 0;
  bool found = false;
  for (std::size_t i = 0; i < kColours; ++i) {
    if (heights[i] == 0) continue;
    weights[i] = heights[i] == best ? 1 : falling((heights[i] - best) / certainty.blur);
    sum += weights[i];
    const bool leads = weights[i] == 1 && !found;
    found = found || leads;
    if (!leads) second = std::max(second, weights[i]);
  }
  if (stranger > 0) sum += stranger * falling(std::min(0.0, (kNewcomer - best) / certainty.blur));
  const double scale = (1 - certainty.tie * second) / sum;
  for (double& weight : weights) weight *= scale;
  return weights;
}

PerColour Forecast::chances(const Tile& tile, const Certainty& certainty) {
  PerColour heights{};
  for (std::size_t i = 0; i < kColours; ++i) heights[i] = tile.sum(i);
  return shares(heights, certainty.newcomer, certainty);
}

void Forecast::fill(Pile& pile, std::uint64_t key, const Tile& tile) const {
  constexpr std::uint64_t kMarkers = (std::uint64_t{1} << kMarkerBits) - 1;
  const bool open = (key >> (kKeyBits - 1) & 1) != 0;
  const MarkersHere markers(key >> Tile::kSumBits & kMarkers);
  pile = {key, habits_.name(), work_out(open, tile, markers)};
}

PerColour Forecast::work_out(bool open, const Tile& tile, const MarkersHere& markers) const {
  PerColour now{};
  PerColour later{};
  if (open) now = chances(tile, now_);
  if (rounds_later_ > 0) later = chances(tile, later_);
  PerColour expected{};
  double all = 0;
  for (std::size_t i = 0; i < kColours; ++i) {
    expected[i] = markers.of(i) + now[i] + rounds_later_ * later[i];
    all += expected[i];
  }
  const double blur = 0.05 + (open ? habits_[Habit::MarkersBlurNow] : 0) +
                      habits_[Habit::MarkersBlurLater] * rounds_later_;
  const double tie = rounds_later_ > 0 ? habits_[Habit::MarkersTie] : 0.9;
  PerColour points = shares(expected, 0, {.blur = blur, .tie = tie});
  for (std::size_t i = 0; i < kColours; ++i) {
    points[i] *= std::min(1.0, all);  // without a marker there is no majority
    if (markers.of(i) > 0) continue;
    double never = 1 - now[i];  // [A6.3]
    for (int round = 0; round < rounds_later_; ++round) never *= 1 - later[i];
    points[i] += 1 - never;
  }
  return points;
}

}  // namespace ilion::achaia
