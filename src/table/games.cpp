// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/games.h"

#include <algorithm>
#include <cstdio>

#include <boost/json.hpp>

#include "base/text.h"
#include "table/embedded.h"
#include "table/opening.h"

namespace ilion {

namespace {

const std::vector<Opening>& openings() {
  static const std::vector<Opening> all{hector::opening(), deukalion::opening(), achaia::opening()};
  return all;
}

std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

// "2", or "2 to 4"
std::string players_of(const GameSpec& spec) {
  const std::string least = std::to_string(spec.min_players);
  if (spec.min_players == spec.max_players) return least;
  return least + " to " + std::to_string(spec.max_players);
}

}  // namespace

std::string GameSpec::name(Lang lang) const { return Words::of(id).say("game-name", lang); }

std::string GameSpec::option_says(const OptionSpec& option, Lang lang) const {
  return Words::of(id).say("option-" + option.key, lang);
}

const std::vector<GameSpec>& all_games() {
  static const std::vector<GameSpec> games = [] {
    std::vector<GameSpec> specs;
    for (const Opening& opening : openings()) specs.push_back(opening.spec);
    return specs;
  }();
  return games;
}

const Opening* find_opening(std::string_view id) {
  for (const Opening& opening : openings())
    if (opening.spec.id == id) return &opening;
  return nullptr;
}

const GameSpec* find_game(std::string_view id) {
  const Opening* opening = find_opening(id);
  return opening == nullptr ? nullptr : &opening->spec;
}

Result<Done> check_players(const GameSpec& spec, std::size_t players) {
  if (players >= spec.min_players && players <= spec.max_players) return Done{};
  return Error{"The game " + spec.id + " is for " + players_of(spec) + " players, not " +
               std::to_string(players) + "."};
}

Result<OptionTexts> complete_options(const GameSpec& spec, const OptionTexts& chosen) {
  OptionTexts all;
  for (const OptionSpec& option : spec.options) all[option.key] = option.values.front();
  for (const auto& [key, value] : chosen) {
    const auto option = std::find_if(spec.options.begin(), spec.options.end(),
                                     [&](const OptionSpec& each) { return each.key == key; });
    if (option == spec.options.end())
      return Error{"The game " + spec.id + " has no option '" + key + "'."};
    if (std::find(option->values.begin(), option->values.end(), value) == option->values.end())
      return Error{"The option " + key + " takes one of: " + joined(option->values) + "; not '" +
                   value + "'."};
    all[key] = value;
  }
  return all;
}

Result<AnyGame> make_game(const GameChoice& choice) {
  const Opening* opening = find_opening(choice.game);
  if (opening == nullptr) return Error{"There is no game '" + choice.game + "'."};
  const GameSpec& spec = opening->spec;
  if (const auto fits = check_players(spec, choice.players); !fits) return fits.error();
  const auto options = complete_options(spec, choice.options);
  if (!options) return options.error();
  return opening->make(choice, *options);
}

std::string_view content_text(const GameChoice& choice) {
  if (!choice.content.empty()) return choice.content;
  return embedded_file("content/" + choice.game + ".json").value();
}

std::string content_in_one_line(const std::string& content) {
  boost::system::error_code error;
  const boost::json::value parsed = boost::json::parse(content, error);
  return error ? content : boost::json::serialize(parsed);  // no JSON is refused by its reader
}

std::string content_version(const GameChoice& choice) {
  if (choice.content.empty()) return std::string(kPrintedContent);
  char text[24];
  std::snprintf(text, sizeof text, "own-%016llx",
                static_cast<unsigned long long>(fnv1a(content_in_one_line(choice.content))));
  return text;
}

}  // namespace ilion
