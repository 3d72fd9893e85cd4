// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rules_text.h"

#include <algorithm>

#include "table/embedded.h"

namespace ilion {

namespace {

bool starts(std::string_view line, std::string_view with) {
  return line.substr(0, with.size()) == with;
}

class Reader {
 public:
  RulesText read(std::string_view markdown) {
    for (std::string_view line : lines_of(markdown)) take(line);
    close_paragraph();
    return std::move(rules_);
  }

 private:
  void take(std::string_view line) {
    if (starts(line, "```")) in_drawing_ = !in_drawing_;
    if (in_drawing_) return add(line);
    if (starts(line, "<!--")) return;
    if (starts(line, "### [")) {
      const std::size_t close = std::min(line.find(']'), line.size());
      close_paragraph();
      open_ = {std::string(line.substr(5, close - 5)), rest(line, close + 2), {}};
    } else if (starts(line, "## ")) {
      close_paragraph();
      const std::size_t blank = std::min(line.find(' ', 3), line.size());
      rules_.chapters.push_back(
          {std::string(line.substr(3, blank - 3)), rest(line, blank + 1), {}});
    } else if (starts(line, "# ")) {
      rules_.title = line.substr(2);
    } else {
      add(line);
    }
  }

  static std::string rest(std::string_view line, std::size_t from) {
    return std::string(line.substr(std::min(from, line.size())));
  }

  void add(std::string_view line) { open_.text.append(line).append("\n"); }

  // What stands before the first chapter is about the file.
  void close_paragraph() {
    std::string& text = open_.text;
    while (!text.empty() && text.back() == '\n') text.pop_back();
    text.erase(0, std::min(text.find_first_not_of('\n'), text.size()));
    if (!rules_.chapters.empty() && !(open_.id.empty() && text.empty()))
      rules_.chapters.back().paragraphs.push_back(std::move(open_));
    open_ = {};
  }

  RulesText rules_;
  RulesParagraph open_;
  bool in_drawing_ = false;  // between fences: a map, a table in letters
};

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

RulesText read_rules(std::string_view markdown) { return Reader().read(markdown); }

std::optional<RulesText> rules_text(std::string_view game, Lang lang) {
  const std::string path = "rules/" + std::string(game);
  const std::string suffix = lang == Lang::En ? "" : "." + std::string(lang_code(lang));
  const auto markdown = embedded_file(path + suffix + ".md");
  if (!markdown) return std::nullopt;
  return read_rules(*markdown);
}

}  // namespace ilion
