// SPDX-License-Identifier: GPL-3.0-or-later
// What `ilion simulate` says about the matches it played: to people, to programs (docs/bots.md
// lists the keys), and match by match.
#pragma once

#include <string>

#include <boost/json/object.hpp>

#include "arena/simulate.h"
#include "table/games.h"

namespace ilion::cli {

struct SimulationReport {
  GameChoice choice;
  arena::SimulationPlan plan;
  arena::Simulation played;
  double seconds = 0;

  bool is_complete() const { return played.tally.matches == plan.matches; }
};

std::string simulation_table(const SimulationReport& report);
boost::json::object simulation_json(const SimulationReport& report);
std::string simulation_csv(const SimulationReport& report);

}  // namespace ilion::cli
