// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/args.h"
#include "cli/commands.h"

namespace ilion::cli {

void GameArgs::add_to(Subcommand& command, bool required) {
  command.text("GAME", game, "The game: see `ilion games`");
  if (required) command.required();
  command.number("--players", players, "How many play (default: the fewest)")
      .texts("--option", options, "An option of the game, key=value; may be repeated")
      .text("--content", content_path, "A content file of your own instead of the printed");
}

GameChoice GameArgs::take() const {
  const GameSpec* spec = find_game(game);
  if (spec == nullptr) {
    std::string known;
    for (const GameSpec& each : all_games()) known += (known.empty() ? "" : ", ") + each.id;
    throw Failure("There is no game '" + game + "'. There are: " + known + ".");
  }
  GameChoice choice;
  choice.game = game;
  choice.players = players == 0 ? spec->min_players : players;
  for (const std::string& option : options) {
    const std::size_t sign = option.find('=');
    if (sign == std::string::npos)
      throw Failure("An option is written key=value, not '" + option + "'.");
    choice.options[option.substr(0, sign)] = option.substr(sign + 1);
  }
  if (!content_path.empty()) {
    choice.content = read_file(content_path);
    if (choice.content.empty()) throw Failure("The content file '" + content_path + "' is empty.");
  }
  return choice;
}

}  // namespace ilion::cli
