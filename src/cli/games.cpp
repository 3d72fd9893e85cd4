// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/core.h>

#include "base/text.h"
#include "cli/args.h"
#include "cli/commands.h"

namespace ilion::cli {

namespace {

void print_games(Lang lang) {
  for (const GameSpec& game : all_games()) {
    const std::string players = game.min_players == game.max_players
                                    ? std::to_string(game.min_players)
                                    : fmt::format("{}-{}", game.min_players, game.max_players);
    fmt::print("{}  {}\n", game.id, game.name(lang));
    fmt::print("  {}\n", Words::of(game.id).say("game-about", lang));
    fmt::print("  players {}  minutes {}  rules {}  content {}\n", players, game.minutes,
               game.rules_version, game.content_version);
    fmt::print("  bots {}\n", joined(game.bots));
    const Words& words = Words::of("play");
    for (const std::string& bot : game.bots)
      if (words.has("bot-" + bot)) fmt::print("    {}\n", words.say("bot-" + bot, lang));
    for (const OptionSpec& option : game.options)
      fmt::print("  option {}={}  {} [{}]\n", option.key, joined(option.values),
                 game.option_says(option, lang), option.rule);
  }
}

}  // namespace

void add_games(CLI::App& app) {
  auto lang = std::make_shared<std::string>("en");
  Subcommand(app, "games", "The games with their players, options, bots and content versions")
      .language(*lang, "en, de or nl")
      .runs([lang] { print_games(parse_lang(*lang).value()); });
}

}  // namespace ilion::cli
