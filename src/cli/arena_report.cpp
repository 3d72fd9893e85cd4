// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arena_report.h"

#include <algorithm>
#include <iterator>

#include <fmt/core.h>
#include <boost/json.hpp>

#include "cli/progress.h"

namespace ilion::cli {

namespace json = boost::json;

namespace {

json::object score_json(const arena::Score& score) {
  return {{"share", score.share},
          {"low", score.interval.low},
          {"high", score.interval.high},
          {"matches", score.matches},
          {"blocks", score.blocks}};
}

}  // namespace

double ArenaReport::matches_per_second() const {
  return games.seconds > 0 ? static_cast<double>(games.matches.size()) / games.seconds : 0;
}

std::string ArenaReport::budget() const {
  const std::string_view by = plan.budget.time_by == TimeBy::Processor ? ", of the processor" : "";
  if (plan.budget.time_ms > 0) return fmt::format("{} ms a move{}", plan.budget.time_ms, by);
  if (plan.budget.playouts > 0) return fmt::format("{} playouts a move", plan.budget.playouts);
  return fmt::format("each level's own time{}", by);
}

std::string ArenaReport::stopped() const {
  if (is_complete()) return "";
  return fmt::format(
      "Stopped early: {} whole blocks count, {} matches of {} unfinished are left out.",
      grouped(standings.blocks), grouped(standings.dropped_matches),
      grouped(standings.dropped_blocks));
}

std::string arena_table(const ArenaReport& report) {
  const arena::BlockPlan& plan = report.plan;
  // A bot with traits has a long name.
  std::size_t longest = 0;
  for (const std::string& name : plan.bots) longest = std::max(longest, name.size());
  const std::size_t names = std::max<std::size_t>(13, longest + 1);
  const std::size_t cells = std::max<std::size_t>(24, longest + 2);
  std::string text;
  auto out = std::back_inserter(text);
  fmt::format_to(out, "{}: {} players, {} blocks, {} matches, seed {}, {} threads, {}\n\n",
                 find_game(report.choice.game)->name(Lang::En), plan.players, grouped(plan.blocks),
                 grouped(report.games.matches.size()), plan.seed, plan.threads, report.budget());
  if (!report.is_complete()) fmt::format_to(out, "  {}\n\n", report.stopped());
  fmt::format_to(out, "  {:<{}}{:>9}{:>19}{:>8}{:>17}{:>12}{:>12}{:>10}\n", "bot", names, "share",
                 "95 % interval", "Elo", "95 % interval", "ms a move", "99 %", "moves");
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    const arena::Standing& bot = report.standings.bots[i];
    fmt::format_to(out,
                   "  {:<{}}{:>7.2f} %{:>10.2f} - {:>5.2f}{:>8.0f}{:>9.0f} - "
                   "{:>5.0f}{:>12.3f}{:>12.3f}{:>10}\n",
                   plan.bots[i], names, 100 * bot.all.share, 100 * bot.all.interval.low,
                   100 * bot.all.interval.high, bot.rating.elo, bot.rating.interval.low,
                   bot.rating.interval.high, bot.mean_ms, bot.p99_ms, grouped(bot.moves));
  }
  const std::string alone =
      plan.players > 2 ? fmt::format(", alone among them (fair: {:.1f} %)", 100 * plan.fair_share())
                       : "";
  fmt::format_to(out, "\n  The share of the one on the left against the one above{}\n  {:<{}}",
                 alone, "", names);
  for (const std::string& name : plan.bots) fmt::format_to(out, "{:>{}}", name, cells);
  text += '\n';
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    fmt::format_to(out, "  {:<{}}", plan.bots[i], names);
    for (const auto& score : report.standings.cross[i])
      fmt::format_to(out, "{:>{}}",
                     score ? fmt::format("{:.1f} % ({:.1f} - {:.1f})", 100 * score->share,
                                         100 * score->interval.low, 100 * score->interval.high)
                           : "-",
                     cells);
    text += '\n';
  }
  fmt::format_to(out, "\n  {:.2f} s, {:.2f} matches a second\n", report.games.seconds,
                 report.matches_per_second());
  return text;
}

json::object arena_json(const ArenaReport& report) {
  const arena::BlockPlan& plan = report.plan;
  json::array bots;
  json::array cross;
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    const arena::Standing& bot = report.standings.bots[i];
    json::object row = score_json(bot.all);
    row["bot"] = plan.bots[i];
    row["elo"] = bot.rating.elo;
    row["elo_low"] = bot.rating.interval.low;
    row["elo_high"] = bot.rating.interval.high;
    row["mean_ms"] = bot.mean_ms;
    row["p99_ms"] = bot.p99_ms;
    row["moves"] = bot.moves;
    bots.push_back(std::move(row));
    for (std::size_t rival = 0; rival < plan.bots.size(); ++rival) {
      const auto& score = report.standings.cross[i][rival];
      if (!score) continue;
      json::object cell = score_json(*score);
      cell["bot"] = plan.bots[i];
      cell["rival"] = plan.bots[rival];
      cross.push_back(std::move(cell));
    }
  }
  const GameSpec& spec = *find_game(report.choice.game);
  return {{"ilion", ILION_VERSION},
          {"game", spec.id},
          {"rules", spec.rules_version},
          {"content_version", content_version(report.choice)},
          {"players", plan.players},
          {"fair_share", plan.fair_share()},
          {"first_alone", plan.first_alone},
          {"blocks", plan.blocks},
          {"seed", plan.seed},
          {"threads", plan.threads},
          {"time_ms", plan.budget.time_ms},
          {"processor_time", plan.budget.time_by == TimeBy::Processor},
          {"iterations", plan.budget.playouts},
          {"matches", report.games.matches.size()},
          {"complete", report.is_complete()},
          {"blocks_counted", report.standings.blocks},
          {"matches_left_out", report.standings.dropped_matches},
          {"bots", bots},
          {"cross", cross},
          {"seconds", report.games.seconds},
          {"matches_per_second", report.matches_per_second()}};
}

}  // namespace ilion::cli
