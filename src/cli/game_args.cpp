// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "table/any_game.h"

namespace ilion::cli {

bool GameArgs::is_given() const {
  return !game.empty() || players != 0 || !options.empty() || !content_path.empty();
}

void GameArgs::add_to(Subcommand& command, bool required) {
  command.text("GAME", game, "The game: see `ilion games`");
  if (required) command.required();
  command
      .number("--players", players, "How many play (default: as many as are seated, or the fewest)")
      .texts("--option", options, "An option of the game, key=value; may be repeated")
      .text("--content", content_path, "A content file of your own instead of the printed");
}

GameChoice GameArgs::take(const std::string& seats) const {
  const GameSpec* spec = find_game(game);
  if (spec == nullptr) {
    std::vector<std::string> known;
    for (const GameSpec& each : all_games()) known.push_back(each.id);
    throw Failure("There is no game '" + game + "'. There are: " + joined(known) + ".");
  }
  GameChoice choice;
  choice.game = game;
  const std::size_t seated = split(seats, ',').size();
  const bool can_seat = seated >= spec->min_players && seated <= spec->max_players;
  const std::size_t usual = !seats.empty() && can_seat ? seated : spec->min_players;
  choice.players = players == 0 ? usual : players;
  for (const std::string& option : options) {
    const std::size_t sign = option.find('=');
    if (sign == std::string::npos)
      throw Failure("An option is written key=value, not '" + option + "'.");
    if (!choice.options.emplace(option.substr(0, sign), option.substr(sign + 1)).second)
      throw Failure("The option '" + option.substr(0, sign) + "' is given twice.");
  }
  if (!content_path.empty()) {
    choice.content = read_file(content_path);
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";  // some editors write it
    if (choice.content.starts_with(kByteOrderMark)) choice.content.erase(0, kByteOrderMark.size());
    if (choice.content.empty()) throw Failure("The content file '" + content_path + "' is empty.");
  }
  or_fail(make_game(choice));  // whoever asks on builds upon it: so many seats, for one
  return choice;
}

}  // namespace ilion::cli
