// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/content_file.h"

#include <doctest/doctest.h>

#include <string>

#include "table/content_leaves.h"
#include "table/embedded.h"

using namespace ilion;

namespace {

std::string printed() { return std::string(embedded_file("content/hector.json").value()); }

// The printed file with one text in it replaced, and the sentence with which it is refused.
std::string refused(const std::string& what, const std::string& by) {
  std::string text = printed();
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  text.replace(at, what.size(), by);
  const auto file = hector::read_content(text);
  return file ? "" : file.error().sentence;
}

}  // namespace

TEST_CASE("[H1.3] [H1.4] the printed file says what the rules have built in") {
  const auto file = hector::read_content(printed());
  REQUIRE(file.ok());
  CHECK(file->content == hector::printed_content());
  CHECK(file->names.hero(hector::kTrojans, hector::Hero::Red, Lang::De) == "Hektor");
  CHECK(file->names.side(hector::kAchaeans, Lang::Nl) == "Achaeërs");
}

TEST_CASE("an owner of the box can write his own heroes and tiles") {
  std::string text = printed();
  text.replace(text.find("\"value\": 6"), 10, "\"value\": 3");
  const auto file = hector::read_content(text);
  REQUIRE(file.ok());
  CHECK(file->content.value(hector::kAchaeans, hector::Hero::Red) == 3);
}

TEST_CASE("a broken content file is refused with line and reason") {
  CHECK(refused("\"Achilles\",", "\"Achilles\"") == "Line 19: this is not JSON (syntax error).");
  CHECK(refused("\"value\": 6", "\"value\": 7") ==
        "Line 19: 'value' must be a whole number from 3 to 6.");
  CHECK(refused("\"value\": 6", "\"worth\": 6") == "Line 19: 'worth' is not known here.");
  CHECK(refused("\"colour\": \"green\"", "\"colour\": \"red\"") ==
        "Line 20: a side must have one hero of each colour.");
  CHECK(refused("\"colour\": \"green\"", "\"colour\": \"pink\"") ==
        "Line 20: 'pink' is none of the six colours.");
  CHECK(refused("[\"red\", \"blue\", \"green\", \"yellow\"]",
                "[\"red\", \"red\", \"green\", \"yellow\"]") ==
        "Line 34: the four colours of a fate tile must differ.");
  CHECK(refused("[\"red\", \"blue\", \"green\", \"yellow\"], ", "") ==
        "Line 33: 'tiles' must list 6, not 5.");
  CHECK(refused("\"stack_size\": 12", "\"stack_size\": 11") ==
        "Line 36: 'stack_size' must be 12, as in the rules.");
  CHECK(refused("\"game\": \"hector\"", "\"game\": \"achaia\"") ==
        "Line 2: 'game' must be \"hector\".");
  CHECK(refused("\"Achilles\"", "\"\\u001b[31mAchilles\"") ==
        "Line 19: a name must be 1 to 60 bytes of printable text.");
}

TEST_CASE("nothing at all, half a file and something behind it are refused") {
  CHECK_FALSE(hector::read_content("").ok());
  CHECK_FALSE(hector::read_content(printed().substr(0, 500)).ok());
  CHECK_FALSE(hector::read_content(printed() + "x").ok());
  CHECK_FALSE(hector::read_content("[]").ok());
}

TEST_CASE("an edit of the content file of Hector and Achilles is played or refused") {
  no_edit_is_swallowed("content/hector.json", hector::read_content);
  CHECK(refused("\"favour_colour\": \"blue\"", "\"favour_colour\": \"green\"") ==
        "Line 18: 'favour_colour' is fixed by the rules: leave it out, or as the printed file has "
        "it.");
}
