// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record.h"

#include <algorithm>
#include <charconv>

namespace ilion {

namespace {

constexpr std::string_view kFirstLine = "ilion record 1";
constexpr std::uint64_t kMostDraws = 1 << 20;
constexpr std::size_t kLongest = 1 << 24;  // no match comes near; guards against garbage

std::string_view cut_word(std::string_view& line) {
  const std::size_t blank = line.find(' ');
  const std::string_view word = line.substr(0, blank);
  line.remove_prefix(blank == std::string_view::npos ? line.size() : blank + 1);
  return word;
}

template <class Number = int>
std::optional<Number> number(std::string_view text) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || text[0] == '-')
    return std::nullopt;
  return value;
}

class Parser {
 public:
  Result<Record> run(std::string_view text) {
    if (text.empty()) return Error{"The record is empty."};
    if (text.size() > kLongest) return Error{"The record is longer than any match can be."};
    while (!text.empty() && problem_.empty()) {
      const std::size_t end = text.find('\n');
      ++line_number_;
      take(text.substr(0, end));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    if (problem_.empty()) finish();
    if (!problem_.empty())
      return Error{"Line " + std::to_string(line_number_) + " of the record: " + problem_};
    return std::move(record_);
  }

 private:
  void refuse(std::string problem) {
    if (problem_.empty()) problem_ = std::move(problem);
  }

  void take(std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line_number_ == 1) {
      if (line != kFirstLine)
        refuse("this is no Ilion record (it must begin with 'ilion record 1').");
    } else if (record_.end) {
      if (!line.empty()) refuse("there is something behind the end.");
    } else if (in_steps_) {
      take_step(line);
    } else {
      take_head(line);
    }
  }

  void take_head(std::string_view line) {
    const std::string_view key = cut_word(line);
    if (key != "seat" && key != "luck-text" && key != "steps")
      once(key, key == "option" ? line.substr(0, line.find(' ')) : "");
    if (key == "game") {
      record_.game = line;
    } else if (key == "rules") {
      record_.rules_version = count(line, "the version of the rules");
    } else if (key == "content") {
      record_.content_version = line;
    } else if (key == "content-file") {
      if (line.empty()) refuse("the content file is missing.");
      record_.content = line;
    } else if (key == "players") {
      record_.players = static_cast<std::size_t>(count(line, "the number of players"));
    } else if (key == "option") {
      const std::string_view name = cut_word(line);
      record_.options.emplace_back(name, line);
    } else if (key == "seat") {
      take_seat(line);
    } else if (key == "practice") {
      record_.practice = true;
      if (line != "yes") refuse("practice is 'yes', or not said at all.");
    } else if (key.substr(0, 4) == "luck") {
      take_luck(key, line);
    } else if (key == "steps") {
      end_head();
    } else {
      refuse("'" + std::string(key) + "' is not known here.");
    }
  }

  // Said twice, one of them would be a lie.
  void once(std::string_view key, std::string_view name) {
    std::string said(key);
    if (!name.empty()) said.append(" ").append(name);
    if (!record_.lines.line_of.emplace(said, line_number_).second)
      refuse("'" + said + "' is said twice.");
  }

  void take_seat(std::string_view line) {
    const std::string_view seat = cut_word(line);
    if (number(seat) != static_cast<int>(record_.seats.size()) || line.empty())
      return refuse("seats are listed in order, each with who sits there.");
    record_.seats.emplace_back(line);
  }

  void take_luck(std::string_view key, std::string_view line) {
    if (key == "luck") {
      record_.luck.emplace();
      record_.luck->commitment = cut_word(line);
      record_.luck->seed = line;
    } else if (!record_.luck) {
      refuse("the luck's texts and draws follow its seed.");
    } else if (key == "luck-text") {
      const std::optional<int> seat = number(cut_word(line));
      if (!seat || static_cast<std::size_t>(*seat) >= kMaxSeats)
        return refuse("a text for the luck names the seat it is from.");
      record_.luck->texts.resize(
          std::max(record_.luck->texts.size(), static_cast<std::size_t>(*seat) + 1));
      record_.luck->texts[static_cast<std::size_t>(*seat)] = line;
    } else if (key == "luck-given") {
      record_.luck->given = static_cast<std::size_t>(count(line, "the number of given steps"));
    } else if (key == "luck-draws") {
      while (!line.empty() && problem_.empty()) take_draws(cut_word(line));
    } else {
      refuse("'" + std::string(key) + "' is not known here.");
    }
  }

  // "14" or "16-80"
  void take_draws(std::string_view range) {
    const std::size_t dash = std::min(range.find('-'), range.size());
    const auto first = number<std::uint64_t>(range.substr(0, dash));
    const auto last = dash == range.size() ? first : number<std::uint64_t>(range.substr(dash + 1));
    if (!first || !last || *last < *first || *last >= kMostDraws)
      return refuse("the draws are numbers in order, like 0-11 14 16-80.");
    if (record_.luck->draws.size() + (*last - *first) >= kMostDraws)
      return refuse("there are too many draws.");
    for (std::uint64_t i = *first; i <= *last; ++i) record_.luck->draws.push_back(i);
  }

  void take_step(std::string_view line) {
    const std::string_view who = cut_word(line);
    if (who == "end") return take_end(line);
    Step step;
    if (who != "*") {
      const std::optional<int> seat = number(who);
      if (!seat || static_cast<std::size_t>(*seat) >= kMaxSeats)
        return refuse("a step begins with a seat or with * for chance.");
      step.seat = seat_at(static_cast<std::size_t>(*seat));
    }
    if (line.empty()) return refuse("the step is empty.");
    step.text = line;
    record_.steps.push_back(std::move(step));
  }

  void take_end(std::string_view line) {
    RecordEnd end;
    end.reason = cut_word(line);
    while (!line.empty()) end.ranks.push_back(count(cut_word(line), "a rank"));
    if (end.reason.empty() || end.ranks.empty())
      return refuse("the end says its reason and the ranks of all seats.");
    record_.end = std::move(end);
  }

  int count(std::string_view text, std::string_view what) {
    const std::optional<int> value = number(text);
    if (!value) refuse(std::string(what) + " must be a number, not '" + std::string(text) + "'.");
    return value.value_or(0);
  }

  // Before its steps a head has said all that they are taken by.
  void end_head() {
    in_steps_ = true;
    const auto& line_of = record_.lines.line_of;
    for (const char* key : {"game", "rules", "content", "players"})
      if (line_of.find(key) == line_of.end())
        return refuse("the head does not say '" + std::string(key) + "'.");
    if (record_.seats.size() != record_.players) {
      line_number_ = line_of.at("players");
      return refuse("it is for " + std::to_string(record_.players) + " players but names " +
                    std::to_string(record_.seats.size()) + " seats.");
    }
    if (record_.luck) record_.luck->texts.resize(record_.players);
  }

  void finish() {
    if (in_steps_) return;
    refuse(record_.game.empty() ? "the record ends before it says which game it is of."
                                : "the record ends before its steps.");
  }

  Record record_;
  std::size_t line_number_ = 0;
  bool in_steps_ = false;
  std::string problem_;
};

std::string ranges(const std::vector<std::uint64_t>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t end = i + 1;
    while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
    if (i > 0) text += ' ';
    text += std::to_string(numbers[i]);
    if (end > i + 1) text += "-" + std::to_string(numbers[end - 1]);
    i = end;
  }
  return text;
}

}  // namespace

std::string to_text(const Record& record) {
  std::string text(kFirstLine);
  const auto line = [&text](std::string_view key, std::string_view value) {
    text.append("\n").append(key).append(" ").append(value);
  };
  line("game", record.game);
  line("rules", std::to_string(record.rules_version));
  line("content", record.content_version);
  if (!record.content.empty()) line("content-file", record.content);
  line("players", std::to_string(record.players));
  for (const auto& [key, value] : record.options) line("option", key + " " + value);
  for (std::size_t i = 0; i < record.seats.size(); ++i)
    line("seat", std::to_string(i) + " " + record.seats[i]);
  if (record.practice) line("practice", "yes");
  if (record.luck) {
    line("luck", record.luck->commitment + " " + record.luck->seed);
    for (std::size_t i = 0; i < record.luck->texts.size(); ++i)
      if (!record.luck->texts[i].empty())
        line("luck-text", std::to_string(i) + " " + record.luck->texts[i]);
    if (record.luck->given > 0) line("luck-given", std::to_string(record.luck->given));
    if (!record.luck->draws.empty()) line("luck-draws", ranges(record.luck->draws));
  }
  text += "\nsteps";
  for (const Step& step : record.steps)
    line(step.seat ? std::to_string(index_of(*step.seat)) : "*", step.text);
  if (record.end) {
    std::string end = record.end->reason;
    for (int rank : record.end->ranks) end += " " + std::to_string(rank);
    line("end", end);
  }
  return text + "\n";
}

Result<Record> parse_record(std::string_view text) { return Parser().run(text); }

}  // namespace ilion
