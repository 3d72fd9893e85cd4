// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/play_screen.h"

#include <algorithm>

namespace ilion::cli {

namespace {

using Lines = std::vector<std::string>;

int count(const Lines& lines) { return static_cast<int>(lines.size()); }

Lines split(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string padded(std::string text, int width) {
  text.append(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
  return text;
}

int widest(const Lines& lines) {
  int width = 0;
  for (const std::string& line : lines) width = std::max(width, columns(line));
  return width;
}

}  // namespace

std::vector<std::string> without_repetitions(const std::vector<Told>& told) {
  Lines sentences;
  std::vector<int> times;
  for (const Told& step : told)
    for (const std::string& sentence : step.says) {
      if (!sentences.empty() && sentences.back() == sentence) {
        ++times.back();
      } else {
        sentences.push_back(sentence);
        times.push_back(1);
      }
    }
  for (std::size_t i = 0; i < sentences.size(); ++i)
    if (times[i] > 1) sentences[i] += " (" + std::to_string(times[i]) + "×)";
  return sentences;
}

Lines Screen::choice_lines(const std::vector<Choice>& choices) const {
  const Brush brush = terminal_.brush();
  Lines numbers, says;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    numbers.push_back((i < 9 ? "  " : " ") + std::to_string(i + 1) + "  ");
    says.push_back(brush.unicode ? choices[i].says : to_ascii(choices[i].says));
  }
  Lines texts;
  for (const Choice& choice : choices) texts.push_back(choice.text);
  const int column = widest(numbers) + widest(says) + 3 + widest(texts);
  const bool two = choices.size() > 3 && 2 * column + 2 <= brush.width;
  const std::size_t rows = two ? (choices.size() + 1) / 2 : choices.size();
  Lines lines(rows);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    std::string& line = lines[i % rows];
    if (i >= rows) line = padded(line, column + 2);
    line += inked(numbers[i], ink::kYours, brush) + padded(says[i], widest(says)) + "   " +
            inked(texts[i], ink::kQuiet, brush);
  }
  return lines;
}

// By their notation alone.
Lines Screen::short_choice_lines(const std::vector<Choice>& choices) const {
  const Brush brush = terminal_.brush();
  Lines lines(1);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    const std::string text = "  " + inked(number, ink::kYours, brush) + " " + choices[i].text;
    if (columns(lines.back()) + columns(text) > brush.width - 1) lines.emplace_back();
    lines.back() += text;
  }
  return lines;
}

Lines Screen::news_lines(const std::vector<std::string>& news) const {
  if (news.empty()) return {};
  std::string text;
  for (const std::string& sentence : news) text += (text.empty() ? "" : " ") + sentence;
  return wrap(terminal_.brush().unicode ? text : to_ascii(text), width() - 2);
}

std::string Screen::band(const std::string& text, bool awaited) const {
  const Brush brush = terminal_.brush();
  const std::string shown = brush.unicode ? text : to_ascii(text);
  if (!brush.colour) return (brush.unicode ? "▸ " : "> ") + shown;
  const Ink waiting{ink::kBone, 238, false};
  return inked(padded(" " + shown, std::min(brush.width, 80)), awaited ? ink::kYourBand : waiting,
               brush);
}

void Screen::show(const Table& table, const Scene& scene) {
  const Lines picture = split(table.picture(scene.viewer, voice_.lang(), terminal_.brush()));
  Lines news = news_lines(scene.news);
  Lines choices = scene.choices.empty() ? Lines() : choice_lines(scene.choices);
  bool help = scene.awaited;
  // What is left of the screen after the band, the prompt and the line the cursor goes to.
  const int room = terminal_.is_screen() ? terminal_.rows() - 2 - count(picture) : 1 << 16;
  if (count(news) + count(choices) + 1 > room) help = false;
  if (count(news) + count(choices) > room && !choices.empty())
    choices = short_choice_lines(scene.choices);
  const int news_room = std::max(1, room - count(choices) - (help ? 1 : 0));
  if (count(news) > news_room) {  // the latest are the ones that matter
    news.erase(news.begin(), news.end() - news_room);
    news.front() = "... " + news.front();
  }
  const bool airy = count(news) + count(choices) + 2 < room;

  terminal_.clear();
  for (const std::string& line : picture) terminal_.say(line);
  if (airy && !news.empty()) terminal_.say();
  for (const std::string& line : news) terminal_.say(" " + line);
  if (airy) terminal_.say();
  terminal_.say(band(table.status(scene.viewer, voice_.lang()), scene.awaited));
  for (const std::string& line : choices) terminal_.say(line);
  if (help) terminal_.say(" " + voice_("footer"), ink::kQuiet);
}

}  // namespace ilion::cli
