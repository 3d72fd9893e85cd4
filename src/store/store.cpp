// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/store.h"

#include <utility>

#include "store/schema.h"

namespace ilion::store {

namespace fs = std::filesystem;

namespace {

constexpr const char* kMatchColumns =
    "SELECT matches.id, head, seats, state, steps, actor, result, public, created, touched, seed, "
    "invite, '' FROM matches ";
constexpr const char* kWithContent =
    "SELECT matches.id, head, seats, state, steps, actor, result, public, created, touched, seed, "
    "invite, contents.content FROM matches LEFT JOIN contents ON contents.match = matches.id ";

std::optional<std::string> optional_text(const Statement& row, int column) {
  return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

std::optional<Person> person_of(Statement& row) {
  if (!row.row()) return std::nullopt;
  Person person{row.text(0),           row.text(1),        optional_text(row, 2),
                optional_text(row, 3), row.number(4) != 0, optional_text(row, 5),
                row.number(6)};
  row.run();
  return person;
}

MatchRow match_of(const Statement& row) {
  return {row.text(0),
          row.text(1),
          row.text(2),
          row.text(3),
          static_cast<std::size_t>(row.number(4)),
          row.is_null(5) ? std::nullopt : std::optional(row.number(5)),
          optional_text(row, 6),
          row.number(7) != 0,
          row.number(8),
          row.number(9),
          row.text(10),
          row.text(11),
          row.text(12)};
}

}  // namespace

struct Store::Reads {
  explicit Reads(Database& db)
      : person(db.prepare("SELECT * FROM people WHERE id = ?")),
        account(db.prepare("SELECT * FROM people WHERE account = ?")),
        session(db.prepare("SELECT person FROM sessions WHERE hash = ?")),
        match(db.prepare(std::string(kWithContent) + "WHERE id = ?")),
        log(db.prepare("SELECT v, kind, body FROM log WHERE match = ? ORDER BY v")),
        answers(db.prepare("SELECT person, nonce, answer FROM answers WHERE match = ? "
                           "ORDER BY number")),
        quiet(db.prepare("SELECT seat, window FROM quiet WHERE match = ?")),
        of_state(db.prepare(std::string(kMatchColumns) +
                            "WHERE state = ? AND public = 1 "
                            "ORDER BY touched DESC, matches.id LIMIT ? OFFSET ?")),
        of_others(db.prepare(std::string(kMatchColumns) +
                             "WHERE state = ? AND public = 1 AND NOT EXISTS (SELECT 1 FROM sitters "
                             "WHERE sitters.person = ? AND sitters.match = matches.id) "
                             "ORDER BY touched DESC, matches.id LIMIT ? OFFSET ?")),
        of_person(db.prepare(std::string(kMatchColumns) +
                             "JOIN sitters ON sitters.match = matches.id WHERE sitters.person = ? "
                             "ORDER BY state = 'finished', touched DESC, matches.id "
                             "LIMIT ? OFFSET ?")),
        running(db.prepare(std::string(kMatchColumns) + "WHERE state = 'running'")) {}

  Statement person, account, session, match, log, answers, quiet, of_state, of_others, of_person,
      running;
};

Store::Store(const std::string& path)
    : writer_(std::make_unique<Writer>(path)),
      database_(path),
      reads_(std::make_shared<Reads>(database_)) {}

Result<std::unique_ptr<Store>> Store::open(const fs::path& folder) {
  try {
    fs::create_directories(folder);
    return std::unique_ptr<Store>(new Store(database_file(folder).string()));
  } catch (const std::exception& failure) {
    return Error{"The data in '" + folder.string() + "' cannot be used: " + failure.what() + "."};
  }
}

std::optional<Person> Store::person(const std::string& id) {
  return person_of(reads_->person.with(id));
}

std::optional<Person> Store::account(const std::string& name) {
  return person_of(reads_->account.with(name));
}

std::optional<std::string> Store::session(const std::string& hash) {
  Statement& row = reads_->session.with(hash);
  if (!row.row()) return std::nullopt;
  std::string person = row.text(0);
  row.run();
  return person;
}

std::optional<MatchRow> Store::match(const std::string& id) {
  auto found = rows(reads_->match.with(id));
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<Entry> Store::log(const std::string& match) {
  std::vector<Entry> entries;
  Statement& row = reads_->log.with(match);
  while (row.row()) entries.push_back({row.number(0), row.text(1), row.text(2)});
  return entries;
}

std::vector<Answer> Store::answers(const std::string& match) {
  std::vector<Answer> answers;
  Statement& row = reads_->answers.with(match);
  while (row.row()) answers.push_back({row.text(0), row.text(1), row.text(2)});
  return answers;
}

std::vector<Quiet> Store::quiet(const std::string& match) {
  std::vector<Quiet> quiet;
  Statement& row = reads_->quiet.with(match);
  while (row.row()) quiet.push_back({row.number(0), row.text(1)});
  return quiet;
}

std::vector<MatchRow> Store::rows(Statement& statement) {
  std::vector<MatchRow> found;
  while (statement.row()) found.push_back(match_of(statement));
  return found;
}

std::vector<MatchRow> Store::public_matches(const std::string& state, std::size_t most,
                                            std::size_t behind) {
  return rows(reads_->of_state.with(state, most, behind));
}

std::vector<MatchRow> Store::matches_of_others(const std::string& state, const std::string& person,
                                               std::size_t most, std::size_t behind) {
  return rows(reads_->of_others.with(state, person, most, behind));
}

std::vector<MatchRow> Store::matches_of(const std::string& person, std::size_t most,
                                        std::size_t behind) {
  return rows(reads_->of_person.with(person, most, behind));
}

std::vector<MatchRow> Store::running_matches() { return rows(reads_->running.with()); }

void Store::write(std::vector<Change> changes, Then then) {
  writer_->write({std::move(changes), std::move(then)});
}

fs::path database_file(const fs::path& folder) { return folder / "ilion.db"; }

Result<Done> backup(const fs::path& folder, const fs::path& file) {
  try {
    if (!fs::exists(database_file(folder)))
      return Error{"There is no data in '" + folder.string() + "'."};
    if (fs::exists(file)) return Error{"The file '" + file.string() + "' is there already."};
    Database(database_file(folder).string()).copy_to(file.string());
    return Done{};
  } catch (const std::exception& failure) {
    return Error{"The backup cannot be made: " + std::string(failure.what()) + "."};
  }
}

Result<Done> restore(const fs::path& file, const fs::path& folder) {
  try {
    if (!fs::exists(file)) return Error{"There is no file '" + file.string() + "'."};
    Database source(file.string());
    if (source.number("PRAGMA user_version") == 0)
      return Error{"The file '" + file.string() + "' is no backup of Ilion."};
    fs::create_directories(folder);
    const fs::path target = database_file(folder);
    if (fs::exists(target)) {
      Database(target.string()).run("PRAGMA wal_checkpoint(TRUNCATE)");
      fs::rename(target, target.string() + ".before");
      fs::remove(target.string() + "-wal");
      fs::remove(target.string() + "-shm");
    }
    source.copy_to(target.string());
    return Done{};
  } catch (const std::exception& failure) {
    return Error{"The backup cannot be restored: " + std::string(failure.what()) + "."};
  }
}

}  // namespace ilion::store
