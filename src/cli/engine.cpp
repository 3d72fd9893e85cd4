// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion engine` answers with a bot's move whoever drives it over standard input: docs/engine.md.
// One line is asked, one line is answered. It is told what a seat sees and holds no table, so it
// cannot know more.
#include <charconv>
#include <iostream>
#include <optional>
#include <utility>

#include <fmt/core.h>
#include <boost/json.hpp>

#include "cli/args.h"
#include "cli/commands.h"
#include "table/advice.h"

namespace ilion::cli {

namespace {

namespace json = boost::json;

struct EngineArgs {
  GameArgs game;
  std::string bot;
};

class Engine {
 public:
  Engine(GameChoice choice, std::string bot) : choice_(std::move(choice)), bot_(std::move(bot)) {
    const auto& bots = find_game(choice_.game)->bots;
    if (bot_.empty()) bot_ = bots.back();
    if (!has_bot(bot_)) throw Failure("There is no bot '" + bot_ + "' for this game.");
  }

  // The line that answers; nothing ends it.
  std::optional<std::string> answer(const std::string& line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, blank);
    const std::string rest = blank == line.size() ? std::string() : line.substr(blank + 1);
    if (word == "quit") return std::nullopt;
    if (word == "hello") return hello();
    if (word == "bot") return set_bot(rest);
    if (word == "seed") return set_seed(rest);
    if (word == "choose") return choose(rest);
    return "error This is no command. There are: hello, bot, seed, choose, quit.";
  }

 private:
  bool has_bot(const std::string& name) const {
    const auto& bots = find_game(choice_.game)->bots;
    return std::find(bots.begin(), bots.end(), name) != bots.end();
  }

  std::string hello() const {
    const GameSpec& spec = *find_game(choice_.game);
    return fmt::format("ok ilion {} protocol 1 game {} players {} rules {} content {} bot {}",
                       ILION_VERSION, spec.id, choice_.players, spec.rules_version,
                       content_version(choice_), bot_);
  }
  std::string set_bot(const std::string& name) {
    if (!has_bot(name)) return "error There is no such bot for this game.";
    bot_ = name;
    return "ok";
  }
  std::string set_seed(const std::string& text) {
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty())
      return "error A seed is a whole number.";
    rng_ = Rng(seed);
    return "ok";
  }
  std::string choose(const std::string& text) {
    boost::system::error_code error;
    const json::value asked = json::parse(text, error);
    const json::object* object = error ? nullptr : asked.if_object();
    const json::value* view = object == nullptr ? nullptr : object->if_contains("view");
    const json::value* moves = object == nullptr ? nullptr : object->if_contains("moves");
    if (view == nullptr || moves == nullptr || !moves->is_array())
      return R"(error After choose comes {"view": {…}, "moves": ["…"]}.)";
    Question question{*view, {}};
    for (const json::value& move : moves->get_array()) {
      if (!move.is_string()) return "error Moves are texts.";
      question.moves.emplace_back(move.get_string());
    }
    const auto chosen = advise(choice_, bot_, question, rng_);
    return chosen ? "move " + *chosen : "error " + chosen.error().sentence;
  }

  GameChoice choice_;
  std::string bot_;
  Rng rng_{1};
};

void run_engine(const EngineArgs& args) {
  Engine engine(args.game.take(), args.bot);
  for (std::string line; std::getline(std::cin, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.empty()) continue;
    const auto answer = engine.answer(line);
    if (!answer) return;
    fmt::print("{}\n", *answer);
    std::fflush(stdout);
  }
}

}  // namespace

void add_engine(CLI::App& app) {
  auto args = std::make_shared<EngineArgs>();
  Subcommand command(app, "engine", "Let another program ask a bot for moves, line by line");
  args->game.add_to(command);
  command.text("--bot", args->bot, "Which bot answers (default: the best)").runs([args] {
    run_engine(*args);
  });
}

}  // namespace ilion::cli
