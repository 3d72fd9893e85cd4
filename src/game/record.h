// SPDX-License-Identifier: GPL-3.0-or-later
// A match is its record: which game by which rules and content, and every move and outcome in
// order. Replaying it is the save format, the audit, the undo and the share link. The text form has
// one line a step, so that a person can read it and a broken file can be told by its line:
//
//   ilion record 1
//   game hector
//   rules 1
//   content printed-1
//   players 2
//   option open_discards no
//   seat 0 human
//   seat 1 easy
//   steps
//   0 from 2          a move of seat 0
//   * draw R4 new     an outcome of chance
//   end front-fallen 1 2
//
// A match still running has no `end` line. A record with content of its own carries it in a line
// `content-file <JSON in one line>`. One that was played on a server can prove its luck
// (server/luck.h) by lines of its head:
//
//   luck <SHA-256 of the seed> <the seed>
//   luck-text 0 swift-footed      what the player at seat 0 added
//   luck-draws 0-11 14 16-80      the numbers of its draws, in order; those between were taken back
//   luck-given 12                 the first 12 steps were given, not drawn
//
// A line `practice yes` of the head says that something was taken back after it had shown more than
// was known: whoever decided again knew what would come.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "game/seat.h"

namespace ilion {

struct Step {
  std::optional<Seat> seat;  // nothing: chance
  std::string text;          // in the game's notation
  friend bool operator==(const Step&, const Step&) = default;
};

struct RecordEnd {
  std::string reason;
  std::vector<int> ranks;  // by seat
  friend bool operator==(const RecordEnd&, const RecordEnd&) = default;
};

struct RecordLuck {
  std::string commitment;              // hex
  std::string seed;                    // hex
  std::vector<std::string> texts;      // by seat
  std::vector<std::uint64_t> draws{};  // a number for each step of chance behind the given ones
  std::size_t given = 0;
  friend bool operator==(const RecordLuck&, const RecordLuck&) = default;
};

// Where a text says each thing of its head, by how that line begins: "rules", "option
// open_discards". It only helps to name a fault: two records are the same wherever they say it.
struct HeadLines {
  std::map<std::string, std::size_t> line_of;
  friend bool operator==(const HeadLines&, const HeadLines&) { return true; }
};

struct Record {
  std::string game;
  int rules_version = 1;
  std::string content_version;
  std::string content;  // the text of a content file of one's own, or empty
  std::size_t players = 2;
  std::vector<std::pair<std::string, std::string>> options;  // sorted by key
  std::vector<std::string> seats;                            // who sat there: "human", a bot's name
  std::vector<Step> steps;
  std::optional<RecordEnd> end;
  std::optional<RecordLuck> luck{};
  bool practice = false;
  HeadLines lines{};  // empty if it was not read from a text
  friend bool operator==(const Record&, const Record&) = default;
};

std::string to_text(const Record& record);

// A broken record is refused with the line and the reason.
Result<Record> parse_record(std::string_view text);

}  // namespace ilion
