// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/catalogue.h"

#include <map>
#include <utility>

#include "table/rules_text.h"

namespace ilion::server {

namespace {

json::array texts(const std::vector<std::string>& words) {
  json::array array;
  for (const std::string& word : words) array.push_back(json::string(word));
  return array;
}

json::object game_json(const GameSpec& game, Lang lang) {
  const Words& words = Words::of(game.id);
  json::array options;
  for (const OptionSpec& option : game.options)
    options.push_back({{"key", option.key},
                       {"values", texts(option.values)},
                       {"says", game.option_says(option, lang)},
                       {"rule", option.rule}});
  json::array windows;
  for (const WindowSpec& window : game.windows)
    windows.push_back({{"key", window.key},
                       {"says", words.say("window-says-" + window.key, lang)},
                       {"answer", window.answer},
                       {"rule", window.rule}});
  return {{"id", game.id},
          {"name", game.name(lang)},
          {"about", words.say("game-about", lang)},
          {"min_players", game.min_players},
          {"max_players", game.max_players},
          {"minutes", game.minutes},
          {"options", std::move(options)},
          {"bots", texts(game.bots)},
          {"windows", std::move(windows)},
          {"content_version", game.content_version},
          {"rules_version", game.rules_version},
          {"talks_with", game.talks_with}};
}

// A paragraph is a ruling of ours, or holds data that no book states, as its English says itself.
std::string_view mark_of(std::string_view text) {
  for (std::string_view mark : {"ruling", "reconstructed"})
    for (const std::string& sign : {"(" + std::string(mark), std::string(mark) + ")"})
      if (text.find(sign) != std::string_view::npos) return mark;
  return {};
}

// Of the paragraphs by chapter and id. Translations have those of the English.
using Marks = std::map<std::pair<std::string, std::string>, std::string_view>;

Marks marks_in(const RulesText& english) {
  Marks marks;
  for (const RulesChapter& chapter : english.chapters)
    for (const RulesParagraph& paragraph : chapter.paragraphs)
      marks[{chapter.number, paragraph.id}] = mark_of(paragraph.text);
  return marks;
}

}  // namespace

json::array games_json(Lang lang) {
  json::array games;
  for (const GameSpec& game : all_games()) games.push_back(game_json(game, lang));
  return games;
}

std::optional<json::object> rules_json(std::string_view game, Lang lang) {
  if (find_game(game) == nullptr) return std::nullopt;
  const auto english = rules_text(game, Lang::En);
  if (!english) return std::nullopt;
  Marks marks = marks_in(*english);
  const RulesText rules = rules_text(game, lang).value_or(*english);
  json::array chapters;
  for (const RulesChapter& chapter : rules.chapters) {
    json::array paragraphs;
    for (const RulesParagraph& each : chapter.paragraphs) {
      json::object paragraph{{"id", each.id}, {"title", each.title}, {"text", each.text}};
      const std::string_view mark = marks[{chapter.number, each.id}];
      if (!mark.empty()) paragraph["mark"] = mark;
      paragraphs.push_back(std::move(paragraph));
    }
    chapters.push_back({{"number", chapter.number},
                        {"title", chapter.title},
                        {"paragraphs", std::move(paragraphs)}});
  }
  return json::object{{"title", rules.title}, {"chapters", std::move(chapters)}};
}

}  // namespace ilion::server
