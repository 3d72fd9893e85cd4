// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of Deukalion says: whole matches in three languages, and single sentences.
#include <doctest/doctest.h>

#include <algorithm>

#include <boost/json/serialize.hpp>

#include "table/table.h"

namespace ilion {

namespace {

std::unique_ptr<Table> table_for(std::size_t players) {
  auto table = open_table({.game = "deukalion", .players = players},
                          std::vector<std::string>(players, "human"));
  REQUIRE(table.ok());
  return std::move(*table);
}

void take(Table& table, std::initializer_list<const char*> steps) {
  for (const char* step : steps) {
    CAPTURE(step);
    if (table.actor().is_chance())
      REQUIRE(table.outcome(step).ok());
    else
      REQUIRE_FALSE(table.play(table.actor().seat(), step).has_value());
  }
}

// Two players; Deukalion is asked for his turn, Perseus lies on d3.
std::unique_ptr<Table> at_sea() {
  auto table = table_for(2);
  take(*table,
       {"treasure R", "treasure Y",    "treasure W",  "treasure W",     "treasure B",  "treasure R",
        "treasure G", "treasure B",    "treasure B",  "treasure R",     "treasure Y",  "treasure G",
        "treasure Y", "treasure G",    "treasure W",  "draw ares",      "draw fleece", "draw nike",
        "quest Q13",  "draw poseidon", "draw charon", "draw aiolos",    "quest Q07",   "quest Q01",
        "quest Q14",  "anchor c1",     "anchor e1",   "roll 3 3 1 3 3", "sail d3",     "place 1"});
  return table;
}

std::string says(const Table& table, const std::string& move, Lang lang) {
  for (const Choice& choice : table.choices(lang))
    if (choice.text == move) return choice.says;
  return "not among the choices";
}

// A place of a sentence that nobody filled is a question mark, or keeps its braces.
bool is_whole(const std::string& sentence) {
  return !sentence.empty() && sentence.find_first_of("{}") == std::string::npos &&
         sentence.find('?') == std::string::npos;
}

TEST_CASE("everything that is said in matches of Deukalion is said in three languages") {
  for (std::size_t players = 2; players <= 4; ++players) {
    auto table = table_for(players);
    Rng rng(players);
    while (!table->actor().is_nobody()) {
      if (table->actor().is_chance()) {
        table->draw(rng);
        continue;
      }
      const Lang lang = kAllLangs[rng.below(3)];
      const Seat seat = table->actor().seat();
      const auto choices = table->choices(lang);
      for (const Choice& choice : choices)
        if (!is_whole(choice.says)) FAIL(choice.text << ": " << choice.says);
      for (Viewer viewer : {Viewer::seat(seat), Viewer::spectator()}) {
        std::string status = table->status(viewer, lang);
        if (status.back() == '?') status.back() = '.';
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

TEST_CASE("[D9.5] an attack is offered with its exact odds") {
  const auto table = at_sea();  // the example of chapter 16: 10 against 10 is 44.6 %
  CHECK(says(*table, "sail d3 PER", Lang::En) == "Attack Perseus at d3: 45 %");
  CHECK(says(*table, "sail d3 PER", Lang::De) == "Perseus auf d3 angreifen: 45 %");
}

TEST_CASE("[D5.4] the turn says what is still to do") {
  const auto table = at_sea();
  CHECK(table->status(Viewer::seat(seat_at(0)), Lang::En) ==
        "Your turn. Left: cards (each other player draws), sail 3, Hydra 3.");
  CHECK(table->status(Viewer::seat(seat_at(1)), Lang::Nl) == "Deukalion is aan de beurt.");
  // Three are lost at sea: now the soldiers die has something to do.
  take(*table, {"sail d3 PER", "toss 3 4 3", "toss 4 3 3", "pass", "nothing"});
  CHECK(table->status(Viewer::seat(seat_at(0)), Lang::De) ==
        "Dein Zug. Noch: Karten (alle anderen ziehen), Kämpfer 3, Hydra 3.");
}

TEST_CASE("[D6.5] who can attack the Hydra by his secret quest alone is told that he shows it") {
  auto table = table_for(2);
  take(*table,
       {"treasure R", "treasure Y",    "treasure W",  "treasure W",     "treasure B",  "treasure R",
        "treasure G", "treasure B",    "treasure B",  "treasure R",     "treasure Y",  "treasure G",
        "treasure Y", "treasure G",    "treasure W",  "draw ares",      "draw fleece", "draw nike",
        "quest Q07",  "draw poseidon", "draw charon", "draw aiolos",    "quest Q13",   "quest Q01",
        "quest Q14",  "anchor d2",     "anchor e1",   "roll 3 3 3 3 3", "end",         "place 0",
        "hydra d4"});
  CHECK(says(*table, "sail d4", Lang::En) ==
        "Attack the Hydra at d4: 58 %; shows your secret quest");
  for (const Choice& choice : table->choices(Lang::De))
    if (choice.text == "sail d4")
      CHECK(choice.grouped->brief == "Hydra d4 angreifen 58 %, zeigt deinen Auftrag");
}

TEST_CASE("[D8.5] [D6.1] numbers agree with their nouns") {
  auto table = at_sea();
  take(*table, {"cards", "draw charon", "sail c3"});
  CHECK(says(*table, "found SAL", Lang::De) == "Salamis mit 1 Kämpfer gründen: 1 Punkt");
  const Words& words = Words::of("deukalion");
  CHECK(words.say("with-soldiers-many", Lang::De, {{"n", "2"}}) == "2 Kämpfern");
  auto side = table_for(2);
  take(*side,
       {"treasure R", "treasure Y",    "treasure W",  "treasure W",    "treasure B",  "treasure R",
        "treasure G", "treasure B",    "treasure B",  "treasure R",    "treasure Y",  "treasure G",
        "treasure Y", "treasure G",    "treasure W",  "draw ares",     "draw fleece", "draw nike",
        "quest Q07",  "draw poseidon", "draw charon", "draw aiolos",   "quest Q13",   "quest Q01",
        "quest Q14",  "anchor d2",     "anchor e1",   "roll 1 3 3 3 3"});
  const Viewer second = Viewer::seat(seat_at(1));
  CHECK(side->status(second, Lang::De).find("bis zu 1 Feld segeln") != std::string::npos);
  CHECK(side->status(second, Lang::Nl).find("hoogstens 1 veld varen") != std::string::npos);
}

// A match that two random bots play to its end.
std::unique_ptr<Table> played(std::uint64_t seed) {
  auto table = table_for(2);
  Rng rng(seed);
  while (!table->actor().is_nobody()) {
    if (table->actor().is_chance())
      table->draw(rng);
    else
      table->play(table->actor().seat(), table->bot_choice("random", rng).value());
  }
  return table;
}

TEST_CASE("[D15.1] what lies open and is not in the picture can be asked for") {
  const auto table = at_sea();
  const Brush brush{.colour = false, .unicode = true, .width = 80, .rows = 24};
  const Viewer me = Viewer::seat(seat_at(0));
  CHECK(table->memory(me, Lang::En, brush) ==
        "  Deukalion: nothing yet\n  Perseus: nothing yet\n  The discard pile is empty.\n");
  take(*table, {"play fleece", "sail d3 PER", "toss 4 3 3", "toss 3 4 3", "play ares"});
  CHECK(table->memory(me, Lang::De, brush) ==
        "  Deukalion: ausgelegt: Goldenes Vlies\n  Perseus: noch nichts\n"
        "  Ablagestapel (1): Ares\n");
  CHECK(table->memory(Viewer::spectator(), Lang::En, brush) ==
        table->memory(Viewer::seat(seat_at(1)), Lang::En, brush));
}

TEST_CASE("[D15.2] after the end every hand and every secret quest is told") {
  std::size_t hands = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto table = played(seed);
    const auto last = table->told(Viewer::spectator(), Lang::En, table->steps() - 1).front();
    const std::string memory = table->memory(Viewer::spectator(), Lang::En, Brush{});
    const auto view = table->view(Viewer::spectator());
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& secrets = view.at("secrets").at(i);
      const std::string hero = table->seat_name(seat_at(i), Lang::En);
      const bool has_hand = boost::json::serialize(secrets.at("hand")) != "{}" &&
                            boost::json::serialize(secrets.at("hand")) != "[]";
      const auto told = std::find_if(last.says.begin(), last.says.end(), [&](const auto& says) {
        return says.find(hero + " shows the hand cards (") == 0;
      });
      CHECK((told != last.says.end()) == has_hand);
      hands += has_hand ? 1 : 0;
    }
    CHECK((memory.find("in hand: ") != std::string::npos) == (hands > 0));
  }
  CHECK(hands > 0);
}

TEST_CASE("squares stand together in the list of choices") {
  const auto table = at_sea();
  std::size_t sails = 0;
  for (const Choice& choice : table->choices(Lang::De)) {
    if (choice.grouped && choice.grouped->group == "Segeln nach") ++sails;
    if (choice.text == "sail d3 PER") CHECK(choice.grouped->brief == "Perseus d3 angreifen 45 %");
  }
  CHECK(sails > 8);
}

TEST_CASE("[D13.P08] a thrower who would lose is at a window he may leave unasked") {
  const auto table = at_sea();
  CHECK(table->window() == nullptr);
  take(*table, {"sail d3 PER", "toss 4 3 3", "toss 3 4 3"});
  REQUIRE(table->window() != nullptr);
  CHECK(table->window()->key == "toss");
  CHECK(table->window()->answer == "pass");
  CHECK(says(*table, "play ares", Lang::En) == "Ares: 6½ against 5½");
  CHECK(says(*table, "pass", Lang::En) == "Play no card: you lose, 4½ against 5½");
  // Four soldiers must make 3 half-points more than nothing: 66 of 81 cases.
  CHECK(says(*table, "play nike", Lang::En) == "Nike: toss 4 soldiers again, 81 %");
  take(*table, {"pass"});
  const auto told =
      table->told(Viewer::seat(seat_at(1)), Lang::En, table->steps() - 1).front().says;
  CHECK(std::find(told.begin(), told.end(), "You win, 5½ against 4½.") != told.end());
}

TEST_CASE(
    "[D13.1] where cards and secret quests alone decide what can be answered, that is hidden") {
  const auto table = at_sea();
  CHECK_FALSE(table->hides_choices());  // all can see that he may sail
  take(*table, {"sail d3 PER", "toss 4 3 3", "toss 3 4 3"});
  CHECK(table->hides_choices());
  take(*table, {"play ares"});  // now Perseus would lose, and has no card for it
  CHECK(table->window()->key == "toss");
  CHECK(table->choices(Lang::En).size() == 1);
  CHECK(table->hides_choices());
}

TEST_CASE("[D11.4] a drawn card is told to its player alone") {
  const auto table = at_sea();
  const auto drawn = [&](Viewer viewer) {
    return table->told(viewer, Lang::En, 15).front().says.front();
  };
  CHECK(drawn(Viewer::seat(seat_at(0))) == "You draw Ares.");
  CHECK(drawn(Viewer::seat(seat_at(1))) == "Deukalion draws an action card.");
  CHECK(drawn(Viewer::spectator()) == "Deukalion draws an action card.");
}

TEST_CASE("a match of Deukalion replays from its record") {
  const auto table = at_sea();
  const auto again = replay(*parse_record(to_text(table->record())));
  REQUIRE(again.ok());
  for (Viewer viewer : {Viewer::spectator(), Viewer::seat(seat_at(0))})
    CHECK((*again)->view(viewer) == table->view(viewer));
}

TEST_CASE("two to four play Deukalion") {
  CHECK_FALSE(
      open_table({.game = "deukalion", .players = 5}, std::vector<std::string>(5, "human")).ok());
  CHECK_FALSE(open_table({.game = "deukalion", .players = 1}, {"human"}).ok());
}

}  // namespace

}  // namespace ilion
