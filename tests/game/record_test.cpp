// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record.h"

#include <doctest/doctest.h>

#include <string>

using namespace ilion;

namespace {

Record small_record() {
  Record record;
  record.game = "hector";
  record.content_version = "printed-1";
  record.options = {{"open_discards", "no"}};
  record.seats = {"human", "easy"};
  record.steps = {{seat_at(0), "from 2"}, {std::nullopt, "draw R4 new"}};
  return record;
}

// The sentence with which a text is refused.
std::string refused(const std::string& text) {
  const auto record = parse_record(text);
  return record ? "" : record.error().sentence;
}

const std::string kHead =
    "ilion record 1\ngame hector\nrules 1\ncontent printed-1\nplayers 2\nseat 0 human\nseat 1 "
    "easy\n";

}  // namespace

TEST_CASE("a record reads back as it was written, running or ended") {
  Record record = small_record();
  CHECK(*parse_record(to_text(record)) == record);
  record.end = RecordEnd{"front-fallen", {1, 2}};
  record.content = R"({"game":"hector"})";
  record.practice = true;
  CHECK(*parse_record(to_text(record)) == record);
}

TEST_CASE("a broken record is refused with line and reason") {
  CHECK(refused("") == "The record is empty.");
  CHECK(refused("hello") ==
        "Line 1 of the record: this is no Ilion record (it must begin with 'ilion record 1').");
  CHECK(refused("ilion record 1\nfame hector\n") ==
        "Line 2 of the record: 'fame' is not known here.");
  CHECK(refused("ilion record 1\nrules one\n") ==
        "Line 2 of the record: the version of the rules must be a number, not 'one'.");
  CHECK(refused(kHead + "practice maybe\n") ==
        "Line 8 of the record: practice is 'yes', or not said at all.");
  CHECK(refused(kHead) == "Line 7 of the record: the record ends before its steps.");
  CHECK(refused(kHead + "steps\nx from 2\n") ==
        "Line 9 of the record: a step begins with a seat or with * for chance.");
  CHECK(refused(kHead + "steps\n7 from 2\n") ==
        "Line 9 of the record: a step begins with a seat or with * for chance.");
  CHECK(refused(kHead + "steps\n0\n") == "Line 9 of the record: the step is empty.");
  CHECK(refused(kHead + "steps\nend front-fallen\n") ==
        "Line 9 of the record: the end says its reason and the ranks of all seats.");
  CHECK(refused(kHead + "steps\nend front-fallen 1 2\n0 from 2\n") ==
        "Line 10 of the record: there is something behind the end.");
  CHECK(refused("ilion record 1\ngame hector\nrules 1\ncontent printed-1\nplayers 3\nseat 0 human\n"
                "steps\n0 from 2\n") ==
        "Line 5 of the record: it is for 3 players but names 1 seats.");
  CHECK(refused("ilion record 1\nseat 1 human\n") ==
        "Line 2 of the record: seats are listed in order, each with who sits there.");
}

TEST_CASE("what a head says it says once") {
  CHECK(refused(kHead + "game hector\n") == "Line 8 of the record: 'game' is said twice.");
  CHECK(refused(kHead + "option a b\noption a c\n") ==
        "Line 9 of the record: 'option a' is said twice.");
  CHECK(refused(kHead + "option a b\noption b b\nsteps\n") == "");
  CHECK(refused(kHead + "content-file \n") == "Line 8 of the record: the content file is missing.");
}

TEST_CASE("what a head does not say is missed where its steps begin") {
  const std::string steps = "steps\n0 from 2\n* draw R4 new\n";
  CHECK(refused("ilion record 1\nrules 1\ncontent printed-1\nplayers 0\n" + steps) ==
        "Line 5 of the record: the head does not say 'game'.");
  CHECK(refused("ilion record 1\ngame hector\nrules 1\nplayers 0\n" + steps) ==
        "Line 5 of the record: the head does not say 'content'.");
  CHECK(refused("ilion record 1\ngame hector\nplayers 2\nrules 1\ncontent printed-1\n" + steps) ==
        "Line 3 of the record: it is for 2 players but names 0 seats.");
}

TEST_CASE("two records are the same wherever their heads say it") {
  const auto one = parse_record(kHead + "option a b\npractice yes\nsteps\n");
  const auto other = parse_record(
      "ilion record 1\nseat 0 human\nseat 1 easy\noption a b\npractice yes\nplayers 2\ncontent "
      "printed-1\nrules 1\ngame hector\nsteps\n");
  REQUIRE(one.ok());
  REQUIRE(other.ok());
  CHECK(*one == *other);
  CHECK(one->lines.line_of.at("option a") == 8);
  CHECK(other->lines.line_of.at("option a") == 4);
}

TEST_CASE("line ends of other systems are accepted") {
  std::string text = to_text(small_record());
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.replace(at, 1, "\r\n");
  CHECK(*parse_record(text) == small_record());
}
