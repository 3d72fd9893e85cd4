// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/picker.h"

#include <algorithm>
#include <charconv>

#include "cli/commands.h"
#include "cli/play_words.h"
#include "table/table.h"

namespace ilion::cli {

namespace {

struct Left {};  // the person said q

class Picker {
 public:
  Picker(Terminal& terminal, Lang lang) : terminal_(terminal), voice_(lang) {}

  Picked run(bool ask_language) {
    banner();
    if (ask_language) voice_ = Voice(language());
    const GameSpec& spec = game();
    Picked picked{{}, {}, voice_.lang()};
    picked.choice.game = spec.id;
    picked.choice.players = players(spec);
    picked.seats = seats(spec, picked.choice);
    return picked;
  }

 private:
  void banner() {
    const Brush brush = terminal_.brush();
    const std::string_view meander = brush.unicode ? "╔═╗ ╔═╗ ╔═╗ ╔═╗ ╔═╗ ╔═╗ ╔═╗ ╔═╗\n"
                                                     "║ ╚═╝ ╚═╝ ╚═╝ ╚═╝ ╚═╝ ╚═╝ ╚═╝ ║"
                                                   : "._. ._. ._. ._. ._. ._. ._. ._.\n"
                                                     "| |_| |_| |_| |_| |_| |_| |_| |";
    terminal_.clear();
    terminal_.say();
    const std::size_t half = meander.find('\n');
    terminal_.say("  " + std::string(meander.substr(0, half)), ink::kYours);
    terminal_.say("  " + std::string(meander.substr(half + 1)), ink::kYours);
    terminal_.say("             I L I O N", ink::kBold);
    terminal_.say();
  }

  // The index of the option chosen.
  std::size_t choose(const std::string& question, const std::vector<std::string>& options,
                     std::size_t proposed) {
    const Brush brush = terminal_.brush();
    terminal_.say(" " + question, ink::kBold);
    constexpr int kIndent = 6;  // "   1  "
    for (std::size_t i = 0; i < options.size(); ++i) {
      const auto parts =
          wrap(brush.unicode ? options[i] : to_ascii(options[i]), brush.width - 1 - kIndent);
      terminal_.say("   " + inked(std::to_string(i + 1), ink::kYours, brush) + "  " + parts[0]);
      for (std::size_t part = 1; part < parts.size(); ++part)
        terminal_.say(std::string(kIndent, ' ') + parts[part]);
    }
    while (true) {
      const std::string typed =
          lower_case(terminal_.ask(" [" + std::to_string(proposed + 1) + "] > "));
      if (typed.empty()) return proposed;
      if (typed == "q" || typed == "quit" || typed == verb_word(Verb::Quit, voice_.lang()))
        throw Left{};
      std::size_t n = 0;
      const char* const end = typed.data() + typed.size();
      const bool is_number = std::from_chars(typed.data(), end, n).ptr == end;
      if (is_number && n >= 1 && n <= options.size()) return n - 1;
      terminal_.say_wrapped(voice_("picker-number", {{"most", std::to_string(options.size())}}),
                            " ");
    }
  }

  Lang language() {
    const std::vector<std::string> names{"English", "Deutsch", "Nederlands"};
    const std::size_t chosen =
        choose("Language · Sprache · Taal", names, static_cast<std::size_t>(voice_.lang()));
    return kAllLangs[chosen];
  }

  const GameSpec& game() {
    const std::vector<GameSpec>& games = all_games();
    std::vector<std::string> options;
    options.reserve(games.size());
    for (const GameSpec& spec : games)
      options.push_back(voice_("picker-game-line",
                               {{"game", spec.name(voice_.lang())},
                                {"about", Words::of(spec.id).say("game-about", voice_.lang())},
                                {"minutes", std::to_string(spec.minutes)}}));
    return games[choose(voice_("picker-game"), options, 0)];
  }

  std::size_t players(const GameSpec& spec) {
    if (spec.min_players == spec.max_players) return spec.min_players;
    std::vector<std::string> options;
    for (std::size_t n = spec.min_players; n <= spec.max_players; ++n)
      options.push_back(std::to_string(n));
    return spec.min_players + choose(voice_("picker-players"), options, 0);
  }

  std::string about(const std::string& bot) const {
    const std::string key = "bot-" + bot;
    return Words::of("play").has(key) ? voice_(key) : bot;
  }

  std::vector<std::string> seats(const GameSpec& spec, const GameChoice& choice) {
    std::vector<std::string> bots(spec.bots.rbegin(), spec.bots.rend());  // the strongest first
    std::vector<std::string> options;
    options.reserve(bots.size() + 2);
    for (const std::string& bot : bots)
      options.push_back(
          voice_(choice.players > 2 ? "picker-bots" : "picker-bot", {{"bot", about(bot)}}));
    options.push_back(voice_("picker-people"));
    options.push_back(voice_("picker-watch", {{"bot", kUsualBot}}));
    options.push_back(voice_("picker-each"));
    const auto usual = std::find(bots.begin(), bots.end(), kUsualBot) - bots.begin();
    const std::size_t who = choose(voice_("picker-who"), options, static_cast<std::size_t>(usual));
    if (who == bots.size()) return std::vector<std::string>(choice.players, "human");
    if (who == bots.size() + 1)
      return std::vector<std::string>(choice.players, std::string(kUsualBot));
    if (who == bots.size() + 2) return each_seat(bots, choice, static_cast<std::size_t>(usual));
    std::vector<std::string> seats(choice.players, bots[who]);
    seats[choose(voice_.in(choice.game, "picker-side"), names_of_seats(choice), 0)] = "human";
    return seats;
  }

  // A person or a bot of any level, seat by seat; proposed are a person first and then usual bots.
  std::vector<std::string> each_seat(const std::vector<std::string>& bots, const GameChoice& choice,
                                     std::size_t usual) {
    std::vector<std::string> options{voice_("picker-you")};
    for (const std::string& bot : bots) options.push_back(about(bot));
    std::vector<std::string> seats;
    for (const std::string& name : names_of_seats(choice)) {
      const std::size_t chosen =
          choose(voice_("picker-seat", {{"seat", name}}), options, seats.empty() ? 0 : usual + 1);
      seats.push_back(chosen == 0 ? "human" : bots[chosen - 1]);
    }
    return seats;
  }

  std::vector<std::string> names_of_seats(const GameChoice& choice) const {
    const auto table =
        or_fail(open_table(choice, std::vector<std::string>(choice.players, "human")));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < choice.players; ++i)
      names.push_back(table->seat_name(seat_at(i), voice_.lang()));
    return names;
  }

  Terminal& terminal_;
  Voice voice_;
};

}  // namespace

std::optional<Picked> pick(Terminal& terminal, Lang proposed, std::optional<Lang> chosen) {
  try {
    return Picker(terminal, chosen.value_or(proposed)).run(!chosen);
  } catch (const Left&) {
    return std::nullopt;
  }
}

}  // namespace ilion::cli
