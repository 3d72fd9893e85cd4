// SPDX-License-Identifier: GPL-3.0-or-later
// What a table keeps to itself: who is asked in secret, for how long, and what was meant for one
// person alone.
#include "server/house.h"

using namespace ilion;
using namespace ilion::server;

namespace {

// Four people at a match of Achaia that has come to its first window.
struct Window {
  House house;
  std::string id;
  std::vector<Sitting> people;
  Sitting watcher;
  std::size_t first = 0;  // who is asked

  explicit Window(const std::string& more = "") {
    id = house.make("anna", R"({"game":"achaia","public":true,"spectators":true,"seats":[
        {"kind":"me"},{"kind":"open"},{"kind":"open"},{"kind":"open"}])" +
                                more + "}");
    for (const char* person : {"bert", "cleo", "dora"}) house.join(person, id);
    for (const char* person : {"anna", "bert", "cleo", "dora"})
      people.push_back(house.enter(person, id));
    watcher = house.enter("eve", id);
    first = house.play_to_a_window(people);
  }

  json::value decline(std::size_t place) {
    return house.ask(people[place], {{"type", "move"},
                                     {"seat", place},
                                     {"step", people[place].second->frame().at("steps")},
                                     {"moves", json::array{"none"}}});
  }
  // Somebody who is not asked yet after the first has declined.
  std::size_t outsider(std::size_t second) const {
    for (std::size_t i = 0; i < people.size(); ++i)
      if (i != first && i != second) return i;
    return 0;
  }
};

}  // namespace

TEST_CASE("who is not asked hears nothing of an answer in secret and counts no step") {
  Window window;
  const json::value before = window.house.summary("eve", window.id);
  const auto heard = window.watcher.second->heard.size();
  window.house.world.pass(5000);
  CHECK(window.decline(window.first).at("type") == "done");
  const std::size_t second = window.house.asked_of(window.people);
  CHECK(second != window.first);
  CHECK(window.watcher.second->heard.size() == heard);
  CHECK(window.house.summary("eve", window.id) == before);
  const Sitting& other = window.people[window.outsider(second)];
  CHECK(window.house.enter("dora", window.id).second->last("hello").at("v").as_int64() <=
        static_cast<std::int64_t>(window.house.store->log(window.id).size()));
  const auto steps = other.second->frame().at("steps").as_int64();
  CHECK(window.house.store->match(window.id)->steps ==
        static_cast<std::size_t>(window.watcher.second->frame().at("steps").as_int64()));
  // The number that is next in the log is nothing to him.
  const auto seat = static_cast<std::int64_t>(window.outsider(second));
  for (std::int64_t step : {steps, steps + 1}) {
    const auto said = window.house.ask(
        other, {{"type", "move"}, {"seat", seat}, {"step", step}, {"moves", json::array{"none"}}});
    CHECK(said.at("code") == (step == steps ? "not-your-turn" : "stale"));
  }
}

TEST_CASE("a vote about taking back outlives an answer that nobody saw") {
  Window window;
  const std::size_t actor = [&] {
    for (std::size_t i = 0; i < 4; ++i)
      if (window.people[i].second->frame().at("undo") == "consent") return i;
    return std::size_t{4};
  }();
  REQUIRE(actor < 4);
  const json::array& news = window.people[actor].second->last("update").at("news").as_array();
  std::int64_t step = -1;
  for (const json::value& heard : window.people[actor].second->heard)
    if (const json::value* told = member(heard, "news"))
      for (const json::value& each : told->as_array())
        if (number_of(each, "seat") == static_cast<std::int64_t>(actor) &&
            each.at("type") == "step")
          step = each.at("step").as_int64();
  REQUIRE(step >= 0);
  CHECK_FALSE(news.empty());
  CHECK(window.house.ask(window.people[actor], {{"type", "undo"}, {"seat", actor}, {"step", step}})
            .at("type") == "done");
  CHECK(window.watcher.second->frame().at("votes").as_array().size() == 1);
  window.decline(window.first);
  CHECK(window.watcher.second->frame().at("votes").as_array().size() == 1);
}

TEST_CASE("no clock runs that could tell who is asked in secret, and too long is a no") {
  Window window(R"(,"clock":{"budget_ms":600000,"increment_ms":5000})");
  const auto clocks = [&] {
    return window.house.enter("eve", window.id).second->frame().at("clocks");
  };
  const json::value before = clocks();
  CHECK(before.at("running").is_null());
  CHECK(window.people[window.first].second->frame().at("clocks").at("running").is_null());
  window.house.world.pass(7000);
  CHECK(clocks() == before);
  window.decline(window.first);
  CHECK(clocks() == before);
  const std::size_t second = window.house.asked_of(window.people);
  window.house.world.pass(31'000);
  CHECK(window.house.asked_of(window.people) != second);
}

TEST_CASE("an answer that is given for somebody takes now longer, now shorter") {
  std::set<std::int64_t> times;
  for (int i = 0; i < 6; ++i) {
    Window window;
    for (int j = 0; j < i; ++j) window.house.world.random();
    for (const char* key : {"opp", "answer"})
      window.house.ask(window.people[window.first],
                       {{"type", "quiet"}, {"window", key}, {"on", true}});
    const auto entries = window.house.store->log(window.id).size();
    std::int64_t time = 0;
    for (; window.house.store->log(window.id).size() == entries && time < 10'000; time += 50)
      window.house.world.pass(50);
    CHECK(time >= 300);
    CHECK(time <= 3700);
    times.insert(time);
  }
  CHECK(times.size() >= 4);
}

// [A9.3] [D13.1] In windows in which nobody but the bot knows whether it has anything to answer
// with.
TEST_CASE("how long a bot has to think about an answer in secret does not show") {
  constexpr std::int64_t kTick = 5;
  const auto is_secret = [](const Table& table) {
    return table.window() != nullptr && table.window()->key != "side";
  };
  for (const char* game : {"achaia", "deukalion"})
    for (const std::int64_t thinks_ms : {0, 300, 3000}) {
      House house;
      house.world.thinks_ms = thinks_ms;
      house.world.always = 1ULL << 63U;  // every pause the same: that of one half
      std::string id;
      std::int64_t v = 0;
      const auto is_bot_asked = [&] {
        bool is_so = false;
        house.hub->when_free(id, [&](Room& room) {
          v = room.match->v();
          is_so = is_secret(*room.match->table()) && room.match->due() != seat_at(0);
        });
        return is_so;
      };
      // Among players who choose at random a match may end before anybody fights.
      for (int matches = 0; matches < 20; ++matches) {
        id = house.make("anna", std::string(R"({"game":")") + game + R"(","seats":[{"kind":"me"},
          {"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]})");
        const auto anna = house.enter("anna", id);
        const auto frame = [&]() -> const json::value& { return anna.second->frame(); };
        for (int i = 0; i < 100'000 && !is_bot_asked() && frame().at("state") == "running"; ++i) {
          if (!frame().at("asked").is_null())
            house.play(anna);
          else
            house.world.pass(kTick);
        }
        if (is_bot_asked()) break;
      }
      REQUIRE(is_bot_asked());
      const std::int64_t asked = v;
      std::int64_t time = 0;
      for (; v == asked && time < 10'000; time += kTick) {
        house.world.pass(kTick);
        is_bot_asked();
      }
      INFO(game << ": a bot that thinks for " << thinks_ms << " ms");
      CHECK(time >= 715);  // (0.5 + log 2) * 600
      CHECK(time <= 715 + 2 * kTick);
    }
}

TEST_CASE("how soon a bot is sure does not show, nor that it had to wait for others") {
  constexpr std::int64_t kSecond = 985;  // master of Hector, whom nothing but time bounds
  constexpr std::int64_t kTick = 5;
  struct Case {
    const char* game;
    std::int64_t delay_ms;
    std::int64_t takes_ms;
  };
  // However short the delay, one that thinks has time for it.
  for (const auto& [game, delay_ms, takes_ms] : {Case{"hector", 600, kSecond},
                                                 {"deukalion", 600, 600},
                                                 {"achaia", 600, 600},
                                                 {"achaia", 20, 300}})
    for (const std::int64_t thinks_ms : {0, 300, 3000}) {
      House house({.bot_delay_ms = delay_ms});
      house.world.thinks_ms = thinks_ms;
      const std::string id = house.make("anna", std::string(R"({"game":")") + game + R"(",
      "seats":[{"kind":"me"},{"kind":"bot","bot":"master"}]})");
      const auto anna = house.enter("anna", id);
      const auto frame = [&]() -> const json::value& { return anna.second->frame(); };
      while (!frame().at("asked").is_null()) house.play(anna);
      const auto entries = house.store->log(id).size();
      std::int64_t time = 0;
      for (; house.store->log(id).size() == entries && time < 10'000; time += kTick)
        house.world.pass(kTick);
      INFO(game << ": master is sure after " << thinks_ms << " ms");
      CHECK(time >= takes_ms);
      CHECK(time <= takes_ms + 2 * kTick);
    }
}

TEST_CASE("who changes his mind about being asked is asked") {
  Window window;
  const auto quiet = [&](bool on) {
    for (const char* key : {"opp", "answer"})
      window.house.ask(window.people[window.first],
                       {{"type", "quiet"}, {"window", key}, {"on", on}});
  };
  quiet(true);
  CHECK(window.people[window.first].second->frame().at("asked").is_null());
  quiet(false);
  window.house.world.pass(10'000);
  CHECK_FALSE(window.people[window.first].second->frame().at("asked").is_null());
}

TEST_CASE("wishes of one's own are no sign of life to others") {
  House house;
  const std::string id = house.make("anna", R"({"game":"achaia","public":true,"spectators":true,
          "seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]})");
  house.join("bert", id);
  house.join("cleo", id);
  const auto bert = house.enter("bert", id);
  const auto cleo = house.enter("cleo", id);
  const json::value before = house.summary("eve", id).at("touched");
  const auto heard = cleo.second->heard.size();
  house.world.pass(1000);
  house.ask(bert, {{"type", "quiet"}, {"window", "answer"}, {"on", true}});
  house.ask(bert, {{"type", "chat"}, {"text", "psst"}, {"to", 0}});
  CHECK(house.summary("eve", id).at("touched") == before);
  CHECK(house.store->match(id)->touched == before.as_int64());
  CHECK(cleo.second->heard.size() == heard);
  house.ask(bert, {{"type", "chat"}, {"text", "aloud"}});
  CHECK(house.summary("eve", id).at("touched") != before);
}

TEST_CASE("who takes a seat that was left inherits neither its whispers nor its wishes") {
  House house;
  const std::string id = house.make("anna", R"({"game":"deukalion","public":true,
          "seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]})");
  house.join("bert", id);
  const auto anna = house.enter("anna", id);
  const auto bert = house.enter("bert", id);
  house.ask(bert, {{"type", "quiet"}, {"window", "toss"}, {"on", true}});
  house.ask(anna, {{"type", "chat"}, {"text", "for Bert alone"}, {"to", 1}});
  CHECK(json::serialize(bert.second->last("update")).find("for Bert alone") != std::string::npos);
  CHECK(house.leave("bert", id).empty());
  CHECK(house.join("cleo", id).empty());
  auto cleo = house.enter("cleo", id);
  CHECK(cleo.first->eyes.has(seat_at(1)));
  CHECK(json::serialize(cleo.second->last("hello")).find("for Bert alone") == std::string::npos);
  CHECK(cleo.second->frame().at("quiet").as_array().empty());
  house.hub = std::make_unique<Hub>(*house.store, house.world, HubOptions{});
  cleo = house.enter("cleo", id);
  CHECK(json::serialize(cleo.second->last("hello")).find("for Bert alone") == std::string::npos);
  CHECK(cleo.second->frame().at("quiet").as_array().empty());
  const auto back = house.enter("bert", id);  // what he has heard he may hear again
  CHECK(json::serialize(back.second->last("hello")).find("for Bert alone") != std::string::npos);
}

TEST_CASE("against a program nothing is taken back that showed something, unless it agrees") {
  House house;
  const std::string id = house.make(
      "anna", R"({"game":"hector","public":true,"seats":[{"kind":"me"},{"kind":"open"}]})");
  house.join("talos", id, true);
  const std::vector<Sitting> both{house.enter("anna", id), house.enter("talos", id)};
  for (int i = 0; i < 200 && both[0].second->frame().at("undo") != "consent"; ++i)
    house.play(both[house.asked_of(both)]);
  REQUIRE(both[0].second->frame().at("undo") == "consent");
  const auto steps = both[0].second->frame().at("steps").as_int64();
  std::int64_t mine = steps - 1;
  while (house.ask(both[0], {{"type", "undo"}, {"seat", 0}, {"step", mine}}).at("type") != "done")
    --mine;
  CHECK(both[0].second->frame().at("steps") == steps);
  REQUIRE(both[1].second->frame().at("votes").as_array().size() == 1);
  CHECK(house.ask(both[1], {{"type", "vote"}, {"kind", "undo"}, {"yes", true}}).at("type") ==
        "done");
  CHECK(both[0].second->frame().at("steps") == mine);
}
