// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <initializer_list>
#include <utility>

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace ilion::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void on_interrupt(int) { interrupted = 1; }

// Without SA_RESTART, so that a read that waits for a line returns.
void catch_interrupt() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  ::sigaction(SIGINT, &action, nullptr);
}

void leave_if_interrupted() {
  if (interrupted != 0) throw Interrupted{};
}

// Waits until there is something to read, if there is an input. An interrupt that comes just before
// the wait must end it too, so none is let in but by the wait itself.
void wait_for(pollfd* input, const timespec* at_most) {
  sigset_t interrupt;
  sigset_t before;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  ::sigprocmask(SIG_BLOCK, &interrupt, &before);
  if (interrupted == 0) ::ppoll(input, input == nullptr ? 0 : 1, at_most, &before);
  ::sigprocmask(SIG_SETMASK, &before, nullptr);
  leave_if_interrupted();
}

void wait_for_input(const timespec* at_most) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  wait_for(&input, at_most);
}

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

// The first that is set decides, as everywhere in the system.
std::string_view locale_of(const char* category) {
  for (const char* name : {"LC_ALL", category, "LANG"})
    if (const std::string_view value = variable(name); !value.empty()) return value;
  return {};
}

bool locale_has_unicode() {
  std::string locale(locale_of("LC_CTYPE"));
  std::transform(locale.begin(), locale.end(), locale.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

bool terminal_has_colour() {
  const std::string_view kind = variable("TERM");
  return !kind.empty() && kind != "dumb" && variable("NO_COLOR").empty();
}

// Of the window, or what a variable says, or the common one.
int extent(unsigned short window, const char* name, int common) {
  if (window > 0) return window;
  const int set = std::atoi(std::string(variable(name)).c_str());
  return set > 0 ? set : common;
}

winsize window_size() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
  return size;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

}  // namespace

std::string as_shown(std::string text) {
  return locale_has_unicode() ? std::move(text) : to_ascii(text);
}

Lang environment_language() {
  return parse_lang(locale_of("LC_MESSAGES").substr(0, 2)).value_or(Lang::En);
}

Terminal::Terminal(Wishes wishes)
    : is_terminal_(::isatty(STDOUT_FILENO) == 1),
      is_screen_(is_terminal_ && variable("TERM") != "dumb"),
      is_typed_(::isatty(STDIN_FILENO) == 1),
      colour_(!wishes.no_colour && is_screen_ && terminal_has_colour()),
      unicode_(!wishes.ascii && locale_has_unicode()) {
  catch_interrupt();
}

Brush Terminal::brush() const {
  constexpr int kCommonWidth = 80;
  return {.colour = colour_,
          .unicode = unicode_,
          .width = extent(window_size().ws_col, "COLUMNS", kCommonWidth),
          .rows = rows()};
}

int Terminal::rows() const {
  constexpr int kCommonRows = 24;
  return extent(window_size().ws_row, "LINES", kCommonRows);
}

void Terminal::write(std::string_view text) {
  const std::string plain = unicode_ ? std::string() : to_ascii(text);
  const std::string_view shown = unicode_ ? text : std::string_view(plain);
  if (!shown.empty()) std::fwrite(shown.data(), 1, shown.size(), stdout);
}

// Whether a line may still be said: at the end of a page the reader decides.
bool Terminal::page_goes_on() {
  if (more_.empty() || !is_terminal_ || !is_typed_) return true;
  if (lines_on_page_ == kReadEnough) return false;
  if (++lines_on_page_ < rows()) return true;
  const std::string answer = ask(inked(more_, ink::kQuiet, brush()) + " ");
  lines_on_page_ = answer.empty() ? 1 : kReadEnough;
  return answer.empty();
}

void Terminal::say(std::string_view text) {
  if (!page_goes_on()) return;
  write(text);
  if (text.empty() || text.back() != '\n') write("\n");
}

void Terminal::say(std::string_view text, Ink ink) { say(inked(text, ink, brush())); }

void Terminal::say_wrapped(std::string_view text, std::string_view indent, Ink ink) {
  const int width = brush().width - 1 - columns(indent);
  for (const std::string& line : wrap(unicode_ ? std::string(text) : to_ascii(text), width))
    say(std::string(indent) + line, ink);
}

bool Terminal::read_more() {
  char buffer[4096];
  while (true) {
    wait_for_input(nullptr);
    const ssize_t n = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    unread_.append(buffer, static_cast<std::size_t>(n));
    return true;
  }
}

std::string Terminal::ask(std::string_view prompt) {
  write(prompt);
  std::fflush(stdout);
  std::size_t end = 0;
  std::size_t searched = 0;  // a long line comes in many pieces
  while ((end = unread_.find('\n', searched)) == std::string::npos) {
    searched = unread_.size();
    if (read_more()) continue;
    if (unread_.empty()) throw InputEnded{};
    unread_ += '\n';  // a last line without its end
  }
  std::string line(trimmed(std::string_view(unread_).substr(0, end)));
  unread_.erase(0, end + 1);
  if (!is_typed_) say(line);  // so that a script's transcript can be read
  return line;
}

std::string Terminal::ask_wrapped(std::string_view question, std::string_view indent) {
  constexpr int kAnswer = 4;
  const int width = brush().width - 1 - columns(indent) - kAnswer;
  const auto lines = wrap(unicode_ ? std::string(question) : to_ascii(question), width);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) say(std::string(indent) + lines[i]);
  return ask(std::string(indent) + lines.back() + " ");
}

void Terminal::clear() {
  // Home, the screen, then what scrolled out of it.
  if (is_screen_) write("\033[H\033[2J\033[3J");
}

void Terminal::hide() {
  clear();
  if (is_terminal_ && !is_screen_) write(std::string(static_cast<std::size_t>(rows()), '\n'));
}

void Terminal::forget_typed() {
  if (!is_typed_) return;
  unread_.clear();
  ::tcflush(STDIN_FILENO, TCIFLUSH);
}

void Terminal::pause(std::chrono::milliseconds duration) {
  std::fflush(stdout);
  leave_if_interrupted();
  if (!is_screen_ || !is_typed_) return;
  const timespec at_most{duration.count() / 1000, duration.count() % 1000 * 1'000'000};
  wait_for_input(&at_most);
}

void Terminal::wait_until(std::chrono::steady_clock::time_point when) {
  using std::chrono::nanoseconds;
  std::fflush(stdout);
  leave_if_interrupted();
  while (true) {  // another signal may wake it early
    const nanoseconds left = when - std::chrono::steady_clock::now();
    if (left <= nanoseconds(0)) return;
    const timespec at_most{left.count() / 1'000'000'000, left.count() % 1'000'000'000};
    wait_for(nullptr, &at_most);
  }
}

}  // namespace ilion::cli
