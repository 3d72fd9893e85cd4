// SPDX-License-Identifier: GPL-3.0-or-later
// What can be written. Changes that belong together travel in one Writing and become durable
// together or not at all.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/result.h"

namespace ilion::store {

struct Person {
  std::string id;
  std::string name;
  std::optional<std::string> account{};   // the name one signs in with
  std::optional<std::string> password{};  // as argon2id writes it
  bool bot = false;
  std::optional<std::string> owner{};  // of a bot
  std::int64_t created = 0;
  friend bool operator==(const Person&, const Person&) = default;
};

struct MatchRow {
  std::string id;
  std::string head;   // JSON: what was agreed before the start; never changes
  std::string seats;  // JSON: who sits where
  std::string state;  // open, running, paused, finished, gone
  std::size_t steps = 0;
  std::optional<std::int64_t> actor{};  // the seat awaited: for its owner alone
  std::optional<std::string> result{};  // JSON
  bool is_public = false;
  std::int64_t created = 0;
  std::int64_t touched = 0;
  std::string seed;    // hex
  std::string invite;  // the key of its link
  // A content file of the match's own, or empty. Lists of matches come without it.
  std::string content{};
  friend bool operator==(const MatchRow&, const MatchRow&) = default;
};

// One line of a match's log.
struct Entry {
  std::int64_t v = 0;
  std::string kind;
  std::string body;  // JSON
  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Answer {
  std::string person;
  std::string nonce;
  std::string answer;
};

struct Quiet {
  std::int64_t seat;
  std::string window;
};

struct PutPerson {
  Person person;
};
struct PutSession {
  std::string hash;
  std::string person;
  std::int64_t created;
};
struct DropSession {
  std::string hash;
};
// A new one, with its head and content.
struct PutMatch {
  MatchRow row;
};
// What changes as it goes on: seats, state, steps, actor, result and the time.
struct UpdateMatch {
  MatchRow row;
};
struct Sit {
  std::string person;
  std::string match;
};
struct StandUp {
  std::string person;
  std::string match;
};
struct Append {
  std::string match;
  Entry entry;
};
struct PutAnswer {
  std::string match;
  Answer answer;
};
struct DropAnswer {
  std::string match;
  std::string person;
  std::string nonce;
};
struct SetQuiet {
  std::string match;
  Quiet quiet;
  bool on;
};

// Of a seat that somebody else takes.
struct ForgetQuiet {
  std::string match;
  std::int64_t seat;
};

// No more pages than so many: how a test makes the disk full.
struct LimitPages {
  std::int64_t most;
};

using Change = std::variant<PutPerson, PutSession, DropSession, PutMatch, UpdateMatch, Sit, StandUp,
                            Append, PutAnswer, DropAnswer, SetQuiet, ForgetQuiet, LimitPages>;

// Called on the writer's thread, once the changes are on the disk or are known not to be.
using Then = std::function<void(const Result<Done>&)>;

struct Writing {
  std::vector<Change> changes;
  Then then;
};

}  // namespace ilion::store
