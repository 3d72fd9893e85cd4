// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "table/games.h"
#include "table/rules_text.h"

using namespace ilion;

TEST_CASE("the rules are cut at their headings") {
  const RulesText rules = read_rules(
      "# The game\n\nAbout this file.\n## 1 Parts\n\nAn example.\n\n### [X1.1] Cards\n"
      "<!-- explains: nothing -->\n**Ten** cards.\n\n| a |\n|---|\n| b |\n"
      "### [X1.2] Empty\n## 2 Play");
  CHECK(rules.title == "The game");
  REQUIRE(rules.chapters.size() == 2);
  const RulesChapter& parts = rules.chapters[0];
  CHECK(parts.number == "1");
  CHECK(parts.title == "Parts");
  REQUIRE(parts.paragraphs.size() == 3);
  CHECK(parts.paragraphs[0].id.empty());
  CHECK(parts.paragraphs[0].text == "An example.");
  CHECK(parts.paragraphs[1].id == "X1.1");
  CHECK(parts.paragraphs[1].title == "Cards");
  CHECK(parts.paragraphs[1].text == "**Ten** cards.\n\n| a |\n|---|\n| b |");
  CHECK(parts.paragraphs[2].title == "Empty");
  CHECK(rules.chapters[1].number == "2");
  CHECK(rules.chapters[1].paragraphs.empty());
}

TEST_CASE("headings within a drawing are part of it") {
  const RulesText rules = read_rules("## 1 Map\n```\n## a\n\n<!-- b\n```\nc");
  REQUIRE(rules.chapters.size() == 1);
  REQUIRE(rules.chapters[0].paragraphs.size() == 1);
  CHECK(rules.chapters[0].paragraphs[0].text == "```\n## a\n\n<!-- b\n```\nc");
}

TEST_CASE("headings that were not finished are read as far as they go") {
  const RulesText rules = read_rules("## 3\n### [X3.1\n### []\n");
  REQUIRE(rules.chapters.size() == 1);
  CHECK(rules.chapters[0].number == "3");
  CHECK(rules.chapters[0].title.empty());
  REQUIRE(rules.chapters[0].paragraphs.size() == 1);
  CHECK(rules.chapters[0].paragraphs[0].id == "X3.1");
}

TEST_CASE("every game has its rules in three languages, with the same paragraphs") {
  for (const GameSpec& game : all_games()) {
    const auto english = rules_text(game.id, Lang::En);
    REQUIRE(english);
    for (Lang lang : {Lang::De, Lang::Nl}) {
      const auto translated = rules_text(game.id, lang);
      REQUIRE(translated);
      REQUIRE(translated->chapters.size() == english->chapters.size());
      for (std::size_t i = 0; i < english->chapters.size(); ++i)
        CHECK(translated->chapters[i].paragraphs.size() == english->chapters[i].paragraphs.size());
    }
  }
  CHECK_FALSE(rules_text("chess", Lang::En));
}
