// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion perft`: how many ways a match can go on (docs/perft.md).
#include "arena/perft.h"

#include <chrono>
#include <numeric>

#include <fmt/core.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "games/achaia/notation.h"
#include "games/deukalion/notation.h"
#include "games/hector/notation.h"
#include "table/any_game.h"

namespace ilion::cli {

namespace {

struct PerftArgs {
  GameArgs game;
  int depth = 0;
  std::optional<std::uint64_t> seed;
};

template <Game G>
void print_perft(const G& game, const PerftArgs& args) {
  const auto start = std::chrono::steady_clock::now();
  arena::Perft<G> perft(game, args.seed);
  std::vector<arena::PerftBranch> branches;
  std::uint64_t total = 1;
  if (args.depth > 0) {
    constexpr int kTold = arena::Perft<G>::kToldDepth;
    Progress progress("branches", perft.count(game.initial(), std::min(args.depth, kTold)));
    branches = perft.divide(game.initial(), args.depth, [&] { progress.add(1); });
    total = 0;
    for (const arena::PerftBranch& branch : branches) total += branch.count;
  }
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  for (const arena::PerftBranch& branch : branches)
    fmt::print("{}: {}\n", branch.text, branch.count);
  fmt::print("total: {}\n", total);
  fmt::print(
      "{:.3f} s, {} leaves a second\n", seconds,
      grouped(static_cast<std::uint64_t>(static_cast<double>(total) / std::max(seconds, 1e-9))));
}

void perft(const PerftArgs& args) {
  if (args.depth < 0) throw Failure("The depth cannot be negative.");
  const AnyGame any = or_fail(make_game(args.game.take()));
  std::visit([&](const auto& game) { print_perft(game, args); }, any);
}

}  // namespace

void add_perft(CLI::App& app) {
  auto args = std::make_shared<PerftArgs>();
  Subcommand command(app, "perft", "Count the ways a match can go on: a test of the rules");
  args->game.add_to(command);
  command.number("--depth", args->depth, "How many plies from the start").required();
  command.number("--seed", args->seed, "Fix the luck by this seed: only decisions are plies");
  command.footer(
      "Counts the sequences of exactly that many plies from the start; a match that ends earlier\n"
      "counts nothing. Without --seed a ply is a decision or an outcome of chance, and every "
      "outcome\nis followed. With --seed chance point number n (from 0) on a path takes the "
      "outcome "
      "drawn by\nweight from generator n of that seed and is no ply. Printed are the count below "
      "each first ply\nand the total. The full definition is in docs/perft.md.");
  command.runs([args] { perft(*args); });
}

}  // namespace ilion::cli
