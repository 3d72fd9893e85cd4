// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing a player reads may be missing in one of the three languages, or lie about unused.
#include "table/words.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "game/notation.h"
#include "games/hector/game.h"
#include "games/hector/notation.h"
#include "kit/walk.h"
#include "table/embedded.h"

using namespace ilion;

namespace {

std::set<std::string> places(std::string_view sentence) {
  std::set<std::string> names;
  for (std::size_t open = 0; (open = sentence.find('{', open)) != std::string_view::npos; ++open)
    names.emplace(sentence.substr(open, sentence.find('}', open) - open + 1));
  return names;
}

std::vector<std::string> catalogues() {
  std::vector<std::string> names;
  for (std::string_view path : embedded_paths())
    if (path.starts_with("content/words/"))
      names.emplace_back(path.substr(14, path.size() - 14 - 5));
  return names;
}

// All sources in one string, to search for keys.
std::string sources() {
  const char* root = std::getenv("ILION_SOURCE");
  std::stringstream all;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(
           std::filesystem::path(root == nullptr ? "." : root) / "src")) {
    const auto extension = entry.path().extension();
    if (extension == ".cpp" || extension == ".h") all << std::ifstream(entry.path()).rdbuf();
  }
  return all.str();
}

// A key is used if it stands in the sources, whole or as a head to which they add a tail
// ("status-card" + "-you", "stack-" + "home").
bool is_used(const std::string& key, const std::string& text) {
  for (std::size_t end = key.size(); end != std::string::npos && end > 0;
       end = key.rfind('-', end - 1)) {
    if (text.find('"' + key.substr(0, end) + '"') != std::string::npos) return true;
    if (text.find('"' + key.substr(0, end) + "-\"") != std::string::npos) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("every sentence is there in all languages, with the same places") {
  for (const std::string& name : catalogues()) {
    const Words& words = Words::of(name);
    REQUIRE_FALSE(words.keys().empty());
    for (std::string_view key : words.keys())
      for (Lang lang : kAllLangs) {
        CAPTURE(name);
        CAPTURE(std::string(key));
        CAPTURE(std::string(lang_code(lang)));
        CHECK_FALSE(words.raw(key, lang).empty());
        CHECK(places(words.raw(key, lang)) == places(words.raw(key, Lang::En)));
      }
  }
}

TEST_CASE("every sentence is used") {
  const std::string text = sources();
  for (const std::string& name : catalogues())
    for (std::string_view key : Words::of(name).keys()) {
      CAPTURE(name);
      CAPTURE(std::string(key));
      CHECK(is_used(std::string(key), text));
    }
}

TEST_CASE("every refusal of Hector and Achilles can be said") {
  const hector::Hector game;
  const auto moves = universe<hector::Move>();
  std::set<std::string> keys;
  for (std::uint64_t n = 0; n < 20; ++n) {
    auto state = game.initial();
    Rng rng(n);
    while (const auto step = random_step(game, state, rng)) {
      for (const auto& move : moves)
        for (Seat seat : hector::kBothSides)
          if (const auto refusal = game.why_not(state, seat, move)) keys.emplace(refusal->why);
      apply_step(game, state, *step);
    }
  }
  CHECK(keys.size() > 15);
  for (const std::string& key : keys) {
    CAPTURE(key);
    CHECK(Words::of("hector").has(key));
  }
}

TEST_CASE("arguments fill their places, and a place without one is seen") {
  CHECK(fill("{a} and {b}", {{"a", "x"}, {"b", "y"}}) == "x and y");
  CHECK(fill("{a}{a}", {{"a", "{b}"}}) == "{b}{b}");
  CHECK(fill("{c}", {}) == "?");
  CHECK(fill("open {", {}) == "open ");
}
