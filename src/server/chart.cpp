// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/chart.h"

#include <utility>

namespace ilion::server {

json::array points_of(const Table& table, std::size_t steps) {
  const Points points = table.points(steps);
  json::array of_seats;
  for (std::size_t i = 0; i < table.seats(); ++i) of_seats.push_back(points[seat_at(i)]);
  return of_seats;
}

json::object chart_of(const Table& table) {
  const std::size_t steps = table.steps();
  json::array rows;
  const auto seats = table.seats();
  const json::array even(seats, 1 / static_cast<double>(seats));  // before anything is dealt
  json::array chances{{{"step", 0}, {"chances", even}}};
  for (std::size_t step = 0; step <= steps; ++step) {
    const bool changed = step == 0 || table.points(step) != table.points(step - 1);
    if (changed || step == steps)
      rows.push_back({{"step", step}, {"points", points_of(table, step)}});
    if (const auto expected = step == 0 ? std::nullopt : table.chances(step)) {
      json::array of_seats;
      for (std::size_t i = 0; i < table.seats(); ++i) of_seats.push_back((*expected)[seat_at(i)]);
      chances.push_back({{"step", step}, {"chances", std::move(of_seats)}});
    }
  }
  return {{"steps", steps}, {"points", std::move(rows)}, {"chances", std::move(chances)}};
}

}  // namespace ilion::server
