// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion learn`: makes the weights of a learned evaluation, the data in src/bots/<game>/.
#include <fmt/format.h>

#include "arena/lessons_of.h"
#include "bots/all_bots.h"
#include "bots/all_lessons.h"
#include "bots/all_minds.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "table/any_game.h"

namespace ilion::cli {

namespace {

constexpr std::uint64_t kMostMatches = 10'000'000;
constexpr std::uint64_t kAskedOf = 10;  // every tenth match is not taught with

struct LearnArgs {
  GameArgs game;
  std::uint64_t matches = 20'000;
  std::uint64_t seed = 1;
  int terms = 12;
  std::string out_path;
};

template <Game G>
arena::School play_school(const G& game, const LearnArgs& args) {
  arena::School school;
  school.seats = game.seats();
  school.inputs = Sight<Lessons<G>::kFeatures>::kInputs;
  const InterruptWatch interrupts;
  Progress progress("matches", args.matches);
  arena::LessonsOf<G> matches(game);
  for (std::uint64_t i = 0; i < args.matches && !interrupts.is_interrupted(); ++i) {
    auto lessons = matches.play(mix_seed(args.seed, i));
    auto& group = i % kAskedOf == 0 ? school.asked : school.taught;
    std::move(lessons.begin(), lessons.end(), std::back_inserter(group));
    progress.add(1);
  }
  // The file says of how many matches it was made, and that must be true.
  if (interrupts.is_interrupted()) throw Failure("Stopped: nothing was written.");
  return school;
}

std::string as_data(const LearnArgs& args, std::size_t players, const std::vector<float>& weights) {
  std::string text =
      fmt::format("// Made by: ilion learn {} --players {} --matches {} --seed {} --terms {}\n",
                  args.game.game, players, args.matches, args.seed, args.terms);
  constexpr std::size_t kOnALine = 8;
  for (std::size_t i = 0; i < weights.size(); ++i)
    text += fmt::format("{:#.5g}F,{}", weights[i],
                        i % kOnALine == kOnALine - 1 || i + 1 == weights.size() ? "\n" : " ");
  return text;
}

void run_learn(const LearnArgs& args) {
  if (args.matches < kAskedOf || args.matches > kMostMatches)
    throw Failure(fmt::format("It learns from {} to {} matches.", kAskedOf, grouped(kMostMatches)));
  if (args.terms < 1 || args.terms > 1000) throw Failure("There can be 1 to 1,000 terms.");
  check_writable(args.out_path);
  const GameChoice choice = args.game.take();
  const AnyGame any = or_fail(make_game(choice));
  const arena::School school =
      std::visit([&](const auto& game) { return play_school(game, args); }, any);
  fmt::print(stderr, "{} positions, {} more to be asked about; hand-made: surprise {:.4f}\n",
             grouped(school.taught.size()), grouped(school.asked.size()),
             surprise(school, school.asked, {}));
  const auto weights =
      arena::teach(school, {.terms = args.terms, .seed = args.seed}, [&](const auto& term) {
        fmt::print(stderr, "term {:>3}: surprise {:.4f} by what it was taught, {:.4f} asked\n",
                   term.number, term.taught, term.asked);
      });
  fmt::print(stderr, "learned: surprise {:.4f}\n", surprise(school, school.asked, weights));
  write_file(args.out_path, as_data(args, choice.players, weights));
}

}  // namespace

void add_learn(CLI::App& app) {
  auto args = std::make_shared<LearnArgs>();
  Subcommand command(app, "learn", "Make the weights of a learned evaluation from self-play");
  args->game.add_to(command);
  command.number("--matches", args->matches, "Matches of `easy` to learn from (default 20000)")
      .number("--seed", args->seed, "The seed of matches and teaching (default 1)")
      .number("--terms", args->terms, "Times through all positions (default 12)")
      .text("--out", args->out_path, "Write the weights to this file; - is standard output")
      .required();
  command
      .footer(
          "A tenth of the matches is kept to ask about what was not taught. Surprise is the mean "
          "of "
          "-ln of\nthe chance that was given to the winner: less is better. The file is what "
          "src/bots/<game>/weights_<players>.inc\nholds.")
      .runs([args] { run_learn(*args); });
}

}  // namespace ilion::cli
