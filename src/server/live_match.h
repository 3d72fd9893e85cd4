// SPDX-License-Identifier: GPL-3.0-or-later
// A match as the fold of its log: whatever happens is first an Entry, and taking the entries in
// order gives this object, whether they happen now or are read after a restart. It knows no socket
// and no disk; it asks for nothing and tells nobody. Who is connected is kept by the Hub.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/luck.h"
#include "server/seating.h"
#include "store/changes.h"
#include "table/table.h"

namespace ilion::server {

// Gone: everybody left before it began.
enum class MatchState { Open, Running, Paused, Finished, Gone };
std::string_view state_name(MatchState state);

// Something that all people at the table must agree to.
struct Vote {
  std::string kind;  // undo, pause, resume, replace, end
  Seat by{};
  std::optional<Seat> seat{};         // who is to be replaced
  std::optional<std::size_t> step{};  // to which one goes back
  std::string with{};                 // the bot that takes over
  std::set<Seat> yes{};
  std::set<Seat> no{};
};

// Of a match that is over: where its people play again, and which of its seats wait there.
struct Again {
  std::string match{};
  std::set<Seat> seats{};
  friend bool operator==(const Again&, const Again&) = default;
};

// Who has seen something of a step or an entry: a bit a seat, and one for all who only look on.
using Witnesses = std::uint8_t;
constexpr Witnesses kOnlookers = 1U << kMaxSeats;
constexpr Witnesses kEverybody = 0xff;
constexpr Witnesses witness(Seat seat) { return static_cast<Witnesses>(1U << index_of(seat)); }

struct LoggedEntry {
  store::Entry entry;
  json::value body;
  std::optional<std::size_t> step{};  // of a step that still stands
  Witnesses witnesses = kEverybody;
  std::vector<std::string> ears{};  // a word for one ear: the people who heard it
  std::vector<Witnesses> left{};    // of going back: the steps that were left

  bool is_public() const { return ears.empty() && (witnesses & kOnlookers) != 0; }
};

class LiveMatch {
 public:
  // A new one: its row is not stored yet.
  static std::unique_ptr<LiveMatch> make(const store::MatchRow& row);
  // It was played by rules and content that this program has.
  static bool is_known(const store::MatchRow& row);
  // Of a row and its log.
  static Result<std::unique_ptr<LiveMatch>> load(const store::MatchRow& row,
                                                 const std::vector<store::Entry>& log);

  const std::string& id() const { return row_.id; }
  const std::string& invite() const { return row_.invite; }
  const Head& head() const { return head_; }
  const GameSpec& spec() const { return *find_game(head_.choice.game); }
  std::vector<Sitter>& sitters() { return sitters_; }
  const std::vector<Sitter>& sitters() const { return sitters_; }
  MatchState state() const { return state_; }
  bool is_running() const { return state_ == MatchState::Running; }
  std::int64_t v() const { return v_; }
  // Rises whenever somebody else may be asked, or be asked for something else.
  std::uint64_t turns() const { return turns_; }
  std::int64_t created() const { return row_.created; }
  std::int64_t touched() const { return row_.touched; }
  // Nothing before the start.
  const Table* table() const { return table_.get(); }
  const std::vector<LoggedEntry>& entries() const { return entries_; }
  // Of each step of the table.
  const std::vector<Witnesses>& witnesses() const { return witnesses_; }
  const std::optional<Vote>& vote() const { return vote_; }
  const Again& again() const { return again_; }
  const std::string& seed() const { return seed_; }
  std::vector<Seat> seats_of(const std::string& person) const;
  // Whether there is this match for him: it is public, he sits at it, or he has the key.
  bool may_know(const std::string& person, const std::string& key) const;
  // The seat whose decision is awaited: of a running match.
  std::optional<Seat> due() const;
  // Somebody is asked of whom the others do not know that it is he.
  bool asks_in_secret() const;
  // The steps that everybody knows of: all of them, once the match is over.
  std::size_t public_steps() const;
  // The record as it is given away: with its luck, once the match is over.
  Record record() const;

  // --- What happens. Each adds entries; fresh() takes those that were not stored yet.
  void start(std::int64_t now);
  // The moves must have been checked. What chance decides follows at once. Who has but one answer
  // is asked all the same: that he has no other is his secret.
  void play(Seat seat, const std::vector<std::string>& moves, std::int64_t spent_ms);
  void go_back(Seat seat, std::size_t step);
  void end_early(std::string_view reason, Seat last);
  void set_vote(const Vote& vote);
  void drop_vote();
  void set_again(const Again& again);
  void add(std::string kind, json::object body);
  void take_steps_of(const Record& record);  // given, not drawn

  // The first refusal among the moves, played one after the other; nothing is changed. If there is
  // none, `look` sees the table as it would be then.
  struct Refused {
    std::string code;
    std::optional<NotMade> why{};
  };
  using Look = std::function<void(const Table& table)>;
  std::optional<Refused> judge(
      Seat seat, const std::vector<std::string>& moves, const Look& look = [](const Table&) {});

  std::vector<store::Change> fresh(std::int64_t now);
  store::MatchRow row() const;

  // --- Taking back
  // Whether the seat decided at this step.
  bool decided(Seat seat, std::size_t step) const;
  // Nobody else has acted since, and nothing hidden was shown.
  bool is_free(Seat seat, std::size_t step) const;

  // --- Clocks
  // What each seat has left, not counting the present turn.
  const std::vector<std::int64_t>& left_ms() const { return left_ms_; }

  // --- Not in the log
  // What the person was answered to this nonce; nothing if it is new, or too long ago.
  const std::string* answer_to(const std::string& person, const std::string& nonce) const;
  // Keeps the answer and forgets the oldest beyond what anybody sends again.
  std::vector<store::Change> keep_answer(const store::Answer& answer);
  std::set<std::pair<Seat, std::string>> quiet;
  bool is_quiet(Seat seat) const;
  // What one sitter did not want to be asked is no wish of the next.
  store::Change forget_quiet(Seat seat);

 private:
  explicit LiveMatch(const store::MatchRow& row);

  Result<Done> take(const store::Entry& entry);  // one that is stored
  Result<Done> fold(const std::string& kind, const json::value& body);
  Result<Done> take_step(const json::value& body);
  void open();
  void settle();
  void draw();
  // The step that the table has just taken, as an entry.
  void log_step(std::int64_t spent_ms, std::optional<std::uint64_t> draw = {});
  void forget_steps(std::size_t step);
  void enter(store::Entry entry, json::value body, std::optional<std::size_t> step = {});
  void note_end();

  store::MatchRow row_;
  Head head_;
  std::vector<Sitter> sitters_;
  std::string seed_;
  MatchState state_ = MatchState::Open;
  std::int64_t v_ = 0;
  std::unique_ptr<Table> table_;
  std::optional<Luck> luck_;
  std::vector<LoggedEntry> entries_;
  std::vector<Witnesses> witnesses_;
  std::size_t stored_ = 0;  // so many of the entries are stored, or on their way
  std::uint64_t draws_ = 0;
  std::vector<std::optional<std::uint64_t>> draws_of_steps_;  // their numbers, where chance drew
  std::uint64_t turns_ = 0;
  std::size_t given_ = 0;
  std::optional<Vote> vote_;
  Again again_;
  std::vector<std::int64_t> left_ms_;
  std::map<std::string, std::deque<store::Answer>> answers_;  // by person, the latest last
  bool is_stored_ = false;
};

}  // namespace ilion::server
