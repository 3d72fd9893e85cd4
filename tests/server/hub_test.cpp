// SPDX-License-Identifier: GPL-3.0-or-later
// The Hub without sockets: a world whose time is turned by hand, and clients that only listen.
#include "server/hub.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <mutex>
#include <thread>

#include <unistd.h>

#include "server/lobby.h"
#include "server/secrets.h"

using namespace ilion;
using namespace ilion::server;

namespace {

class TestWorld final : public Surroundings {
 public:
  std::int64_t now = 1'000'000;
  bool busy = false;
  std::function<bool()> is_writing = [] { return false; };

  std::int64_t now_ms() const override { return now; }
  void post(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(work));
  }
  void later(std::int64_t delay_ms, std::function<void()> work) override {
    timers_.emplace(now + delay_ms, std::move(work));
  }
  bool think(Thought thought, std::function<void(std::string)> then) override {
    if (busy) return false;
    Rng rng(7);
    post([then = std::move(then), move = thought(rng)] { then(move); });
    return true;
  }
  bool hash(std::function<std::string()> work, std::function<void(std::string)> then) override {
    post([then = std::move(then), hashed = work()] { then(hashed); });
    return true;
  }

  // Until nothing happens any more, the disk included.
  void settle() {
    while (true) {
      std::vector<std::function<void()>> work;
      {
        const std::lock_guard lock(mutex_);
        work.swap(posted_);
      }
      if (work.empty() && !is_writing()) return;
      for (const auto& each : work) each();
      if (work.empty()) std::this_thread::yield();
    }
  }
  void pass(std::int64_t ms) {
    now += ms;
    while (!timers_.empty() && timers_.begin()->first <= now) {
      const auto work = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      work();
    }
    settle();
  }

 private:
  std::mutex mutex_;
  std::vector<std::function<void()>> posted_;
  std::multimap<std::int64_t, std::function<void()>> timers_;
};

struct Ear final : Client {
  std::vector<json::value> heard;
  bool closed = false;
  void send(std::string text) override { heard.push_back(json::parse(text)); }
  void close() override { closed = true; }
  const json::value& last(std::string_view type) const {
    for (std::size_t i = heard.size(); i-- > 0;)
      if (text_of(heard[i], "type") == type) return heard[i];
    FAIL("nothing of that type was heard");
    return heard.front();
  }
  const json::value& frame() const {
    for (std::size_t i = heard.size(); i-- > 0;)
      if (member(heard[i], "frame") != nullptr) return heard[i].at("frame");
    FAIL("no frame was heard");
    return heard.front();
  }
};

struct House {
  std::filesystem::path folder;
  std::unique_ptr<store::Store> store;
  TestWorld world;
  std::unique_ptr<Hub> hub;

  explicit House(HubOptions options = {}) {
    prepare_secrets();
    std::string name = (std::filesystem::temp_directory_path() / "ilion-hub-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    folder = name;
    store = std::move(*store::Store::open(folder));
    hub = std::make_unique<Hub>(*store, world, options);
    world.is_writing = [this] { return hub->writing() > 0; };
  }
  ~House() {
    hub.reset();
    store.reset();
    std::filesystem::remove_all(folder);
  }

  std::string make(const std::string& person, const std::string& body) {
    Request request;
    request.method = "POST";
    request.body = body;
    std::string id;
    Lobby(*hub).make({.id = person, .name = person}, request, [&](const Response& response) {
      REQUIRE(response.status == 200);
      id = std::string(json::parse(response.body).at("id").as_string());
    });
    world.settle();
    REQUIRE_FALSE(id.empty());
    return id;
  }

  std::pair<std::shared_ptr<Connection>, std::shared_ptr<Ear>> enter(const std::string& person,
                                                                     const std::string& match) {
    auto ear = std::make_shared<Ear>();
    auto connection =
        std::make_shared<Connection>(Connection{.client = ear,
                                                .match = match,
                                                .person = {.id = person, .name = person},
                                                .eyes = {person, {}, Lang::En},
                                                .messages = Bucket(1000, 1000),
                                                .chats = Bucket(8, 1)});
    hub->enter(connection, -1, "");
    world.settle();
    return {connection, ear};
  }

  json::value ask(const std::pair<std::shared_ptr<Connection>, std::shared_ptr<Ear>>& who,
                  json::object wish) {
    static int count = 0;
    const std::string nonce = "n" + std::to_string(++count);
    wish["nonce"] = nonce;
    hub->hear(who.first, json::serialize(wish));
    world.settle();
    for (const json::value& message : who.second->heard)
      if (text_of(message, "nonce") == nonce) return message;
    FAIL("no answer");
    return {};
  }

  // Lets bots move until this client is asked.
  void wait(const std::pair<std::shared_ptr<Connection>, std::shared_ptr<Ear>>& who) {
    for (int i = 0; i < 50 && who.second->frame().at("asked").is_null(); ++i) world.pass(700);
  }

  // The first choice of whoever is asked.
  json::value play(const std::pair<std::shared_ptr<Connection>, std::shared_ptr<Ear>>& who) {
    const json::value frame = who.second->frame();
    const json::value& asked = frame.at("asked");
    REQUIRE_FALSE(asked.is_null());
    return ask(who, {{"type", "move"},
                     {"seat", asked.at("seat")},
                     {"step", frame.at("steps")},
                     {"moves", json::array{asked.at("choices").at(0).at("text")}}});
  }
};

constexpr const char* kHotseat =
    R"({"game":"hector","seats":[{"kind":"me"},{"kind":"me"}],"public":true,"spectators":true})";
constexpr const char* kAgainstBot =
    R"({"game":"hector","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}]})";

}  // namespace

TEST_CASE("a move is acknowledged when it is stored, and then shown") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id);
  const auto watcher = house.enter("eve", id);
  CHECK(watcher.second->frame().at("views").at(0).at("seat").is_null());
  const auto done = house.play(anna);
  CHECK(done.at("type") == "done");
  CHECK(house.store->log(id).back().v == done.at("v").as_int64());
  CHECK(watcher.second->last("update").at("v") == done.at("v"));
}

TEST_CASE("a storage that fails acknowledges nothing and begins again from the disk") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  auto anna = house.enter("anna", id);
  house.store->write({store::LimitPages{1}}, nullptr);
  // Enough moves to need a new page.
  for (int i = 0; i < 400 && !anna.second->closed; ++i) {
    const json::value frame = anna.second->frame();
    const json::value& asked = frame.at("asked");
    house.hub->hear(anna.first, json::serialize(json::object{
                                    {"type", "move"},
                                    {"nonce", "m" + std::to_string(i)},
                                    {"seat", asked.at("seat")},
                                    {"step", frame.at("steps")},
                                    {"moves", json::array{asked.at("choices").at(0).at("text")}}}));
    house.world.settle();
  }
  REQUIRE(anna.second->closed);
  CHECK(anna.second->last("bye").at("code") == "storage");
  house.store->write({store::LimitPages{1'000'000}}, nullptr);
  anna = house.enter("anna", id);
  CHECK(anna.second->last("hello").at("v") == house.store->log(id).back().v);
  CHECK(house.play(anna).at("type") == "done");
}

TEST_CASE("a match is the fold of its log: memory and disk agree after every kind of thing") {
  House house;
  const std::string id = house.make("anna", kAgainstBot);
  auto anna = house.enter("anna", id);
  house.wait(anna);
  for (int i = 0; i < 6; ++i) {
    house.play(anna);
    house.wait(anna);
  }
  const auto step = anna.second->frame().at("steps").as_int64();
  house.ask(anna, {{"type", "chat"}, {"text", "Well."}});
  std::int64_t mine = step;
  while (house.ask(anna, {{"type", "undo"}, {"seat", 0}, {"step", --mine}}).at("type") != "done") {}
  house.play(anna);
  house.wait(anna);
  const json::value live = anna.second->frame();
  house.hub = std::make_unique<Hub>(*house.store, house.world, HubOptions{});
  anna = house.enter("anna", id);
  const json::value& loaded = anna.second->frame();
  for (const char* key : {"steps", "views", "asked", "state", "result", "undo"})
    CHECK(loaded.at(key) == live.at(key));
}

TEST_CASE("bots wait their time, also when the workers are busy") {
  House house;
  const std::string id = house.make(
      "anna", R"({"game":"hector","seats":[{"kind":"bot","bot":"random"},{"kind":"me"}]})");
  const auto anna = house.enter("anna", id);
  const auto steps = anna.second->frame().at("steps");
  house.world.pass(100);
  CHECK(anna.second->frame().at("steps") == steps);
  house.world.pass(600);
  CHECK(anna.second->frame().at("steps") != steps);
}

TEST_CASE("chat and private wishes stop neither a clock nor a bot") {
  House house;
  const std::string id =
      house.make("anna",
                 R"({"game":"hector","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],
          "clock":{"budget_ms":60000,"increment_ms":0}})");
  const auto anna = house.enter("anna", id);
  house.wait(anna);
  const auto left = [&] {
    return anna.second->frame().at("clocks").at("left_ms").at(0).as_int64();
  };
  const std::int64_t before = left();
  house.world.pass(2000);
  house.ask(anna, {{"type", "chat"}, {"text", "a moment"}});
  house.world.pass(2000);
  house.play(anna);
  CHECK(before - left() >= 4000);

  const std::string other = house.make(
      "anna", R"({"game":"hector","seats":[{"kind":"bot","bot":"random"},{"kind":"me"}]})");
  const auto there = house.enter("anna", other);
  const auto steps = there.second->frame().at("steps");
  for (int i = 0; i < 4; ++i) {
    house.world.pass(200);
    house.ask(there, {{"type", "chat"}, {"text", "hurry"}});
  }
  CHECK(there.second->frame().at("steps") != steps);
}

TEST_CASE("what a move has earned on the clock goes back with the move") {
  House house;
  const std::string id =
      house.make("anna", R"({"game":"hector","seats":[{"kind":"me"},{"kind":"me"}],
                  "clock":{"budget_ms":60000,"increment_ms":10000}})");
  const auto anna = house.enter("anna", id);
  const auto left = [&] {
    return anna.second->frame().at("clocks").at("left_ms").at(0).as_int64();
  };
  const std::int64_t before = left();
  const json::value seat = anna.second->frame().at("asked").at("seat");
  const json::value step = anna.second->frame().at("steps");
  house.play(anna);
  CHECK(text_of(house.ask(anna, {{"type", "undo"}, {"seat", seat}, {"step", step}}), "type") ==
        "done");
  CHECK(left() <= before);
}

TEST_CASE("a word for one ear that names nobody is not said to all") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id);
  CHECK(text_of(house.ask(anna, {{"type", "chat"}, {"text", "psst"}, {"to", "1"}}), "code") ==
        "bad-json");
}

TEST_CASE("who leaves is shown at once and noted after a while") {
  House house;
  const std::string id = house.make(
      "anna", R"({"game":"hector","seats":[{"kind":"me"},{"kind":"open"}],"public":true})");
  Request request;
  request.method = "POST";
  request.body = "{}";
  Lobby(*house.hub)
      .of_match({.id = "bert", .name = "Bert"}, request, {"api", "matches", id, "join"},
                [](const Response& response) { CHECK(response.status == 200); });
  house.world.settle();
  const auto anna = house.enter("anna", id);
  const auto bert = house.enter("bert", id);
  CHECK(anna.second->frame().at("seats").at(1).at("here") == true);
  house.hub->leave(bert.first);
  CHECK(anna.second->frame().at("seats").at(1).at("here") == false);
  const auto entries = house.store->log(id).size();
  house.world.pass(6000);
  CHECK(house.store->log(id).size() == entries + 1);
  CHECK(house.ask(anna, {{"type", "replace"}, {"seat", 1}, {"with", "easy"}}).at("code") ==
        "not-away");
  house.world.pass(60'000);
  CHECK(house.ask(anna, {{"type", "replace"}, {"seat", 1}, {"with", "easy"}}).at("type") == "done");
  CHECK(anna.second->frame().at("seats").at(1).at("kind") == "bot");
}

TEST_CASE("tables that nobody looks at leave the memory and come back") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id);
  house.hub->leave(anna.first);
  house.world.pass(700'000);
  house.hub->sweep();
  CHECK(house.hub->live_matches() == 0);
  CHECK(house.play(house.enter("anna", id)).at("type") == "done");
}
