// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/store.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <future>

#include <unistd.h>

#include "store/schema.h"

using namespace ilion;
using namespace ilion::store;

namespace {

// A folder of one's own that is gone afterwards.
struct Folder {
  std::filesystem::path path;
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "ilion-store-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~Folder() { std::filesystem::remove_all(path); }
};

std::unique_ptr<Store> opened(const Folder& folder) {
  auto store = Store::open(folder.path);
  REQUIRE(store.ok());
  return std::move(*store);
}

bool written(Store& store, std::vector<Change> changes) {
  std::promise<bool> done;
  store.write(std::move(changes), [&](const Result<Done>& result) { done.set_value(result.ok()); });
  return done.get_future().get();
}

MatchRow a_match(const std::string& id) {
  MatchRow row;
  row.id = id;
  row.head = "{}";
  row.seats = "[]";
  row.state = "open";
  row.is_public = true;
  row.seed = "00";
  row.invite = "key";
  return row;
}

}  // namespace

TEST_CASE("what was written is there when the store is opened again") {
  const Folder folder;
  const Person anna{.id = "p1", .name = "Anna", .account = "anna", .password = "x", .created = 7};
  const std::vector<Entry> log{{1, "state", "{}"}, {2, "step", R"({"text":"pass"})"}};
  {
    const auto store = opened(folder);
    CHECK(written(*store,
                  {PutPerson{anna}, PutSession{"hash", "p1", 7}, PutMatch{a_match("m1")},
                   Sit{"p1", "m1"}, Append{"m1", log[0]}, Append{"m1", log[1]},
                   PutAnswer{"m1", {"p1", "n1", "done"}}, SetQuiet{"m1", {1, "toss"}, true}}));
  }
  const auto store = opened(folder);
  CHECK(store->person("p1") == anna);
  CHECK(store->account("ANNA") == anna);
  CHECK(store->session("hash") == "p1");
  CHECK(store->match("m1") == a_match("m1"));
  CHECK(store->log("m1") == log);
  CHECK(store->answers("m1").at(0).answer == "done");
  CHECK(store->quiet("m1").at(0).window == "toss");
  CHECK(store->matches_of("p1", 10).size() == 1);
  CHECK(store->public_matches("open", 10).size() == 1);
  CHECK(store->public_matches("running", 10).empty());
  CHECK_FALSE(store->match("m2"));
}

TEST_CASE("changes of one writing hold all or none") {
  const Folder folder;
  const auto store = opened(folder);
  CHECK(written(*store, {Append{"m1", {1, "state", "{}"}}}));
  CHECK_FALSE(written(*store, {Append{"m1", {2, "step", "{}"}}, Append{"m1", {1, "step", "{}"}}}));
  CHECK(store->log("m1").size() == 1);
}

TEST_CASE("one writing that contradicts does not take its neighbours down") {
  const Folder folder;
  const auto store = opened(folder);
  std::vector<std::future<bool>> answers;
  for (int i = 0; i < 20; ++i) {
    auto promise = std::make_shared<std::promise<bool>>();
    answers.push_back(promise->get_future());
    const std::int64_t v = i == 7 ? 1 : i + 1;  // the eighth comes twice
    store->write({Append{"m1", {v, "step", "{}"}}},
                 [promise](const Result<Done>& result) { promise->set_value(result.ok()); });
  }
  for (std::size_t i = 0; i < answers.size(); ++i) CHECK(answers[i].get() == (i != 7));
  CHECK(store->log("m1").size() == 19);
}

TEST_CASE("the log only grows") {
  const Folder folder;
  const auto store = opened(folder);
  CHECK(written(*store, {Append{"m1", {1, "step", "{}"}}}));
  Database database(database_file(folder.path).string());
  CHECK_THROWS_AS(database.run("UPDATE log SET body = ''"), StorageFailure);
  CHECK_THROWS_AS(database.run("DELETE FROM log"), StorageFailure);
}

TEST_CASE("what no program of ours writes is refused") {
  const Folder folder;
  const auto store = opened(folder);
  CHECK(written(*store, {PutMatch{a_match("m1")}}));
  CHECK_FALSE(written(*store, {Append{"m1", {1, "steps", "{}"}}}));
  CHECK_FALSE(written(*store, {Append{"m1", {1, "step", "{"}}}));
  CHECK_FALSE(written(*store, {Append{"m1", {0, "step", "{}"}}}));
  CHECK_FALSE(written(*store, {SetQuiet{"m1", {5, "toss"}, true}}));
  const auto spoiled = [&](auto spoil) {
    MatchRow row = a_match("m2");
    spoil(row);
    return !written(*store, {PutMatch{row}});
  };
  CHECK(spoiled([](MatchRow& row) { row.head = "{"; }));
  CHECK(spoiled([](MatchRow& row) { row.seats = ""; }));
  CHECK(spoiled([](MatchRow& row) { row.state = "begun"; }));
  CHECK(spoiled([](MatchRow& row) { row.actor = 5; }));
  CHECK(spoiled([](MatchRow& row) { row.result = "won"; }));
  CHECK(spoiled([](MatchRow& row) { row.touched = row.created - 1; }));
  CHECK_FALSE(spoiled([](MatchRow&) {}));
}

TEST_CASE("a match's own content is written once, and read only with the match itself") {
  const Folder folder;
  const auto store = opened(folder);
  MatchRow row = a_match("m1");
  row.content = R"({"cards":[]})";
  CHECK(written(*store, {PutMatch{row}, Sit{"p1", "m1"}}));
  row.state = "running";
  row.steps = 3;
  row.touched = 9;
  MatchRow update = row;
  update.content = "not looked at";
  update.head = "nor this";
  CHECK(written(*store, {UpdateMatch{update}}));
  CHECK(store->match("m1") == row);
  CHECK(store->public_matches("running", 10).at(0).content.empty());
  CHECK(store->matches_of("p1", 10).at(0).content.empty());
}

TEST_CASE("old answers can be dropped, and those that are kept stay in order") {
  const Folder folder;
  const auto store = opened(folder);
  for (const char* nonce : {"c", "a", "b"})
    CHECK(written(*store, {PutAnswer{"m1", {"p1", nonce, "done"}}}));
  CHECK(written(*store, {DropAnswer{"m1", "p1", "c"}}));
  const auto answers = store->answers("m1");
  REQUIRE(answers.size() == 2);
  CHECK(answers[0].nonce == "a");
  CHECK(answers[1].nonce == "b");
}

TEST_CASE("data of an older program is brought up with everything in it") {
  const Folder folder;
  {
    Database old(database_file(folder.path).string());
    bring_up(old, 1);
    old.run(R"(
INSERT INTO matches VALUES('m1', '{"game":"hector","content":"{\"a\":1}"}', '[]', 'open', 0, NULL,
  NULL, 1, 5, 6, '00', 'key');
INSERT INTO matches VALUES('m2', '{"game":"hector"}', '[]', 'open', 0, NULL, NULL, 1, 5, 6, '00', 'k');
INSERT INTO log VALUES('m1', 1, 'chat', '{}');
INSERT INTO answers VALUES('m1', 'p1', 'n1', 'done');
INSERT INTO quiet VALUES('m1', 1, 'toss');)");
  }
  const auto store = opened(folder);
  CHECK(store->match("m1")->head == R"({"game":"hector"})");
  CHECK(store->match("m1")->content == R"({"a":1})");
  CHECK(store->match("m2")->content.empty());
  CHECK(store->log("m1").size() == 1);
  CHECK(store->answers("m1").size() == 1);
  CHECK(store->quiet("m1").size() == 1);
  Database database(database_file(folder.path).string());
  CHECK_THROWS_AS(database.run("DELETE FROM log"), StorageFailure);
}

TEST_CASE("data of the second version is brought up, and what is new can be written") {
  const Folder folder;
  {
    Database old(database_file(folder.path).string());
    bring_up(old, 2);
    old.run(R"(
INSERT INTO matches VALUES('m1', '{}', '[]', 'finished', 3, NULL, '{}', 1, 5, 6, '00', 'key');
INSERT INTO contents VALUES('m1', '{"a":1}');
INSERT INTO log VALUES('m1', 1, 'chat', '{}');)");
  }
  const auto store = opened(folder);
  REQUIRE(store->match("m1"));
  CHECK(store->match("m1")->steps == 3);
  CHECK(store->match("m1")->content == R"({"a":1})");
  CHECK(store->log("m1").size() == 1);
  CHECK(written(*store, {Append{"m1", {2, "again", "{}"}}}));
  MatchRow row = *store->match("m1");
  row.state = "gone";
  CHECK(written(*store, {UpdateMatch{row}}));
  Database database(database_file(folder.path).string());
  CHECK_THROWS_AS(database.run("DELETE FROM log"), StorageFailure);
}

TEST_CASE("two accounts cannot have one name") {
  const Folder folder;
  const auto store = opened(folder);
  CHECK(written(*store, {PutPerson{{.id = "p1", .name = "A", .account = "Nestor"}}}));
  CHECK_FALSE(written(*store, {PutPerson{{.id = "p2", .name = "B", .account = "nestor"}}}));
}

TEST_CASE("data of a newer program is refused with a sentence") {
  const Folder folder;
  opened(folder);
  Database(database_file(folder.path).string()).run("PRAGMA user_version = 999");
  const auto store = Store::open(folder.path);
  REQUIRE_FALSE(store.ok());
  CHECK(store.error().sentence.find("newer") != std::string::npos);
}

TEST_CASE("a folder that cannot be used is refused with a sentence") {
  const Folder folder;
  std::ofstream(folder.path / "file") << "x";
  CHECK_FALSE(Store::open(folder.path / "file").ok());
  std::ofstream(folder.path / "ilion.db") << std::string(5000, 'x');
  CHECK_FALSE(Store::open(folder.path).ok());
}

TEST_CASE("a full disk refuses what is to be written and harms nothing") {
  const Folder folder;
  const auto store = opened(folder);
  CHECK(written(*store, {Append{"m1", {1, "step", "{}"}}}));
  // The writer's connection may not grow the file: what a full disk says to it.
  CHECK(written(*store, {LimitPages{1}}));
  CHECK_FALSE(written(*store, {Append{"m1", {2, "step", '"' + std::string(500'000, 'x') + '"'}}}));
  CHECK(store->log("m1").size() == 1);
  CHECK(written(*store, {LimitPages{1'000'000}}));
  CHECK(written(*store, {Append{"m1", {2, "step", "{}"}}}));
  CHECK(store->log("m1").size() == 2);
}

TEST_CASE("a backup holds everything, and only a backup can be restored") {
  const Folder folder;
  const Folder other;
  const auto file = folder.path / "backup.db";
  {
    const auto store = opened(folder);
    CHECK(written(*store, {Append{"m1", {1, "step", "{}"}}}));
    CHECK(backup(folder.path, file).ok());
    CHECK_FALSE(backup(folder.path, file).ok());  // nothing is written over
  }
  CHECK(restore(file, other.path).ok());
  CHECK(opened(other)->log("m1").size() == 1);
  CHECK_FALSE(restore(folder.path / "nothing", other.path).ok());
  CHECK_FALSE(backup(other.path / "nothing", file).ok());
}
