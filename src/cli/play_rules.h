// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered rules as a player asks for them: a paragraph by its id, a chapter, or a word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/rules_text.h"
#include "table/words.h"

namespace ilion::cli {

struct Paragraph {
  std::string id;  // "H4.5"
  std::string title;
  std::vector<std::string>
      text;  // a line of the file each; a tab leads one that is not to be wrapped
};

struct Chapter {
  std::string number;  // "4"
  std::string title;
  std::vector<Paragraph> paragraphs;
};

// A table of the rules (its lines, with their tabs) for a page it is too wide for: a row a
// sentence, each cell behind the head of its column.
std::vector<std::string> rows_in_words(const std::vector<std::string>& table);

class Rulebook {
 public:
  // The rules that travel with the program; English where there is no translation.
  Rulebook(std::string_view game, Lang lang);

  const std::vector<Chapter>& chapters() const { return chapters_; }
  const Chapter* chapter(std::string_view number) const;
  // "H4.5", "h4.5" or "4.5"; also a row of a table that has an id, "D11.AC07", a cell a line.
  const Paragraph* paragraph(std::string_view id) const;
  // The paragraphs whose title or text has the word, in whatever case.
  std::vector<const Paragraph*> with_word(std::string_view word) const;

 private:
  Paragraph paragraph_of(const RulesParagraph& read);
  void add_row(const std::string& title, std::string_view line);

  std::vector<Chapter> chapters_;
  std::vector<Paragraph> rows_;     // of tables, those with an id
  std::vector<std::string> heads_;  // of the table that is being read
};

}  // namespace ilion::cli
