// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/writer.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "store/schema.h"

namespace ilion::store {

struct Writer::Statements {
  explicit Statements(Database& db)
      : database(db),
        person(db.prepare("INSERT INTO people VALUES(?,?,?,?,?,?,?) ON CONFLICT(id) DO UPDATE SET "
                          "name = excluded.name, account = excluded.account, "
                          "password = excluded.password")),
        session(db.prepare("INSERT INTO sessions VALUES(?,?,?)")),
        no_session(db.prepare("DELETE FROM sessions WHERE hash = ?")),
        match(db.prepare("INSERT INTO matches VALUES(?,?,?,?,?,?,?,?,?,?,?,?)")),
        content(db.prepare("INSERT INTO contents VALUES(?,?)")),
        update(db.prepare("UPDATE matches SET seats = ?, state = ?, steps = ?, actor = ?, "
                          "result = ?, touched = ? WHERE id = ?")),
        sit(db.prepare("INSERT INTO sitters VALUES(?,?) ON CONFLICT DO NOTHING")),
        stand(db.prepare("DELETE FROM sitters WHERE person = ? AND match = ?")),
        append(db.prepare("INSERT INTO log VALUES(?,?,?,?)")),
        answer(db.prepare("INSERT INTO answers VALUES(?,?,?,?,(SELECT COALESCE(MAX(number), 0) + 1 "
                          "FROM answers WHERE match = ?1))")),
        no_answer(db.prepare("DELETE FROM answers WHERE match = ? AND person = ? AND nonce = ?")),
        quiet(db.prepare("INSERT INTO quiet VALUES(?,?,?) ON CONFLICT DO NOTHING")),
        no_quiet(db.prepare("DELETE FROM quiet WHERE match = ? AND seat = ? AND window = ?")),
        forget_quiet(db.prepare("DELETE FROM quiet WHERE match = ? AND seat = ?")) {}

  void operator()(const PutPerson& put) {
    const Person& p = put.person;
    person.with(p.id, p.name, p.account, p.password, p.bot, p.owner, p.created).run();
  }
  void operator()(const PutSession& put) { session.with(put.hash, put.person, put.created).run(); }
  void operator()(const DropSession& drop) { no_session.with(drop.hash).run(); }
  void operator()(const PutMatch& put) {
    const MatchRow& m = put.row;
    match
        .with(m.id, m.head, m.seats, m.state, m.steps, m.actor, m.result, m.is_public, m.created,
              m.touched, m.seed, m.invite)
        .run();
    if (!m.content.empty()) content.with(m.id, m.content).run();
  }
  void operator()(const UpdateMatch& put) {
    const MatchRow& m = put.row;
    update.with(m.seats, m.state, m.steps, m.actor, m.result, m.touched, m.id).run();
  }
  void operator()(const Sit& who) { sit.with(who.person, who.match).run(); }
  void operator()(const StandUp& who) { stand.with(who.person, who.match).run(); }
  void operator()(const Append& add) {
    append.with(add.match, add.entry.v, add.entry.kind, add.entry.body).run();
  }
  void operator()(const PutAnswer& put) {
    answer.with(put.match, put.answer.person, put.answer.nonce, put.answer.answer).run();
  }
  void operator()(const DropAnswer& drop) {
    no_answer.with(drop.match, drop.person, drop.nonce).run();
  }
  void operator()(const SetQuiet& set) {
    Statement& statement = set.on ? quiet : no_quiet;
    statement.with(set.match, set.quiet.seat, set.quiet.window).run();
  }

  void operator()(const ForgetQuiet& forget) { forget_quiet.with(forget.match, forget.seat).run(); }
  void operator()(const LimitPages& limit) {
    database.run("PRAGMA max_page_count = " + std::to_string(limit.most));
  }

  Database& database;
  Statement person, session, no_session, match, content, update, sit, stand, append, answer,
      no_answer, quiet, no_quiet, forget_quiet;
};

Writer::Writer(const std::string& path) : database_(path) {
  prepare(database_);
  statements_ = std::make_unique<Statements>(database_);
  thread_ = std::thread([this] { work(); });
}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::write(Writing writing) {
  {
    const std::lock_guard lock(mutex_);
    if (queue_.empty()) oldest_ = std::chrono::steady_clock::now();
    queue_.push_back(std::move(writing));
  }
  wake_.notify_one();
}

std::size_t Writer::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

std::vector<Writing> Writer::collect() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [&] { return closing_ || !queue_.empty(); });
  // Who came while the last batch was flushed has waited already.
  wake_.wait_until(lock, oldest_ + kCollectFor,
                   [&] { return closing_ || queue_.size() >= kMostTogether; });
  const std::size_t count = std::min(queue_.size(), kMostTogether);
  const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(count);
  std::vector<Writing> batch(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
  queue_.erase(queue_.begin(), end);
  return batch;
}

void Writer::work() {
  for (auto batch = collect(); !batch.empty(); batch = collect()) commit(batch);
}

void Writer::commit(const std::vector<Writing>& batch) {
  try {
    database_.run("BEGIN IMMEDIATE");
    for (const Writing& writing : batch)
      for (const Change& change : writing.changes) std::visit(*statements_, change);
    database_.run("COMMIT");
  } catch (const StorageFailure& failure) {
    try {
      database_.run("ROLLBACK");
    } catch (const StorageFailure&) {  // SQLite has rolled back by itself
    }
    // One that contradicts what is there must not take the others down with it.
    if (failure.is_conflict() && batch.size() > 1) {
      for (const Writing& writing : batch) commit({writing});
      return;
    }
    for (const Writing& writing : batch)
      if (writing.then) writing.then(Error{failure.what()});
    return;
  }
  for (const Writing& writing : batch)
    if (writing.then) writing.then(Done{});
}

}  // namespace ilion::store
