// SPDX-License-Identifier: GPL-3.0-or-later
// What `ilion arena` says about the bots it compared: to people, to programs (docs/bots.md lists
// the keys), and as a page that needs nothing but itself.
#pragma once

#include <string>

#include <boost/json/object.hpp>

#include "arena/standings.h"
#include "table/games.h"

namespace ilion::cli {

struct ArenaReport {
  GameChoice choice;
  arena::BlockPlan plan;
  arena::BlockGames games;
  arena::Standings standings;

  bool is_complete() const { return games.matches.size() == plan.matches(); }
  double matches_per_second() const;
  std::string budget() const;   // "200 ms a move", "each level's own"
  std::string stopped() const;  // what an interruption has left out; empty if there was none
};

std::string arena_table(const ArenaReport& report);
boost::json::object arena_json(const ArenaReport& report);
std::string arena_html(const ArenaReport& report);

}  // namespace ilion::cli
