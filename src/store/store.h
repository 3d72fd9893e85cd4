// SPDX-License-Identifier: GPL-3.0-or-later
// The durable memory of the server: people, sessions, matches and, for each match, the log of
// everything that happened, which only grows. Reads answer at once, from the thread that owns the
// store; writes go to the writer and report back when they are on the disk.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "store/changes.h"
#include "store/writer.h"

namespace ilion::store {

class Store {
 public:
  // The folder is made if it is not there.
  static Result<std::unique_ptr<Store>> open(const std::filesystem::path& folder);

  std::optional<Person> person(const std::string& id);
  std::optional<Person> account(const std::string& name);
  std::optional<std::string> session(const std::string& hash);  // whose it is

  std::optional<MatchRow> match(const std::string& id);
  std::vector<Entry> log(const std::string& match);
  std::vector<Answer> answers(const std::string& match);
  std::vector<Quiet> quiet(const std::string& match);

  // The latest first, behind so many others; a person's own are not among those of others.
  std::vector<MatchRow> public_matches(const std::string& state, std::size_t most,
                                       std::size_t behind = 0);
  std::vector<MatchRow> matches_of_others(const std::string& state, const std::string& person,
                                          std::size_t most, std::size_t behind = 0);
  // Those that are over come last.
  std::vector<MatchRow> matches_of(const std::string& person, std::size_t most,
                                   std::size_t behind = 0);
  // Matches that go on by themselves: those whose clocks run.
  std::vector<MatchRow> running_matches();

  void write(std::vector<Change> changes, Then then);
  std::size_t waiting() const { return writer_->waiting(); }
  // Waits until everything is written; nothing can be written afterwards.
  void close() { writer_.reset(); }

 private:
  struct Reads;
  explicit Store(const std::string& path);
  std::vector<MatchRow> rows(Statement& statement);

  std::unique_ptr<Writer> writer_;  // first: it makes the tables
  Database database_;
  std::shared_ptr<Reads> reads_;
};

std::filesystem::path database_file(const std::filesystem::path& folder);

// A consistent copy of the data, also while a server uses it.
Result<Done> backup(const std::filesystem::path& folder, const std::filesystem::path& file);
// Puts a backup where the data was; what was there is kept beside it. No server may use the folder.
Result<Done> restore(const std::filesystem::path& file, const std::filesystem::path& folder);

}  // namespace ilion::store
