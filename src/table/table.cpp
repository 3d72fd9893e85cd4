// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table.h"

#include <algorithm>

#include "base/text.h"
#include "table/early_end.h"
#include "table/opening.h"

namespace ilion {

namespace {

Result<std::unique_ptr<Table>> open_any(GameChoice choice, std::vector<std::string> seats) {
  const auto game = make_game(choice);
  if (!game) return game.error();
  choice.content = content_in_one_line(choice.content);

  const Opening& opening = *find_opening(choice.game);
  const GameSpec& spec = opening.spec;
  Record head;
  head.game = choice.game;
  head.rules_version = spec.rules_version;
  head.content_version = content_version(choice);
  head.content = choice.content;
  head.players = choice.players;
  const OptionTexts options = *complete_options(spec, choice.options);
  head.options.assign(options.begin(), options.end());
  head.seats = std::move(seats);
  return opening.open(*game, choice, spec, std::move(head));
}

// A fault of the head by its line, if the record was read from a text.
Error head_fault(const Record& record, const std::string& said, const std::string& why) {
  const auto line = record.lines.line_of.find(said);
  if (line == record.lines.line_of.end()) return Error{"The head of the record: " + why};
  return Error{"Line " + std::to_string(line->second) + " of the record: " + why};
}

// What of the head cannot be played by; whether the content file can shows when it is read.
std::optional<Error> head_problem(const Record& record, const GameChoice& choice) {
  const GameSpec* spec = find_game(record.game);
  if (spec == nullptr)
    return head_fault(record, "game", "it is of a game '" + record.game + "', which is not known.");
  if (record.rules_version != spec->rules_version)
    return head_fault(record, "rules",
                      "it follows version " + std::to_string(record.rules_version) +
                          " of the rules, which this program does not know.");
  if (record.content_version != content_version(choice))
    return head_fault(record, "content",
                      "it was played with the content " + record.content_version + " but holds " +
                          content_version(choice) + ".");
  if (const auto fits = check_players(*spec, record.players); !fits)
    return head_fault(record, "players", fits.error().sentence);
  for (const auto& [key, value] : record.options)
    if (const auto taken = complete_options(*spec, {{key, value}}); !taken)
      return head_fault(record, "option " + key, taken.error().sentence);
  return std::nullopt;
}

std::string who(const Step& step) { return step.seat ? std::to_string(index_of(*step.seat)) : "*"; }

// Takes one step of a record; says what is wrong with it.
std::optional<std::string> take(Table& table, const Step& step) {
  if (table.actor().is_nobody()) return "the match was over before it.";
  if (!step.seat) {
    const auto drawn = table.outcome(step.text);
    return drawn ? std::nullopt : std::optional(drawn.error().sentence);
  }
  if (index_of(*step.seat) >= table.seats()) return "there is no such seat.";
  if (const auto not_made = table.play(*step.seat, step.text))
    return table.explain(*not_made, Lang::En);
  return std::nullopt;
}

std::optional<std::string> end_problem(const std::optional<RecordEnd>& written,
                                       const std::optional<RecordEnd>& played) {
  if (written == played) return std::nullopt;
  if (!played) return "The record says that the match ended, but after its last step it goes on.";
  if (!written) return "The match is over after the last step, but the end line is missing.";
  return "The end of the record is not how the match ended.";
}

}  // namespace

Result<std::string> Table::bot_choice(std::string_view bot, Rng& rng) const {
  const auto thought = bot_thought(bot);
  if (!thought) return thought.error();
  return (*thought)(rng);
}

std::string Table::explain(const NotMade& why, Lang lang) const {
  if (!why.refusal) return Words::of("table").say("not-understood", lang);
  return Words::of("table").say(
      "refused", lang,
      {{"why", Words::of(spec().id).say(why.refusal->why, lang)}, {"rule", why.refusal->rule}});
}

Result<std::string> advise(const GameChoice& choice, std::string_view bot, const Question& question,
                           Rng& rng) {
  const auto game = make_game(choice);
  if (!game) return game.error();
  return find_opening(choice.game)->advise(*game, bot, question, rng);
}

Result<Done> check_seats(const GameChoice& choice, const std::vector<std::string>& seats,
                         bool people) {
  const GameSpec* spec = find_game(choice.game);
  if (spec == nullptr) return Error{"There is no game '" + choice.game + "'."};
  std::vector<std::string> known = spec->bots;
  if (people) known.insert(known.begin(), "human");
  for (const std::string& seat : seats)
    if (std::find(known.begin(), known.end(), seat) == known.end())
      return Error{"Nobody called '" + seat +
                   "' can sit at this table. There are: " + joined(known) + "."};
  if (seats.size() != choice.players)
    return Error{"There are " + std::to_string(choice.players) + " seats, but the list names " +
                 std::to_string(seats.size()) + "."};
  return Done{};
}

Result<std::unique_ptr<Table>> open_table(const GameChoice& choice,
                                          std::vector<std::string> seats) {
  if (const auto seated = check_seats(choice, seats); !seated) return seated.error();
  return open_any(choice, std::move(seats));
}

Result<std::unique_ptr<Table>> replay(const Record& record, const std::function<void()>& taken) {
  GameChoice choice{
      record.game, record.players, {record.options.begin(), record.options.end()}, record.content};
  if (const auto problem = head_problem(record, choice)) return *problem;
  auto opened = open_any(std::move(choice), record.seats);
  if (!opened) return head_fault(record, "content-file", opened.error().sentence);
  Table& table = **opened;
  if (record.practice) table.mark_practice();
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    if (const auto problem = take(table, record.steps[i]))
      return Error{"Step " + std::to_string(i + 1) + " of the record ('" + who(record.steps[i]) +
                   " " + record.steps[i].text + "') is not possible: " + *problem};
    taken();
  }
  if (record.end && !table.result() && is_possible(*record.end, table.seats()))
    table.end_early(*record.end);
  if (const auto problem = end_problem(record.end, table.record().end)) return Error{*problem};
  return opened;
}

}  // namespace ilion
