// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table.h"

#include <doctest/doctest.h>

#include <boost/json.hpp>

using namespace ilion;

namespace {

std::unique_ptr<Table> hector_table() {
  auto table = open_table({.game = "hector"}, {"human", "human"});
  REQUIRE(table.ok());
  return std::move(*table);
}

void play_steps(Table& table, std::uint64_t seed, std::size_t limit) {
  Rng rng(seed);
  for (std::size_t i = 0; i < limit && !table.actor().is_nobody(); ++i) {
    if (table.actor().is_chance()) {
      table.draw(rng);
    } else {
      const auto choices = table.choices(Lang::En);
      const auto& choice = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
      REQUIRE_FALSE(table.play(table.actor().seat(), choice.text).has_value());
    }
  }
}

std::string sentence(const Result<std::unique_ptr<Table>>& table) {
  return table ? "" : table.error().sentence;
}

}  // namespace

TEST_CASE("a table asks, refuses with the rule in every language, and plays") {
  const auto table = hector_table();
  CHECK(table->actor().is(seat_at(0)));
  CHECK(table->choices(Lang::En).size() == 4);
  const auto wrong_seat = table->play(seat_at(1), "from 2");
  REQUIRE(wrong_seat.has_value());
  CHECK(table->explain(*wrong_seat, Lang::En) == "It is not your turn to decide. [H9.3]");
  CHECK(table->explain(*wrong_seat, Lang::De) == "Du bist nicht am Zug. [H9.3]");
  const auto nonsense = table->play(seat_at(0), "from 5");
  REQUIRE(nonsense.has_value());
  CHECK(table->explain(*nonsense, Lang::Nl) == "Dat is geen zet van dit spel.");
  CHECK(table->steps() == 0);
  CHECK_FALSE(table->play(seat_at(0), "from 2").has_value());
  CHECK(table->actor().is_chance());
  CHECK_FALSE(table->outcome("draw R4 back").ok());
  CHECK_FALSE(table->outcome("nonsense").ok());
  CHECK(table->outcome("draw R4 new").ok());
  CHECK(table->steps() == 2);
}

TEST_CASE("a match replays from its record to the same view, and undo goes back on the way") {
  const auto table = hector_table();
  play_steps(*table, 7, 100'000);
  REQUIRE(table->result().has_value());
  const auto again = replay(*parse_record(to_text(table->record())));
  REQUIRE(again.ok());
  for (Viewer viewer : {Viewer::spectator(), Viewer::seat(seat_at(0)), Viewer::seat(seat_at(1))})
    CHECK((*again)->view(viewer) == table->view(viewer));

  const auto half = hector_table();
  play_steps(*half, 7, 40);
  table->rewind(40);
  CHECK(table->view(Viewer::seat(seat_at(0))) == half->view(Viewer::seat(seat_at(0))));
  CHECK(table->record() == half->record());
}

TEST_CASE("at the end the cards of the last battle still lie on the table") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto table = hector_table();
    play_steps(*table, seed, 100'000);
    REQUIRE(table->result().has_value());
    for (Viewer viewer :
         {Viewer::spectator(), Viewer::seat(seat_at(0)), Viewer::seat(seat_at(1))}) {
      const std::string end = table->picture(viewer, Lang::En, {.colour = false, .width = 80});
      CAPTURE(end);
      // A vanguard that was played has a solid frame; both sides have their sums.
      CHECK(end.find("┆vanguard") == std::string::npos);
      CHECK(end.find("superiority") != end.rfind("superiority"));
      CHECK(end.find("score") != end.rfind("score"));
      // The stacks are those after the battle: no card of the last hands is missing in them.
      CHECK(end.find("hand 0") != end.rfind("hand 0"));
    }
  }
}

TEST_CASE("a damaged or forged record is refused with the step and the reason") {
  const auto table = hector_table();
  play_steps(*table, 3, 100'000);
  const Record good = table->record();
  REQUIRE(replay(good).ok());

  Record record = good;
  record.steps[0].text = "from 7";
  CHECK(sentence(replay(record)) ==
        "Step 1 of the record ('0 from 7') is not possible: That is no move of this game.");
  record = good;
  record.steps[0].seat = seat_at(1);
  CHECK(sentence(replay(record)).find("Step 1 of the record ('1 from") == 0);
  record = good;
  record.steps[0].seat = seat_at(4);
  CHECK(sentence(replay(record)).find("there is no such seat") != std::string::npos);
  record = good;
  record.steps[1].text = "draw R9 new";
  CHECK(sentence(replay(record)) ==
        "Step 2 of the record ('* draw R9 new') is not possible: "
        "'draw R9 new' is no outcome of this game.");
  record = good;
  record.steps.pop_back();
  CHECK(sentence(replay(record)) ==
        "The record says that the match ended, but after its last step it goes on.");
  record = good;
  std::swap(record.end->ranks[0], record.end->ranks[1]);
  CHECK(sentence(replay(record)) == "The end of the record is not how the match ended.");
  record = good;
  record.steps.push_back(good.steps.back());
  CHECK(sentence(replay(record)).find("the match was over before it") != std::string::npos);
  record = good;
  record.game = "chess";
  CHECK(sentence(replay(record)) ==
        "The head of the record: it is of a game 'chess', which is not known.");
  record = good;
  record.rules_version = 99;
  CHECK(sentence(replay(record)).find("version 99") != std::string::npos);
  record = good;
  record.content_version = "own-0000000000000000";
  CHECK_FALSE(replay(record).ok());
  record = good;
  record.options = {{"open_discards", "maybe"}};
  CHECK(sentence(replay(record)) ==
        "The head of the record: The option open_discards takes one of: no, yes; not 'maybe'.");
}

TEST_CASE("a running match tells each viewer only his own draws") {
  const auto table = hector_table();
  for (const char* step : {"from 2"}) REQUIRE_FALSE(table->play(seat_at(0), step).has_value());
  for (const char* draw : {"draw R1 new", "tile 1"}) REQUIRE(table->outcome(draw).ok());
  REQUIRE_FALSE(table->play(seat_at(0), "face R").has_value());
  for (const char* draw : {"draw B2 new", "draw P3 new"}) REQUIRE(table->outcome(draw).ok());
  const auto drawn = [&](Viewer viewer) { return table->told(viewer, Lang::En, 5).front(); };
  CHECK(drawn(Viewer::seat(seat_at(0))).says.front() == "You draw purple peltast 3 from front 1.");
  CHECK(drawn(Viewer::seat(seat_at(1))).says.front() == "The Achaeans draw a troop from front 1.");
  for (Viewer viewer : {Viewer::spectator(), Viewer::seat(seat_at(1))}) {
    CHECK(boost::json::serialize(drawn(viewer).events).find("P3") == std::string::npos);
    CHECK(boost::json::serialize(table->view(viewer)).find("P3") == std::string::npos);
  }
  CHECK(boost::json::serialize(table->view(Viewer::seat(seat_at(0)))).find("P3") !=
        std::string::npos);
}

TEST_CASE("who cannot sit there is told who can") {
  const auto table = open_table({.game = "hector"}, {"human", "zeus"});
  CHECK(sentence(table).find("Nobody called 'zeus' can sit at this table. There are: human, ") ==
        0);
  CHECK_FALSE(open_table({.game = "hector"}, {"human"}).ok());
  CHECK_FALSE(open_table({.game = "hector", .players = 3}, {"human", "human", "human"}).ok());
  CHECK_FALSE(open_table({.game = "go"}, {"human", "human"}).ok());
}

TEST_CASE("where no people play, only bots can sit") {
  CHECK(check_seats({.game = "hector"}, {"random", "easy"}, false).ok());
  CHECK(check_seats({.game = "hector"}, {"human", "easy"}).ok());
  CHECK(
      check_seats({.game = "hector"}, {"human", "easy"}, false).error().sentence ==
      "Nobody called 'human' can sit at this table. There are: random, novice, easy, medium, hard, "
      "master.");
  CHECK(check_seats({.game = "hector"}, {"easy"}).error().sentence ==
        "There are 2 seats, but the list names 1.");
}

TEST_CASE("a fault in the head of a record is told by its line") {
  const auto refused = [](const std::string& key, const std::string& line) {
    std::string text =
        "ilion record 1\nrules 1\ngame hector\nplayers 2\nseat 0 human\nseat 1 easy\n"
        "option open_discards no\ncontent printed-1\nsteps\n0 from 1\n";
    const std::size_t at = text.find("\n" + key) + 1;
    text.replace(at, text.find('\n', at) - at, line);
    return sentence(replay(*parse_record(text)));
  };
  CHECK(refused("rules", "rules 1") == "");
  CHECK(refused("rules", "rules 99") ==
        "Line 2 of the record: it follows version 99 of the rules, which this program does not "
        "know.");
  CHECK(refused("game", "game chess") ==
        "Line 3 of the record: it is of a game 'chess', which is not known.");
  CHECK(refused("option", "option open_discards maybe") ==
        "Line 7 of the record: The option open_discards takes one of: no, yes; not 'maybe'.");
  CHECK(refused("option", "option castling no") ==
        "Line 7 of the record: The game hector has no option 'castling'.");
  CHECK(refused("content", "content own-1") ==
        "Line 8 of the record: it was played with the content own-1 but holds printed-1.");

  const std::string head = "ilion record 1\ngame hector\nrules 1\n";
  const std::string people = "seat 0 human\nseat 1 human\n";
  CHECK(sentence(replay(*parse_record(head + people +
                                      "seat 2 human\nplayers 3\ncontent printed-1\n"
                                      "steps\n0 from 1\n"))) ==
        "Line 7 of the record: The game hector is for 2 players, not 3.");
  const std::string own = content_version({.game = "hector", .content = "{}"});
  CHECK(sentence(replay(*parse_record(head + people + "content " + own +
                                      "\ncontent-file {}\nplayers 2\nsteps\n"))) ==
        "Line 7 of the record: The content file is not right. Line 1: 'game' is missing.");
}

TEST_CASE("whoever waits for a replay is told of every step") {
  const auto table = hector_table();
  play_steps(*table, 3, 100);
  std::size_t told = 0;
  CHECK(replay(table->record(), [&] { ++told; }).ok());
  CHECK(told == table->steps());
}

TEST_CASE("a match that is over needs its end line") {
  const auto table = hector_table();
  play_steps(*table, 3, 1 << 20);
  Record record = table->record();
  REQUIRE(record.end);
  record.end.reset();
  CHECK(sentence(replay(record)) ==
        "The match is over after the last step, but the end line is missing.");
}

TEST_CASE("a content file has one form, however it is laid out") {
  CHECK(content_in_one_line("{ \"a\" :\n [1, 2.5] }") == content_in_one_line("{\"a\":[1,2.5]}"));
  CHECK(content_in_one_line("") == "");
  const std::string own(content_text({.game = "hector"}));
  CHECK(content_version({.game = "hector", .content = own}) ==
        content_version({.game = "hector", .content = content_in_one_line(own)}));
}

TEST_CASE("a content file of one's own travels inside the record") {
  std::string own(content_text({.game = "hector"}));
  own.replace(own.find("Achilles"), 8, "Patroklos");
  auto table = open_table({.game = "hector", .content = own}, {"human", "human"});
  REQUIRE(table.ok());
  play_steps(**table, 5, 60);
  const auto again = replay(*parse_record(to_text((*table)->record())));
  REQUIRE(again.ok());
  CHECK((*again)->record() == (*table)->record());
  CHECK((*table)->record().content_version.find("own-") == 0);
}
