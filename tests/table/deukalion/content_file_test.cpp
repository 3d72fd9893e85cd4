// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/content_file.h"

#include <doctest/doctest.h>

#include <string>

#include "games/deukalion/game.h"
#include "table/content_leaves.h"
#include "table/embedded.h"
#include "table/table.h"

namespace ilion::deukalion {

namespace {

std::string printed() { return std::string(embedded_file("content/deukalion.json").value()); }

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  REQUIRE_MESSAGE(at != std::string::npos, what);
  return text.replace(at, what.size(), by);
}

std::string complaint(const std::string& text) {
  const auto file = read_content(text);
  return file ? "" : file.error().sentence;
}

// The printed file with one text in it replaced, and the sentence with which it is refused.
std::string refused(const std::string& what, const std::string& by) {
  return complaint(replaced(printed(), what, by));
}

// Everything that merely repeats what follows from the map.
std::string without_repetitions() {
  std::string text = printed();
  const std::string square = "\n   \"square\": \"";
  for (std::size_t at = 0; (at = text.find(square, at)) != std::string::npos;)
    text.replace(at, text.find(',', at) + 1 - at, "");
  const std::string steps = "\n   \"steps_from_athens\": ";
  for (std::size_t at = 0; (at = text.find(steps, at)) != std::string::npos;)
    text.replace(at, text.find(',', at) + 1 - at, "");
  for (const char* name : {"\"adjacent\": [", "\"squares\": ["})
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos;)
      text.replace(at, text.find("],", at) + 2 - at, "");
  return text;
}

TEST_CASE(
    "[D2.1] [D2.6] [D2.7] [D11.5] [D12.10] the printed file says what the rules have built in") {
  const auto file = read_content(printed());
  REQUIRE_MESSAGE(file.ok(), complaint(printed()));
  CHECK(file->content == printed_content());
  CHECK(file->names.hero(Ship::Hercules, Lang::De) == "Herkules");
  CHECK(file->names.place(Place::Ephesus, Lang::Nl) == "Efeze");
  CHECK(file->names.card(Card::Fleece, Lang::En) == "Golden Fleece");
}

TEST_CASE("[D2.1] another map of the same kind is played on") {
  const std::string own =
      replaced(replaced(without_repetitions(), "[\"~\", \"~\", \"@\", \"ATH\"",
                        "[\"KOR\", \"~\", \"@\", \"ATH\""),
               "[\"KOR\", \"~\", \"~\", \"~\", \"k\"", "[\"~\", \"~\", \"~\", \"~\", \"k\"");
  const auto file = read_content(own);
  REQUIRE_MESSAGE(file.ok(), complaint(own));
  CHECK(file->content.place(Place::Korinth).square == square_at(0));
  const auto table = open_table({.game = "deukalion", .players = 3, .content = own},
                                {"random", "random", "random"});
  REQUIRE(table.ok());
  Rng rng(1);
  while (!(*table)->actor().is_nobody()) {
    if ((*table)->actor().is_chance())
      (*table)->draw(rng);
    else
      (*table)->play((*table)->actor().seat(), (*table)->bot_choice("random", rng).value());
  }
  CHECK(replay(*parse_record(to_text((*table)->record()))).ok());
}

TEST_CASE("a broken content file of Deukalion is refused with line and reason") {
  CHECK(refused("\"content_version\": 1,", "\"content_version\": 1") ==
        "Line 4: this is not JSON (syntax error).");
  CHECK(refused("\"game\": \"deukalion\"", "\"game\": \"hector\"") ==
        "Line 2: 'game' must be \"deukalion\".");
  CHECK(refused("\"rulebook\":", "\"rulebok\":").find("'rulebok' is not known here.") !=
        std::string::npos);
  CHECK(refused("\"2\": 16", "\"2\": 17").find("'2' must be 16, as in the rules.") !=
        std::string::npos);
  CHECK(refused("\"strength\": 5", "\"strength\": 6").find("'strength' must be 5") !=
        std::string::npos);
  CHECK(
      refused("\"colour\": \"yellow\",\n   \"soldiers\"", "\"colour\": \"blue\",\n   \"soldiers\"")
          .find("'colour' must be \"yellow\".") != std::string::npos);
  CHECK(refused("\"value\": 4", "\"value\": 11")
            .find("'value' must be a whole number from 1 to 10.") != std::string::npos);
  CHECK(refused("\"slots\": 1", "\"slot\": 1").find("'slot' is not known here.") !=
        std::string::npos);
  CHECK(refused("\"copies\": 2", "\"copies\": 16").find("'copies' must be a whole number") !=
        std::string::npos);
  CHECK(refused("\"lasting\": true", "\"lasting\": false").find("lasting is fixed by the rules") !=
        std::string::npos);
  CHECK(refused("\"Pegasus\", \"de\"", "\"\\u001b[31m\", \"de\"").find("printable text") !=
        std::string::npos);
}

TEST_CASE("[D2.1] a map that is none is refused with line and reason") {
  const std::string first = "[\"~\", \"~\", \"@\", \"ATH\", \"@\", \"~\", \"~\", \"S\", \"S\"]";
  const auto with_first = [&](const std::string& row) {
    return complaint(replaced(without_repetitions(), first, row));
  };
  CHECK(
      with_first("[\"~\", \"~\", \"@\", \"ATH\"]").find("a row of the map must list 9 squares.") !=
      std::string::npos);
  CHECK(with_first("[\"~\", \"x\", \"@\", \"ATH\", \"@\", \"~\", \"~\", \"S\", \"S\"]")
            .find("'x' is nothing that stands on a map.") != std::string::npos);
  CHECK(with_first("[\"KOR\", \"~\", \"@\", \"ATH\", \"@\", \"~\", \"~\", \"S\", \"S\"]")
            .find("KOR stands twice on the map.") != std::string::npos);
  CHECK(with_first("[\"~\", \"~\", \"@\", \"~\", \"@\", \"~\", \"~\", \"S\", \"S\"]")
            .find("Athens is not on land.") != std::string::npos);
  CHECK(with_first("[\"~\", \"~\", \"@\", \"ATH\", \"@\", \"~\", \"~\", \"~\", \"~\"]")
            .find("there is no Styx.") != std::string::npos);
  CHECK(with_first("[\"~\", \"~\", \"~\", \"ATH\", \"~\", \"~\", \"~\", \"S\", \"S\"]")
            .find("there are fewer than four anchors.") != std::string::npos);
  CHECK(refused("\"square\": \"a3\"", "\"square\": \"a4\"")
            .find("the map says otherwise: 'square' is a3.") != std::string::npos);
  CHECK(refused("[\"a2\", \"a4\", \"b3\"]", "[\"a2\", \"a4\"]")
            .find("the map says otherwise: these squares are a2 b3 a4.") != std::string::npos);
}

TEST_CASE("[D2.2] water that falls apart and a place without water are refused") {
  // Walls of land need letters, so places are moved: SPA and MYK cut a6 and a7 off from the sea.
  std::string apart = without_repetitions();
  apart = replaced(apart, "[\"SPA\", \"~\", \"~\", \"~\", \"KRE\"",
                   "[\"~\", \"SPA\", \"~\", \"~\", \"KRE\"");
  apart = replaced(apart, "[\"~\", \"~\", \"ARG\", \"H\"", "[\"MYK\", \"~\", \"ARG\", \"H\"");
  apart =
      replaced(apart, "[\"~\", \"MYK\", \"~\", \"~\", \"k\"", "[\"~\", \"~\", \"~\", \"~\", \"k\"");
  CHECK(complaint(apart).find("the water is not connected.") != std::string::npos);

  std::string dry = without_repetitions();
  dry = replaced(dry, "[\"SPA\", \"~\", \"~\", \"~\", \"KRE\"",
                 "[\"SPA\", \"KOR\", \"~\", \"~\", \"KRE\"");
  dry = replaced(dry, "[\"KOR\", \"~\", \"~\", \"~\", \"k\"", "[\"~\", \"~\", \"~\", \"~\", \"k\"");
  dry = replaced(dry, "[\"~\", \"~\", \"ARG\", \"H\"", "[\"MYK\", \"~\", \"ARG\", \"H\"");
  dry = replaced(dry, "[\"~\", \"MYK\", \"~\", \"~\", \"k\"", "[\"~\", \"~\", \"~\", \"~\", \"k\"");
  CHECK(complaint(dry).find("SPA has no water beside it.") != std::string::npos);
}

TEST_CASE("[D8.4] [D12.10] treasures without slots and quests that nobody can do are refused") {
  CHECK(
      refused("\"slots\": 1", "\"slots\": 2").find("the slots are not as many as the treasures.") !=
      std::string::npos);
  CHECK(refused("\"count\": 3, \"provenance\"", "\"count\": 8, \"provenance\"")
            .find("'count' must be a whole number from 0 to 7.") != std::string::npos);
  CHECK(refused("\"op\": \"deliver\"", "\"op\": \"devour\"").find("'devour' is no task.") !=
        std::string::npos);
  CHECK(refused("\"city\": \"SPA\"", "\"city\": \"SAL\"").find("'SAL' is no city.") !=
        std::string::npos);
  CHECK(refused("{\"red\": 1}", "{\"pink\": 1}").find("'pink' is none of the five colours.") !=
        std::string::npos);
  CHECK(refused("{\"red\": 1}", "{}").find("quest 1 delivers nothing.") != std::string::npos);
  CHECK(refused("{\"red\": 1}", "{\"red\": 4}").find("wants more treasures than there are.") !=
        std::string::npos);
  CHECK(refused("\"op\": \"deliver_distinct\",\n     \"count\": 3",
                "\"op\": \"deliver_distinct\",\n     \"count\": 2")
            .find("must want three different colours.") != std::string::npos);
  CHECK(refused("\"op\": \"deliver_same\",\n     \"count\": 2",
                "\"op\": \"deliver_same\",\n     \"count\": 4")
            .find("quest 13 wants more treasures than there are.") != std::string::npos);
  CHECK(refused("{\"red\": 1}", "{\"red\": 3, \"green\": 3, \"blue\": 3, \"yellow\": 2}")
            .find("quest 1 wants more than a ship holds.") != std::string::npos);
  CHECK(refused("\"id\": \"Q02\"", "\"id\": \"Q03\"").find("'id' must be \"Q02\".") !=
        std::string::npos);
  for (const std::string& sentence :
       {refused("\"slots\": 1", "\"slots\": 2"), refused("{\"red\": 1}", "{}")})
    CHECK(sentence.find("Line ") == 0);
}

TEST_CASE("an edit of the content file of Deukalion is played or refused") {
  no_edit_is_swallowed("content/deukalion.json", read_content);
}

TEST_CASE("[D9.1] [D11.5] what no content file can change is refused with line and reason") {
  const auto fixed = [](const std::string& what, const std::string& by) {
    const std::string sentence = refused(what, by);
    CHECK_MESSAGE(sentence.find("Line ") == 0, what);
    return sentence.find("is fixed by the rules: leave it out, or as the printed file has it.") !=
           std::string::npos;
  };
  CHECK(fixed("\"lost\": true, \"weight\": 1", "\"lost\": true, \"weight\": 5"));
  CHECK(fixed("\"half_points\": 2", "\"half_points\": 3"));
  CHECK(fixed("\"squares\": 1, \"duration\"", "\"squares\": 2, \"duration\""));
  CHECK(fixed("[\"none_laid_by_you\"]", "[\"nonsense\"]"));
  CHECK(fixed("[\"none_laid_by_you\"]", "[]"));
  CHECK(fixed("\"faces\": [1, 1, 2, 2, 3, 3]", "\"faces\": [1, 2, 3, 4, 5, 6]"));
  CHECK(fixed("\"fallback\": [2, 1]", "\"fallback\": {}"));
  CHECK(fixed("\"value\": false", "\"value\": true"));
  CHECK(fixed("\"rule\": \"D9.1\"", "\"rule\": \"D9.2\""));
}

TEST_CASE("[D2.8] [D2.1] what a file repeats about its map agrees with it or is refused") {
  CHECK(refused("\"id\": \"CARDS\", \"square\": \"e3\"", "\"id\": \"CARDS\", \"square\": \"a1\"")
            .find("the map says otherwise: 'square' is e3.") != std::string::npos);
  CHECK(refused("\"steps_from_athens\": 8", "\"steps_from_athens\": 7")
            .find("the rest of the file says otherwise: 'steps_from_athens' is 8.") !=
        std::string::npos);
  CHECK(refused("\"k\", \"~\", \"EPH\"", "\"~\", \"~\", \"EPH\"")
            .find("open water must be k beside the Kylix and ~ elsewhere; e3 is ~.") !=
        std::string::npos);
  CHECK(refused("\"when\": \"SPOILS\"", "\"when\": \"CLAIM\"").find("'when' must be \"SPOILS\".") !=
        std::string::npos);
  // Who adds a copy of a card says so in the sums as well, or leaves them out.
  const std::string more = replaced(printed(), "\"copies\": 2", "\"copies\": 3");
  CHECK(complaint(more).find("'action_cards' is 31.") != std::string::npos);
  const std::string right = replaced(replaced(more, "\"action_cards\": 30", "\"action_cards\": 31"),
                                     "\"id\": \"action_cards\", \"count\": 30",
                                     "\"id\": \"action_cards\", \"count\": 31");
  CHECK(complaint(right) == "");
}

TEST_CASE("where the things of a file come from is its writer's own affair") {
  CHECK(refused("\"provenance\": \"likely\"", "\"provenance\": \"certain\"") == "");
}

TEST_CASE("nothing at all, half a file of Deukalion and something behind it are refused") {
  for (const std::string& text : {std::string(), printed().substr(0, 5000), printed() + "x",
                                  std::string("[]"), std::string("{}")})
    CHECK(complaint(text).find("Line ") == 0);
}

}  // namespace

}  // namespace ilion::deukalion
