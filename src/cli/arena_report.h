// SPDX-License-Identifier: GPL-3.0-or-later
// What `ilion arena` says about the bots it compared: to people, to programs (docs/bots.md lists
// the keys), and as a page that needs nothing but itself.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

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
  std::string size() const;     // "2 players, 100 blocks, 200 matches"
  std::string command() const;  // that plays the same again
  std::string budget() const;   // "200 ms a move, some bots have their own"
  bool is_by_processor() const { return plan.budget.time_by == TimeBy::Processor; }
  std::string stopped() const;  // what an interruption has left out; empty if there was none
  std::string cross_heading() const;
};

std::string counted(std::uint64_t count, std::string_view one, std::string_view many);
// "-37"; where an interval has no end, "∞".
std::string elo_text(double elo);
// Why some intervals of Elo have no end; empty if all have.
std::string note_on_open_ends(const ArenaReport& report);
// What the processor's time is not; empty where the time that passes is counted.
std::string note_on_times(const ArenaReport& report);

std::string arena_table(const ArenaReport& report);
boost::json::object arena_json(const ArenaReport& report);
std::string arena_html(const ArenaReport& report);

}  // namespace ilion::cli
