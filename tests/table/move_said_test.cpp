// SPDX-License-Identifier: GPL-3.0-or-later
// When a move was made and which rule it belongs to, as the mistakes of a match say it.
#include <doctest/doctest.h>

#include <set>

#include "table/rules_text.h"
#include "table/table.h"

using namespace ilion;

namespace {

struct Walk {
  std::set<std::string> where;
  std::set<std::string> rules;
};

// Of every choice of some matches played by chance.
Walk walk(const GameChoice& choice, Lang lang) {
  Walk seen;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    auto table = open_table(choice, std::vector<std::string>(choice.players, "human"));
    REQUIRE(table.ok());
    Rng rng(seed);
    while (!(*table)->actor().is_nobody() && (*table)->steps() < 3000) {
      if ((*table)->actor().is_chance()) {
        (*table)->draw(rng);
        continue;
      }
      const auto choices = (*table)->choices(lang);
      for (const Choice& each : choices) {
        const MoveSaid said = (*table)->move_said((*table)->steps(), each.text, lang);
        CHECK(said.says == each.says);
        seen.where.insert(said.where);
        seen.rules.insert(said.rule);
      }
      const auto played = rng.below(static_cast<std::uint32_t>(choices.size()));
      REQUIRE_FALSE((*table)->play((*table)->actor().seat(), choices[played].text));
    }
  }
  return seen;
}

// A paragraph, or the row of a card in the table of one.
bool has_rule(const RulesText& rules, const std::string& id) {
  for (const RulesChapter& chapter : rules.chapters)
    for (const RulesParagraph& paragraph : chapter.paragraphs)
      if (paragraph.id == id || paragraph.text.find("| [" + id + "] |") != std::string::npos)
        return true;
  return false;
}

Walk walk_and_look_up(const GameChoice& choice, Lang lang) {
  const auto rules = rules_text(choice.game, lang);
  REQUIRE(rules);
  const Walk seen = walk(choice, lang);
  for (const std::string& rule : seen.rules) {
    CAPTURE(rule);
    CHECK(has_rule(*rules, rule));
  }
  return seen;
}

}  // namespace

TEST_CASE("every move of Hector belongs to a paragraph and to a battle") {
  const Walk seen = walk_and_look_up({.game = "hector"}, Lang::En);
  CHECK(seen.where.count("Battle 1") == 1);
  for (const char* rule :
       {"H3.1", "H3.2", "H3.4", "H4.1", "H4.2", "H4.3", "H4.4", "H4.5", "H4.6", "H5.3", "H6.4"})
    CHECK(seen.rules.count(rule) == 1);
}

TEST_CASE("every move of Deukalion belongs to a paragraph and to a round") {
  const Walk seen = walk_and_look_up({.game = "deukalion", .players = 3}, Lang::De);
  CHECK(seen.where.count("Spielaufbau") == 1);
  CHECK(seen.where.count("Runde 1") == 1);
  for (const char* rule : {"D3.3", "D5.3", "D5.4", "D5.5", "D6.1", "D8.5", "D9.8", "D11.AC04"})
    CHECK(seen.rules.count(rule) == 1);
}

TEST_CASE("every move of Achaia belongs to a paragraph and to a phase of a round") {
  for (const char* variants : {"no", "yes"}) {
    const Walk seen =
        walk_and_look_up({.game = "achaia",
                          .players = 3,
                          .options = {{"own_fate", variants}, {"negotiate", variants}}},
                         Lang::Nl);
    for (const char* where : {"Ronde I, opstelling", "Ronde II, voorbereiding",
                              "Ronde III, intrigefase", "Ronde III, dominantiefase"})
      CHECK(seen.where.count(where) == 1);
    for (const char* rule : {"A2.7", "A3.2", "A4.4", "A4.5", "A5.4", "A5.5", "A5.13", "A5.14",
                             "A7.8", "A10.I04", "A10.C03", "A10.O01"})
      CHECK(seen.rules.count(rule) == 1);
    CHECK(seen.rules.count(*variants == 'y' ? "A12.2" : "A2.5") == 1);
  }
}

TEST_CASE("nothing is said of what is no move, and of no decision") {
  auto table = open_table({.game = "hector"}, {"human", "human"});
  REQUIRE(table.ok());
  CHECK((*table)->move_said(0, "nonsense", Lang::En).rule.empty());
  REQUIRE_FALSE((*table)->play(seat_at(0), "from 2"));
  CHECK((*table)->move_said(1, "from 2", Lang::En).rule.empty());
}
