// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing a player reads may be missing in one of the three languages, or lie about unused.
#include "table/words.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
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
#include "table/lined_json.h"

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

// What the sources say in quotes, a literal that goes on in the next line taken as one.
std::string without_seams(const std::string& text) {
  std::string whole;
  std::size_t from = 0;
  for (std::size_t quote = 0; (quote = text.find('"', quote)) != std::string::npos; ++quote) {
    const std::size_t next = text.find_first_not_of(" \n", quote + 1);
    const bool is_seam = next != std::string::npos && text[next] == '"' &&
                         text.substr(quote, next - quote).find('\n') != std::string::npos;
    if (!is_seam) continue;
    whole.append(text, from, quote - from);
    from = next + 1;
    quote = next;
  }
  return whole + text.substr(from);
}

// The pieces of a sentence between its places.
std::vector<std::string> pieces(std::string_view sentence) {
  std::vector<std::string> pieces;
  while (!sentence.empty()) {
    const std::size_t open = std::min(sentence.find('{'), sentence.size());
    if (open > 0) pieces.emplace_back(sentence.substr(0, open));
    const std::size_t close = sentence.find('}', open);
    sentence.remove_prefix(close == std::string_view::npos ? sentence.size() : close + 1);
  }
  return pieces;
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

TEST_CASE("no sentence takes the key of another") {
  for (const std::string& name : catalogues()) {
    const auto root = parse_lined_json(*embedded_file("content/words/" + name + ".json"));
    REQUIRE(root.ok());
    for (const auto& [key, value] : root->members) {
      CAPTURE(name);
      CAPTURE(key);
      CHECK(root->member(key) == &value);
    }
  }
}

TEST_CASE("of the levels only master is said to take a second a move") {
  for (std::string_view key : Words::of("play").keys())
    for (Lang lang : kAllLangs) {
      if (!key.starts_with("bot-")) continue;
      const std::string says(Words::of("play").raw(key, lang));
      CAPTURE(says);
      const bool has_second =
          says.find("econd") != std::string::npos || says.find("ekunde") != std::string::npos;
      CHECK(has_second == (key == "bot-master"));
    }
}

TEST_CASE("every sentence is used") {
  const std::string text = sources();
  for (const std::string& name : catalogues()) {
    if (name == "reasons") continue;  // found by its English, as the next test proves
    for (std::string_view key : Words::of(name).keys()) {
      CAPTURE(name);
      CAPTURE(std::string(key));
      CHECK(is_used(std::string(key), text));
    }
  }
}

TEST_CASE("every reason is one that the sources or the system give") {
  const std::string text = without_seams(sources());
  std::set<std::string> of_the_system;
  for (int code : {ENOENT, EACCES, EISDIR, ENOTDIR, ENOSPC, EROFS, ENAMETOOLONG, ELOOP})
    of_the_system.emplace(std::strerror(code));
  const Words& words = Words::of("reasons");
  for (std::string_view key : words.keys()) {
    const std::string_view english = words.raw(key, Lang::En);
    CAPTURE(std::string(english));
    if (key.starts_with("system-")) {
      CHECK(of_the_system.count(std::string(english)) == 1);
    } else if (key != "step-refused" && key != "step-no-move") {  // words of the table
      for (const std::string& piece : pieces(english)) {
        CAPTURE(piece);
        const bool ends =
            piece.size() > 1 && piece.back() == '.';  // the sentence may be closed later
        CHECK((text.find(piece) != std::string::npos ||
               (ends && text.find(piece.substr(0, piece.size() - 1)) != std::string::npos)));
      }
    }
  }
}

TEST_CASE("sentences use the words of the glossary") {
  const std::vector<std::string> not_ours{"Truppe",    "Partie ",   "an der Reihe", " Front ",
                                          "Brett ",    "Lotfase",   "troep",        "gevecht",
                                          "thuis",     "naar huis", "overmacht",    "lotfase",
                                          "handkaart", " sterker",  "De partij is "};
  for (const char* name : {"hector", "play", "table", "reasons"})
    for (std::string_view key : Words::of(name).keys()) {
      if (key.ends_with("-deukalion") || key.ends_with("-achaia")) continue;  // words of their own
      for (Lang lang : {Lang::De, Lang::Nl})
        for (const std::string& word : not_ours) {
          const std::string said(Words::of(name).raw(key, lang));
          CAPTURE(said);
          CAPTURE(word);
          CHECK(said.find(word) == std::string::npos);
        }
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
