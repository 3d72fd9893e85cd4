// SPDX-License-Identifier: GPL-3.0-or-later
// How people come together: a table that everybody left, tables on offer, playing again.
#include "server/house.h"

using namespace ilion;
using namespace ilion::server;

namespace {

constexpr const char* kOpenToAll =
    R"({"game":"hector","seats":[{"kind":"me"},{"kind":"open"}],"public":true,"spectators":true})";
constexpr const char* kOfThree =
    R"({"game":"achaia","seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot","bot":"random"}],
        "public":true,"spectators":true})";

struct Said {
  int status = 0;
  json::value body;
  std::string id() const { return std::string(body.at("id").as_string()); }
  std::string code() const { return std::string(body.at("error").at("code").as_string()); }
};

struct Gathering : House {
  Said ask_match(const std::string& person, const std::string& method, const std::string& match,
                 const std::string& what, const std::string& body = "{}") {
    Request request;
    request.method = method;
    request.body = body;
    Said said;
    std::vector<std::string> parts{"api", "matches", match};
    if (!what.empty()) parts.push_back(what);
    lobby().of_match({.id = person, .name = person}, request, parts, [&](const Response& response) {
      said = {response.status, json::parse(response.body)};
    });
    world.settle();
    return said;
  }
  Said again(const std::string& person, const std::string& match) {
    return ask_match(person, "POST", match, "rematch");
  }

  json::value list(const std::string& person, const std::string& path = "/api/lobby") {
    Request request;
    REQUIRE(parse_target(path, request));
    json::value said;
    lobby().list({.id = person, .name = person}, request,
                 [&](const Response& response) { said = json::parse(response.body); });
    return said;
  }
  bool is_offered(const std::string& person, const std::string& match) {
    return has(list(person).at("open"), match);
  }
  static bool has(const json::value& summaries, const std::string& match) {
    const json::array& all = summaries.as_array();
    return std::any_of(all.begin(), all.end(),
                       [&](const json::value& each) { return text_of(each, "id") == match; });
  }

  // Anna and Bert have played; he resigned.
  std::string played(const char* wish = kOpenToAll) {
    const std::string id = make("anna", wish);
    CHECK(join("bert", id).empty());
    const Sitting bert = enter("bert", id);
    CHECK(ask(bert, {{"type", "resign"}, {"seat", 1}}).at("type") == "done");
    hub->leave(bert.first);
    return id;
  }
  void forget_rooms() { hub = std::make_unique<Hub>(*store, world, HubOptions{}); }
};

json::array seats(std::initializer_list<int> all) { return json::array(all.begin(), all.end()); }

}  // namespace

TEST_CASE("two who want to play again meet at one table, in each other's seats") {
  Gathering house;
  const std::string old = house.played();
  const Sitting bert = house.enter("bert", old);
  CHECK(bert.second->frame().at("again").as_array().empty());
  const Said first = house.again("anna", old);
  REQUIRE(first.status == 200);
  CHECK(first.body.at("state") == "open");
  CHECK(first.body.at("your_seats") == seats({1}));
  // Bert, still looking at the result, is told that she waits; she has left nothing else behind.
  CHECK(bert.second->frame().at("again") == seats({0}));
  SUBCASE("at once") {}
  SUBCASE("after the server has begun again") { house.forget_rooms(); }
  CHECK(house.again("anna", old).id() == first.id());  // who asks twice has one table
  const Said second = house.again("bert", old);
  CHECK(second.id() == first.id());
  CHECK(second.body.at("state") == "running");
  CHECK(second.body.at("your_seats") == seats({0}));
  // It goes on: nobody waits any more, and the way there is still known.
  CHECK(house.enter("eve", old).second->frame().at("again").as_array().empty());
  CHECK(house.again("anna", old).id() == first.id());
}

TEST_CASE("two who ask at the same time found one table") {
  Gathering house;
  const std::string old = house.played();
  std::vector<std::string> ids;
  for (const char* person : {"anna", "bert"}) {
    Request request;
    request.method = "POST";
    house.lobby().of_match({.id = person, .name = person}, request,
                           {"api", "matches", old, "rematch"}, [&](const Response& response) {
                             REQUIRE(response.status == 200);
                             ids.emplace_back(json::parse(response.body).at("id").as_string());
                           });
  }
  house.world.settle();
  REQUIRE(ids.size() == 2);
  CHECK(ids[0] == ids[1]);
}

TEST_CASE("a seat is kept for whoever played before, and strangers neither see nor take it") {
  Gathering house;
  const std::string old = house.played();
  const std::string next = house.again("anna", old).id();
  CHECK_FALSE(house.is_offered("eve", next));
  CHECK(house.join("eve", next) == "no-seat");
  CHECK(house.summary("anna", next).at("seats").at(0).at("name") == "bert");
  CHECK(house.again("eve", old).code() == "not-your-seat");
  SUBCASE("whoever was sent the link may have it") {
    const std::string key(house.summary("anna", next).at("invite").as_string());
    CHECK(house.ask_match("eve", "POST", next, "join", R"({"key":")" + key + R"("})").status ==
          200);
    // Bert comes too late for that table, and waits at one of his own.
    const Said own = house.again("bert", old);
    CHECK(own.id() != next);
    CHECK(own.body.at("state") == "open");
  }
  SUBCASE("not for ever") {
    house.world.pass(600'001);
    CHECK(house.is_offered("eve", next));
    CHECK(house.join("eve", next).empty());
  }
}

TEST_CASE("who has thought better of playing again waits no more, and others begin anew") {
  Gathering house;
  const std::string old = house.played();
  const Sitting bert = house.enter("bert", old);
  const std::string next = house.again("anna", old).id();
  CHECK(bert.second->frame().at("again") == seats({0}));
  CHECK(house.leave("anna", next).empty());
  CHECK(bert.second->frame().at("again").as_array().empty());
  const Said anew = house.again("bert", old);
  CHECK(anew.id() != next);
  CHECK(anew.body.at("your_seats") == seats({0}));
  CHECK(house.again("anna", old).id() == anew.id());
}

TEST_CASE("bots sit down again by themselves, and who played with them alone waits for nobody") {
  Gathering house;
  const std::string three = house.played(kOfThree);
  const Said next = house.again("anna", three);
  CHECK(next.body.at("seats").at(0).at("bot") == "random");
  CHECK(next.body.at("seats").at(2).at("kind") == "open");
  CHECK(house.again("bert", three).body.at("state") == "running");

  const std::string alone = house.make("anna", kAgainstBot);
  house.ask(house.enter("anna", alone), {{"type", "resign"}, {"seat", 0}});
  const Said one = house.again("anna", alone);
  CHECK(one.body.at("state") == "running");
  CHECK(house.again("anna", alone).id() != one.id());
}

TEST_CASE("the table and the match before it are stored together or not at all") {
  Gathering house;
  const std::string old = house.played();
  const std::size_t entries = house.store->log(old).size();
  store::Database disk(store::database_file(house.folder).string());
  disk.run("CREATE TRIGGER full BEFORE INSERT ON matches BEGIN SELECT RAISE(ABORT, 'full'); END");
  CHECK(house.again("anna", old).code() == "storage");
  CHECK(house.store->log(old).size() == entries);
  disk.run("DROP TRIGGER full");
  const Said next = house.again("anna", old);
  REQUIRE(next.status == 200);
  CHECK(house.again("bert", old).id() == next.id());
}

TEST_CASE("a table that everybody left before it began is gone") {
  Gathering house;
  const std::string id = house.make("anna", kOpenToAll);
  CHECK(house.is_offered("eve", id));
  const Sitting eve = house.enter("eve", id);
  CHECK(house.leave("anna", id).empty());
  CHECK(eve.second->last("bye").at("code") == "gone");
  CHECK_FALSE(house.is_offered("eve", id));
  CHECK_FALSE(Gathering::has(house.list("anna").at("mine"), id));
  SUBCASE("at once") {}
  SUBCASE("after the server has begun again") { house.forget_rooms(); }
  CHECK(house.ask_match("eve", "GET", id, "").status == 410);
  CHECK(house.join("eve", id) == "gone");
  CHECK(house.enter("anna", id).second->last("bye").at("code") == "gone");
}

TEST_CASE(
    "a table at which somebody stays is not gone; of a private one a stranger learns nothing") {
  Gathering house;
  const std::string three = house.make(
      "anna",
      R"({"game":"achaia","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"public":true})");
  CHECK(house.join("bert", three).empty());
  CHECK(house.leave("anna", three).empty());
  CHECK(house.is_offered("eve", three));
  const std::string closed =
      house.make("anna", R"({"game":"hector","seats":[{"kind":"me"},{"kind":"open"}]})");
  CHECK(house.leave("anna", closed).empty());
  CHECK(house.ask_match("eve", "GET", closed, "").code() == "no-match");
  CHECK(house.enter("eve", closed).second->last("bye").at("code") == "no-match");
}

TEST_CASE("an open table is on offer while its people come, and not when they are long away") {
  constexpr std::int64_t kHour = 3'600'000;
  Gathering house;
  const std::string id = house.make("anna", kOpenToAll);
  house.world.pass(2 * kHour);
  CHECK(house.is_offered("eve", id));
  const Sitting anna = house.enter("anna", id);
  house.world.pass(5 * kHour);
  CHECK(house.is_offered("eve", id));  // she waits there
  house.hub->leave(anna.first);
  house.world.pass(2 * kHour);
  house.hub->sweep();
  CHECK(house.is_offered("eve", id));
  house.world.pass(2 * kHour);
  CHECK_FALSE(house.is_offered("eve", id));
  CHECK(house.ask_match("eve", "GET", id, "").status == 200);  // who has its link finds it
  CHECK_FALSE(house.is_offered("eve", id));                    // but does not bring it back
  CHECK(Gathering::has(house.list("anna").at("mine"), id));
  house.enter("anna", id);
  CHECK(house.is_offered("eve", id));
}

TEST_CASE("no match of one's own is lost among the others, and none of them is offered") {
  Gathering house;
  const std::string old = house.make("anna", kOpenToAll);
  std::vector<std::string> over;
  for (int i = 0; i < 70; ++i) {
    house.world.pass(1000);
    over.push_back(house.make("anna", kHotseat));
    house.ask(house.enter("anna", over.back()), {{"type", "resign"}, {"seat", 0}});
  }
  CHECK_FALSE(house.is_offered("anna", old));
  const json::value lists = house.list("anna");
  CHECK(text_of(lists.at("mine").at(0), "id") == old);  // it goes on; the others are over
  CHECK(lists.at("mine").as_array().size() == 60);
  CHECK(lists.at("running").as_array().empty());
  const json::value rest = house.list("anna", "/api/lobby/mine?from=60");
  CHECK(rest.at("matches").as_array().size() == 11);
  CHECK(rest.at("more") == false);
  CHECK(text_of(rest.at("matches").at(10), "id") == over.front());
  CHECK(house.list("anna", "/api/lobby/finished?from=0").at("more") == true);
  CHECK(house.list("eve", "/api/lobby/mine?from=0").at("matches").as_array().empty());
  CHECK(house.list("eve", "/api/lobby/secret?from=0").at("error").at("code") == "not-found");
}
