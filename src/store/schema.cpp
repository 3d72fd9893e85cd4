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
};

}  // namespace

void prepare(Database& database) {
  database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  const std::int64_t version = database.number("PRAGMA user_version");
  if (version > kSchemaVersion)
    throw StorageFailure("the data was written by a newer version of this program", false);
  for (auto step = static_cast<std::size_t>(version); step < kSteps.size(); ++step)
    database.run("BEGIN IMMEDIATE;" + std::string(kSteps[step]) +
                 "PRAGMA user_version = " + std::to_string(step + 1) + "; COMMIT;");
}

}  // namespace ilion::store
