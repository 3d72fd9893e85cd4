// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/schema.h"

#include <array>

namespace ilion::store {

namespace {

// Step n leads from version n to n + 1. A step that has shipped is never changed.
constexpr std::array<const char*, kSchemaVersion> kSteps{
    R"(
CREATE TABLE people(
  id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE COLLATE NOCASE, password TEXT,
  bot INTEGER NOT NULL, owner TEXT, created INTEGER NOT NULL) WITHOUT ROWID;
-- Whoever reads this file cannot act for anybody: a token is kept as its SHA-256.
CREATE TABLE sessions(
  hash TEXT PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE matches(
  id TEXT PRIMARY KEY, head TEXT NOT NULL, seats TEXT NOT NULL, state TEXT NOT NULL,
  steps INTEGER NOT NULL, actor INTEGER, result TEXT, public INTEGER NOT NULL,
  created INTEGER NOT NULL, touched INTEGER NOT NULL, seed TEXT NOT NULL, invite TEXT NOT NULL)
  WITHOUT ROWID;
CREATE INDEX matches_by_state ON matches(state, public, touched);
CREATE TABLE sitters(
  person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY(person, match)) WITHOUT ROWID;
CREATE TABLE log(
  match TEXT NOT NULL, v INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY(match, v)) WITHOUT ROWID;
CREATE TRIGGER log_keeps BEFORE UPDATE ON log
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_keeps_all BEFORE DELETE ON log
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TABLE answers(
  match TEXT NOT NULL, person TEXT NOT NULL, nonce TEXT NOT NULL, answer TEXT NOT NULL,
  PRIMARY KEY(match, person, nonce)) WITHOUT ROWID;
-- Who wishes not to be asked where: no part of the log, because nobody else may know.
CREATE TABLE quiet(
  match TEXT NOT NULL, seat INTEGER NOT NULL, window TEXT NOT NULL,
  PRIMARY KEY(match, seat, window)) WITHOUT ROWID;
)",
    // What no program of ours writes is refused, whoever tries. A content file of one's own stands
    // apart, so that lists of matches do not read it. Answers have an order: old ones are dropped.
    R"(
CREATE TABLE contents(
  match TEXT PRIMARY KEY, content TEXT NOT NULL CHECK(content <> '')) WITHOUT ROWID;
INSERT INTO contents SELECT id, json_extract(head, '$.content') FROM matches
  WHERE json_extract(head, '$.content') <> '';
CREATE TABLE new_matches(
  id TEXT PRIMARY KEY CHECK(id <> ''),
  head TEXT NOT NULL CHECK(json_valid(head)), seats TEXT NOT NULL CHECK(json_valid(seats)),
  state TEXT NOT NULL CHECK(state IN ('open', 'running', 'paused', 'finished')),
  steps INTEGER NOT NULL CHECK(steps >= 0),
  actor INTEGER CHECK(actor IS NULL OR actor BETWEEN 0 AND 4),
  result TEXT CHECK(result IS NULL OR json_valid(result)),
  public INTEGER NOT NULL CHECK(public IN (0, 1)),
  created INTEGER NOT NULL, touched INTEGER NOT NULL CHECK(touched >= created),
  seed TEXT NOT NULL CHECK(seed <> ''), invite TEXT NOT NULL CHECK(invite <> '')) WITHOUT ROWID;
INSERT INTO new_matches SELECT id, json_remove(head, '$.content'), seats, state, steps, actor,
  result, public, created, touched, seed, invite FROM matches;
DROP TABLE matches;
ALTER TABLE new_matches RENAME TO matches;
CREATE INDEX matches_by_state ON matches(state, public, touched);
CREATE TABLE new_log(
  match TEXT NOT NULL CHECK(match <> ''), v INTEGER NOT NULL CHECK(v > 0),
  kind TEXT NOT NULL
    CHECK(kind IN ('step', 'back', 'end', 'state', 'people', 'chat', 'vote')),
  body TEXT NOT NULL CHECK(json_valid(body)), PRIMARY KEY(match, v)) WITHOUT ROWID;
INSERT INTO new_log SELECT * FROM log;
DROP TABLE log;
ALTER TABLE new_log RENAME TO log;
CREATE TRIGGER log_keeps BEFORE UPDATE ON log
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_keeps_all BEFORE DELETE ON log
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TABLE new_answers(
  match TEXT NOT NULL, person TEXT NOT NULL, nonce TEXT NOT NULL CHECK(nonce <> ''),
  answer TEXT NOT NULL, number INTEGER NOT NULL CHECK(number >= 0),
  PRIMARY KEY(match, person, nonce)) WITHOUT ROWID;
INSERT INTO new_answers SELECT *, 0 FROM answers;
DROP TABLE answers;
ALTER TABLE new_answers RENAME TO answers;
CREATE INDEX answers_in_order ON answers(match, number);
CREATE TABLE new_quiet(
  match TEXT NOT NULL, seat INTEGER NOT NULL CHECK(seat BETWEEN 0 AND 4), window TEXT NOT NULL,
  PRIMARY KEY(match, seat, window)) WITHOUT ROWID;
INSERT INTO new_quiet SELECT * FROM quiet;
DROP TABLE quiet;
ALTER TABLE new_quiet RENAME TO quiet;
)",
    // A table that everybody left before it began is gone. The log of a match that is over tells
    // who wants to play again, and where.
    R"(
CREATE TABLE new_matches(
  id TEXT PRIMARY KEY CHECK(id <> ''),
  head TEXT NOT NULL CHECK(json_valid(head)), seats TEXT NOT NULL CHECK(json_valid(seats)),
  state TEXT NOT NULL CHECK(state IN ('open', 'running', 'paused', 'finished', 'gone')),
  steps INTEGER NOT NULL CHECK(steps >= 0),
  actor INTEGER CHECK(actor IS NULL OR actor BETWEEN 0 AND 4),
  result TEXT CHECK(result IS NULL OR json_valid(result)),
  public INTEGER NOT NULL CHECK(public IN (0, 1)),
  created INTEGER NOT NULL, touched INTEGER NOT NULL CHECK(touched >= created),
  seed TEXT NOT NULL CHECK(seed <> ''), invite TEXT NOT NULL CHECK(invite <> '')) WITHOUT ROWID;
INSERT INTO new_matches SELECT * FROM matches;
DROP TABLE matches;
ALTER TABLE new_matches RENAME TO matches;
CREATE INDEX matches_by_state ON matches(state, public, touched);
CREATE TABLE new_log(
  match TEXT NOT NULL CHECK(match <> ''), v INTEGER NOT NULL CHECK(v > 0),
  kind TEXT NOT NULL
    CHECK(kind IN ('step', 'back', 'end', 'state', 'people', 'chat', 'vote', 'again')),
  body TEXT NOT NULL CHECK(json_valid(body)), PRIMARY KEY(match, v)) WITHOUT ROWID;
INSERT INTO new_log SELECT * FROM log;
DROP TABLE log;
ALTER TABLE new_log RENAME TO log;
CREATE TRIGGER log_keeps BEFORE UPDATE ON log
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_keeps_all BEFORE DELETE ON log
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
)",
};

}  // namespace

void prepare(Database& database) {
  database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  const std::int64_t version = database.number("PRAGMA user_version");
  if (version > kSchemaVersion)
    throw StorageFailure("the data was written by a newer version of this program", false);
  bring_up(database, kSchemaVersion);
}

void bring_up(Database& database, int version) {
  const std::int64_t old = database.number("PRAGMA user_version");
  for (auto step = static_cast<std::size_t>(old); step < static_cast<std::size_t>(version); ++step)
    database.run("BEGIN IMMEDIATE;" + std::string(kSteps[step]) +
                 "PRAGMA user_version = " + std::to_string(step + 1) + "; COMMIT;");
}

}  // namespace ilion::store
