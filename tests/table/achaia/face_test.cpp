// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of Achaia says: whole matches in three languages, single sentences, and what it
// keeps from those who are not asked.
#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>

#include "table/table.h"

namespace ilion {

namespace {

std::unique_ptr<Table> table_for(std::size_t players, OptionTexts options = {}) {
  auto table = open_table({.game = "achaia", .players = players, .options = std::move(options)},
                          std::vector<std::string>(players, "human"));
  REQUIRE(table.ok());
  return std::move(*table);
}

// A place of a sentence that nobody filled is a question mark, or keeps its braces.
bool is_whole(const std::string& sentence) {
  return !sentence.empty() && sentence.find_first_of("{}") == std::string::npos &&
         sentence.find('?') == std::string::npos && sentence.find("  ") == std::string::npos;
}

// Plays on at random until it is so; each choice is looked at before.
template <class Until>
void play_until(Table& table, Rng& rng, const Until& until) {
  while (!table.actor().is_nobody() && !until()) {
    if (table.actor().is_chance()) {
      table.draw(rng);
      continue;
    }
    const auto choices = table.choices(Lang::En);
    const Seat seat = table.actor().seat();
    REQUIRE_FALSE(
        table.play(seat, choices[rng.below(static_cast<std::uint32_t>(choices.size()))].text));
  }
}

bool window_is_open(const Table& table) { return table.window() != nullptr; }

TEST_CASE("everything that is said in matches of Achaia is said in three languages") {
  for (std::size_t players = 2; players <= 5; ++players) {
    const std::string on = players % 2 == 0 ? "yes" : "no";
    const std::string other = players % 2 == 0 ? "no" : "yes";
    auto table = table_for(
        players, {{"new_order", on}, {"own_fate", other}, {"not_lost", on}, {"negotiate", on}});
    Rng rng(players);
    while (!table->actor().is_nobody()) {
      if (table->actor().is_chance()) {
        table->draw(rng);
        continue;
      }
      const Lang lang = kAllLangs[rng.below(3)];
      const Seat seat = table->actor().seat();
      const auto choices = table->choices(lang);
      for (const Choice& choice : choices) {
        if (!is_whole(choice.says)) FAIL(choice.text << ": " << choice.says);
        if (!is_whole(choice.briefly)) FAIL(choice.text << ": " << choice.briefly);
      }
      for (Viewer viewer : {Viewer::seat(seat), Viewer::spectator()}) {
        std::string status = table->status(viewer, lang);
        for (char& c : status)
          if (c == '?') c = '.';  // many of them are questions
        if (!is_whole(status)) FAIL(status);
      }
      table->play(seat, choices[rng.below(static_cast<std::uint32_t>(choices.size()))].text);
    }
    for (Lang lang : kAllLangs) {
      CHECK(is_whole(table->result_says(lang)));
      for (std::size_t viewer = 0; viewer <= players; ++viewer) {
        const Viewer eyes = viewer < players ? Viewer::seat(seat_at(viewer)) : Viewer::spectator();
        for (const Told& told : table->told(eyes, lang, 0))
          for (const std::string& sentence : told.says)
            if (!is_whole(sentence)) FAIL(sentence);
      }
    }
  }
}

TEST_CASE("[A9.3] others see that a window is open, not who is asked") {
  auto table = table_for(4);
  Rng rng(5);
  int windows = 0;
  while (windows < 12) {
    play_until(*table, rng, [&] { return window_is_open(*table); });
    if (table->actor().is_nobody()) break;
    const Seat asked = table->actor().seat();
    const boost::json::value seen = table->view(Viewer::spectator());
    const boost::json::object& question = seen.as_object().at("question").as_object();
    const auto player = question.at("act").at("actor").as_int64();
    CHECK(question.at("mover").as_int64() == player);
    CHECK(table->view(Viewer::seat(asked)).at("question").at("mover").as_int64() ==
          static_cast<std::int64_t>(index_of(asked)));
    const std::size_t before = table->steps();
    const std::string status = table->status(Viewer::spectator(), Lang::En);
    CHECK(status.find("The answer window is open.") != std::string::npos);
    REQUIRE_FALSE(table->play(asked, "none"));
    // Whoever was not asked hears nothing of it, neither in words nor in events.
    if (window_is_open(*table)) {
      CHECK(table->status(Viewer::spectator(), Lang::En) == status);
      const auto told = table->told(Viewer::spectator(), Lang::En, before);
      CHECK(told.front().says.empty());
      CHECK(told.front().events.empty());
    }
    ++windows;
  }
  CHECK(windows > 5);
}

TEST_CASE("[A9.3] where cards alone decide whether there is a choice, that is hidden") {
  std::size_t without = 0;  // any choice but to do nothing
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto table = table_for(2 + seed % 4);
    Rng rng(seed);
    play_until(*table, rng, [&] {
      if (!table->actor().is_seat()) return false;
      const auto choices = table->choices(Lang::En);
      if (choices.size() > 1 || (choices[0].text != "pass" && choices[0].text != "decline"))
        return false;
      ++without;
      CHECK(table->hides_choices());
      return false;
    });
  }
  CHECK(without > 4);
}

TEST_CASE("[A9.4] there are two windows at which one need not be asked") {
  auto table = table_for(3);
  Rng rng(3);
  bool opp = false;
  bool other = false;
  while (!(opp && other)) {
    play_until(*table, rng, [&] { return window_is_open(*table); });
    REQUIRE_FALSE(table->actor().is_nobody());
    opp = opp || table->window()->key == "opp";
    other = other || table->window()->key == "answer";
    CHECK(table->window()->answer == "none");
    REQUIRE_FALSE(table->play(table->actor().seat(), table->window()->answer));
  }
}

TEST_CASE("[A5.18] between the steps of an announcement the table goes on") {
  auto table = table_for(3);
  Rng rng(8);
  CHECK_FALSE(table->goes_on());
  play_until(*table, rng, [&] { return table->goes_on(); });
  REQUIRE(table->goes_on());
  const Seat seat = table->actor().seat();
  REQUIRE(table->record().steps.back().seat == seat);
  CHECK(table->status(Viewer::seat(seat), Lang::En).find("ame ") != std::string::npos);
}

TEST_CASE("[A12.2] dice are set in steps that go on") {
  auto table = table_for(2, {{"own_fate", "yes"}});
  Rng rng(1);
  play_until(*table, rng, [&] { return table->actor().is_seat(); });
  CHECK_FALSE(table->goes_on());
  REQUIRE_FALSE(table->play(seat_at(0), "set 4"));
  CHECK(table->goes_on());
  CHECK(table->status(Viewer::seat(seat_at(0)), Lang::En) ==
        "Set your red dice, unseen: 4 to go, 15 of 19 points left; more costs 1 gold a point.");
  CHECK(table->status(Viewer::seat(seat_at(1)), Lang::De) == "Rot legt verdeckt Würfel.");
}

TEST_CASE("[A9.2] a drawn card is told to its player alone") {
  auto table = table_for(3);
  REQUIRE(table->outcome("draw I06").ok());
  const auto drawn = [&](Viewer viewer) {
    return table->told(viewer, Lang::En, 0).front().says.front();
  };
  CHECK(drawn(Viewer::seat(seat_at(0))) == "You draw Poison.");
  CHECK(drawn(Viewer::seat(seat_at(1))) == "Red draws an intrigue card.");
  CHECK(drawn(Viewer::spectator()) == "Red draws an intrigue card.");
}

TEST_CASE("[A6.4] who does not use a location is named to all") {
  auto table = table_for(3);
  Rng rng(3);
  const auto asks_for_use = [&] {
    return table->actor().is_seat() &&
           table->view(Viewer::spectator()).at("question").at("phase") == "use";
  };
  play_until(*table, rng, asks_for_use);
  REQUIRE(asks_for_use());
  const Seat asked = table->actor().seat();
  const std::string place = table->status(Viewer::seat(asked), Lang::En);
  const std::size_t before = table->steps();
  REQUIRE_FALSE(table->play(asked, "none"));
  const std::string of_it = "use " + place.substr(0, place.find(':')) + ".";
  CHECK(table->told(Viewer::seat(asked), Lang::En, before).front().says.front() ==
        "You do not " + of_it);
  CHECK(table->told(Viewer::spectator(), Lang::En, before)
            .front()
            .says.front()
            .find("does not " + of_it) != std::string::npos);
}

TEST_CASE("two to five play Achaia, with every combination of variants") {
  CHECK_FALSE(
      open_table({.game = "achaia", .players = 6}, std::vector<std::string>(6, "human")).ok());
  for (std::size_t players = 2; players <= 5; ++players)
    for (unsigned bits = 0; bits < 16; ++bits) {
      OptionTexts options;
      unsigned bit = 0;
      for (const char* key : {"new_order", "own_fate", "not_lost", "negotiate"})
        options[key] = (bits >> bit++ & 1) != 0 ? "yes" : "no";
      CHECK(open_table({.game = "achaia", .players = players, .options = options},
                       std::vector<std::string>(players, "random"))
                .ok());
    }
}

TEST_CASE("a match of Achaia replays from its record") {
  auto table = table_for(2, {{"negotiate", "yes"}, {"new_order", "yes"}});
  Rng rng(2);
  play_until(*table, rng, [] { return false; });
  const auto again = replay(*parse_record(to_text(table->record())));
  REQUIRE(again.ok());
  for (Viewer viewer : {Viewer::spectator(), Viewer::seat(seat_at(0))})
    CHECK((*again)->view(viewer) == table->view(viewer));
}

}  // namespace

}  // namespace ilion
