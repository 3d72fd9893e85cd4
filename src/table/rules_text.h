// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered rules that travel with the program, cut at their headings: "# title", "## 4
// Chapter",
// "### [H4.5] Paragraph". What stands below them stays Markdown: a page and a terminal show it each
// in its own way.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/words.h"

namespace ilion {

struct RulesParagraph {
  std::string id;  // "H4.5"; empty: a text of its own with which a chapter begins
  std::string title;
  std::string text;  // without the comments of the file
};

struct RulesChapter {
  std::string number;  // "4"
  std::string title;
  std::vector<RulesParagraph> paragraphs;
};

struct RulesText {
  std::string title;
  std::vector<RulesChapter> chapters;
};

RulesText read_rules(std::string_view markdown);
// In this language and no other; nothing if there are none.
std::optional<RulesText> rules_text(std::string_view game, Lang lang);

// Line by line, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);

}  // namespace ilion
