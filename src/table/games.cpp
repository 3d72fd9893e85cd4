// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/games.h"

#include <algorithm>
#include <cstdio>

#include <boost/json.hpp>

#include "base/text.h"
#include "bots/all_bots.h"
#include "table/achaia/content_file.h"
#include "table/deukalion/content_file.h"
#include "table/embedded.h"
#include "table/hector/content_file.h"

namespace ilion {

namespace {

constexpr std::string_view kPrinted = "printed-1";

std::vector<std::string> strings(std::span<const std::string_view> views) {
  return {views.begin(), views.end()};
}

GameSpec hector_spec() {
  using hector::Hector;
  return {.id = std::string(Hector::kId),
          .min_players = 2,
          .max_players = 2,
          .minutes = 30,
          .rules_version = Hector::kRulesVersion,
          .content_version = std::string(kPrinted),
          .options = {{"open_discards", {"no", "yes"}, "H4.2"}},
          .bots = strings(bot_names<Hector>()),
          .pass_goes_unsaid = true};
}

GameSpec deukalion_spec() {
  using deukalion::Deukalion;
  return {.id = std::string(Deukalion::kId),
          .min_players = deukalion::kMinPlayers,
          .max_players = deukalion::kMaxPlayers,
          .minutes = 45,
          .rules_version = Deukalion::kRulesVersion,
          .content_version = std::string(kPrinted),
          .options = {},
          .bots = strings(bot_names<Deukalion>()),
          .windows = {{"toss", "pass", "D13.P08"},
                      {"reveal", "pass", "D13.P12"},
                      {"side", "end", "D13.P02"}},
          .asks_for_single_answers = true};  // [D13.1]
}

GameSpec achaia_spec() {
  using achaia::Achaia;
  const std::vector<std::string> no_yes{"no", "yes"};
  return {.id = std::string(Achaia::kId),
          .min_players = achaia::kMinPlayers,
          .max_players = achaia::kMaxPlayers,
          .minutes = 90,
          .rules_version = Achaia::kRulesVersion,
          .content_version = std::string(kPrinted),
          .options = {{"new_order", no_yes, "A12.1"},
                      {"own_fate", no_yes, "A12.2"},
                      {"not_lost", no_yes, "A12.3"},
                      {"negotiate", no_yes, "A12.4"},
                      {"screens", {"yes", "no"}, "A9.2"}},
          .bots = strings(bot_names<Achaia>()),
          .windows = {{"answer", "none", "A9.4"}, {"opp", "none", "A9.4"}},
          .asks_for_single_answers = true,  // [A9.3]
          .talks_with = "negotiate"};
}

Result<AnyGame> make_hector(const GameChoice& choice, const OptionTexts& options) {
  const auto file = hector::read_content(content_text(choice));
  if (!file) return Error{"The content file is not right. " + file.error().sentence};
  return AnyGame(
      hector::Hector({.open_discards = options.at("open_discards") == "yes"}, file->content));
}

Result<AnyGame> make_deukalion(const GameChoice& choice, const OptionTexts&) {
  const auto file = deukalion::read_content(content_text(choice));
  if (!file) return Error{"The content file is not right. " + file.error().sentence};
  return AnyGame(deukalion::Deukalion(choice.players, {}, file->content));
}

Result<AnyGame> make_achaia(const GameChoice& choice, const OptionTexts& options) {
  const auto file = achaia::read_content(content_text(choice));
  if (!file) return Error{"The content file is not right. " + file.error().sentence};
  const auto is_on = [&](const char* key) { return options.at(key) == "yes"; };
  return AnyGame(achaia::Achaia(choice.players,
                                {.new_order = is_on("new_order"),
                                 .own_fate = is_on("own_fate"),
                                 .not_lost = is_on("not_lost"),
                                 .negotiate = is_on("negotiate"),
                                 .screens = is_on("screens")},
                                file->content));
}

std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

}  // namespace

std::string GameSpec::name(Lang lang) const { return Words::of(id).say("game-name", lang); }

std::string GameSpec::option_says(const OptionSpec& option, Lang lang) const {
  return Words::of(id).say("option-" + option.key, lang);
}

const std::vector<GameSpec>& all_games() {
  static const std::vector<GameSpec> games{hector_spec(), deukalion_spec(), achaia_spec()};
  return games;
}

const GameSpec* find_game(std::string_view id) {
  for (const GameSpec& spec : all_games())
    if (spec.id == id) return &spec;
  return nullptr;
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
  const GameSpec* spec = find_game(choice.game);
  if (spec == nullptr) return Error{"There is no game '" + choice.game + "'."};
  if (choice.players < spec->min_players || choice.players > spec->max_players)
    return Error{"The game " + spec->id + " is for " + std::to_string(spec->min_players) + " to " +
                 std::to_string(spec->max_players) + " players, not " +
                 std::to_string(choice.players) + "."};
  const auto options = complete_options(*spec, choice.options);
  if (!options) return options.error();
  if (spec->id == deukalion::Deukalion::kId) return make_deukalion(choice, *options);
  if (spec->id == achaia::Achaia::kId) return make_achaia(choice, *options);
  return make_hector(choice, *options);
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
  if (choice.content.empty()) return std::string(kPrinted);
  char text[24];
  std::snprintf(text, sizeof text, "own-%016llx",
                static_cast<unsigned long long>(fnv1a(content_in_one_line(choice.content))));
  return text;
}

}  // namespace ilion
