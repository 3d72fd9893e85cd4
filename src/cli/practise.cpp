// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion practise`: makes the habits that searches play by, the data in src/bots/<game>/.
#include <fmt/format.h>

#include "arena/practice.h"
#include "bots/all_minds.h"
#include "cli/args.h"
#include "cli/budget_args.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "table/any_game.h"

namespace ilion::cli {

namespace {

constexpr std::uint64_t kFewestMatches = 1'000;
constexpr std::uint64_t kMostMatches = 100'000'000;
constexpr std::uint64_t kCompared = 4'000;  // matches, at the end

struct PractiseArgs {
  GameArgs game;
  std::uint64_t matches = 100'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;
  std::string out_path;
};

template <class Numbers>
std::string as_data(const PractiseArgs& args, std::size_t players, const Numbers& numbers,
                    std::span<const HabitRow> rows) {
  std::string text =
      fmt::format("// Made by: ilion practise {} --players {} --matches {} --seed {}\n",
                  args.game.game, players, args.matches, args.seed);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    text += fmt::format("{:.4f},  // {}\n", numbers[i], rows[i].name);
  return text;
}

template <Game G>
std::string practise(const G& game, const PractiseArgs& args) {
  if constexpr (requires { Practice<G>::rows(); }) {
    const InterruptWatch interrupts;
    Progress progress("matches", args.matches);
    const arena::PracticeWatch watch{.played = [&](std::uint64_t n) { progress.add(n); },
                                     .stop = [&] { return interrupts.is_interrupted(); }};
    arena::Practising<G> practising(
        game, {.matches = args.matches, .seed = args.seed, .threads = take_threads(args.threads)},
        watch);
    const auto numbers = practising.practise();
    if (interrupts.is_interrupted()) throw Failure("Stopped: nothing was written.");
    const arena::Score score = practising.compare(numbers, practising.by_hand(), kCompared);
    fmt::print(stderr,
               "alone among those set by hand: {:.1f} % ({:.1f} - {:.1f}) of first places in {} "
               "matches; fair are {:.1f}\n",
               100 * score.share, 100 * score.interval.low, 100 * score.interval.high,
               grouped(score.matches), 100.0 / static_cast<double>(game.seats()));
    return as_data(args, game.seats(), numbers, Practice<G>::rows());
  } else {
    throw Failure("Only Achaia has habits to practise.");
  }
}

void run_practise(const PractiseArgs& args) {
  if (args.matches < kFewestMatches || args.matches > kMostMatches)
    throw Failure(fmt::format("It practises in {} to {} matches.", grouped(kFewestMatches),
                              grouped(kMostMatches)));
  check_writable(args.out_path);
  const AnyGame any = or_fail(make_game(args.game.take()));
  write_file(args.out_path,
             std::visit([&](const auto& game) { return practise(game, args); }, any));
}

}  // namespace

void add_practise(CLI::App& app) {
  auto args = std::make_shared<PractiseArgs>();
  Subcommand command(app, "practise", "Make the habits that searches play by from self-play");
  args->game.add_to(command);
  command.number("--matches", args->matches, "Matches to practise in (default 100000)")
      .number("--seed", args->seed, "The seed of luck and changes (default 1)")
      .number("--threads", args->threads, "Threads (default: one a core)")
      .text("--out", args->out_path, "Write the habits to this file; - is standard output")
      .required();
  command
      .footer(
          "Habits are the numbers that rules of thumb rest on. It begins with those set by hand, "
          "changes all a\nlittle, and keeps what wins; in the end it plays against those set by "
          "hand. The file is what\nsrc/bots/<game>/habits_<players>.inc holds.")
      .runs([args] { run_practise(*args); });
}

}  // namespace ilion::cli
