// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion trace`: whole matches of random play as JSON lines with the whole truth (docs/trace.md).
#include <cstdio>
#include <iostream>
#include <optional>

#include <unistd.h>
#include <boost/json.hpp>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "game/notation.h"
#include "games/achaia/notation.h"
#include "games/deukalion/notation.h"
#include "games/hector/notation.h"
#include "table/any_game.h"
#include "trace/truth.h"

namespace ilion::cli {

namespace {

namespace json = boost::json;

struct TraceArgs {
  GameArgs game;
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
  std::vector<std::string> prefer{};
};

void print(const json::object& line) {
  std::cout << json::serialize(line) << '\n';
  if (!std::cout) throw Failure("The trace cannot be written: the output is closed or full.");
}

template <class Items>
json::array texts(const Items& items) {
  json::array list;
  for (const auto& item : items) list.push_back(json::string(to_text(item)));
  return list;
}

template <class Outcomes>
json::array weights(const Outcomes& outcomes) {
  json::array list;
  for (const auto& [outcome, weight] : outcomes)
    list.push_back(json::object{{"outcome", to_text(outcome)}, {"weight", weight}});
  return list;
}

template <Game G>
class Tracer {
 public:
  Tracer(const G& game, const GameChoice& choice, const std::vector<std::string>& prefer,
         std::uint64_t seed)
      : game_(game), choice_(choice), prefer_(prefer), rng_(seed), state_(game.initial()) {}

  void run(std::uint64_t match, std::uint64_t seed) {
    head(match, seed);
    for (std::size_t n = 1; !game_.actor(state_).is_nobody(); ++n) step(n);
    tail();
  }

 private:
  void head(std::uint64_t match, std::uint64_t seed) const {
    const GameSpec& spec = *find_game(choice_.game);
    json::object options;
    for (const auto& [key, value] : or_fail(complete_options(spec, choice_.options)))
      options[key] = value;
    const std::string_view content = content_text(choice_);
    print({{"line", "match"},
           {"trace", 1},
           {"match", match},
           {"seed", seed},
           {"game", choice_.game},
           {"rules", spec.rules_version},
           {"content_version", content_version(choice_)},
           {"options", options},
           {"players", choice_.players},
           {"content", json::parse({content.data(), content.size()})},
           {"state", truth(game_, state_)}});
  }

  void step(std::size_t n) {
    json::object line{{"line", "step"}, {"n", n}};
    if (const Actor actor = game_.actor(state_); actor.is_seat()) {
      const auto moves = game_.legal_moves(state_);
      line["actor"] = index_of(actor.seat());
      line["legal"] = texts(moves);
      take(line, choose(moves));
    } else {
      line["actor"] = "chance";
      line["outcomes"] = weights(game_.outcomes(state_));
      take(line, game_.sample(state_, rng_));
    }
    print(line);
  }

  // Any move, or by chance one that begins as preferred.
  typename G::Move choose(const typename G::MoveList& moves) {
    for (const std::string& prefer : prefer_) {
      if (rng_.below(2) == 0) continue;
      std::vector<typename G::Move> found;
      for (const auto& move : moves)
        if (to_text(move).starts_with(prefer)) found.push_back(move);
      if (!found.empty()) return found[rng_.below(static_cast<std::uint32_t>(found.size()))];
    }
    return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  template <class Taken>
  void take(json::object& line, const Taken& taken) {
    game_.apply(state_, taken);
    line["chosen"] = to_text(taken);
    line["state"] = truth(game_, state_);
  }

  void tail() const {
    const MatchResult result = game_.result(state_).value();
    json::array ranks;
    json::array points;
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      ranks.push_back(result.rank[seat_at(i)]);
      points.push_back(result.points[seat_at(i)]);
    }
    print({{"line", "result"},
           {"ranks", ranks},
           {"points", points},
           {"reason", json::string_view(result.reason.data(), result.reason.size())},
           {"rule", json::string_view(result.rule.data(), result.rule.size())}});
  }

  const G& game_;
  const GameChoice& choice_;
  const std::vector<std::string>& prefer_;
  Rng rng_;
  typename G::State state_;
};

void trace(const TraceArgs& args) {
  if (args.games == 0) throw Failure("There must be at least one match to play.");
  const GameChoice choice = args.game.take();
  const AnyGame any = or_fail(make_game(choice));
  // Where the lines themselves go by on the terminal, a bar among them would only disturb.
  std::optional<Progress> progress;
  if (::isatty(STDOUT_FILENO) == 0) progress.emplace("matches", args.games);
  std::visit(
      [&]<Game G>(const G& game) {
        for (std::uint64_t match = 0; match < args.games; ++match) {
          const std::uint64_t seed = mix_seed(args.seed, match);
          Tracer<G>(game, choice, args.prefer, seed).run(match, seed);
          if (progress) progress->add(1);
        }
      },
      any);
}

}  // namespace

void add_trace(CLI::App& app) {
  auto args = std::make_shared<TraceArgs>();
  Subcommand command(
      app, "trace",
      "Matches of random play as JSON lines with the whole truth, for outside referees");
  args->game.add_to(command);
  command.number("--games", args->games, "How many matches (default 1)")
      .number("--seed", args->seed, "The seed of luck and of the moves (default 1)")
      .texts("--prefer", args->prefer,
             "Take moves that begin like this with chance 1/2 (may be given again)")
      .footer("The format is described in docs/trace.md.")
      .runs([args] { trace(*args); });
}

}  // namespace ilion::cli
