// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/play_rules.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "cli/play_words.h"

namespace ilion::cli {

namespace {

// Without the marks of Markdown, which a terminal does not show.
std::string unmarked(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '`') continue;
    if (line.substr(i, 2) == "**") {
      ++i;
      continue;
    }
    text += line[i];
  }
  return text;
}

std::string trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = text.find_last_not_of(" \t");
  return std::string(text.substr(begin, end + 1 - std::min(begin, end + 1)));
}

// "| a | b |"
std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  std::size_t begin = line.find('|');
  while (begin != std::string_view::npos) {
    const std::size_t end = line.find('|', begin + 1);
    if (end == std::string_view::npos) break;
    cells.push_back(unmarked(trimmed(line.substr(begin + 1, end - begin - 1))));
    begin = end;
  }
  return cells;
}

// What parts the heads from the rows: "|---|---|".
bool is_ruler(std::string_view line) {
  return line.find_first_not_of("|-: \t") == std::string_view::npos;
}

std::string in_column(const std::vector<std::string>& heads, std::size_t column,
                      const std::string& cell) {
  return column < heads.size() && !heads[column].empty() ? heads[column] + ": " + cell : cell;
}

bool has_word(const Paragraph& paragraph, const std::string& word) {
  if (lower_case(paragraph.title).find(word) != std::string::npos) return true;
  return std::any_of(paragraph.text.begin(), paragraph.text.end(), [&](const std::string& line) {
    return lower_case(line).find(word) != std::string::npos;
  });
}

bool is_number(std::string_view id) {
  return !id.empty() && std::isdigit(static_cast<unsigned char>(id[0])) != 0;
}

}  // namespace

std::vector<std::string> rows_in_words(const std::vector<std::string>& table) {
  std::vector<std::string> sentences;
  if (table.empty()) return sentences;
  const std::vector<std::string> heads = cells_of(table[0]);
  for (std::size_t i = 1; i < table.size(); ++i) {
    if (is_ruler(table[i])) continue;
    std::string sentence;
    const std::vector<std::string> cells = cells_of(table[i]);
    for (std::size_t column = 0; column < cells.size(); ++column)
      sentence += column == 0 ? cells[0] : "; " + in_column(heads, column, cells[column]);
    sentences.push_back(std::move(sentence));
  }
  return sentences;
}

Rulebook::Rulebook(std::string_view game, Lang lang) {
  auto rules = rules_text(game, lang);
  if (!rules) rules = rules_text(game, Lang::En);
  if (!rules) return;
  for (const RulesChapter& chapter : rules->chapters) {
    chapters_.push_back({chapter.number, unmarked(chapter.title), {}});
    for (const RulesParagraph& paragraph : chapter.paragraphs)
      chapters_.back().paragraphs.push_back(paragraph_of(paragraph));
  }
}

Paragraph Rulebook::paragraph_of(const RulesParagraph& read) {
  Paragraph paragraph{read.id, unmarked(read.title), {}};
  heads_.clear();
  bool in_drawing = false;  // between fences: a map, a table in letters
  for (std::string_view line : lines_of(read.text)) {
    if (line.substr(0, 3) == "```") {
      in_drawing = !in_drawing;
      continue;
    }
    const bool in_table = !in_drawing && line.substr(0, 1) == "|";
    if (in_table)
      add_row(paragraph.title, line);
    else
      heads_.clear();
    if (in_table || in_drawing)
      paragraph.text.push_back('\t' + std::string(line));
    else if (!line.empty())
      paragraph.text.push_back(unmarked(line));
  }
  return paragraph;
}

void Rulebook::add_row(const std::string& title, std::string_view line) {
  if (is_ruler(line)) return;
  const std::vector<std::string> cells = cells_of(line);
  if (heads_.empty()) {
    heads_ = cells;
    return;
  }
  if (cells.empty()) return;
  const std::string& id = cells[0];
  if (id.size() < 3 || id.front() != '[' || id.back() != ']') return;
  Paragraph row{id.substr(1, id.size() - 2), title, {}};
  for (std::size_t column = 1; column < cells.size(); ++column)
    row.text.push_back(in_column(heads_, column, cells[column]));
  rows_.push_back(std::move(row));
}

const Chapter* Rulebook::chapter(std::string_view number) const {
  for (const Chapter& chapter : chapters_)
    if (chapter.number == number) return &chapter;
  return nullptr;
}

const Paragraph* Rulebook::paragraph(std::string_view id) const {
  const std::string wanted = lower_case(id);
  const auto is_it = [&](const Paragraph& paragraph) {
    std::string its = lower_case(paragraph.id);
    if (is_number(wanted) && !its.empty()) its.erase(0, 1);  // the letter of the game
    return !its.empty() && its == wanted;
  };
  for (const Chapter& chapter : chapters_)
    for (const Paragraph& paragraph : chapter.paragraphs)
      if (is_it(paragraph)) return &paragraph;
  for (const Paragraph& row : rows_)
    if (is_it(row)) return &row;
  return nullptr;
}

std::vector<const Paragraph*> Rulebook::with_word(std::string_view word) const {
  std::vector<const Paragraph*> found;
  const std::string wanted = lower_case(word);
  for (const Chapter& chapter : chapters_)
    for (const Paragraph& paragraph : chapter.paragraphs)
      if (has_word(paragraph, wanted)) found.push_back(&paragraph);
  return found;
}

}  // namespace ilion::cli
