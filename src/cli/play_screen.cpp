// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/play_screen.h"

#include <algorithm>

#include <fmt/core.h>

#include "base/text.h"

namespace ilion::cli {

namespace {

using Lines = std::vector<std::string>;

int count(const Lines& lines) { return static_cast<int>(lines.size()); }

Lines lines_of(const std::string& text) {
  Lines lines = split(text, '\n');
  if (lines.back().empty()) lines.pop_back();  // behind the last line's end
  return lines;
}

std::string padded(std::string text, int width) {
  text.append(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
  return text;
}

// A line of a list begins with a capital, whatever word its sentence begins with.
std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
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

// Choices that follow each other: of one group, or such as stand alone.
struct Screen::Run {
  std::size_t begin;
  std::size_t end;
  bool grouped;
};

std::vector<Screen::Run> Screen::runs_of(const std::vector<Choice>& choices, bool all) {
  const auto group = [&](std::size_t i) -> std::string_view {
    const auto& grouped = choices[i].grouped;
    return grouped && (all || !grouped->has_more) ? std::string_view(grouped->group)
                                                  : std::string_view();
  };
  std::vector<Run> runs;
  for (std::size_t i = 0; i < choices.size();) {
    std::size_t end = i + 1;
    while (end < choices.size() && group(end) == group(i)) ++end;
    const bool grouped = !group(i).empty() && end > i + 1;
    if (!grouped && !runs.empty() && !runs.back().grouped)
      runs.back().end = end;
    else
      runs.push_back({i, end, grouped});
    i = end;
  }
  return runs;
}

// "Sail to (sail)  1 d3  2 e3 …"
Lines Screen::group_lines(const std::vector<Choice>& choices, const Run& run) const {
  const Brush brush = terminal_.brush();
  const Choice& first = choices[run.begin];
  const std::string word = first.text.substr(0, first.text.find(' '));
  const std::string label = brush.unicode ? first.grouped->group : to_ascii(first.grouped->group);
  Lines lines{"    " + label + inked(" (" + word + ")", ink::kQuiet, brush)};
  for (std::size_t i = run.begin; i < run.end; ++i) {
    const std::string& brief = choices[i].grouped->brief;
    const std::string item = "  " + inked(std::to_string(i + 1), ink::kYours, brush) + " " +
                             (brush.unicode ? brief : to_ascii(brief));
    if (columns(lines.back()) + columns(item) > brush.width - 1) lines.emplace_back(6, ' ');
    lines.back() += item;
  }
  return lines;
}

Lines Screen::choice_lines(const std::vector<Choice>& choices) const {
  Lines lines;
  for (const Run& run : runs_of(choices, false)) {
    Lines says, texts;
    for (std::size_t i = run.begin; i < run.end && !run.grouped; ++i) {
      says.push_back(choices[i].says);
      texts.push_back(choices[i].text);
    }
    for (std::string& line :
         run.grouped ? group_lines(choices, run) : numbered(run.begin + 1, says, texts))
      lines.push_back(std::move(line));
  }
  return lines;
}

Lines Screen::brief_choice_lines(const std::vector<Choice>& choices) const {
  Lines says;
  for (const Choice& choice : choices) {
    if (choice.briefly.empty()) return {};
    says.push_back(choice.briefly);
  }
  return numbered(1, says, Lines(says.size()));
}

// Number, sentence, notation; a sentence that is too long goes on in the next line.
Lines Screen::numbered(std::size_t number, Lines says, const Lines& texts) const {
  const Brush brush = terminal_.brush();
  for (std::string& each : says) each = capitalised(brush.unicode ? each : to_ascii(each));
  constexpr int kNumber = 4;  // " 12 "
  constexpr int kGap = 2;
  const int notation = widest(texts) == 0 ? 0 : kGap + widest(texts);
  const int sentence = std::min(widest(says), brush.width - 1 - kNumber - notation);
  const int column = kNumber + sentence + notation;
  const bool beside = says.size() > 3 && 2 * (column + kGap) <= brush.width;
  const std::size_t rows = beside ? (says.size() + 1) / 2 : says.size();
  Lines lines;
  for (std::size_t i = 0; i < says.size(); ++i, ++number) {
    const Lines parts = wrap(says[i], sentence);
    std::string first = inked(fmt::format("{:>3} ", number), ink::kYours, brush) + parts[0];
    if (notation > 0)
      first = padded(first, kNumber + sentence + kGap) + inked(texts[i], ink::kQuiet, brush);
    if (i >= rows) {
      lines[i - rows] = padded(lines[i - rows], column + kGap) + first;
      continue;
    }
    lines.push_back(first);
    for (std::size_t part = 1; part < parts.size(); ++part)
      lines.push_back(std::string(kNumber, ' ') + parts[part]);
  }
  return lines;
}

Lines Screen::flowing_choice_lines(const std::vector<Choice>& choices) const {
  const Brush brush = terminal_.brush();
  const auto shown = [&](const std::string& text) { return brush.unicode ? text : to_ascii(text); };
  Lines lines(1, " ");
  const auto add = [&](const std::string& text) {
    if (columns(lines.back()) + columns(text) > brush.width - 1) lines.emplace_back("   ");
    lines.back() += text;
  };
  for (const Run& run : runs_of(choices, true))
    for (std::size_t i = run.begin; i < run.end; ++i) {
      if (!run.grouped && choices[i].briefly.empty()) return {};
      const std::string& brief = run.grouped ? choices[i].grouped->brief : choices[i].briefly;
      const std::string label =
          run.grouped && i == run.begin
              ? "  " + inked(shown(choices[i].grouped->group) + ":", ink::kBold, brush)
              : std::string();
      add(label + "  " + inked(std::to_string(i + 1), ink::kYours, brush) + " " + shown(brief));
    }
  return lines;
}

// By their notation alone; of a large group not even the numbers: its squares are typed.
Lines Screen::short_choice_lines(const std::vector<Choice>& choices) const {
  constexpr std::size_t kNumbered = 4;
  const Brush brush = terminal_.brush();
  Lines lines(1);
  const auto add = [&](const std::string& text) {
    if (columns(lines.back()) + columns(text) > brush.width - 1) lines.emplace_back();
    lines.back() += text;
  };
  for (const Run& run : runs_of(choices, true)) {
    const bool bare = run.grouped && run.end - run.begin > kNumbered;
    for (std::size_t i = run.begin; i < run.end; ++i) {
      const bool alone = choices[i].grouped && choices[i].grouped->group.empty();
      const std::string& text = alone ? choices[i].grouped->brief : choices[i].text;
      const std::string number = inked(std::to_string(i + 1), ink::kYours, brush);
      if (!bare)
        add("  " + number + " " + text);
      else if (i == run.begin)
        add("  " + inked(text.substr(0, text.find(' ')), ink::kYours, brush) +
            text.substr(text.find(' ')));
      else
        add(text.substr(text.find(' ')));
    }
  }
  return lines;
}

Lines Screen::news_lines(const std::vector<std::string>& news) const {
  if (news.empty()) return {};
  const std::string text = joined(news, " ");
  return wrap(terminal_.brush().unicode ? text : to_ascii(text), width() - 2);
}

// As many of the last sentences as there is room for: the latest are the ones that matter.
Lines Screen::latest_news(std::vector<std::string> news, int rows) const {
  news.insert(news.begin(), "...");
  Lines lines = news_lines(news);
  while (count(lines) > rows && news.size() > 2) {
    news.erase(news.begin() + 1);
    lines = news_lines(news);
  }
  if (count(lines) > rows) lines.erase(lines.begin(), lines.end() - rows);
  return lines;
}

// The line that says who is awaited for what: clay if it is you.
Lines Screen::band(const std::string& text, bool awaited) const {
  const Brush brush = terminal_.brush();
  constexpr int kWidest = 98;  // as wide as a table gets
  const int columns_wide = std::min(brush.width, kWidest);
  const Ink waiting{ink::kBone, 238, false};
  Lines lines = wrap(brush.unicode ? text : to_ascii(text), columns_wide - 2);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (brush.colour)
      lines[i] =
          inked(padded(" " + lines[i], columns_wide), awaited ? ink::kYourBand : waiting, brush);
    else
      lines[i].insert(0, i > 0 ? "  " : brush.unicode ? "▸ " : "> ");
  }
  return lines;
}

// What stands under the question; where the window is too small for the table, also that.
Lines Screen::quiet_lines(const std::string& below) const {
  constexpr int kColumns = 80;
  constexpr int kRows = 24;
  Lines lines = below.empty() ? Lines() : wrap(below, width() - 2);
  if (!terminal_.is_screen() || (width() >= kColumns && terminal_.rows() >= kRows)) return lines;
  const std::string says = voice_("small-window", {{"columns", std::to_string(width())},
                                                   {"rows", std::to_string(terminal_.rows())}});
  for (std::string& line : wrap(says, width() - 2)) lines.push_back(std::move(line));
  return lines;
}

void Screen::show(const Table& table, const Scene& scene) {
  const Lines picture = lines_of(table.picture(scene.viewer, voice_.lang(), terminal_.brush()));
  Lines news = news_lines(scene.news);
  Lines choices = scene.choices.empty() ? Lines() : choice_lines(scene.choices);
  const Lines status =
      band(scene.status.empty() ? table.status(scene.viewer, voice_.lang()) : scene.status,
           scene.awaited);
  const Lines below = quiet_lines(scene.below);
  bool help = !scene.choices.empty();
  // What is left of the screen after the picture, the band and the prompt.
  const int taken = count(picture) + count(status) + count(below) + 1;
  const int room = terminal_.is_screen() ? terminal_.rows() - taken : 1 << 16;
  // What can be done is told before what happened: that can be asked for, and the picture shows it.
  const int least = std::min(1, count(news));
  const auto is_too_long = [&] { return !choices.empty() && least + count(choices) > room; };
  if (is_too_long()) choices = brief_choice_lines(scene.choices);
  if (is_too_long())
    if (Lines flowing = flowing_choice_lines(scene.choices); !flowing.empty())
      choices = std::move(flowing);
  if (is_too_long() || (choices.empty() && !scene.choices.empty()))
    choices = short_choice_lines(scene.choices);
  if (count(news) + count(choices) + 1 > room) help = false;
  const int news_room = std::max(1, room - count(choices) - (help ? 1 : 0));
  if (count(news) > news_room) news = latest_news(scene.news, news_room);
  const bool airy = count(news) + count(choices) + 2 < room;

  terminal_.clear();
  for (const std::string& line : picture) terminal_.say(line);
  if (airy && !news.empty()) terminal_.say();
  for (const std::string& line : news) terminal_.say(" " + line);
  if (airy) terminal_.say();
  for (const std::string& line : status) terminal_.say(line);
  for (const std::string& line : choices) terminal_.say(line);
  for (const std::string& line : below) terminal_.say(" " + line, ink::kQuiet);
  if (help) terminal_.say_wrapped(voice_("footer"), " ", ink::kQuiet);
}

}  // namespace ilion::cli
