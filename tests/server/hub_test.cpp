// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/hub.h"

#include "server/house.h"

using namespace ilion;
using namespace ilion::server;

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

TEST_CASE("bots among themselves play while somebody looks on") {
  House house;
  const std::string id = house.make("anna", R"({"game":"hector","public":true,"spectators":true,
      "seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]})");
  const auto entries = [&] { return house.store->log(id).size(); };
  const auto begun = entries();
  house.world.pass(10'000);
  CHECK(entries() == begun);
  const auto eve = house.enter("eve", id);
  for (int i = 0; i < 10; ++i) house.world.pass(700);
  const auto seen = entries();
  CHECK(seen > begun);
  house.hub->leave(eve.first);
  for (int i = 0; i < 10; ++i) house.world.pass(700);  // what was thought already is still played
  const auto left = entries();
  house.world.pass(10'000);
  CHECK(entries() == left);
  house.hub->sweep();
  CHECK(house.hub->live_matches() == 1);
  house.world.pass(700'000);
  house.hub->sweep();
  CHECK(house.hub->live_matches() == 0);
  house.enter("eve", id);
  for (int i = 0; i < 10; ++i) house.world.pass(700);
  CHECK(entries() > left);
}

TEST_CASE("nobody has more than sixteen sockets at a table: the oldest goes") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto eve = house.enter("eve", id);
  std::vector<Sitting> all;
  for (int i = 0; i < 17; ++i) all.push_back(house.enter("anna", id));
  CHECK(house.hub->connections() == 17);  // one of them is Eve's
  CHECK(all.front().second->closed);
  CHECK(all.front().second->last("bye").at("code") == "too-fast");
  CHECK_FALSE(all[1].second->closed);
  CHECK_FALSE(eve.second->closed);
  CHECK(house.play(all.back()).at("type") == "done");
}

TEST_CASE("what one person says over many sockets has a rate") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  std::vector<Sitting> all;
  for (int i = 0; i < 10; ++i) all.push_back(house.enter("anna", id));
  const auto bert = house.enter("bert", id);
  for (int i = 0; i < 50; ++i)
    for (const Sitting& each : all)
      house.hub->hear(each.first, R"({"type":"why","nonce":"n","seat":0,"move":"x"})");
  house.world.settle();
  CHECK(
      std::any_of(all.begin(), all.end(), [](const Sitting& each) { return each.second->closed; }));
  CHECK(house.ask(bert, {{"type", "lang"}, {"lang", "de"}}).at("type") == "done");
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

TEST_CASE("a hello may bring the last news alone, and what was before is told when asked for") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id);
  for (int i = 0; i < 12; ++i) house.play(anna);
  const json::array all = house.enter("eve", id).second->last("hello").at("news").as_array();
  REQUIRE(all.size() > 5);
  const auto short_of_time = house.enter("eve", id, 3);
  const json::value hello = short_of_time.second->last("hello");
  const json::array& last = hello.at("news").as_array();
  CHECK(hello.at("earlier") == true);
  REQUIRE(last.size() == 3);
  CHECK(last[0] == all[all.size() - 3]);
  const json::value past =
      house.ask(short_of_time, {{"type", "past"}, {"before", last[0].at("v")}});
  json::array together = past.at("news").as_array();
  together.insert(together.end(), last.begin(), last.end());
  CHECK(together == all);
  CHECK(house.ask(short_of_time, {{"type", "past"}}).at("code") == "bad-json");

  const auto patient = house.enter("eve", id, 1000);
  CHECK_FALSE(patient.second->last("hello").as_object().contains("earlier"));
  CHECK(patient.second->last("hello").at("news") == all);
}

TEST_CASE("what was before is told a few times only") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id, 0);
  for (int i = 0; i < 3; ++i)
    CHECK(house.ask(anna, {{"type", "past"}, {"before", 99}}).at("type") == "past");
  CHECK(house.ask(anna, {{"type", "past"}, {"before", 99}}).at("code") == "too-fast");
}

TEST_CASE("moments are looked at as often as a person can, and no more") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id);
  house.play(anna);
  const std::int64_t step = anna.second->frame().at("steps").as_int64() - 1;
  int looked = 0;
  while (house.ask(anna, {{"type", "look"}, {"step", step}}).at("type") == "looked" && looked < 99)
    ++looked;
  CHECK(looked == 20);
}
