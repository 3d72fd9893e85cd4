// SPDX-License-Identifier: GPL-3.0-or-later
// As much of SQLite as the store needs, with owners for its handles. What the disk or the database
// refuses is thrown as StorageFailure and caught where the store is asked (store.cpp, writer.cpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace ilion::store {

class StorageFailure : public std::runtime_error {
 public:
  StorageFailure(const std::string& what, bool is_conflict)
      : std::runtime_error(what), is_conflict_(is_conflict) {}
  // One row contradicts another (a name that is taken); the disk itself is well.
  bool is_conflict() const { return is_conflict_; }

 private:
  bool is_conflict_;
};

class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql);

  // Ready for another run with these values, in the order of the question marks.
  template <class... Values>
  Statement& with(const Values&... values) {
    restart();
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }

  bool row();  // the next one, if there is any
  void run();  // to the end

  std::int64_t number(int column) const;
  std::string text(int column) const;  // also of blobs
  bool is_null(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };

  void restart();
  void bind(int place, std::int64_t value);
  void bind(int place, int value) { bind(place, std::int64_t{value}); }
  void bind(int place, std::size_t value) { bind(place, static_cast<std::int64_t>(value)); }
  void bind(int place, bool value) { bind(place, std::int64_t{value}); }
  void bind(int place, std::string_view text);
  void bind(int place, const std::string& text) { bind(place, std::string_view(text)); }
  void bind(int place, const char* text) { bind(place, std::string_view(text)); }
  template <class Value>
  void bind(int place, const std::optional<Value>& value) {
    if (value)
      bind(place, *value);
    else
      bind_null(place);
  }
  void bind_null(int place);
  [[noreturn]] void fail() const;

  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Database {
 public:
  explicit Database(const std::string& path);

  void run(const std::string& sql);  // several statements, without values
  Statement prepare(std::string_view sql) { return Statement(database_.get(), sql); }
  std::int64_t number(std::string_view sql);
  // A whole and consistent copy, also while others write.
  void copy_to(const std::string& path);

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace ilion::store
