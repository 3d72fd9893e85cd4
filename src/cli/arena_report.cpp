// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arena_report.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "cli/progress.h"

namespace ilion::cli {

namespace json = boost::json;

namespace {

// JSON has no infinity.
json::value number_or_null(std::optional<double> number) {
  return number && std::isfinite(*number) ? json::value(*number) : json::value(nullptr);
}

json::object score_json(const std::optional<arena::Score>& score) {
  if (!score)
    return {{"share", nullptr}, {"low", nullptr}, {"high", nullptr}, {"matches", 0}, {"blocks", 0}};
  return {{"share", score->share},
          {"low", score->interval.low},
          {"high", score->interval.high},
          {"matches", score->matches},
          {"blocks", score->blocks}};
}

json::object standing_json(const std::string& name, const arena::Standing& bot) {
  json::object row = score_json(bot.all);
  const auto& rating = bot.rating;
  const auto own = arena::read_entrant(name);
  const auto own_or_null = [](const auto& own_one) {
    return own_one ? json::value(*own_one) : json::value(nullptr);
  };
  row["bot"] = name;
  row["time_ms"] = own_or_null(own->time_ms);
  row["iterations"] = own_or_null(own->traits.playouts);
  row["elo"] = number_or_null(rating ? std::optional(rating->elo) : std::nullopt);
  row["elo_low"] = number_or_null(rating ? std::optional(rating->interval.low) : std::nullopt);
  row["elo_high"] = number_or_null(rating ? std::optional(rating->interval.high) : std::nullopt);
  row["mean_ms"] = bot.moves > 0 ? json::value(bot.mean_ms) : json::value(nullptr);
  row["p99_ms"] = bot.moves > 0 ? json::value(bot.p99_ms) : json::value(nullptr);
  row["moves"] = bot.moves;
  return row;
}

// A line of the table; a dash stands for what nothing is known of.
std::string standing_row(const std::string& name, std::size_t names, const arena::Standing& bot) {
  const auto& all = bot.all;
  const auto& rating = bot.rating;
  const auto ms_text = [&](double ms) { return bot.moves > 0 ? fmt::format("{:.3f}", ms) : "-"; };
  return fmt::format(
      "  {:<{}}{:>9}{:>19}{:>8}{:>17}{:>16}{:>12}{:>10}\n", name, names,
      all ? fmt::format("{:.2f} %", 100 * all->share) : "-",
      all ? fmt::format("{:.2f} - {:>6.2f}", 100 * all->interval.low, 100 * all->interval.high)
          : "-",
      rating ? elo_text(rating->elo) : "-",
      rating ? fmt::format("{} - {:>5}", elo_text(rating->interval.low),
                           elo_text(rating->interval.high))
             : "-",
      ms_text(bot.mean_ms), ms_text(bot.p99_ms), grouped(bot.moves));
}

}  // namespace

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", grouped(count), count == 1 ? one : many);
}

std::string elo_text(double elo) {
  if (std::isinf(elo)) return elo < 0 ? "-∞" : "∞";
  const auto rounded = std::lround(elo);
  return fmt::format("{}", rounded);
}

std::string note_on_open_ends(const ArenaReport& report) {
  const auto is_open = [](const arena::Standing& bot) {
    return bot.rating &&
           (std::isinf(bot.rating->interval.low) || std::isinf(bot.rating->interval.high));
  };
  if (std::none_of(report.standings.bots.begin(), report.standings.bots.end(), is_open)) return "";
  return "∞: no end on this side, as for one who won everything or nothing.";
}

std::string note_on_times(const ArenaReport& report) {
  if (!report.is_by_processor()) return "";
  return "Times are of the processor, in the thread that answers: what a bot's other threads take "
         "is not in them, nor any waiting.";
}

double ArenaReport::matches_per_second() const {
  return games.seconds > 0 ? static_cast<double>(games.matches.size()) / games.seconds : 0;
}

std::string ArenaReport::budget() const {
  const auto has_own = [](const std::string& bot) {
    return arena::read_entrant(bot)->has_own_budget();
  };
  const std::string_view by = is_by_processor() ? ", of the processor" : "";
  const std::string_view but = std::any_of(plan.bots.begin(), plan.bots.end(), has_own)
                                   ? ", some bots have a budget of their own"
                                   : "";
  if (plan.budget.time_ms > 0) return fmt::format("{} ms a move{}{}", plan.budget.time_ms, by, but);
  if (plan.budget.playouts > 0)
    return fmt::format("{} playouts a move{}", plan.budget.playouts, but);
  return fmt::format("each level's own time{}{}", by, but);
}

std::string ArenaReport::stopped() const {
  if (is_complete()) return "";
  return fmt::format("Stopped early: {} counted, left out {} of {}.",
                     counted(standings.blocks, "whole block", "whole blocks"),
                     counted(standings.dropped_matches, "match", "matches"),
                     counted(standings.dropped_blocks, "unfinished block", "unfinished blocks"));
}

std::string ArenaReport::size() const {
  return fmt::format("{}, {}, {}", counted(plan.players, "player", "players"),
                     counted(plan.blocks, "block", "blocks"),
                     counted(games.matches.size(), "match", "matches"));
}

std::string ArenaReport::command() const {
  std::string text = fmt::format("ilion arena {} --players {}", choice.game, choice.players);
  auto out = std::back_inserter(text);
  for (const auto& [key, value] : choice.options)
    fmt::format_to(out, " --option {}={}", key, value);
  if (!choice.content.empty()) text += " --content FILE";
  fmt::format_to(out, " --bots {}", fmt::join(plan.bots, ","));
  if (plan.budget.time_ms > 0) fmt::format_to(out, " --time-ms {}", plan.budget.time_ms);
  if (plan.budget.playouts > 0) fmt::format_to(out, " --iterations {}", plan.budget.playouts);
  if (is_by_processor()) text += " --processor-time";
  if (plan.first_alone) text += " --first-alone";
  fmt::format_to(out, " --blocks {} --seed {} --threads {}", plan.blocks, plan.seed, plan.threads);
  return text;
}

std::string ArenaReport::cross_heading() const {
  const std::string fair = fmt::format("(fair: {:.1f} %)", 100 * plan.fair_cross());
  if (plan.sit_together())
    return "How often the one on the left finished ahead of the one above, shared places split " +
           fair;
  return fmt::format("The share of the one on the left against the one above{} {}",
                     plan.players > 2 ? ", alone among them" : "", fair);
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
  fmt::format_to(out, "{}: {}, seed {}, {}, {}\n\n", find_game(report.choice.game)->name(Lang::En),
                 report.size(), plan.seed, counted(plan.threads, "thread", "threads"),
                 report.budget());
  if (!report.is_complete()) fmt::format_to(out, "  {}\n\n", report.stopped());
  fmt::format_to(out, "  {:<{}}{:>9}{:>19}{:>8}{:>17}{:>16}{:>12}{:>10}\n", "bot", names, "share",
                 "95 % interval", "Elo", "95 % interval",
                 report.is_by_processor() ? "ms of 1 thread" : "ms a move", "99 %", "moves");
  for (std::size_t i = 0; i < plan.bots.size(); ++i)
    text += standing_row(plan.bots[i], names, report.standings.bots[i]);
  for (const std::string& note : {note_on_open_ends(report), note_on_times(report)})
    if (!note.empty()) fmt::format_to(out, "  {}\n", note);
  fmt::format_to(out, "\n  {}\n  {:<{}}", report.cross_heading(), "", names);
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
    bots.push_back(standing_json(plan.bots[i], report.standings.bots[i]));
    for (std::size_t rival = 0; rival < plan.bots.size(); ++rival) {
      const auto& score = report.standings.cross[i][rival];
      if (!score) continue;
      json::object cell = score_json(score);
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
          {"processor_time", report.is_by_processor()},
          {"iterations", plan.budget.playouts},
          {"matches", report.games.matches.size()},
          {"complete", report.is_complete()},
          {"blocks_counted", report.standings.blocks},
          {"matches_left_out", report.standings.dropped_matches},
          {"bots", bots},
          {"cross_counts", plan.sit_together() ? "ahead" : "first"},
          {"cross_fair_share", plan.fair_cross()},
          {"cross", cross},
          {"seconds", report.games.seconds},
          {"matches_per_second", report.matches_per_second()}};
}

}  // namespace ilion::cli
