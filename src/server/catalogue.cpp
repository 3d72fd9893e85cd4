// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/catalogue.h"

#include <algorithm>
#include <map>
#include <utility>

#include "table/embedded.h"

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

bool starts(std::string_view line, std::string_view with) {
  return line.substr(0, with.size()) == with;
}

// A paragraph is a ruling of ours, or holds data that no book states, as its English says itself.
std::string_view mark_of(std::string_view text) {
  for (std::string_view mark : {"ruling", "reconstructed"})
    for (const std::string& sign : {"(" + std::string(mark), std::string(mark) + ")"})
      if (text.find(sign) != std::string_view::npos) return mark;
  return {};
}

using Marks = std::map<std::string, std::string>;  // of paragraphs by id

// The rules as Markdown, cut at their headings: "# title", "## 4 Chapter", "### [H4.5] Paragraph".
class RulesReader {
 public:
  // Without marks it finds them itself.
  explicit RulesReader(const Marks* marks) : marks_(marks) {}

  json::object read(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      take(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    close_paragraph();
    return {{"title", title_}, {"chapters", std::move(chapters_)}};
  }

 private:
  void take(std::string_view line) {
    if (starts(line, "```")) in_drawing_ = !in_drawing_;
    if (!in_drawing_ && starts(line, "<!--")) return;
    if (!in_drawing_ && starts(line, "### [")) {
      const std::size_t close = std::min(line.find(']'), line.size());
      open_paragraph(line.substr(5, close - 5), line.substr(std::min(close + 2, line.size())));
    } else if (!in_drawing_ && starts(line, "## ")) {
      close_paragraph();
      const std::size_t blank = std::min(line.find(' ', 3), line.size());
      chapters_.push_back({{"number", line.substr(3, blank - 3)},
                           {"title", line.substr(std::min(blank + 1, line.size()))},
                           {"paragraphs", json::array()}});
    } else if (!in_drawing_ && starts(line, "# ")) {
      title_ = line.substr(2);
    } else if (!chapters_.empty()) {
      if (!is_open_) open_paragraph("", "");  // a chapter may begin with a text of its own
      text_.append(line).append("\n");
    }
  }

  void open_paragraph(std::string_view id, std::string_view title) {
    close_paragraph();
    is_open_ = true;
    paragraph_ = {{"id", id}, {"title", title}};
  }

  void close_paragraph() {
    while (!text_.empty() && text_.back() == '\n') text_.pop_back();
    while (!text_.empty() && text_.front() == '\n') text_.erase(0, 1);
    const bool counts = is_open_ && !(text_.empty() && paragraph_["id"] == "");
    if (counts && !chapters_.empty()) {
      paragraph_["text"] = text_;
      if (const std::string found = mark(); !found.empty()) paragraph_["mark"] = found;
      chapters_.back().as_object()["paragraphs"].as_array().push_back(std::move(paragraph_));
    }
    paragraph_ = {};
    text_.clear();
    is_open_ = false;
  }

  std::string mark() const {
    if (marks_ == nullptr) return std::string(mark_of(text_));
    const auto found = marks_->find(std::string(paragraph_.at("id").as_string()));
    return found == marks_->end() ? std::string() : found->second;
  }

  const Marks* marks_;
  std::string title_;
  json::array chapters_;
  json::object paragraph_;
  std::string text_;
  bool is_open_ = false;
  bool in_drawing_ = false;
};

}  // namespace

json::array games_json(Lang lang) {
  json::array games;
  for (const GameSpec& game : all_games()) games.push_back(game_json(game, lang));
  return games;
}

std::optional<json::object> rules_json(std::string_view game, Lang lang) {
  if (find_game(game) == nullptr) return std::nullopt;
  const std::string path = "rules/" + std::string(game);
  const auto english = embedded_file(path + ".md");
  if (!english) return std::nullopt;
  json::object rules = RulesReader(nullptr).read(*english);
  const auto text = embedded_file(path + "." + std::string(lang_code(lang)) + ".md");
  if (!text) return rules;
  Marks marks;
  for (const json::value& chapter : rules["chapters"].as_array())
    for (const json::value& paragraph : chapter.at("paragraphs").as_array())
      if (const auto mark = text_of(paragraph, "mark"))
        marks[text_of(paragraph, "id").value_or("")] = *mark;
  return RulesReader(&marks).read(*text);
}

}  // namespace ilion::server
