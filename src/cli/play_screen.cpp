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

// "1-3,5"
std::string ranges(const std::vector<std::size_t>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    text += (text.empty() ? "" : ",") + std::to_string(numbers[i]);
    if (last > i) text += "-" + std::to_string(numbers[last]);
    i = last + 1;
  }
  return text;
}

std::string first_word(const std::string& text) { return text.substr(0, text.find(' ')); }

// The short form of a choice that stands alone, if it has one.
std::string brief_or(const Choice& choice, const std::string& otherwise) {
  return choice.grouped && choice.grouped->group.empty() ? choice.grouped->brief : otherwise;
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

// Choices that are listed together: all of one group, or such as stand alone.
struct Screen::Run {
  std::vector<std::size_t> members;
  bool grouped;

  std::vector<std::size_t> numbers() const {
    std::vector<std::size_t> numbers = members;
    for (std::size_t& number : numbers) ++number;
    return numbers;
  }
};

std::vector<Screen::Run> Screen::runs_of(const std::vector<Choice>& choices, bool all) {
  const auto group = [&](std::size_t i) -> std::string_view {
    const auto& grouped = choices[i].grouped;
    return grouped && (all || !grouped->has_more) ? std::string_view(grouped->group)
                                                  : std::string_view();
  };
  std::vector<Run> runs;
  std::vector<bool> listed(choices.size());
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (listed[i]) continue;
    std::vector<std::size_t> members{i};
    for (std::size_t j = i + 1; j < choices.size() && !group(i).empty(); ++j)
      if (group(j) == group(i)) members.push_back(j);
    for (std::size_t member : members) listed[member] = true;
    const bool grouped = members.size() > 1;
    if (!grouped && !runs.empty() && !runs.back().grouped)
      runs.back().members.push_back(i);
    else
      runs.push_back({std::move(members), grouped});
  }
  return runs;
}

std::string Screen::as_shown(const std::string& text) const {
  return terminal_.brush().unicode ? text : to_ascii(text);
}

std::string Screen::group_name(const Choice& choice) const {
  const std::string word(first_word(choice.text));
  return as_shown(choice.grouped->group) + inked(" (" + word + ")", ink::kQuiet, terminal_.brush());
}

// "Sail to (sail)  1 d3  2 e3 …"; a number that is counted stands apart from the choice's own:
// "Bring back (bring)  1: 1  2: 2".
Lines Screen::group_lines(const std::vector<Choice>& choices, const Run& run) const {
  const Brush brush = terminal_.brush();
  Lines lines{"    " + group_name(choices[run.members[0]])};
  for (std::size_t i : run.members) {
    const std::string& brief = choices[i].grouped->brief;
    const bool is_number = brief.find_first_not_of("0123456789") == std::string::npos;
    const std::string item = "  " + inked(std::to_string(i + 1), ink::kYours, brush) +
                             (is_number ? ": " : " ") + as_shown(brief);
    if (columns(lines.back()) + columns(item) > brush.width - 1) lines.emplace_back(6, ' ');
    lines.back() += item;
  }
  return lines;
}

Lines Screen::choice_lines(const std::vector<Choice>& choices) const {
  Lines lines;
  for (const Run& run : runs_of(choices, false)) {
    Lines says, texts;
    for (std::size_t i : run.members) {
      says.push_back(choices[i].says);
      texts.push_back(choices[i].text);
    }
    for (std::string& line :
         run.grouped ? group_lines(choices, run) : numbered(run.numbers(), says, texts))
      lines.push_back(std::move(line));
  }
  return lines;
}

// "1-9 Sail to (sail)", " d3", " e3" …: who counts them finds the number, who does not types the
// square.
Lines Screen::bare_group(const std::vector<Choice>& choices, const Run& run,
                         const std::string& name) const {
  Lines items{inked(ranges(run.numbers()), ink::kYours, terminal_.brush()) + " " + name};
  for (std::size_t i : run.members) items.push_back(" " + as_shown(choices[i].grouped->brief));
  return items;
}

bool Screen::same_members(const std::vector<Choice>& choices, const Run& one, const Run& other) {
  return one.grouped && other.grouped &&
         std::equal(one.members.begin(), one.members.end(), other.members.begin(),
                    other.members.end(), [&](std::size_t i, std::size_t j) {
                      return choices[i].grouped->brief == choices[j].grouped->brief;
                    });
}

Lines Screen::close_choice_lines(const std::vector<Choice>& choices) const {
  Lines lines;
  for (const Run& run : runs_of(choices, true)) {
    Lines says, texts;
    if (run.grouped) {
      lines.emplace_back("  ");
      for (const std::string& item :
           bare_group(choices, run, group_name(choices[run.members[0]]))) {
        if (columns(lines.back()) + columns(item) > width() - 1) lines.emplace_back(5, ' ');
        lines.back() += item;
      }
      continue;
    }
    for (std::size_t i : run.members) {
      says.push_back(choices[i].says);
      texts.push_back(choices[i].text);
    }
    for (std::string& line : numbered(run.numbers(), says, texts)) lines.push_back(std::move(line));
  }
  return lines;
}

Lines Screen::brief_choice_lines(const std::vector<Choice>& choices) const {
  Lines says;
  for (const Choice& choice : choices) {
    if (choice.briefly.empty()) return {};
    says.push_back(choice.briefly);
  }
  std::vector<std::size_t> numbers;
  for (std::size_t i = 1; i <= choices.size(); ++i) numbers.push_back(i);
  return numbered(numbers, says, Lines(says.size()));
}

// Number, sentence, notation; a sentence that is too long goes on in the next line.
Lines Screen::numbered(const std::vector<std::size_t>& numbers, Lines says,
                       const Lines& texts) const {
  const Brush brush = terminal_.brush();
  for (std::string& each : says) each = capitalised(as_shown(each));
  constexpr int kNumber = 4;  // " 12 "
  constexpr int kGap = 2;
  const int notation = widest(texts) == 0 ? 0 : kGap + widest(texts);
  const int sentence = std::min(widest(says), brush.width - 1 - kNumber - notation);
  const int column = kNumber + sentence + notation;
  const bool beside = says.size() > 3 && 2 * (column + kGap) <= brush.width;
  const std::size_t rows = beside ? (says.size() + 1) / 2 : says.size();
  Lines lines;
  for (std::size_t i = 0; i < says.size(); ++i) {
    const Lines parts = wrap(says[i], sentence);
    std::string first = inked(fmt::format("{:>3} ", numbers[i]), ink::kYours, brush) + parts[0];
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
  Lines lines(1, " ");
  const auto add = [&](const std::string& text) {
    if (columns(lines.back()) + columns(text) > brush.width - 1) lines.emplace_back("   ");
    lines.back() += text;
  };
  for (const Run& run : runs_of(choices, true))
    for (std::size_t i : run.members) {
      if (!run.grouped && choices[i].briefly.empty()) return {};
      const std::string& brief = run.grouped ? choices[i].grouped->brief : choices[i].briefly;
      const std::string label =
          run.grouped && i == run.members[0]
              ? "  " + inked(as_shown(choices[i].grouped->group) + ":", ink::kBold, brush)
              : std::string();
      add(label + "  " + inked(std::to_string(i + 1), ink::kYours, brush) + " " + as_shown(brief));
    }
  return lines;
}

template <class Group, class Alone>
Lines Screen::packed(const std::vector<Choice>& choices, Group group, Alone alone) const {
  const Brush brush = terminal_.brush();
  Lines lines(1);
  const auto add = [&](const std::string& text) {
    if (columns(lines.back()) + columns(text) > brush.width - 1) lines.emplace_back();
    lines.back() += text;
  };
  const std::vector<Run> runs = runs_of(choices, true);
  for (std::size_t r = 0; r < runs.size(); ++r) {
    const Run& run = runs[r];
    if (run.grouped) {
      const Lines items = bare_group(choices, run, group(choices[run.members[0]]));
      add("  " + items[0]);
      // "1-8 R1 to  9-16 R4 to  Temple Market …": what several may have is listed once.
      if (r + 1 < runs.size() && same_members(choices, run, runs[r + 1])) continue;
      for (std::size_t i = 1; i < items.size(); ++i) {
        add(items[i]);
        if (lines.back() == items[i]) lines.back().insert(0, 4, ' ');  // a group goes on
      }
      continue;
    }
    for (std::size_t i : run.members) {
      const std::string number = "  " + inked(std::to_string(i + 1), ink::kYours, brush) + " ";
      std::string item = number + as_shown(alone(choices[i]));
      if (columns(item) > brush.width - 1) item = number + choices[i].text;
      add(item);
    }
  }
  return lines;
}

// Sentences, then briefly with groups in a row, then without words between them, at last by their
// notation.
Lines Screen::choices_within(const std::vector<Choice>& choices, int rows) const {
  const auto fit = [&](const Lines& lines) { return !lines.empty() && count(lines) <= rows; };
  const auto name = [&](const Choice& choice) { return group_name(choice); };
  // The word of the notation, unless several groups have it: then only the group tells them apart.
  const auto word = [&, runs = runs_of(choices, true)](const Choice& choice) {
    const std::string its = first_word(choice.text);
    const auto same = std::count_if(runs.begin(), runs.end(), [&](const Run& run) {
      return run.grouped && first_word(choices[run.members[0]].text) == its;
    });
    return same > 1 ? as_shown(choice.grouped->group) : its;
  };
  Lines lines = choice_lines(choices);
  if (!fit(lines)) lines = brief_choice_lines(choices);
  if (!fit(lines)) lines = flowing_choice_lines(choices);
  if (!fit(lines)) lines = close_choice_lines(choices);
  if (!fit(lines))
    lines = packed(choices, name, [](const Choice& c) { return brief_or(c, c.says); });
  if (!fit(lines))
    lines = packed(choices, word, [](const Choice& c) { return brief_or(c, c.text); });
  if (!fit(lines)) lines = packed(choices, word, [](const Choice& c) { return c.text; });
  return lines;
}

Lines Screen::news_lines(const std::vector<std::string>& news) const {
  if (news.empty()) return {};
  return wrap(as_shown(joined(news, " ")), width() - 2);
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
  Lines lines = wrap(as_shown(text), columns_wide - 2);
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
  if (!terminal_.is_window() || (width() >= kColumns && terminal_.rows() >= kRows)) return lines;
  const std::string says = voice_("small-window", {{"columns", std::to_string(width())},
                                                   {"rows", std::to_string(terminal_.rows())}});
  for (std::string& line : wrap(says, width() - 2)) lines.push_back(std::move(line));
  return lines;
}

void Screen::show(const Table& table, const Scene& scene) {
  const Lines picture = lines_of(table.picture(scene.viewer, voice_.lang(), terminal_.brush()));
  Lines news = news_lines(scene.news);
  const Lines status =
      band(scene.status.empty() ? table.status(scene.viewer, voice_.lang()) : scene.status,
           scene.awaited);
  const Lines below = quiet_lines(scene.below);
  bool help = !scene.choices.empty();
  // What is left of the screen after the picture, the band and the prompt.
  const int taken = count(picture) + count(status) + count(below) + 1;
  const int room = terminal_.is_window() ? terminal_.rows() - taken : 1 << 16;
  // What can be done is told before what happened: that can be asked for, and the picture shows it.
  const int least = std::min(1, count(news));
  const Lines choices =
      scene.choices.empty() ? Lines() : choices_within(scene.choices, room - least);
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
