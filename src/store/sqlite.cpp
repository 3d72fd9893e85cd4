// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sqlite.h"

#include <sqlite3.h>

namespace ilion::store {

namespace {

constexpr int kPatienceMs = 5000;  // with another process that holds the lock: a backup

[[noreturn]] void fail_of(sqlite3* database) {
  throw StorageFailure(sqlite3_errmsg(database), sqlite3_errcode(database) == SQLITE_CONSTRAINT);
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Statement::Statement(sqlite3* database, std::string_view sql) : database_(database) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()),
                         SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
    fail();
  statement_.reset(statement);
}

void Statement::fail() const { fail_of(database_); }

void Statement::restart() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

void Statement::bind(int place, std::int64_t value) {
  if (sqlite3_bind_int64(statement_.get(), place, value) != SQLITE_OK) fail();
}

// The copy is SQLite's own: a value may be gone before the statement runs.
void Statement::bind(int place, std::string_view text) {
  if (sqlite3_bind_text(statement_.get(), place, text.data(), static_cast<int>(text.size()),
                        SQLITE_TRANSIENT) != SQLITE_OK)
    fail();
}

void Statement::bind_null(int place) {
  if (sqlite3_bind_null(statement_.get(), place) != SQLITE_OK) fail();
}

bool Statement::row() {
  const int status = sqlite3_step(statement_.get());
  if (status == SQLITE_ROW) return true;
  if (status == SQLITE_DONE) {
    sqlite3_reset(statement_.get());  // an open read would keep the log from being folded in
    return false;
  }
  fail();
}

void Statement::run() {
  while (row()) {}
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes == nullptr
             ? std::string()
             : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

bool Statement::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

Database::Database(const std::string& path) {
  sqlite3* database = nullptr;
  const int status =
      sqlite3_open_v2(path.c_str(), &database,
                      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(database);
  if (status != SQLITE_OK) fail_of(database);
  sqlite3_busy_timeout(database, kPatienceMs);
}

void Database::run(const std::string& sql) {
  if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    fail_of(database_.get());
}

std::int64_t Database::number(std::string_view sql) {
  Statement statement = prepare(sql);
  return statement.row() ? statement.number(0) : 0;
}

void Database::copy_to(const std::string& path) {
  Database target(path);
  sqlite3_backup* backup =
      sqlite3_backup_init(target.database_.get(), "main", database_.get(), "main");
  if (backup == nullptr) fail_of(target.database_.get());
  const int status = sqlite3_backup_step(backup, -1);
  sqlite3_backup_finish(backup);
  if (status != SQLITE_DONE) fail_of(target.database_.get());
}

}  // namespace ilion::store
