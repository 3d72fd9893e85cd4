// SPDX-License-Identifier: GPL-3.0-or-later
// A Hub without sockets: in a world whose time is turned by hand, with clients that only listen.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include <unistd.h>

#include "server/hub.h"
#include "server/lobby.h"
#include "server/secrets.h"
#include "server/turned_world.h"

namespace ilion::server {

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

using Sitting = std::pair<std::shared_ptr<Connection>, std::shared_ptr<Ear>>;

struct House {
  std::filesystem::path folder;
  std::unique_ptr<store::Store> store;
  TestWorld world;
  std::unique_ptr<Hub> hub;
  std::vector<std::unique_ptr<Lobby>> lobbies;  // what is asked may be answered later

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
    lobbies.clear();
    hub.reset();
    store.reset();
    std::filesystem::remove_all(folder);
  }

  Lobby& lobby() { return *lobbies.emplace_back(std::make_unique<Lobby>(*hub)); }

  std::string make(const std::string& person, const std::string& body) {
    Request request;
    request.method = "POST";
    request.body = body;
    std::string id;
    lobby().make({.id = person, .name = person}, request, [&](const Response& response) {
      REQUIRE(response.status == 200);
      id = std::string(json::parse(response.body).at("id").as_string());
    });
    world.settle();
    REQUIRE_FALSE(id.empty());
    return id;
  }

  // A seat that is free, or the reason why not.
  std::string join(const std::string& person, const std::string& match, bool program = false) {
    return post({.id = person, .name = person, .bot = program}, match, "join");
  }
  std::string leave(const std::string& person, const std::string& match) {
    return post({.id = person, .name = person}, match, "leave");
  }
  std::string post(const store::Person& person, const std::string& match, const std::string& what) {
    Request request;
    request.method = "POST";
    request.body = "{}";
    std::string code;
    lobby().of_match(person, request, {"api", "matches", match, what},
                     [&](const Response& response) {
                       const json::value said = json::parse(response.body);
                       if (response.status != 200)
                         code = std::string(said.at("error").at("code").as_string());
                     });
    world.settle();
    return code;
  }
  json::value summary(const std::string& person, const std::string& match) {
    Request request;
    request.method = "GET";
    json::value found;
    lobby().of_match({.id = person, .name = person}, request, {"api", "matches", match},
                     [&](const Response& response) { found = json::parse(response.body); });
    world.settle();
    return found;
  }

  Sitting enter(const std::string& person, const std::string& match, std::int64_t recent = -1) {
    auto ear = std::make_shared<Ear>();
    auto connection =
        std::make_shared<Connection>(Connection{.client = ear,
                                                .match = match,
                                                .person = {.id = person, .name = person},
                                                .eyes = {person, {}, Lang::En},
                                                .messages = Bucket(1000, 1000),
                                                .chats = Bucket(8, 1)});
    connection->recent = recent;
    hub->enter(connection, -1, "");
    world.settle();
    return {connection, ear};
  }

  json::value ask(const Sitting& who, json::object wish) {
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
  void wait(const Sitting& who) {
    for (int i = 0; i < 50 && who.second->frame().at("asked").is_null(); ++i) world.pass(700);
  }

  // All of them play at random until one of them is asked at a window; his place in the list.
  std::size_t play_to_a_window(const std::vector<Sitting>& all) {
    Rng luck(3);
    for (int i = 0; i < 2000; ++i) {
      const std::size_t place = asked_of(all);
      const json::value& asked = all[place].second->frame().at("asked");
      if (!asked.at("window").is_null()) return place;
      const auto many = static_cast<std::uint32_t>(asked.at("choices").as_array().size());
      play(all[place], luck.below(many));
    }
    FAIL("no window opens");
    return 0;
  }
  std::size_t asked_of(const std::vector<Sitting>& all) const {
    const auto found = std::find_if(all.begin(), all.end(), [](const Sitting& each) {
      return !each.second->frame().at("asked").is_null();
    });
    REQUIRE(found != all.end());
    return static_cast<std::size_t>(found - all.begin());
  }

  // The choice of this number of whoever is asked.
  json::value play(const Sitting& who, std::size_t number = 0) {
    const json::value frame = who.second->frame();
    const json::value& asked = frame.at("asked");
    REQUIRE_FALSE(asked.is_null());
    return ask(who, {{"type", "move"},
                     {"seat", asked.at("seat")},
                     {"step", frame.at("steps")},
                     {"moves", json::array{asked.at("choices").at(number).at("text")}}});
  }
};

inline constexpr const char* kHotseat =
    R"({"game":"hector","seats":[{"kind":"me"},{"kind":"me"}],"public":true,"spectators":true})";
inline constexpr const char* kAgainstBot =
    R"({"game":"hector","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}]})";

}  // namespace ilion::server
