// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion arena`: which bot is stronger, and how sure that is.
#include <algorithm>

#include <fmt/format.h>
#include <boost/json/serialize.hpp>

#include "base/text.h"
#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "cli/arena_report.h"
#include "cli/args.h"
#include "cli/budget_args.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "table/any_game.h"

namespace ilion::cli {

namespace {

constexpr std::uint64_t kMostBlocks = 1'000'000;

struct ArenaArgs {
  GameArgs game;
  BudgetArgs budget;
  std::string bots;
  std::uint64_t blocks = 100;
  unsigned threads = 0;
  std::uint64_t seed = 1;
  bool processor_time = false;
  bool first_alone = false;
  std::string report_path;
  std::string json_path;
};

arena::Entrant take_entrant(const std::string& bot, const GameSpec& spec) {
  std::vector<std::string> known = spec.bots;
  known.emplace_back(arena::kClairvoyant);
  if (std::find(known.begin(), known.end(), arena::name_of(bot)) == known.end())
    throw Failure(fmt::format("Nobody called '{}' can play in the arena. There are: {}.", bot,
                              fmt::join(known, ", ")));
  const auto entrant = arena::read_entrant(bot);
  if (!entrant) throw Failure(fmt::format("'{}' should be {}.", bot, arena::form_of_entrants()));
  return *entrant;
}

// Against itself changed in nothing any bot wins a half, which would look like a finding.
bool are_alike(const arena::Entrant& one, const arena::Entrant& other, const AnyGame& any) {
  if (one.name != other.name || one.time_ms != other.time_ms) return false;
  return std::visit(
      [&]<Game G>(const G& game) {
        const auto traits = [&](const arena::Entrant& entrant) {
          return arena::Guest<G>(entrant, {}, game.seats()).traits(game.seats());
        };
        return traits(one) == traits(other);
      },
      any);
}

void check_changed(const std::string& bot, const arena::Entrant& entrant, const GameSpec& spec,
                   const AnyGame& any) {
  const std::string lacking = std::visit(
      [&]<Game G>(const G& game) {
        const arena::Guest<G> guest(entrant, game.seats());
        return arena::first_lacking(entrant, guest.traits(game.seats()));
      },
      any);
  if (lacking.empty()) return;
  throw Failure(fmt::format(
      "In {} for {} players '{}' has no {}, so '{}' would play as ever.", spec.name(Lang::En),
      std::visit([](const auto& game) { return game.seats(); }, any), entrant.name, lacking, bot));
}

std::vector<std::string> take_bots(const ArenaArgs& args, const GameSpec& spec,
                                   const AnyGame& any) {
  const std::vector<std::string> bots = split(args.bots, ',');
  std::vector<arena::Entrant> entrants;
  for (const std::string& bot : bots) {
    const arena::Entrant entrant = take_entrant(bot, spec);
    check_changed(bot, entrant, spec, any);
    if (std::any_of(entrants.begin(), entrants.end(),
                    [&](const auto& other) { return are_alike(entrant, other, any); }))
      throw Failure(fmt::format("'{}' is the same bot as one before it.", bot));
    entrants.push_back(entrant);
  }
  if (bots.size() < 2) throw Failure("The arena compares at least two bots.");
  return bots;
}

arena::BlockPlan take_plan(const ArenaArgs& args, const GameChoice& choice, const AnyGame& any) {
  if (args.blocks == 0 || args.blocks > kMostBlocks)
    throw Failure(fmt::format("There can be 1 to {} blocks.", grouped(kMostBlocks)));
  arena::BlockPlan plan;
  plan.bots = take_bots(args, *find_game(choice.game), any);
  plan.players = choice.players;
  plan.blocks = args.blocks;
  plan.seed = args.seed;
  plan.budget = args.budget.take();
  if (args.processor_time) plan.budget.time_by = TimeBy::Processor;
  plan.threads = take_threads(args.threads);
  plan.first_alone = args.first_alone;
  return plan;
}

void run_arena(const ArenaArgs& args) {
  ArenaReport report;
  report.choice = args.game.take();
  const AnyGame any = or_fail(make_game(report.choice));
  report.plan = take_plan(args, report.choice, any);
  check_writable(args.json_path);
  check_writable(args.report_path);
  if (is_same_file(args.json_path, args.report_path))
    throw Failure("--json and --report name the same file '" + args.report_path + "'.");
  const InterruptWatch interrupts;  // until all is written: who stops it keeps what was played
  {
    Progress progress("matches", report.plan.matches());
    const arena::BlockWatch watch{.played = [&] { progress.add(1); },
                                  .stop = [&] { return interrupts.is_interrupted(); }};
    report.games = std::visit(
        [&](const auto& game) { return arena::play_blocks(game, report.plan, watch); }, any);
  }
  report.standings = arena::standings_of(report.plan, report.games);
  if (!is_standard_output(args.json_path)) fmt::print("{}", arena_table(report));
  if (!args.json_path.empty())
    write_file(args.json_path, boost::json::serialize(arena_json(report)) + "\n");
  if (!args.report_path.empty()) write_file(args.report_path, arena_html(report));
}

}  // namespace

void add_arena(CLI::App& app) {
  auto args = std::make_shared<ArenaArgs>();
  Subcommand command(app, "arena", "Compare bots: win shares, cross table and Elo with intervals");
  args->game.add_to(command);
  command
      .text("--bots", args->bots,
            "The bots to compare, as BOT,BOT…: see `ilion games`; BOT@MS has so much time a "
            "move, BOT+TRAIT=N another search (docs/bots.md); also clairvoyant, a yardstick that "
            "is told the truth")
      .required();
  args->budget.add_to(command);
  command
      .flag("--processor-time", args->processor_time,
            "Count what a thinking thread has of the processor instead of the time that passes: a "
            "busy machine makes matches longer and no bot weaker")
      .flag("--first-alone", args->first_alone,
            "Only the first bot is compared, alone among each of the others")
      .number("--blocks", args->blocks,
              "How many seeds of luck, each with all ways to sit (default 100)")
      .number("--threads", args->threads, "Threads (default: one a core)")
      .number("--seed", args->seed, "The seed of luck and bots (default 1)")
      .text("--report", args->report_path, "Write a page with plots to this file")
      .text("--json", args->json_path,
            "Write the results to this file as JSON; - is standard output")
      .footer(
          "A block is one seed with all rotations of the seats; intervals are 95 % and made of "
          "blocks. Two\nplayers: every bot meets every other. More: as many bots as seats sit "
          "together, otherwise each bot\nsits alone among the others. Ctrl-C stops early and "
          "prints what was played so far.")
      .runs([args] { run_arena(*args); });
}

}  // namespace ilion::cli
