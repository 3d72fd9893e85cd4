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
  if (in_drawing_ || line.substr(0, 1) == "|") return add_text('\t' + std::string(line));
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

const Chapter* Rulebook::chapter(std::string_view number) const {
  for (const Chapter& chapter : chapters_)
    if (chapter.number == number) return &chapter;
  return nullptr;
}

const Paragraph* Rulebook::paragraph(std::string_view id) const {
  const std::string wanted = lower_case(id);
  for (const Chapter& chapter : chapters_)
    for (const Paragraph& paragraph : chapter.paragraphs) {
      std::string its = lower_case(paragraph.id);
      if (is_number(wanted) && !its.empty()) its.erase(0, 1);  // the letter of the game
      if (!its.empty() && its == wanted) return &paragraph;
    }
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
