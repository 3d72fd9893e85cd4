// SPDX-License-Identifier: GPL-3.0-or-later
// One match at the terminal, from the first decision to the farewell. People at one keyboard are
// parted by a curtain: only the hand of the one who is to decide is ever on the screen.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/play_rules.h"
#include "cli/play_screen.h"
#include "cli/play_words.h"
#include "cli/terminal.h"
#include "table/table.h"

namespace ilion::cli {

enum class After { Quit, Again, Swapped };

class Sitting {
 public:
  Sitting(Terminal& terminal, Lang lang, std::unique_ptr<Table> table, std::uint64_t seed);

  After run();

 private:
  // Where a person decided, and the luck he had before him: who takes back a decision and decides
  // alike meets the same cards again.
  struct Moment {
    std::size_t step;
    Seat seat;
    Rng luck;
    Rng bots;
    std::string says = {};  // what he decided, for who confirms several steps at once
  };
  // Offers and promises: words that bind nobody, so no part of the match.
  struct Remark {
    std::size_t step;
    Seat from;
    std::optional<Seat> to;  // nobody: all
    std::string text;
  };
  enum class Next { Ask, Redraw, Go, Leave };  // what follows a typed line

  // play_sitting.cpp: the course of the match
  bool play_on();  // until the end, or until somebody leaves
  void chance();
  void bot_turn(Seat seat);
  std::string answer_in_time(const std::string& bot);
  Next human_turn(Seat seat);
  Next take_line(Seat seat, const std::string& line, const std::vector<Choice>& choices);
  Next make_move(Seat seat, const Choice& choice);
  // What was said in several steps holds when it is confirmed; until then the last of them is not
  // taken, for what it brings to light must not be known by who may still take it back.
  Next confirm(Seat seat, const Choice& last);
  Next take_back_step();
  // What a line means if the `pass` before it goes unsaid: a move, or why that is refused behind
  // the pass; nothing where it has no such meaning.
  using BehindPass = std::variant<Choice, NotMade>;
  std::optional<BehindPass> behind_pass(Seat seat, const std::string& line);
  Next not_a_choice(Seat seat, const std::string& line, std::size_t choices);
  // The answer that needs no question: the only one, or the one this seat has wished for.
  const std::string* unasked(Seat seat, const std::vector<Choice>& choices) const;
  bool is_quiet(Seat seat) const;
  // Why the seat may not make the typed move, however it is written.
  std::optional<NotMade> judge(Seat seat, const std::string& typed) const;
  void show(Seat seat, const std::vector<Choice>& choices);
  void curtain(Seat seat);
  void tell_news();
  void watch(const std::vector<std::string>& news);
  After farewell();
  void after_the_end(const Command& wish);
  void show_end();
  std::string end_choices() const;
  std::string result_line() const;
  // The step of the last decision that was asked of the seat.
  std::size_t last_decision(Seat seat) const;

  // play_commands.cpp: what can be asked for at the table; play_talk.cpp: offers
  Next command(Seat seat, const Command& command, const std::vector<Choice>& choices);
  Next why(Seat seat, const std::string& move, const std::vector<Choice>& choices);
  void explain(const NotMade& not_made);
  void rule(const std::string& wish);
  void say_paragraph(const Paragraph& paragraph);
  void say_table(const std::vector<std::string>& table);
  void say_chapter(const Chapter& chapter);
  Next undo(Seat seat);
  bool others_consent(Seat seat);
  void hint(const std::vector<Choice>& choices);
  void quiet(Seat seat, const std::string& wish);
  void list_windows(Seat seat);
  bool people_talk() const;
  void talk(Seat seat, const std::string& line);
  // What others have said to the seat since it last decided.
  std::vector<std::string> heard(Seat seat) const;
  const WindowSpec* window_called(const std::string& word) const;
  std::string of_window(std::string_view key, const WindowSpec& window) const;
  void log(Viewer viewer, const std::string& how_much);
  bool save(std::string path);
  Next resume(const std::string& path);
  void help();
  void seen(Viewer viewer);
  Next quit();
  // Whoever leaves others in the middle of a match leaves no hand on the screen.
  void hide_from_others();
  // Something was decided that no file holds.
  bool is_unsaved() const;

  bool is_human(Seat seat) const;
  std::size_t humans() const;
  // The one person at the table; a spectator if there are none or several.
  Viewer public_eye() const;
  const std::string& game() const { return table_->spec().id; }
  std::string name(Seat seat) const { return table_->seat_name(seat, voice_.lang()); }
  // Asks until the answer is a yes or a no; an empty line is neither.
  Answer ask_yes_no(const std::string& question);
  void sit_down(std::unique_ptr<Table> table);

  Terminal& terminal_;
  Voice voice_;
  Screen screen_;
  std::unique_ptr<Table> table_;
  Rulebook rules_;
  Rng luck_;   // deals the cards; shown to nobody
  Rng bots_;   // of the bots that play
  Rng hints_;  // of the bot that advises
  std::vector<Moment> decisions_;
  std::optional<Seat> at_keyboard_;
  std::optional<NotMade> last_refusal_;
  // Who wishes not to be asked at which window: his own affair, so no part of the match.
  std::set<std::pair<Seat, std::string>> quiet_;
  std::size_t told_steps_ = 0;  // so many of the first steps were told as they happened
  std::vector<Remark> remarks_;
  std::size_t first_step_ = 0;   // the decision with which the present announcement began
  std::size_t saved_steps_ = 0;  // so many of the first steps are in a file
};

}  // namespace ilion::cli
