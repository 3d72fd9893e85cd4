// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate_report.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "cli/commands.h"
#include "cli/progress.h"

namespace ilion::cli {

namespace {

namespace json = boost::json;
using arena::Histogram;
using arena::Tally;

struct BotWins {
  std::string bot;
  std::uint64_t wins;
  bool sits_twice;
};

// A bot that holds several seats is one bot.
std::vector<BotWins> wins_by_bot(const SimulationReport& report) {
  std::vector<BotWins> bots;
  for (std::size_t i = 0; i < report.plan.bots.size(); ++i) {
    const std::string& name = report.plan.bots[i];
    const auto same = [&](const BotWins& each) { return each.bot == name; };
    auto found = std::find_if(bots.begin(), bots.end(), same);
    if (found == bots.end()) {
      bots.push_back({name, 0, false});
      found = std::prev(bots.end());
    } else {
      found->sits_twice = true;
    }
    found->wins += report.played.tally.wins_by_bot[i];
  }
  return bots;
}

std::vector<std::pair<std::string_view, std::uint64_t>> reasons_by_count(const Tally& tally) {
  std::vector<std::pair<std::string_view, std::uint64_t>> reasons(tally.reasons.begin(),
                                                                  tally.reasons.end());
  std::stable_sort(reasons.begin(), reasons.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return reasons;
}

double share_of(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double per_second(std::uint64_t count, double seconds) {
  return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

std::string share_row(std::string_view what, std::string_view who, std::uint64_t count,
                      std::uint64_t matches) {
  const arena::Interval interval = arena::wilson(count, matches);
  return fmt::format("  {:<8}{:<12}{:>14}{:>9.2f} %   {:6.2f} - {:6.2f} %\n", what, who,
                     grouped(count), 100 * share_of(count, matches), 100 * interval.low,
                     100 * interval.high);
}

std::string length_row(std::string_view what, const Histogram& lengths) {
  return fmt::format("  {:<12}{:>9.1f}{:>9}{:>9}{:>9}{:>9}{:>9}\n", what, lengths.mean(),
                     lengths.quantile(0.5), lengths.quantile(0.05), lengths.quantile(0.95),
                     lengths.min(), lengths.max());
}

json::object share_json(std::uint64_t count, std::uint64_t matches) {
  const arena::Interval interval = arena::wilson(count, matches);
  return {{"count", count},
          {"share", share_of(count, matches)},
          {"low", interval.low},
          {"high", interval.high}};
}

json::object lengths_json(const Histogram& lengths) {
  return {{"total", lengths.sum()},
          {"mean", lengths.mean()},
          {"median", lengths.quantile(0.5)},
          {"p5", lengths.quantile(0.05)},
          {"p95", lengths.quantile(0.95)},
          {"min", lengths.min()},
          {"max", lengths.max()}};
}

json::string text(std::string_view view) { return json::string(view.data(), view.size()); }

json::array seats_json(const SimulationReport& report) {
  const Tally& tally = report.played.tally;
  json::array seats;
  for (std::size_t i = 0; i < report.plan.bots.size(); ++i) {
    json::value bot;  // null: they take turns
    if (!report.plan.rotate) bot = text(report.plan.bots[i]);
    seats.push_back({{"seat", i},
                     {"bot", bot},
                     {"wins", share_json(tally.wins_by_seat[seat_at(i)], tally.matches)}});
  }
  return seats;
}

}  // namespace

std::string simulation_table(const SimulationReport& report) {
  const Tally& tally = report.played.tally;
  const arena::SimulationPlan& plan = report.plan;
  std::string table = fmt::format(
      "{}: {} matches, seed {}, {} {}\n", find_game(report.choice.game)->name(Lang::En),
      grouped(tally.matches), plan.seed, plan.threads, plan.threads == 1 ? "thread" : "threads");
  if (!report.is_complete())
    table += fmt::format("Stopped before all {} were played.\n", grouped(plan.matches));

  table += fmt::format("\n  {:<8}{:<12}{:>14}{:>11}   {}\n", "seat", "bot", "wins", "share",
                       "95 % interval");
  for (std::size_t i = 0; i < plan.bots.size(); ++i)
    table += share_row(std::to_string(i), plan.rotate ? "in turn" : plan.bots[i],
                       tally.wins_by_seat[seat_at(i)], tally.matches);
  for (const BotWins& each : wins_by_bot(report))
    if (plan.rotate || each.sits_twice)
      table += share_row("any", each.bot, each.wins, tally.matches);
  table += share_row("draw", "", tally.draws, tally.matches);

  table += fmt::format("\n  {:<12}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}\n", "a match", "mean", "median",
                       "5 %", "95 %", "least", "most");
  table += length_row("decisions", tally.decisions);
  table += length_row("steps", tally.steps);

  table += fmt::format("\n  {:<20}{:>14}{:>11}\n", "ended by", "matches", "share");
  for (const auto& [reason, count] : reasons_by_count(tally))
    table += fmt::format("  {:<20}{:>14}{:>9.2f} %\n", reason, grouped(count),
                         100 * share_of(count, tally.matches));

  const auto rate = [&](std::uint64_t count) {
    return grouped(static_cast<std::uint64_t>(per_second(count, report.seconds)));
  };
  table += fmt::format("\n  {:.2f} s, {} matches and {} decisions a second\n", report.seconds,
                       rate(tally.matches), rate(tally.decisions.sum()));
  return table;
}

json::object simulation_json(const SimulationReport& report) {
  const Tally& tally = report.played.tally;
  const arena::SimulationPlan& plan = report.plan;
  const GameSpec& spec = *find_game(report.choice.game);
  json::object options;
  for (const auto& [key, value] : or_fail(complete_options(spec, report.choice.options)))
    options[key] = value;
  json::array bots;
  for (const BotWins& each : wins_by_bot(report))
    bots.push_back({{"bot", each.bot}, {"wins", share_json(each.wins, tally.matches)}});
  json::array reasons;
  for (const auto& [reason, count] : reasons_by_count(tally))
    reasons.push_back(
        {{"reason", text(reason)}, {"count", count}, {"share", share_of(count, tally.matches)}});
  return {{"game", report.choice.game},
          {"rules", spec.rules_version},
          {"content_version", content_version(report.choice)},
          {"options", options},
          {"players", report.choice.players},
          {"seed", plan.seed},
          {"threads", plan.threads},
          {"rotate", plan.rotate},
          {"planned", plan.matches},
          {"matches", tally.matches},
          {"complete", report.is_complete()},
          {"seats", seats_json(report)},
          {"bots", bots},
          {"draws", share_json(tally.draws, tally.matches)},
          {"decisions", lengths_json(tally.decisions)},
          {"steps", lengths_json(tally.steps)},
          {"reasons", reasons},
          {"seconds", report.seconds},
          {"matches_per_second", per_second(tally.matches, report.seconds)},
          {"decisions_per_second", per_second(tally.decisions.sum(), report.seconds)}};
}

std::string simulation_csv(const SimulationReport& report) {
  const std::size_t seats = report.plan.bots.size();
  std::string csv = "match,seed,winner";
  for (std::size_t i = 0; i < seats; ++i) csv += fmt::format(",bot{}", i);
  for (std::size_t i = 0; i < seats; ++i) csv += fmt::format(",rank{}", i);
  csv += ",reason,decisions,steps\n";
  auto out = std::back_inserter(csv);
  for (std::size_t match = 0; match < report.played.rows.size(); ++match) {
    const arena::MatchRow& row = report.played.rows[match];
    if (row.decisions == 0) continue;  // stopped before
    fmt::format_to(out, "{},{},", match, report.plan.seed_of(match));
    if (const auto winner = arena::sole_winner(row.rank, seats))
      fmt::format_to(out, "{}", index_of(*winner));
    for (std::size_t i = 0; i < seats; ++i)
      fmt::format_to(out, ",{}", report.plan.bots[(report.plan.first_bot(match) + i) % seats]);
    for (std::size_t i = 0; i < seats; ++i) fmt::format_to(out, ",{}", row.rank[seat_at(i)]);
    fmt::format_to(out, ",{},{},{}\n", row.reason, row.decisions, row.steps);
  }
  return csv;
}

}  // namespace ilion::cli
