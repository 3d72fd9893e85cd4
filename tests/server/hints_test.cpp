// SPDX-License-Identifier: GPL-3.0-or-later
// What a hint says depends on what the bot went by: only a search has imagined courses.
#include <doctest/doctest.h>

#include "server/analysis.h"

using namespace ilion;
using namespace ilion::server;

namespace {

Weighed weighed_by(Grounds grounds, std::size_t moves) {
  Weighed weighed;
  weighed.grounds = grounds;
  const std::uint64_t visits = grounds == Grounds::Habit ? 0 : 4;
  for (std::size_t i = 0; i < moves; ++i) weighed.tried.push_back({"m", "Move", 0.5, visits, 0});
  return weighed;
}

std::string hint(Grounds grounds, Lang lang, std::size_t moves = 2) {
  std::string all;
  for (const std::string& sentence : weighed_says(weighed_by(grounds, moves), {}, lang))
    all += sentence + "\n";
  return all;
}

// What a hint for the second seat says at last, if it expects so many moves with its own.
std::string last_of(std::size_t plies, Lang lang) {
  const auto table = open_table({.game = "hector"}, {"human", "human"});
  REQUIRE(table.ok());
  Weighed weighed = weighed_by(Grounds::Search, 2);
  for (std::size_t i = 0; i < plies; ++i)
    weighed.line.push_back({seat_at((i + 1) % 2), "Move " + std::to_string(i) + "."});
  return weighed_says(weighed, names_for(**table, seat_at(1), lang), lang).back();
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a hint speaks of imagined courses where there were any, in three languages") {
  struct Row {
    Lang lang;
    const char* courses;
    const char* solved;
    const char* turn;
    const char* habit;
  };
  for (const Row& row :
       {Row{Lang::En, "imagined courses of", "is solved", "this very turn", "habit"},
        Row{Lang::De, "nach 0 gedachten", "gelöst", "in diesem Zug", "Gewohnheit"},
        Row{Lang::Nl, "na 0 bedachte", "opgelost", "in deze beurt", "gewoonte"}}) {
    CHECK(has(hint(Grounds::Search, row.lang), row.courses));
    CHECK(has(hint(Grounds::Solution, row.lang), row.solved));
    CHECK(has(hint(Grounds::Turn, row.lang), row.turn));
    CHECK(has(hint(Grounds::Habit, row.lang), row.habit));
    for (Grounds grounds : {Grounds::Solution, Grounds::Turn, Grounds::Habit})
      CHECK_FALSE(has(hint(grounds, row.lang), row.courses));
  }
}

TEST_CASE("a win that was found without a look at other moves is a hint, too") {
  CHECK(has(hint(Grounds::Turn, Lang::En, 1), "50 % to win in this very turn"));
  CHECK_FALSE(has(hint(Grounds::Turn, Lang::En, 1), "also thought of"));
  CHECK(has(hint(Grounds::Turn, Lang::En, 2), "50 % to win the match"));
}

TEST_CASE("of the only move a hint says nothing more") {
  CHECK_FALSE(has(hint(Grounds::Search, Lang::En, 1), "%"));
}

TEST_CASE("a hint says the next three moves it expects, and whose they are, in three languages") {
  CHECK(last_of(1, Lang::En) == "It also thought of: Move (50 %).");
  CHECK(last_of(2, Lang::En) == "It expects, for instance: Achaeans: “Move 1”.");
  CHECK(last_of(9, Lang::En) ==
        "It expects, for instance: Achaeans: “Move 1”; you: “Move 2”; Achaeans: “Move 3”.");
  CHECK(last_of(3, Lang::De) == "Er erwartet zum Beispiel: Griechen: „Move 1“; du: „Move 2“.");
  CHECK(last_of(3, Lang::Nl) == "Hij verwacht bijvoorbeeld: Achaeërs: ‘Move 1’; jij: ‘Move 2’.");
}
