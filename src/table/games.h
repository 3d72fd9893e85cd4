// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit list of games. Everything that must be told which games there are asks here; adding
// a game is a line in any_game.h, one in games.cpp and its opening (table/opening.h).
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "table/words.h"

namespace ilion {

using OptionTexts = std::map<std::string, std::string>;  // key to value, as people type them

struct OptionSpec {
  std::string key;
  std::vector<std::string> values;  // the first is the default
  std::string rule;                 // the paragraph it belongs to
};

// A point at which a player may decline and can wish, for himself, not to be asked: that answer is
// then given for him.
struct WindowSpec {
  std::string key;     // "toss"
  std::string answer;  // "pass"
  std::string rule;
};

// What can be said about a game without sitting down.
struct GameSpec {
  std::string id;
  std::size_t min_players;
  std::size_t max_players;
  int minutes;
  int rules_version;
  std::string content_version;
  std::vector<OptionSpec> options;
  std::vector<std::string> bots;
  std::vector<WindowSpec> windows{};
  // Who is due is asked even if he has but one answer: that he has no other is his secret.
  bool asks_for_single_answers = false;
  // Who types a move that follows a `pass` means both.
  bool pass_goes_unsaid = false;
  // The option with which people may make offers and promises in words.
  std::string talks_with{};

  std::string name(Lang lang) const;
  std::string option_says(const OptionSpec& option, Lang lang) const;
};

// Whom one meets if nobody is named, and who is asked for a hint and about what was played.
inline constexpr std::string_view kUsualBot = "easy";
inline constexpr std::string_view kAdviser = "master";

const std::vector<GameSpec>& all_games();
const GameSpec* find_game(std::string_view id);

// Which game at which table: what a record's head says.
struct GameChoice {
  std::string game;
  std::size_t players = 2;
  OptionTexts options{};
  std::string content{};  // the text of a content file of one's own; empty for the printed one
};

// Whether so many can play it; if not, one sentence.
Result<Done> check_players(const GameSpec& spec, std::size_t players);

// Every option of the game with its value, chosen or default.
Result<OptionTexts> complete_options(const GameSpec& spec, const OptionTexts& chosen);

// The chosen content file, or the printed one.
std::string_view content_text(const GameChoice& choice);

// A content file of one's own in the form in which records carry it and its version is made: the
// same for the same JSON, however it was laid out. Empty stays empty.
std::string content_in_one_line(const std::string& content);

// "printed-1" or "own-<hash>": what a record and `ilion games` say of the content.
std::string content_version(const GameChoice& choice);

}  // namespace ilion
