// SPDX-License-Identifier: GPL-3.0-or-later
// A match in progress, whatever the game: the one virtual interface of the house. Text and JSON go
// in and out; inside, TableOf<G> plays the typed rules. Every answer is made for a viewer and holds
// what that viewer may know and nothing else.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/json/value.hpp>

#include "base/result.h"
#include "base/rng.h"
#include "bots/grounds.h"
#include "game/match_result.h"
#include "game/record.h"
#include "game/refusal.h"
#include "game/seat.h"
#include "table/games.h"
#include "table/words.h"

namespace ilion {

// How a terminal can draw.
struct Brush {
  bool colour = true;   // ANSI colours; letters and signs always stand beside them
  bool unicode = true;  // box drawing and signs; plain ASCII otherwise
  int width = 80;
  int rows = 24;  // of the whole screen; a picture leaves room for what is said below it
};

// A choice among others that differ only in a square or a number, or a choice in brief.
struct Grouped {
  std::string group;      // "Sail to"; empty if it stands alone
  std::string brief;      // "e5"; "Attack Rhodes 58 %"
  bool has_more = false;  // its sentence says more: together only where there is little room
};

struct Choice {
  std::string text;       // the notation: "play R4"
  std::string says;       // what it does: "Discard red hoplite 4 for good and draw one"
  std::string briefly{};  // where there is little room: "Discard red hoplite 4"; may be empty
  std::optional<Grouped> grouped{};
  boost::json::value move{};  // the same as `text`, typed, for programs
};

// A move of some decision, for people.
struct MoveSaid {
  std::string says;   // what it does
  std::string where;  // how far the match was: "Battle 3"
  std::string rule;   // the paragraph of the rules to which it belongs: "H4.5"
};

// What happened in one step, for one viewer.
struct Told {
  std::size_t step;               // counted from 0
  std::optional<Seat> seat;       // who did it; nothing: chance, or not for this viewer to know
  boost::json::array events;      // typed, for programs
  std::vector<std::string> says;  // sentences, for people
};

// A move that was not made: refused by a rule, or not understood at all.
struct NotMade {
  std::optional<Refusal> refusal;  // nothing: the text is no move of this game
};

// A bot that has been told what it may know and has not thought yet. It thinks no longer than its
// level does, and when it is asked to stop it says the best move so far.
class Thought {
 public:
  using Choose = std::function<std::string(Rng& rng, const std::stop_token& stop)>;
  explicit Thought(Choose choose) : choose_(std::move(choose)) {}
  std::string operator()(Rng& rng, const std::stop_token& stop = {}) const {
    return choose_(rng, stop);
  }

 private:
  Choose choose_;
};

// What a bot thinks of the moves of a decision, and what it expects to follow.
struct Weighed {
  struct Tried {
    std::string text;
    std::string says;
    double value = 0;          // the chance to win the match, or what `grounds` says
    std::uint64_t visits = 0;  // imagined worlds in which it was tried; 0: it was not searched
    double error = 0;          // by how much the first may be nearer to it
  };
  struct Ply {
    Seat seat{};
    std::string says;
  };
  std::vector<Tried> tried;  // the one it would play first
  std::vector<Ply> line;     // in a world that looks like this one
  std::uint64_t playouts = 0;
  Grounds grounds = Grounds::Search;  // what the values are

  // Of a turn that wins the others may not have been looked at.
  bool had_choice() const { return tried.size() > 1 || grounds == Grounds::Turn; }
  // There was no time to see anything.
  bool is_blind() const { return grounds == Grounds::Search && tried[0].visits == 0; }
};
// Like a Thought: it holds what the seat knew, not the table.
using Weighing = std::function<Weighed(Rng& rng, const std::stop_token& stop)>;

class Table {
 public:
  virtual ~Table() = default;

  virtual const GameSpec& spec() const = 0;
  virtual std::size_t seats() const = 0;
  virtual Actor actor() const = 0;
  virtual std::optional<MatchResult> result() const = 0;
  // What each seat had after the first `steps` steps.
  virtual Points points(std::size_t steps) const = 0;
  // Each seat's chance to win then, judged by the whole truth; nothing in the middle of something.
  virtual std::optional<PerSeat<double>> chances(std::size_t steps) const = 0;

  // The record so far; replay it to get the same table.
  virtual const Record& record() const = 0;
  virtual std::size_t steps() const = 0;

  // The moves of the seat to act. Only that seat may be told.
  virtual std::vector<Choice> choices(Lang lang) const = 0;
  // A move of the decision after the first `steps` steps.
  virtual MoveSaid move_said(std::size_t steps, std::string_view move, Lang lang) const = 0;
  // Why the seat may not do that; nothing if it may.
  virtual std::optional<NotMade> why_not(Seat seat, std::string_view move) const = 0;
  virtual std::optional<NotMade> play(Seat seat, std::string_view move) = 0;

  // The seat that is awaited, as far as the viewer may know.
  virtual std::optional<Seat> awaited(Viewer viewer) const = 0;

  // The window at which the seat to act is asked, if it is one at which a player may wish not to
  // be.
  virtual const WindowSpec* window() const = 0;

  // What the seat to act can answer is its secret, and it may be one thing alone: how long it takes
  // must not tell.
  virtual bool hides_choices() const = 0;

  // The seat to act is asked for the next step of what it has begun to say: only when it has said
  // everything does anybody else act or know.
  virtual bool goes_on() const = 0;
  // Whether there are such steps in this game.
  virtual bool in_steps() const = 0;

  // At a chance point: lets chance decide, or takes an outcome as given (people with real cards).
  virtual void draw(Rng& luck) = 0;
  virtual Result<Done> outcome(std::string_view text) = 0;

  // Lets a bot choose for the seat to act; it sees that seat's view.
  Result<std::string> bot_choice(std::string_view bot, Rng& rng) const;
  // The same for later and on another thread: what it holds is that seat's view, not the table.
  virtual Result<Thought> bot_thought(std::string_view bot) const = 0;
  // How long it thinks if it is not sure sooner, which must not show; 0 where it hardly thinks.
  virtual std::int64_t bot_thinks_ms(std::string_view bot) const = 0;

  // What that bot thinks of the decision after the first `steps` steps, told what its seat knew
  // then; what was played there is tried, too. It imagines so many courses of the match, or, if no
  // number is given, as many as it has time for.
  virtual Result<Weighing> weighing(std::size_t steps, std::string_view bot, Lang lang,
                                    std::uint64_t courses = 0) const = 0;

  // Ends the match before its rules do (table/early_end.h).
  virtual void end_early(RecordEnd end) = 0;

  // Whether the step showed whoever took it something he did not know: chance, or another's secret.
  virtual bool reveals(std::size_t step) const = 0;

  // Whether the viewer has noticed the step at all: it was his own, or something of it was shown.
  virtual bool notices(std::size_t step, Viewer viewer) const = 0;

  // Goes back to the state after the first `steps` steps.
  virtual void rewind(std::size_t steps) = 0;
  // Something was taken back after it had shown more than was known; the record says so.
  virtual void mark_practice() = 0;

  virtual boost::json::value view(Viewer viewer) const = 0;
  // What the viewer has seen happen in the steps from `since` on.
  virtual std::vector<Told> told(Viewer viewer, Lang lang, std::size_t since) const = 0;

  // For people: the whole board, the line that says who is awaited and for what, names.
  virtual std::string picture(Viewer viewer, Lang lang, const Brush& brush) const = 0;
  // What the viewer remembers, in full; empty where the picture itself shows it all.
  virtual std::string memory(Viewer viewer, Lang lang, const Brush& brush) const = 0;
  virtual std::string status(Viewer viewer, Lang lang) const = 0;
  virtual std::string seat_name(Seat seat, Lang lang) const = 0;
  std::string explain(const NotMade& why, Lang lang) const;
  virtual std::string result_says(Lang lang) const = 0;
};

// Whether the seats are as many as the players, and each taken by a bot of the game (or a person,
// if people play); if not, one sentence.
Result<Done> check_seats(const GameChoice& choice, const std::vector<std::string>& seats,
                         bool people = true);

// A new match; `seats` says who sits there ("human", a bot's name).
Result<std::unique_ptr<Table>> open_table(const GameChoice& choice, std::vector<std::string> seats);

// Replays a record, checking every step; a damaged or forged one is refused with its place and the
// reason. `taken` is called after each step.
Result<std::unique_ptr<Table>> replay(
    const Record& record, const std::function<void()>& taken = [] {});

}  // namespace ilion
