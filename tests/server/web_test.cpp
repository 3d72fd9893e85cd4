// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web.h"

#include <doctest/doctest.h>

#include "server/assets.h"
#include "server/catalogue.h"
#include "server/json.h"
#include "server/rate.h"
#include "server/secrets.h"
#include "server/server.h"

using namespace ilion;
using namespace ilion::server;

TEST_CASE("a target is taken apart, or refused") {
  Request request;
  CHECK(parse_target("/a%20b/c?lang=de&x=1+2", request));
  CHECK(request.path == "/a b/c");
  CHECK(request.query["x"] == "1 2");
  CHECK(request.lang() == Lang::De);
  CHECK(request.parts() == std::vector<std::string>{"a b", "c"});
  for (const char* bad : {"", "a", "*", "/%", "/%4", "/%zz", "/%00", "/?a=%1b"}) {
    CAPTURE(bad);
    Request other;
    CHECK_FALSE(parse_target(bad, other));
  }
}

TEST_CASE("a broken address that a browser opens is one of the page") {
  for (const char* page : {"/match/%E0%A4%A", "/%", "/?a=%1b", "/replay/x/%zz?key=a.b"})
    CHECK(is_page_address(page));
  for (const char* other : {"/api/matches/%E0%A4%A", "/ws/matches/%zz", "/assets/%zz.js", "*", ""})
    CHECK_FALSE(is_page_address(other));
}

TEST_CASE("a cookie is found by its whole name") {
  CHECK(cookie_of("a=1; ilion=xyz; b=2", "ilion") == "xyz");
  CHECK(cookie_of("xilion=1;ilion=2", "ilion") == "2");
  CHECK(cookie_of("ilionx=1", "ilion").empty());
}

TEST_CASE("a client that refuses gzip, or does not speak of it, gets none") {
  for (const char* yes : {"gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8", "*", "x-gzip",
                          "deflate,gzip ; q=0.001", "*;q=0, gzip"}) {
    CAPTURE(yes);
    CHECK(takes_gzip(yes));
  }
  for (const char* no : {"", "identity", "br", "gzip;q=0", "gzip; q=0.000", "*;q=0", "gzip;q=0, *",
                         "notgzip", "br, gzip;q=0"}) {
    CAPTURE(no);
    CHECK_FALSE(takes_gzip(no));
  }
}

TEST_CASE("a bucket lets so much through at once and fills again") {
  Bucket bucket(3, 2);
  for (int i = 0; i < 3; ++i) CHECK(bucket.take(1000));
  CHECK_FALSE(bucket.take(1000));
  CHECK(bucket.take(1600));
  CHECK_FALSE(bucket.take(1600));
  CHECK(bucket.is_full(9000));
}

TEST_CASE("letters are counted as people count them, and control signs refused") {
  CHECK(letters_in("Ἀχιλλεύς") == 8);
  CHECK_FALSE(letters_in("a\x1b[0m"));
  CHECK_FALSE(letters_in("\xff"));
  CHECK(trimmed("  a b ") == "a b");
}

TEST_CASE("a name of unseen signs is no name") {
  for (const char* plain : {"Anna", "Ἀχιλλεύς 3", "Žofie", "アキレウス", "🏺"})
    CHECK_FALSE(has_unseen_signs(plain));
  for (const char* unseen : {"An\xe2\x80\x8bna",
                             "\xe2\x80\xae"
                             "annA",
                             "\xc2\xa0", "\xe3\x80\x80", "\xe3\x85\xa4",
                             "\xef\xbb\xbf"
                             "Anna",
                             "Anna\xf3\xa0\x81\xa1"})
    CHECK(has_unseen_signs(unseen));
}

TEST_CASE("rates count by address, of IPv6 by network") {
  CHECK(network_of("192.0.2.7") == "192.0.2.7");
  CHECK(network_of("::ffff:192.0.2.7") == "192.0.2.7");
  CHECK(network_of("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
  CHECK(network_of("2001:db8:1:2::9") == network_of("2001:db8:1:2:ffff::1"));
  CHECK(network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9"));
  CHECK(network_of("fe80::1%eth0") == "fe80::/64");
  CHECK(network_of("") == "");
}

TEST_CASE("JSON of strangers has limits") {
  CHECK_FALSE(parse_json("{"));
  CHECK_FALSE(parse_json(std::string(100, '[') + std::string(100, ']')));
  CHECK(number_of(*parse_json(R"({"a": 3})"), "a") == 3);
  CHECK_FALSE(number_of(*parse_json(R"({"a": "3"})"), "a"));
  CHECK_FALSE(number_of(*parse_json("[]"), "a"));
}

TEST_CASE("secrets are hex and back, and a password is known again") {
  prepare_secrets();
  CHECK(from_hex(hex("ilion")) == "ilion");
  CHECK_FALSE(from_hex("0"));
  CHECK_FALSE(from_hex("zz"));
  CHECK(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(random_name(12).size() == 12);
  CHECK(random_name(12) != random_name(12));
  const std::string hash = hash_password("swift-footed");
  CHECK(hash.substr(0, 9) == "$argon2id");
  CHECK(is_password("swift-footed", hash));
  CHECK_FALSE(is_password("slow-footed", hash));
}

TEST_CASE("an address to listen at is host and port") {
  CHECK(parse_listen("0.0.0.0:80", {})->address == "0.0.0.0");
  CHECK(parse_listen("[::1]:8080", {})->address == "::1");
  CHECK(parse_listen(":0", {})->port == 0);
  for (const char* bad : {"", "80", "a:", "a:b", "a:70000"})
    CHECK_FALSE(parse_listen(bad, {}).ok());
}

TEST_CASE("the rules come with the same paragraphs in every language") {
  for (const GameSpec& game : all_games()) {
    std::vector<std::string> ids[3];
    for (Lang lang : kAllLangs) {
      const auto rules = rules_json(game.id, lang);
      REQUIRE(rules);
      for (const json::value& chapter : rules->at("chapters").as_array())
        for (const json::value& paragraph : chapter.at("paragraphs").as_array())
          ids[static_cast<std::size_t>(lang)].push_back(*text_of(paragraph, "id"));
    }
    CHECK(ids[0] == ids[1]);
    CHECK(ids[0] == ids[2]);
    CHECK(ids[0].size() > 30);
  }
  CHECK_FALSE(rules_json("chess", Lang::En));
}
