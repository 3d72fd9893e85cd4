// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion bench`: how fast the rules are, on one thread and in uniformly random play: legal_moves,
// apply and sample, no bots. Every repetition plays the same matches, so the best one is the
// machine at its least disturbed, and the number of decisions tells whether the rules are still the
// same.
#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>

#include <fmt/core.h>
#include <boost/json.hpp>

#include "arena/match.h"
#include "cli/args.h"
#include "cli/bench_allocations.h"
#include "cli/bench_search.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "table/any_game.h"

namespace ilion::cli {

namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr int kMatches = 500;  // a repetition: some milliseconds
constexpr int kLeastRepetitions = 5;
constexpr std::uint64_t kSeed = 1;
constexpr std::size_t kCopies = 1 << 16;
constexpr double kSearchSeconds = 0.3;

struct BenchArgs {
  std::vector<std::string> games;
  double seconds = 2;
  std::string json_path;
};

struct Figures {
  std::uint64_t decisions = 0;  // of a repetition
  std::uint64_t steps = 0;
  double seconds = std::numeric_limits<double>::infinity();  // the best repetition's
  std::optional<std::uint64_t> allocations;
  std::size_t state_bytes = 0;
  double copy_ns = 0;
  double searched_per_second = 0;  // playouts of a search, from the opening position
  double searched_over_match = 0;  // the same on average over a match

  double ns_per_decision() const { return 1e9 * seconds / static_cast<double>(decisions); }
  double games_per_second() const { return kMatches / seconds; }
  double per_game(std::uint64_t count) const { return static_cast<double>(count) / kMatches; }
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The compiler must believe that somebody looks at the memory here.
void look_at(void* memory) { asm volatile("" : : "g"(memory) : "memory"); }

template <Game G>
void play_repetition(const G& game, Figures& figures) {
  Rng rng(kSeed);
  figures.decisions = 0;
  figures.steps = 0;
  const auto before = allocations_so_far();
  const auto start = Clock::now();
  for (int i = 0; i < kMatches; ++i) {
    const arena::PlayedMatch match = arena::play_match(
        game, rng, [&](const auto&, Seat, const auto& moves) -> const auto& {
          return any_of_moves(moves, rng);
        });
    figures.decisions += static_cast<std::uint64_t>(match.decisions);
    figures.steps += static_cast<std::uint64_t>(match.steps);
  }
  figures.seconds = std::min(figures.seconds, seconds_since(start));
  if (before) figures.allocations = *allocations_so_far() - *before;
}

template <Game G>
double nanoseconds_a_copy(const G& game) {
  using State = typename G::State;
  const State from = game.initial();
  State to = from;
  double best = std::numeric_limits<double>::infinity();
  for (int repetition = 0; repetition < kLeastRepetitions; ++repetition) {
    const auto start = Clock::now();
    for (std::size_t i = 0; i < kCopies; ++i) {
      to = from;
      look_at(&to);
    }
    best = std::min(best, 1e9 * seconds_since(start) / static_cast<double>(kCopies));
  }
  return best;
}

template <Game G>
Figures measure(const G& game, double seconds, Progress& progress) {
  Figures figures;
  figures.state_bytes = sizeof(typename G::State);
  figures.copy_ns = nanoseconds_a_copy(game);
  const auto start = Clock::now();
  std::uint64_t told_ms = 0;
  for (int repetition = 0; repetition < kLeastRepetitions || seconds_since(start) < seconds;
       ++repetition) {
    play_repetition(game, figures);
    const auto now_ms = static_cast<std::uint64_t>(1e3 * std::min(seconds, seconds_since(start)));
    progress.add(now_ms - told_ms);
    told_ms = now_ms;
  }
  figures.searched_per_second = iterations_per_second_at_first(game, kSearchSeconds);
  figures.searched_over_match = iterations_per_second_over_match(game, kSearchSeconds);
  return figures;
}

json::object figures_json(const Figures& figures) {
  json::value allocations;  // null under sanitizers
  if (figures.allocations) allocations = figures.per_game(*figures.allocations);
  return {{"ns_per_decision", figures.ns_per_decision()},
          {"games_per_second", figures.games_per_second()},
          {"decisions_per_game", figures.per_game(figures.decisions)},
          {"steps_per_game", figures.per_game(figures.steps)},
          {"state_bytes", figures.state_bytes},
          {"allocations_per_game", allocations},
          {"copy_ns", figures.copy_ns},
          {"signature", figures.decisions}};
}

void print_row(const std::string& game, const Figures& figures) {
  const std::string allocations =
      figures.allocations ? fmt::format("{:.2f}", figures.per_game(*figures.allocations)) : "-";
  fmt::print("{:<12}{:>13.1f}{:>12}{:>16.1f}{:>13}{:>14}{:>10.1f}{:>12}{:>14}\n", game,
             figures.ns_per_decision(),
             grouped(static_cast<std::uint64_t>(figures.games_per_second())),
             figures.per_game(figures.decisions), figures.state_bytes, allocations, figures.copy_ns,
             figures.decisions, grouped(static_cast<std::uint64_t>(figures.searched_per_second)));
}

std::vector<std::string> games_to_measure(const BenchArgs& args) {
  if (!args.games.empty()) return args.games;
  std::vector<std::string> all;
  for (const GameSpec& spec : all_games()) all.push_back(spec.id);
  return all;
}

void bench(const BenchArgs& args) {
  if (!(args.seconds > 0 && args.seconds <= 3600))
    throw Failure("The seconds a game must lie above 0 and be at most 3600.");
  std::vector<std::pair<std::string, AnyGame>> games;
  for (const std::string& id : games_to_measure(args)) {
    GameArgs game;
    game.game = id;
    const auto same = [&](const auto& each) { return each.first == id; };
    if (std::any_of(games.begin(), games.end(), same))
      throw Failure("The game '" + id + "' is named twice.");
    games.emplace_back(id, or_fail(make_game(game.take())));
  }

  check_writable(args.json_path);

  json::object results;
  json::object search;
  std::vector<Figures> rows;
  {
    Progress progress("ms", games.size() * static_cast<std::uint64_t>(1e3 * args.seconds));
    for (const auto& [id, any] : games) {
      rows.push_back(
          std::visit([&](const auto& game) { return measure(game, args.seconds, progress); }, any));
      results[id] = figures_json(rows.back());
      search[id] =
          json::object{{"iterations_per_second", rows.back().searched_per_second},
                       {"iterations_per_second_over_match", rows.back().searched_over_match}};
    }
  }
  if (!is_standard_output(args.json_path)) {
    fmt::print("{:<12}{:>13}{:>12}{:>16}{:>13}{:>14}{:>10}{:>12}{:>14}\n", "game", "ns/decision",
               "games/s", "decisions/game", "state bytes", "allocs/game", "copy ns", "signature",
               "searched/s");
    for (std::size_t i = 0; i < rows.size(); ++i) print_row(games[i].first, rows[i]);
  }
  if (!args.json_path.empty())
    write_file(args.json_path,
               json::serialize(
                   json::object{{"ilion", ILION_VERSION}, {"games", results}, {"search", search}}) +
                   "\n");
}

}  // namespace

void add_bench(CLI::App& app) {
  auto args = std::make_shared<BenchArgs>();
  Subcommand(app, "bench", "Measure the speed of the rules in random play")
      .texts("GAME", args->games, "The games to measure (default: all)")
      .number("--seconds", args->seconds, "How long to measure each game (default 2)")
      .text("--json", args->json_path,
            "Write the figures to this file as JSON; - is standard output")
      .footer(
          "One thread, uniformly random moves, chance included; the best of several repetitions "
          "of the\nsame 500 matches. `signature` is their number of decisions: it changes only "
          "with the rules or\nthe generator. `searched/s` are playouts a second of the bot "
          "`hard`\nfrom the opening position. The keys of the JSON are described in docs/bots.md.")
      .runs([args] { bench(*args); });
}

}  // namespace ilion::cli
