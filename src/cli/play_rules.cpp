// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/play_rules.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "cli/play_words.h"
#include "table/embedded.h"

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
  const std::string path = "rules/" + std::string(game);
  const auto translated = embedded_file(path + "." + std::string(lang_code(lang)) + ".md");
  const auto english = embedded_file(path + ".md");
  if (translated)
    read(*translated);
  else if (english)
    read(*english);
}

void Rulebook::read(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    read_line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void Rulebook::read_line(std::string_view line) {
  if (line.substr(0, 3) == "```") {
    in_drawing_ = !in_drawing_;
    return;
  }
  if (!in_drawing_ && line.substr(0, 1) == "|") add_row(line);
  if (in_drawing_ || line.substr(0, 1) == "|") return add_text('\t' + std::string(line));
  heads_.clear();
  if (line.empty() || line.substr(0, 4) == "<!--") return;
  if (line.substr(0, 5) == "### [") {
    const std::size_t close = std::min(line.find(']'), line.size() - 1);
    if (chapters_.empty()) chapters_.emplace_back();
    const std::size_t title = std::min(close + 2, line.size());
    chapters_.back().paragraphs.push_back(
        {std::string(line.substr(5, close - 5)), unmarked(line.substr(title)), {}});
  } else if (line.substr(0, 3) == "## ") {
    const std::size_t blank = std::min(line.find(' ', 3), line.size());
    const std::size_t title = std::min(blank + 1, line.size());
    chapters_.push_back({std::string(line.substr(3, blank - 3)), unmarked(line.substr(title)), {}});
  } else if (line.substr(0, 1) != "#") {
    add_text(unmarked(line));
  }
}

// A chapter may begin with text of its own, like a worked example; what stands before the first
// chapter is about the file.
void Rulebook::add_text(std::string line) {
  if (chapters_.empty()) return;
  std::vector<Paragraph>& paragraphs = chapters_.back().paragraphs;
  if (paragraphs.empty()) paragraphs.emplace_back();
  paragraphs.back().text.push_back(std::move(line));
}

void Rulebook::add_row(std::string_view line) {
  if (is_ruler(line)) return;
  const std::vector<std::string> cells = cells_of(line);
  if (heads_.empty()) {
    heads_ = cells;
    return;
  }
  if (cells.empty() || chapters_.empty() || chapters_.back().paragraphs.empty()) return;
  const std::string& id = cells[0];
  if (id.size() < 3 || id.front() != '[' || id.back() != ']') return;
  Paragraph row{id.substr(1, id.size() - 2), chapters_.back().paragraphs.back().title, {}};
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
