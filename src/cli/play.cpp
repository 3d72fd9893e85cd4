// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>

#include "base/text.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/picker.h"
#include "cli/play_sitting.h"
#include "cli/terminal.h"
#include "table/canvas.h"
#include "table/reasons.h"

namespace ilion::cli {

namespace {

struct PlayArgs {
  GameArgs game;
  std::string seats;
  std::string lang;
  std::string resume;
  std::optional<std::uint64_t> seed;
  Terminal::Wishes wishes;
};

std::uint64_t some_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// Without a word about seats: a person on the first, the usual bot on all others.
std::vector<std::string> take_seats(const std::string& text, const GameChoice& choice) {
  if (text.empty()) {
    std::vector<std::string> seats(choice.players, std::string(kUsualBot));
    seats[0] = "human";
    return seats;
  }
  return split(text, ',');
}

GameChoice choice_of(const Record& record) {
  return {.game = record.game,
          .players = record.players,
          .options = OptionTexts(record.options.begin(), record.options.end()),
          .content = record.content};
}

// One match after the other, until somebody has had enough.
void play_matches(Terminal& terminal, Lang lang, std::unique_ptr<Table> table, std::uint64_t seed) {
  while (true) {
    const GameChoice choice = choice_of(table->record());
    std::vector<std::string> seats = table->record().seats;
    const After after = Sitting(terminal, lang, std::move(table), seed).run();
    if (after == After::Quit) return;
    if (after == After::Swapped) std::rotate(seats.begin(), seats.end() - 1, seats.end());
    table = or_fail(open_table(choice, seats));
    seed = mix_seed(seed, 3);
  }
}

void play(Terminal& terminal, const PlayArgs& args, Lang& lang) {
  const std::uint64_t seed = args.seed ? *args.seed : some_seed();
  if (!args.resume.empty()) {
    if (args.game.is_given() || !args.seats.empty())
      throw Failure(
          "With --resume the match goes on as it was saved; GAME, --players, --option, --content "
          "and --seats cannot be chosen again.");
    auto table = or_fail(replay(or_fail(parse_record(read_file(args.resume)))));
    return play_matches(terminal, lang, std::move(table), seed);
  }
  if (!args.game.game.empty()) {
    const GameChoice choice = args.game.take(args.seats);
    auto table = or_fail(open_table(choice, take_seats(args.seats, choice)));
    return play_matches(terminal, lang, std::move(table), seed);
  }
  if (args.game.is_given() || !args.seats.empty())
    throw Failure(
        "--players, --seats, --option and --content belong to a game: name it, as in `ilion play "
        "hector`, or leave them out and be asked.");
  const auto picked = pick(terminal, lang, parse_lang(args.lang));
  if (!picked) return;
  lang = picked->lang;
  play_matches(terminal, lang, or_fail(open_table(picked->choice, picked->seats)), seed);
}

void run(const PlayArgs& args) {
  Terminal terminal(args.wishes);
  Lang lang = parse_lang(args.lang).value_or(environment_language());
  try {
    play(terminal, args, lang);
    terminal.say(" " + Voice(lang)("farewell"));
  } catch (const Failure& failure) {
    const std::string says = reason_in(lang, failure.what());
    throw Failure(terminal.brush().unicode ? says : to_ascii(says));
  } catch (const InputEnded&) {
    terminal.say();
    terminal.say(" " + Voice(lang)("input-ended"));
  } catch (const Interrupted&) {
    terminal.say();
    terminal.say(" " + Voice(lang)("interrupted"));
    constexpr int kInterrupted = 130;  // as a shell says it of a program that Ctrl-C ended
    std::fflush(stdout);
    std::exit(kInterrupted);
  }
}

}  // namespace

void add_play(CLI::App& app) {
  auto args = std::make_shared<PlayArgs>();
  Subcommand command(app, "play", "A table in this terminal; without GAME it asks");
  args->game.add_to(command, false);
  command
      .text("--seats", args->seats,
            "Who sits where: human or a bot's name for each seat, with commas between")
      .number("--seed", args->seed, "Deals the same cards again for the same number")
      .language(args->lang, "en, de or nl (default: as your system)")
      .flag("--ascii", args->wishes.ascii, "Plain letters only")
      .flag("--no-colour,--no-color", args->wishes.no_colour, "No colours")
      .text("--resume", args->resume, "A saved match to go on with")
      .runs([args] { run(*args); });
}

}  // namespace ilion::cli
