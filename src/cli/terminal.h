// SPDX-License-Identifier: GPL-3.0-or-later
// The terminal a person plays at, or the pipe a script plays through. It knows what can be shown
// (colours, Unicode, how wide and high), asks for lines, and leaves by an exception when no line
// can come any more, so that nothing in between has to think of it.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "table/canvas.h"

namespace ilion::cli {

struct InputEnded {};   // the end of a file, or Ctrl-D
struct Interrupted {};  // Ctrl-C

class Terminal {
 public:
  struct Wishes {
    bool ascii = false;      // even if the terminal could more
    bool no_colour = false;  // likewise
  };
  explicit Terminal(Wishes wishes);

  // How to draw now: the window may have changed its size.
  Brush brush() const;
  int rows() const;
  // A person looks through it: what is longer than its rows is gone. A pipe or a file keeps all.
  bool is_window() const { return is_terminal_; }
  // A screen can be cleared; a pipe or a file cannot.
  bool is_screen() const { return is_screen_; }
  // Somebody looks and types, who can also count the seconds; a script cannot wait.
  bool is_watched() const { return is_terminal_ && is_typed_; }

  // One line, or several; without Unicode in ASCII.
  void say(std::string_view text = {});
  void say(std::string_view text, Ink ink);
  // Lines that fit, broken at blanks, each after the indent.
  void say_wrapped(std::string_view text, std::string_view indent = {}, Ink ink = {});

  // While it lives, what is said waits at the end of each screen until the reader has read it; with
  // "q" he has read enough. Only a person who types needs it.
  class Pages {
   public:
    Pages(Terminal& terminal, std::string more) : terminal_(terminal) {
      terminal_.more_ = std::move(more);
      terminal_.lines_on_page_ = 0;
    }
    ~Pages() { terminal_.more_.clear(); }
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

   private:
    Terminal& terminal_;
  };

  // The next line that is typed, without blanks around it.
  std::string ask(std::string_view prompt);
  // After a question that may be longer than a line.
  std::string ask_wrapped(std::string_view question, std::string_view indent);

  // Nothing said before stays on the screen or can be scrolled back to.
  void clear();
  // The same for what somebody else must not see: a terminal that cannot be cleared gets as many
  // empty lines as it has rows.
  void hide();
  // Lines typed ahead were meant for somebody else. A script's lines stay: it cannot wait.
  void forget_typed();
  // Lets a person read; any line typed meanwhile ends it. A script does not wait.
  void pause(std::chrono::milliseconds duration);
  // Whatever is typed meanwhile.
  void wait_until(std::chrono::steady_clock::time_point when);

 private:
  void write(std::string_view text);
  bool page_goes_on();
  bool read_more();

  bool is_terminal_;  // a person looks at it
  bool is_screen_;
  bool is_typed_;  // a person sits there, and the terminal echoes what he types
  bool colour_;
  bool unicode_;
  std::string unread_;
  std::string more_;  // asked at the end of a page; empty while there are no pages
  int lines_on_page_ = 0;
  static constexpr int kReadEnough = -1;
};

// As the terminal of this environment can show it: without Unicode in ASCII.
std::string as_shown(std::string text);

// "de" for a German environment: LC_ALL, LC_MESSAGES, LANG; English if it is none of ours.
Lang environment_language();

}  // namespace ilion::cli
