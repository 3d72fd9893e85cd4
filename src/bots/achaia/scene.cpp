// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/achaia/scene.h"

namespace ilion::achaia {

Scene::Scene(const Achaia& game, const View& view, const Forecast& forecast, const Worth& worth,
             Trials& trials)
    : game_(&game),
      forecast_(&forecast),
      worth_(&worth),
      trials_(&trials),
      round_(view.round),
      tiles_(tiles_of(view.dice)) {
  board_.increased = view.increased;
  for (std::size_t i = 0; i < kColours; ++i) board_.dice.put(colour_at(i), view.dice[i]);
  for (std::size_t i = 0; i < kLocations; ++i) {
    markers_[i] = markers_at(view.markers, location_at(i));
    set(location_at(i), tiles_[i]);
  }
  changed_ = 0;
}

std::uint16_t Scene::available() const {
  std::uint64_t limits = game_->limits();
  for (std::size_t i = 0; i < kLocations; ++i)  // [A1.7]
    limits += board_.increased[i] * Crowd::one(location_at(i));
  return static_cast<std::uint16_t>(board_.dice.crowd().below(limits) & ~game_->locked(round_));
}

double Scene::value_of(Location here, const Tile& tile, const MarkersHere& markers) const {
  const PerColour points = forecast_->points(here, tile, markers);
  const double uses = forecast_->uses_left(here) * worth_->use(here);
  double value = 0;
  for (std::size_t i = 0; i < kColours; ++i)
    value += worth_->stake(colour_at(i)) * (points[i] + tile.dice[i] * uses);
  return value;
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
    Tile tile = tiles_[index_of(here)];
    if (change == Trials::Change::Added)
      tile.add(colour, value);
    else
      tile.remove(colour, value);
    return value_of(here, tile) - values_[index_of(here)];
  };
  if ((changed_ >> index_of(here) & 1) != 0) return judge();
  return (*trials_)(change, colour, here, value, judge);
}

double Scene::gain_of(Colour colour, Spot from, Spot to) const {
  if (from.in_troy() && from.place() == to.place()) {
    Tile tile = tiles_[index_of(from.place())];
    tile.remove(colour, from.value());
    tile.add(colour, to.value());
    return value_of(from.place(), tile) - values_[index_of(from.place())];
  }
  const double left = from.in_troy()
                          ? gain_at(Trials::Change::Removed, colour, from.place(), from.value())
                          : -in_reserve(colour, from);
  const double reached = to.in_troy()
                             ? gain_at(Trials::Change::Added, colour, to.place(), to.value())
                             : in_reserve(colour, to);
  return left + reached;
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
  double sum = 0;
  for (int value = 1; value <= 6; ++value)
    if (value != from.value()) sum += gain_of(colour, from, from.showing(value));
  return sum / 6;
}

double Scene::gain_of_all_dice(Location here, int by) const {
  Scene changed = *this;
  changed.change_all_dice(here, by);
  return changed.value() - value();
}

double Scene::gain_of_marker(Colour colour, Location here, int by) const {
  MarkersHere markers = markers_[index_of(here)];
  markers[index_of(colour)] = static_cast<std::uint8_t>(markers[index_of(colour)] + by);
  return value_of(here, tiles_[index_of(here)], markers) - values_[index_of(here)];
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
  std::uint8_t& markers = markers_[index_of(here)][index_of(colour)];
  markers = static_cast<std::uint8_t>(markers + by);
  set(here, tiles_[index_of(here)]);
}

}  // namespace ilion::achaia
