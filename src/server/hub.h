// SPDX-License-Identifier: GPL-3.0-or-later
// All live tables and all who are connected to them. One thread owns the Hub, so nothing here is
// locked. A match does one thing at a time: what is decided is written, and only when it is on the
// disk is anybody told and the next thing taken up. Nobody ever sees what a crash could undo.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "server/frames.h"
#include "server/live_match.h"
#include "server/rate.h"
#include "store/store.h"

namespace ilion::server {

// What the Hub needs of the world around it.
class Surroundings {
 public:
  virtual ~Surroundings() = default;
  virtual std::int64_t now_ms() const = 0;  // since 1970
  // On the Hub's thread, soon; may be called from any thread.
  virtual void post(std::function<void()> work) = 0;
  virtual void later(std::int64_t delay_ms, std::function<void()> work) = 0;
  virtual std::uint64_t random() = 0;
  // On a worker; `then` comes back on the Hub's thread. Whoever has the patience may end it: then
  // the best move so far is said. False if too much waits already.
  virtual bool think(Thought thought, std::stop_source patience,
                     std::function<void(std::string)> then) = 0;
  // The same for what somebody asks about: no bot at a table waits behind it.
  virtual bool ponder(Thought thought, std::function<void(std::string)> then) = 0;
  // The same for what is slow on purpose: passwords.
  virtual bool hash(std::function<std::string()> work, std::function<void(std::string)> then) = 0;
};

struct HubOptions {
  std::int64_t bot_delay_ms = 600;
  std::int64_t away_ms = 60'000;      // before others may replace one who is away
  std::int64_t away_said_ms = 5'000;  // before anybody is told
  std::int64_t secret_ms = 30'000;    // for an answer in secret where clocks run
  std::int64_t idle_ms = 600'000;     // before a table nobody looks at leaves the memory
  // An open table whose people are all away for so long is not listed.
  std::int64_t forsaken_ms = 3LL * 3600 * 1000;
  std::size_t most_entries = 20'000;  // of a match's log; then moves alone are taken
  bool limits = true;
};

struct Metrics {
  std::uint64_t moves = 0;
  std::uint64_t refused = 0;
  std::uint64_t messages = 0;
  std::uint64_t bot_moves = 0;
  std::uint64_t requests = 0;
  std::uint64_t storage_failures = 0;
  std::uint64_t cut_off = 0;  // slow readers
  std::uint64_t commits = 0;
  std::uint64_t commit_us = 0;  // from the wish to the disk, summed
};

// The other end of a socket.
class Client {
 public:
  virtual ~Client() = default;
  virtual void send(std::string text) = 0;
  virtual void close() = 0;  // after what was sent
};

struct Room;

struct Connection {
  std::shared_ptr<Client> client;
  std::string match;
  store::Person person;
  Eyes eyes;
  std::int64_t recent = -1;  // so many news a hello brings at most; below zero: all
  std::int64_t told_v = 0;   // of the log
  std::string last_frame{};  // without what may change unseen
  Bucket messages;
  Bucket chats;
  Bucket pasts{3, 0.1};  // each is as much work as a hello
  Bucket looks{20, 2};   // each replays the match up to its step
  bool is_open = true;
};

// What waits until a match has written.
struct Errand {
  std::function<void(Room&)> work;
  std::function<void(std::string_view)> otherwise;
};

struct Room {
  std::unique_ptr<LiveMatch> match;
  std::vector<std::shared_ptr<Connection>> connections;
  Presence presence;
  std::vector<bool> away_logged;
  bool writing = false;
  std::deque<Errand> waiting;
  std::uint64_t turn = 0;        // of all the server's turns; what was planned for another is void
  std::uint64_t turns_seen = 0;  // of the match
  std::int64_t turn_since = 0;
  std::int64_t used = 0;
  std::int64_t seen = 0;  // when somebody who sits here was last at the table
};

class Hub {
 public:
  Hub(store::Store& store, Surroundings& world, HubOptions options);

  // --- Rooms (hub.cpp)
  // Does it when the match does nothing else. `otherwise` hears why there is no such match:
  // no-match, other-rules, or unreadable.
  void when_free(
      const std::string& match, std::function<void(Room&)> work,
      std::function<void(std::string_view)> otherwise = [](std::string_view) {});
  // Writes what is new of the match, and this; then tells everybody. `then` hears whether it holds.
  void commit(Room& room, std::vector<store::Change> more, std::function<void(bool)> then);
  // A match that was just made.
  Room& add(std::unique_ptr<LiveMatch> match);
  void broadcast(Room& room);
  ClockNow clock_of(const Room& room) const;

  // --- Connections (hub.cpp, wishes.cpp)
  // Refused by a `bye`. `since` below zero: everything is news.
  void enter(std::shared_ptr<Connection> connection, std::int64_t since, const std::string& key);
  void leave(const std::shared_ptr<Connection>& connection);
  void hear(const std::shared_ptr<Connection>& connection, std::string_view text);
  static void say_bye(Client& client, std::string_view code, Lang lang);

  // --- What happens without anybody's wish (turns.cpp)
  void schedule(Room& room);
  void sweep();
  // Loads the matches whose clocks run.
  void wake_clocks();
  void shut_down();

  store::Store& store() { return store_; }
  Surroundings& world() { return world_; }
  const HubOptions& options() const { return options_; }
  std::size_t live_matches() const { return rooms_.size(); }
  std::size_t connections() const;
  // When somebody who sits there was last at this table, as far as the memory knows.
  std::int64_t last_seen(const std::string& match) const;
  std::size_t writing() const;  // matches that wait for the disk
  // What somebody asks about: one question at a time. False if there is one already, or too many.
  bool ponder(const std::string& person, Thought thought, std::function<void(std::string)> then);
  // What somebody says over all his sockets together.
  bool is_too_fast(const std::string& person);

  Metrics metrics;

 private:
  struct Found {
    Room* room;
    std::string_view why{};  // there is none
  };
  Found find(const std::string& match);
  void settled(const std::string& match, const Result<Done>& result,
               const std::function<void(bool)>& then);
  void run_waiting(const std::string& match);
  void fail(const std::string& match);
  void greet(Room& room, Connection& connection, std::int64_t since);
  void make_room(Room& room, const std::string& person);

  void take_up(const std::shared_ptr<Connection>& connection, std::string_view text);
  void answer(const std::shared_ptr<Connection>& connection, Room& room, const json::value& wish,
              const std::string& nonce);

  void bot_turn(Room& room, Seat seat);
  std::int64_t pause_ms();
  void play_for(const std::string& match, std::uint64_t turn, Seat seat, std::string move);
  void note_away(const std::string& match, Seat seat, std::int64_t since);
  void set_presence(Room& room);

  store::Store& store_;
  Surroundings& world_;
  HubOptions options_;
  std::map<std::string, std::unique_ptr<Room>> rooms_;
  std::uint64_t next_turn_ = 0;
  bool stopping_ = false;
  std::set<std::string> pondering_;         // whose question is being thought about
  std::map<std::string, Bucket> messages_;  // of a person, over all his sockets
};

}  // namespace ilion::server
