// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <fmt/core.h>

#include "base/text.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/terminal.h"

namespace ilion::cli {

namespace {

void print_games(Lang lang) {
  std::string text;
  for (const GameSpec& game : all_games()) {
    const std::string players = game.min_players == game.max_players
                                    ? std::to_string(game.min_players)
                                    : fmt::format("{}-{}", game.min_players, game.max_players);
    text += fmt::format("{}  {}\n", game.id, game.name(lang));
    text += fmt::format("  {}\n", Words::of(game.id).say("game-about", lang));
    text += fmt::format("  players {}  minutes {}  rules {}  content {}\n", players, game.minutes,
                        game.rules_version, game.content_version);
    text += fmt::format("  bots {}\n", joined(game.bots));
    const Words& words = Words::of("play");
    for (const std::string& bot : game.bots)
      if (words.has("bot-" + bot)) text += fmt::format("    {}\n", words.say("bot-" + bot, lang));
    for (const OptionSpec& option : game.options)
      text += fmt::format("  option {}={}  {} [{}]\n", option.key, joined(option.values),
                          game.option_says(option, lang), option.rule);
  }
  fmt::print("{}", as_shown(std::move(text)));
}

}  // namespace

void add_games(CLI::App& app) {
  auto lang = std::make_shared<std::string>("en");
  Subcommand(app, "games", "The games with their players, options, bots and content versions")
      .language(*lang, "en, de or nl")
      .runs([lang] { print_games(parse_lang(*lang).value()); });
}

}  // namespace ilion::cli
