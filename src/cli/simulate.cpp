// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion simulate`: bots play many matches on all cores.
#include <chrono>

#include <fmt/core.h>
#include <boost/json/serialize.hpp>

#include "arena/simulate.h"
#include "base/text.h"
#include "bots/all_bots.h"
#include "cli/args.h"
#include "cli/budget_args.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/simulate_report.h"
#include "table/any_game.h"
#include "table/table.h"

namespace ilion::cli {

namespace {

constexpr std::uint64_t kMostRows = 100'000'000;  // some gigabytes of memory

struct SimulateArgs {
  GameArgs game;
  std::uint64_t games = 1000;
  std::string seats;
  bool rotate = false;
  unsigned threads = 0;
  std::uint64_t seed = 1;
  BudgetArgs budget;
  std::string json_path;
  std::string csv_path;
};

// The bots by seat, each known to the game.
std::vector<std::string> take_bots(const SimulateArgs& args, const GameChoice& choice) {
  const std::vector<std::string>& known = find_game(choice.game)->bots;
  if (args.seats.empty()) return std::vector<std::string>(choice.players, known.front());
  std::vector<std::string> bots = split(args.seats, ',');
  or_fail(check_seats(choice, bots, false));
  return bots;
}

arena::SimulationPlan take_plan(const SimulateArgs& args, const GameChoice& choice) {
  if (args.games == 0) throw Failure("There must be at least one match to play.");
  if (!args.csv_path.empty() && args.games > kMostRows)
    throw Failure(fmt::format("A CSV holds at most {} matches, not {}.", grouped(kMostRows),
                              grouped(args.games)));
  arena::SimulationPlan plan;
  plan.matches = args.games;
  plan.bots = take_bots(args, choice);
  plan.rotate = args.rotate;
  plan.seed = args.seed;
  plan.budget = args.budget.take();
  plan.threads = take_threads(args.threads);
  return plan;
}

// What cannot be written is better known before all is played.
void check_outputs(const SimulateArgs& args) {
  check_writable(args.json_path);
  check_writable(args.csv_path);
  if (is_standard_output(args.json_path) && is_standard_output(args.csv_path))
    throw Failure("Only one of --json and --csv can be standard output.");
  if (is_same_file(args.json_path, args.csv_path))
    throw Failure("--json and --csv name the same file '" + args.csv_path + "'.");
}

void write_outputs(const SimulateArgs& args, const SimulationReport& report) {
  // A program that reads our output wants nothing else in it.
  if (!is_standard_output(args.json_path) && !is_standard_output(args.csv_path))
    fmt::print("{}", simulation_table(report));
  if (!args.json_path.empty())
    write_file(args.json_path, boost::json::serialize(simulation_json(report)) + "\n");
  if (!args.csv_path.empty()) write_file(args.csv_path, simulation_csv(report));
}

void simulate(const SimulateArgs& args) {
  SimulationReport report;
  report.choice = args.game.take(args.seats);
  const AnyGame any = or_fail(make_game(report.choice));
  report.plan = take_plan(args, report.choice);
  check_outputs(args);

  const auto start = std::chrono::steady_clock::now();
  const InterruptWatch watch_interrupts;  // until all is written
  {
    Progress progress("matches", report.plan.matches);
    const arena::SimulationWatch watch{
        .played = [&](std::uint64_t matches) { progress.add(matches); },
        .stop = [&] { return watch_interrupts.is_interrupted(); }};
    report.played = std::visit(
        [&](const auto& game) {
          return arena::simulate(game, report.plan, watch, !args.csv_path.empty());
        },
        any);
  }
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();

  write_outputs(args, report);
}

}  // namespace

void add_simulate(CLI::App& app) {
  auto args = std::make_shared<SimulateArgs>();
  Subcommand command(app, "simulate", "Let bots play many matches and count the results");
  args->game.add_to(command);
  args->budget.add_to(command);
  command.number("--games", args->games, "How many matches (default 1000)")
      .text("--seats", args->seats,
            "Who sits where, as BOT,BOT…: see `ilion games` (default: all random)")
      .flag("--rotate", args->rotate,
            "The bots move one seat on from match to match, so that each has every side")
      .number("--threads", args->threads, "Threads (default: one a core)")
      .number("--seed", args->seed,
              "The seed of luck and bots; the same gives the same matches, on any number of "
              "threads (default 1)")
      .text("--json", args->json_path,
            "Write the results to this file as JSON; - is standard output")
      .text("--csv", args->csv_path, "Write one line a match to this file; - is standard output")
      .footer(
          "A win is the first place alone; where it is shared the match is a draw. The intervals "
          "are Wilson's.\nCtrl-C stops early and prints what was played so far. The keys of the "
          "JSON and the columns of the\nCSV are described in docs/bots.md.")
      .runs([args] { simulate(*args); });
}

}  // namespace ilion::cli
