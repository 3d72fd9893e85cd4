// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table.h"

#include <algorithm>

#include <boost/json.hpp>

#include "table/deukalion/content_file.h"
#include "table/deukalion/face.h"
#include "table/deukalion/json.h"
#include "table/hector/content_file.h"
#include "table/hector/face.h"
#include "table/hector/json.h"
#include "table/table_of.h"

namespace ilion {

namespace {

Face<hector::Hector> face_of(const hector::Hector&, const GameChoice& choice) {
  return Face<hector::Hector>(hector::read_content(content_text(choice))->names);
}

Face<deukalion::Deukalion> face_of(const deukalion::Deukalion& game, const GameChoice& choice) {
  return {deukalion::read_content(content_text(choice))->names, game};
}

// A record is text of lines, so a content file inside it must be one line.
Result<std::string> in_one_line(const std::string& content) {
  if (content.find('\n') == std::string::npos) return content;
  boost::system::error_code error;
  const boost::json::value parsed = boost::json::parse(content, error);
  if (error) return Error{"The content file is not JSON: " + error.message() + "."};
  return boost::json::serialize(parsed);
}

Result<std::unique_ptr<Table>> open_any(GameChoice choice, std::vector<std::string> seats) {
  const auto game = make_game(choice);
  if (!game) return game.error();
  auto content = in_one_line(choice.content);
  if (!content) return content.error();
  choice.content = std::move(*content);

  const GameSpec& spec = *find_game(choice.game);
  Record head;
  head.game = choice.game;
  head.rules_version = spec.rules_version;
  head.content_version = content_version(choice);
  head.content = choice.content;
  head.players = choice.players;
  const OptionTexts options = *complete_options(spec, choice.options);
  head.options.assign(options.begin(), options.end());
  head.seats = std::move(seats);
  return std::visit(
      [&]<Game G>(const G& rules) -> std::unique_ptr<Table> {
        return std::make_unique<TableOf<G>>(rules, face_of(rules, choice), spec, std::move(head));
      },
      *game);
}

std::string who(const Step& step) { return step.seat ? std::to_string(index_of(*step.seat)) : "*"; }

// Takes one step of a record; says what is wrong with it.
std::optional<std::string> take(Table& table, const Step& step) {
  if (table.actor().is_nobody()) return "the match was over before it";
  if (!step.seat) {
    const auto drawn = table.outcome(step.text);
    return drawn ? std::nullopt : std::optional(drawn.error().sentence);
  }
  if (index_of(*step.seat) >= table.seats()) return "there is no such seat";
  if (const auto not_made = table.play(*step.seat, step.text))
    return table.explain(*not_made, Lang::En);
  return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Table>> open_table(const GameChoice& choice,
                                          std::vector<std::string> seats) {
  const GameSpec* spec = find_game(choice.game);
  if (spec == nullptr) return Error{"There is no game '" + choice.game + "'."};
  if (seats.size() != choice.players)
    return Error{"There are " + std::to_string(choice.players) + " players but " +
                 std::to_string(seats.size()) + " seats are named."};
  for (const std::string& seat : seats) {
    if (seat == "human") continue;
    if (std::find(spec->bots.begin(), spec->bots.end(), seat) != spec->bots.end()) continue;
    std::string known = "human";
    for (const std::string& bot : spec->bots) known += ", " + bot;
    return Error{"Nobody called '" + seat + "' can sit at this table. There are: " + known + "."};
  }
  return open_any(choice, std::move(seats));
}

Result<std::unique_ptr<Table>> replay(const Record& record) {
  const GameSpec* spec = find_game(record.game);
  if (spec == nullptr)
    return Error{"The record is of a game '" + record.game + "', which is not known."};
  if (record.rules_version != spec->rules_version)
    return Error{"The record follows version " + std::to_string(record.rules_version) +
                 " of the rules, which this program does not know."};
  GameChoice choice{
      record.game, record.players, {record.options.begin(), record.options.end()}, record.content};
  if (record.content_version != content_version(choice))
    return Error{"The record was played with the content " + record.content_version +
                 " but holds " + content_version(choice) + "."};
  auto opened = open_any(std::move(choice), record.seats);
  if (!opened) return opened;
  Table& table = **opened;
  for (std::size_t i = 0; i < record.steps.size(); ++i)
    if (const auto problem = take(table, record.steps[i]))
      return Error{"Step " + std::to_string(i + 1) + " of the record ('" + who(record.steps[i]) +
                   " " + record.steps[i].text + "') is not possible: " + *problem};
  if (record.end != table.record().end)
    return Error{record.end && !table.record().end
                     ? "The record says that the match ended, but after its last step it goes on."
                     : "The end of the record is not how the match ended."};
  return opened;
}

}  // namespace ilion
