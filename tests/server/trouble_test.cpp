// SPDX-License-Identifier: GPL-3.0-or-later
// When something is wrong: a disk that cannot be read, a match of other rules, a client that
// breaks, too much of everything.
#include "server/house.h"

using namespace ilion;
using namespace ilion::server;

namespace {

// A client whose connection breaks when something is to be sent.
struct Broken final : Client {
  bool works = true;
  void send(std::string) override {
    if (!works) throw std::runtime_error("broken");
  }
  void close() override {}
};

void forget_rooms(House& house) {
  house.hub = std::make_unique<Hub>(*house.store, house.world, HubOptions{});
}

void change(const House& house, const std::string& sql) {
  store::Database(store::database_file(house.folder).string()).run(sql);
}

}  // namespace

TEST_CASE("a match that cannot be read just now is not one that is not there") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  CHECK(house.post({.id = "anna", .name = "anna"}, "nowhere", "leave") == "no-match");
  forget_rooms(house);
  change(house, "ALTER TABLE log RENAME TO lost");
  int status = 0;
  Request request;
  request.method = "GET";
  Lobby(*house.hub)
      .of_match({.id = "anna", .name = "anna"}, request, {"api", "matches", id},
                [&](const Response& response) { status = response.status; });
  CHECK(status == 503);
  CHECK(house.post({.id = "anna", .name = "anna"}, id, "leave") == "unreadable");
  CHECK(house.enter("anna", id).second->last("bye").at("code") == "unreadable");
  change(house, "ALTER TABLE lost RENAME TO log");
  CHECK(house.play(house.enter("anna", id)).at("type") == "done");
}

TEST_CASE("a match knows by which rules and content it is played, and no others are applied") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const json::value head = json::parse(house.store->match(id)->head);
  CHECK(head.at("rules") == find_game("hector")->rules_version);
  CHECK(head.at("content_version") == "printed-1");
  for (const char* spoil : {"json_set(head, '$.rules', 999)",
                            "json_set(head, '$.rules', 1, '$.content_version', 'printed-0')"}) {
    change(house, "UPDATE matches SET head = " + std::string(spoil));
    forget_rooms(house);
    CHECK(house.enter("anna", id).second->last("bye").at("code") == "other-rules");
    CHECK(house.post({.id = "anna", .name = "anna"}, id, "rematch") == "other-rules");
  }
}

TEST_CASE("a client that breaks is gone, and its seat empty") {
  House house;
  const std::string id = house.make(
      "anna", R"({"game":"hector","seats":[{"kind":"me"},{"kind":"open"}],"public":true})");
  CHECK(house.join("bert", id).empty());
  const auto anna = house.enter("anna", id);
  auto client = std::make_shared<Broken>();
  auto bert = std::make_shared<Connection>(Connection{.client = client,
                                                      .match = id,
                                                      .person = {.id = "bert", .name = "bert"},
                                                      .eyes = {"bert", {}, Lang::En},
                                                      .messages = Bucket(1000, 1000),
                                                      .chats = Bucket(8, 1)});
  house.hub->enter(bert, -1, "");
  house.world.settle();
  CHECK(anna.second->frame().at("seats").at(1).at("here") == true);
  client->works = false;
  house.hub->hear(bert, R"({"type":"why","nonce":"n","seat":1,"move":"x"})");
  CHECK_FALSE(bert->is_open);
  CHECK(anna.second->frame().at("seats").at(1).at("here") == false);
  CHECK(house.hub->connections() == 1);
}

TEST_CASE("answers that nobody will ask for again are forgotten") {
  House house;
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id);
  house.hub->hear(anna.first, R"({"type":"resign","nonce":"first","seat":0})");
  house.world.settle();
  const json::value first = anna.second->last("done");
  for (int i = 0; i < 99; ++i) {
    house.world.pass(2000);
    house.ask(anna, {{"type", "chat"}, {"text", "on and on"}});
  }
  CHECK(house.store->answers(id).size() == 100);
  house.hub->hear(anna.first, R"({"type":"resign","nonce":"first","seat":0})");
  CHECK(anna.second->heard.back() == first);
  for (int i = 0; i < 20; ++i) {
    house.world.pass(2000);
    house.ask(anna, {{"type", "chat"}, {"text", "on and on"}});
  }
  CHECK(house.store->answers(id).size() == 100);
}

TEST_CASE("a match whose log is full takes moves and nothing else") {
  House house({.most_entries = 60});
  const std::string id = house.make("anna", kHotseat);
  const auto anna = house.enter("anna", id);
  for (int i = 0; i < 80 && house.store->log(id).size() < 60; ++i) {
    house.world.pass(2000);
    house.ask(anna, {{"type", "chat"}, {"text", "on and on"}});
  }
  CHECK(house.ask(anna, {{"type", "chat"}, {"text", "more"}}).at("code") == "full");
  CHECK(house.ask(anna, {{"type", "pause"}, {"seat", 0}}).at("code") == "full");
  CHECK(house.play(anna).at("type") == "done");
  CHECK(house.ask(anna, {{"type", "resign"}, {"seat", 0}}).at("type") == "done");
}

TEST_CASE("who may not look on any more is shown out") {
  House house;
  const std::string id = house.make(
      "anna", R"({"game":"hector","seats":[{"kind":"me"},{"kind":"open"}],"public":true})");
  const auto eve = house.enter("eve", id);
  CHECK_FALSE(eve.second->closed);  // before the start there is nothing to see
  house.join("bert", id);
  CHECK(eve.second->closed);
  CHECK(eve.second->last("bye").at("code") == "no-spectators");
}

TEST_CASE("only who is long away is not asked, and who is back is not replaced") {
  House house;
  const std::string id = house.make(
      "anna", R"({"game":"deukalion","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],
          "public":true})");
  house.join("bert", id);
  house.join("cleo", id);
  const auto anna = house.enter("anna", id);
  auto bert = house.enter("bert", id);
  const auto cleo = house.enter("cleo", id);
  house.hub->leave(bert.first);
  house.world.pass(61'000);
  const auto vote = [&] { return anna.second->frame().at("votes").as_array().size(); };
  house.hub->leave(cleo.first);  // a moment ago: she must be asked
  CHECK(house.ask(anna, {{"type", "replace"}, {"seat", 1}, {"with", "easy"}}).at("type") == "done");
  CHECK(vote() == 1);
  bert = house.enter("bert", id);
  const auto back = house.enter("cleo", id);
  CHECK(house.ask(back, {{"type", "vote"}, {"kind", "replace"}, {"yes", true}}).at("type") ==
        "done");
  CHECK(vote() == 0);
  CHECK(anna.second->frame().at("seats").at(1).at("kind") == "person");
}

TEST_CASE("who has but one answer is asked all the same") {
  House house;
  const std::string id =
      house.make("anna", R"({"game":"deukalion","seats":[{"kind":"me"},{"kind":"me"}]})");
  const auto anna = house.enter("anna", id);
  Rng luck(4);
  bool only = false;
  for (int i = 0; i < 400 && !only && anna.second->frame().at("result").is_null(); ++i) {
    const auto many = anna.second->frame().at("asked").at("choices").as_array().size();
    only = many == 1;
    house.play(anna, luck.below(static_cast<std::uint32_t>(many)));
  }
  CHECK(only);
}

TEST_CASE("a moment of somebody else's private match is no beginning for one's own") {
  House house;
  const std::string id =
      house.make("anna", R"({"game":"hector","seats":[{"kind":"me"},{"kind":"me"}]})");
  const auto anna = house.enter("anna", id);
  house.ask(anna, {{"type", "resign"}, {"seat", 0}});
  const auto begin = [&](const char* person, const char* second) {
    Request request;
    request.method = "POST";
    request.body = R"({"game":"hector","seats":[{"kind":"me"},{"kind":")" + std::string(second) +
                   R"("}],"from":{"match":")" + id + R"(","step":0}})";
    int status = 0;
    Lobby(*house.hub).make({.id = person, .name = person}, request, [&](const Response& response) {
      status = response.status;
    });
    house.world.settle();
    return status;
  };
  CHECK(begin("eve", "me") == 404);
  CHECK(begin("anna", "open") == 400);
  CHECK(begin("anna", "me") == 200);
}
