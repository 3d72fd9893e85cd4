// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/scene.h"

#include <bit>
#include <limits>

namespace ilion::achaia {

Scene::Scene(const Achaia& game, const View& view, const Forecast& forecast, const Outlook& outlook,
             const Stakes& stakes, const Worth& worth, Trials& trials)
    : game_(&game),
      forecast_(&forecast),
      stakes_(&stakes),
      worth_(&worth),
      trials_(&trials),
      round_(view.round),
      tiles_(outlook.tiles),
      markers_(outlook.markers) {
  board_.increased = view.increased;
  for (std::size_t i = 0; i < kColours; ++i) board_.dice.put(colour_at(i), view.dice[i]);
  for (std::size_t i = 0; i < kLocations; ++i) {
    const Location here = location_at(i);
    grounds_[i] = forecast.ground(here, markers_[i]);
    uses_[i] = forecast.uses_left(here) * worth.use(here);
    values_[i] = value_of(here, tiles_[i], outlook.points[i]);
    value_ += values_[i];
  }
  see_room();
}

std::uint64_t Scene::limits() const {
  std::uint64_t limits = game_->limits();
  if (board_.increased == decltype(board_.increased){}) return limits;
  for (std::size_t i = 0; i < kLocations; ++i)  // [A1.7]
    limits += board_.increased[i] * Crowd::one(location_at(i));
  return limits;
}

void Scene::see_room() {
  available_ =
      static_cast<std::uint16_t>(board_.dice.crowd().below(limits()) & ~game_->locked(round_));
}

std::uint16_t Scene::available_if_raised() const {
  return static_cast<std::uint16_t>(board_.dice.crowd().below(limits() + Crowd::kOnes) &
                                    ~game_->locked(round_));
}

void Scene::raise_limit(Location here) {
  ++board_.increased[index_of(here)];
  see_room();
}

void Scene::set(Location here, const Tile& tile) {
  changed_ = static_cast<std::uint16_t>(changed_ | 1U << index_of(here));
  tiles_[index_of(here)] = tile;
  value_ -= values_[index_of(here)];
  values_[index_of(here)] = value_of(here, tile);
  value_ += values_[index_of(here)];
}

double Scene::gain_at(Trials::Change change, Colour colour, Location here, int value) const {
  const auto judge = [&] {
    return change == Trials::Change::Added ? gain_with(colour, value, here)
                                           : gain_without(colour, value, here);
  };
  if (is_changed(here)) return judge();
  return trials_->row(change, colour, value).at(here, judge);
}

double Scene::gain_of(Colour colour, Spot from, Spot to) const {
  if (from.in_troy() && from.place() == to.place()) {
    const auto judge = [&] {
      Tile tile = tiles_[index_of(from.place())];
      tile.remove(colour, from.value());
      tile.add(colour, to.value());
      return value_of(from.place(), tile) - values_[index_of(from.place())];
    };
    if (is_changed(from.place())) return judge();
    return trials_->of_turn(colour, from, to.value(), judge);
  }
  const double left = gain_of_leaving(colour, from);
  const double reached = to.in_troy()
                             ? gain_at(Trials::Change::Added, colour, to.place(), to.value())
                             : in_reserve(colour, to);
  return left + reached;
}

Scene::Goal Scene::best_goal(const Die& die, Spot lifted, unsigned places) const {
  Goal best{-std::numeric_limits<double>::infinity(), Location::Reserve};
  const double left = gain_of_leaving(die.colour, die.spot);
  Trials::Row row = trials_->row(Trials::Change::Added, die.colour, lifted.value());
  for (; places != 0; places &= places - 1) {
    const Location to = location_at(static_cast<std::size_t>(std::countr_zero(places)));
    const auto judge = [&] { return gain_with(die.colour, lifted.value(), to); };
    const double gain = left + (is_changed(to) ? judge() : row.at(to, judge));
    if (gain > best.gain) best = {gain, to};
  }
  return best;
}

double Scene::gain_of_swap(const Die& one, Spot one_to, const Die& other, Spot other_to) const {
  double gain = 0;
  const auto look = [&](Location here) {
    Tile tile = tiles_[index_of(here)];
    if (one.spot.place() == here) tile.remove(one.colour, one.spot.value());
    if (other.spot.place() == here) tile.remove(other.colour, other.spot.value());
    if (one_to.place() == here) tile.add(one.colour, one_to.value());
    if (other_to.place() == here) tile.add(other.colour, other_to.value());
    gain += value_of(here, tile) - values_[index_of(here)];
  };
  look(one.spot.place());
  if (other.spot.place() != one.spot.place()) look(other.spot.place());
  return gain;
}

double Scene::gain_of_roll(Colour colour, Spot from) const {
  const auto judge = [&] {
    double sum = 0;
    for (int value = 1; value <= 6; ++value)
      if (value != from.value()) sum += gain_of(colour, from, from.showing(value));
    return sum / 6;
  };
  if (!from.in_troy() || is_changed(from.place())) return judge();
  return trials_->of_turn(colour, from, Trials::kAnything, judge);
}

double Scene::gain_of_all_dice(Location here, int by) const {
  Tile tile;
  for (std::size_t i = 0; i < kColours; ++i)
    for (Spot spot : board_.dice.of(colour_at(i)))
      if (spot.place() == here) tile.add(colour_at(i), spot.plus(by).value());
  const double others = value_ - values_[index_of(here)];
  return others + value_of(here, tile) - value_;
}

double Scene::gain_of_marker(Colour colour, Location here, int by) const {
  MarkersHere markers = markers_[index_of(here)];
  markers.add(colour, by);
  const Tile& tile = tiles_[index_of(here)];
  return value_of(here, tile, forecast_->points(here, tile, markers)) - values_[index_of(here)];
}

void Scene::change(Colour colour, Spot from, Spot to) {
  if (from == to) return;
  board_.dice.replace(colour, from, to);
  if (from.in_troy()) {
    Tile tile = tiles_[index_of(from.place())];
    tile.remove(colour, from.value());
    set(from.place(), tile);
  } else {
    value_ -= in_reserve(colour, from);
  }
  if (to.in_troy()) {
    Tile tile = tiles_[index_of(to.place())];
    tile.add(colour, to.value());
    set(to.place(), tile);
  } else {
    value_ += in_reserve(colour, to);
  }
  if (from.place() != to.place()) see_room();
}

void Scene::change_all_dice(Location here, int by) {
  Tile tile;
  for (std::size_t i = 0; i < kColours; ++i) {
    DiceOfColour dice = board_.dice.of(colour_at(i));
    for (Spot& spot : dice) {
      if (spot.place() != here) continue;
      spot = spot.plus(by);
      tile.add(colour_at(i), spot.value());
    }
    board_.dice.put(colour_at(i), dice);
  }
  set(here, tile);
}

void Scene::change_marker(Colour colour, Location here, int by) {
  markers_[index_of(here)].add(colour, by);
  grounds_[index_of(here)] = forecast_->ground(here, markers_[index_of(here)]);
  set(here, tiles_[index_of(here)]);
}

}  // namespace ilion::achaia
