// SPDX-License-Identifier: GPL-3.0-or-later
// `ilion replay` steps through a record, `ilion verify` checks it. Both re-play every step by the
// rules; one from a server proves its luck as well. What is shown is what a spectator saw, or the
// seat that is asked for.
#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "server/luck.h"
#include "table/early_end.h"
#include "table/line_says.h"
#include "table/reasons.h"
#include "table/table.h"

namespace ilion::cli {

namespace {

struct ReplayArgs {
  std::string path;
  std::string lang;
  std::string seat;
  bool all = false;
};

std::unique_ptr<Table> load(const Record& record) {
  Progress progress("steps", record.steps.size());
  return or_fail(replay(record, [&] { progress.add(1); }));
}

Record read_record(const std::string& path) { return or_fail(parse_record(read_file(path))); }

// What cannot be done is said in the language, too.
template <class Work>
void in_language(Lang lang, Work work) {
  try {
    work();
  } catch (const Failure& failure) {
    throw Failure(as_shown(reason_in(lang, failure.what())));
  }
}

// Whose eyes: a seat by its number, or a spectator's.
Viewer viewer_of(const ReplayArgs& args, const Table& table) {
  if (args.seat.empty()) return Viewer::spectator();
  if (args.seat.size() != 1 || args.seat[0] < '0' ||
      static_cast<std::size_t>(args.seat[0] - '0') >= table.seats())
    throw Failure("There is no seat '" + args.seat + "' at this table.");
  return Viewer::seat(seat_at(static_cast<std::size_t>(args.seat[0] - '0')));
}

class Replayer {
 public:
  Replayer(const ReplayArgs& args, Lang lang, std::unique_ptr<Table> table)
      : lang_(lang),
        viewer_(viewer_of(args, *table)),
        record_(table->record()),
        table_(std::move(table)) {}

  void print_all() {
    for (const Told& told : table_->told(viewer_, lang_, 0))
      for (const std::string& sentence : told.says)
        terminal_.say(fmt::format("{:>4}  {}", told.step + 1, sentence));
    say_end();
  }

  void step_through() {
    std::size_t at = 0;
    show(at);
    for (std::string line = ask(at); line != "q"; line = ask(at)) {
      if (const auto next = target(line, at)) {
        at = std::min(*next, record_.steps.size());
        show(at);
      } else if (line == "w") {
        say_why(at);
      } else {
        terminal_.say_wrapped(Words::of("table").say("replay-keys", lang_));
      }
    }
  }

 private:
  static constexpr std::size_t kMostOthers = 3;

  std::string ask(std::size_t at) {
    return terminal_.ask(Words::of("table").say(
        "replay-prompt", lang_,
        {{"step", std::to_string(at)}, {"steps", std::to_string(record_.steps.size())}}));
  }

  // Enter: on; b: back; a number: to that step.
  static std::optional<std::size_t> target(const std::string& line, std::size_t at) {
    if (line.empty()) return at + 1;
    if (line == "b") return at == 0 ? 0 : at - 1;
    if (line.size() < 7 && line.find_first_not_of("0123456789") == std::string::npos)
      return std::stoul(line);
    return std::nullopt;
  }

  void show(std::size_t at) {
    Record part = record_;
    part.steps.resize(at);
    if (at < record_.steps.size()) part.end.reset();
    const auto table = or_fail(replay(part));
    terminal_.clear();
    terminal_.say(table->picture(viewer_, lang_, terminal_.brush()));
    if (at > 0) {
      const Told last = table->told(viewer_, lang_, at - 1).front();
      for (const std::string& sentence : last.says) terminal_.say_wrapped(sentence);
    }
    if (at == record_.steps.size()) say_end();
  }

  // What the bot that made the decision that led here says of it, or the strongest if a person made
  // it, knowing what the seat knew.
  void say_why(std::size_t at) {
    const Words& words = Words::of("table");
    if (!table_->result()) return terminal_.say(words.say("replay-why-later", lang_));
    if (at == 0 || !record_.steps[at - 1].seat)
      return terminal_.say(words.say("replay-no-why", lang_));
    const std::vector<std::string>& bots = table_->spec().bots;
    const std::string& sitter = record_.seats[index_of(*record_.steps[at - 1].seat)];
    const bool own = std::find(bots.begin(), bots.end(), sitter) != bots.end();
    const std::string bot = own ? sitter : std::string(kAdviser);
    const Weighed weighed = or_fail(table_->weighing(at - 1, bot, lang_))(luck_, {});
    if (!weighed.had_choice()) return terminal_.say(words.say("replay-no-choice", lang_));
    terminal_.say_wrapped(words.say(own ? "replay-own" : "replay-adviser", lang_, {{"bot", bot}}));
    say_tried(weighed, record_.steps[at - 1].text);
    terminal_.say_wrapped(words.say("replay-by-" + std::string(name_of(weighed.grounds)), lang_,
                                    {{"courses", std::to_string(weighed.playouts)}}));
    if (weighed.line.size() > 1)
      terminal_.say_wrapped(words.say(
          "replay-line", lang_, {{"line", line_says(weighed, seat_names(*table_, lang_), lang_)}}));
  }

  void say_tried(const Weighed& weighed, const std::string& what_was_played) {
    const Words& words = Words::of("table");
    for (std::size_t i = 0; i < weighed.tried.size(); ++i) {
      const Weighed::Tried& tried = weighed.tried[i];
      const bool played = tried.text == what_was_played;
      const std::string_view key = played   ? "replay-played"
                                   : i == 0 ? "replay-best"
                                            : "replay-other";
      if (i > kMostOthers && !played) continue;
      const std::string percent = std::to_string(std::lround(100 * tried.value));
      terminal_.say_wrapped(words.say(key, lang_, {{"percent", percent}, {"says", tried.says}}));
    }
  }

  void say_end() {
    if (table_->result()) terminal_.say(table_->result_says(lang_));
  }

  Terminal terminal_{Terminal::Wishes{}};
  Lang lang_;
  Viewer viewer_;
  Record record_;
  std::unique_ptr<Table> table_;
  Rng luck_{1};  // of the bot that is asked
};

void run_replay(const ReplayArgs& args, Lang lang) {
  Replayer replayer(args, lang, load(read_record(args.path)));
  if (args.all || ::isatty(STDIN_FILENO) == 0) return replayer.print_all();
  try {
    replayer.step_through();
  } catch (const InputEnded&) {
  } catch (const Interrupted&) {}
}

void run_verify(const ReplayArgs& args, Lang lang) {
  const Record record = read_record(args.path);
  const auto table = load(record);
  if (record.luck) or_fail(server::verify_luck(record));
  const Words& words = Words::of("table");
  const auto say = [](std::string sentence) { fmt::print("{}\n", as_shown(std::move(sentence))); };
  say(words.say("verified", lang,
                {{"file", args.path},
                 {"steps", std::to_string(record.steps.size())},
                 {"game", table->spec().name(lang)},
                 {"rules", std::to_string(record.rules_version)},
                 {"content", record.content_version}}));
  if (record.luck)
    say(words.say("luck-verified", lang, {{"draws", std::to_string(record.luck->draws.size())}}));
  const std::size_t back = record.luck ? server::draws_taken_back(*record.luck) : 0;
  if (back > 0) say(words.say("luck-taken-back", lang, {{"draws", std::to_string(back)}}));
  if (record.practice) say(words.say("practice", lang));
  say(table->result() ? table->result_says(lang) : words.say("unfinished", lang));
  // No step shows it: whoever wrote the record says so.
  if (record.end && is_early_end(record.end->reason)) say(words.say("end-claimed", lang));
}

}  // namespace

void add_replay(CLI::App& app) {
  auto args = std::make_shared<ReplayArgs>();
  Subcommand(app, "replay", "Step through the record of a match")
      .text("FILE", args->path, "The record, as saved by `ilion play`")
      .required()
      .language(args->lang, "en, de or nl (default: as your system)")
      .text("--seat", args->seat, "See it with the eyes of this seat (0, 1, …)")
      .flag("--all", args->all, "Print the whole match at once")
      .runs([args] {
        const Lang lang = parse_lang(args->lang).value_or(environment_language());
        in_language(lang, [&] { run_replay(*args, lang); });
      });
}

void add_verify(CLI::App& app) {
  auto args = std::make_shared<ReplayArgs>();
  args->lang = "en";
  Subcommand(app, "verify", "Re-play the record of a match and check every step")
      .text("FILE", args->path, "The record, as saved by `ilion play`")
      .required()
      .language(args->lang, "en, de or nl")
      .runs([args] {
        const Lang lang = parse_lang(args->lang).value();
        in_language(lang, [&] { run_verify(*args, lang); });
      });
}

}  // namespace ilion::cli
