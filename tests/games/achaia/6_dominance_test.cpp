// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6 of rules/achaia.md, the dominance phase, and the examples of chapter 13.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

namespace {

// All have passed; nobody has gold or influence, so uses that cost are declined by themselves.
State dominance(const Achaia& game, const std::string& line, bool poor = true) {
  std::string all;
  const std::size_t last = game.seats() - 1;
  for (std::size_t i = 0; i < last; ++i) all += (i == 0 ? "passed=" : ",") + std::to_string(i);
  all += " turn=" + std::to_string(last);
  for (std::size_t i = 0; poor && i < game.seats(); ++i)
    all += " gold" + std::to_string(i) + "=0 inf" + std::to_string(i) + "=0";
  State s = position(game, all + " " + line);
  script(game, s, "pass");
  return s;
}

}  // namespace

TEST_CASE("[A6.1] locations with dice are resolved by number, and nobody can defend") {
  State s = dominance(kThree, "dice=R4@8,Y5@3 hand0=I10 court0=1", false);
  CHECK(asks(s, 1, Phase::Use));
  CHECK(markers(s, "Y3") == 1);
  CHECK(markers(s, "R8") == 0);  // not yet
  script(kThree, s, "use 1");
  CHECK(s.question.phase == Phase::PickDie);  // no window
  script(kThree, s, "die R4@8, roll 1");
  CHECK(asks(s, 0, Phase::Use));
  CHECK(markers(s, "R8") == 1);
}

TEST_CASE("[A6.2] the strictly highest sum of a colour dominates, on a tie nobody does") {
  State s = dominance(kThree, "dice=R4@9,R1@9,Y6@8,B5@3 raised=9", false);
  CHECK(markers(s, "B3") == 1);
  s = dominance(kFive, "dice=R2@9,R3@9,Y5@9 markers=R9,Y9");
  CHECK(markers(s, "R9") == 1);
  CHECK(markers(s, "Y9") == 1);
  s = dominance(kFive, "dice=R2@9,R3@9,Y4@9 markers=R9,Y9");
  CHECK(markers(s, "R9") == 2);  // 5 beats a single 4
}

TEST_CASE("[A6.3] a marker is laid, and the colour's first one there gives 1 influence") {
  State s = dominance(kThree, "dice=R4@9", false);
  CHECK(markers(s, "R9") == 1);
  CHECK(influence(s, 0) == 6);
  s = dominance(kThree, "dice=R4@9 markers=R9", false);
  CHECK(markers(s, "R9") == 2);
  CHECK(influence(s, 0) == 5);
}

TEST_CASE("[A6.4] each die is one optional use, highest value first") {
  State s = dominance(kFive, "dice=R2@8,Y5@8,R4@8");
  CHECK(asks(s, 1, Phase::Use));
  script(kFive, s, "use 1");
  CHECK(asks(s, 0, Phase::Use));
  script(kFive, s, "none");
  CHECK(asks(s, 0, Phase::Use));
  script(kFive, s, "use 1");
  CHECK(gold(s, 0) == 4);
  CHECK(gold(s, 1) == 4);
}

TEST_CASE("[A6.4] the start player names who of equal dice is next, one by one") {
  State s = dominance(kFive, "start=3 dice=R4@8,Y4@8,B4@8");
  CHECK(asks(s, 3, Phase::Order));
  CHECK(moves(kFive, s) == "next 0, next 1, next 2");
  CHECK(refused(kFive, s, "next 3") == "A6.4");
  script(kFive, s, "next 1");
  CHECK(asks(s, 1, Phase::Use));
  script(kFive, s, "use 1");
  CHECK(asks(s, 3, Phase::Order));
  CHECK(moves(kFive, s) == "next 0, next 2");
  script(kFive, s, "next 2, none");
  CHECK(asks(s, 0, Phase::Use));  // the last one needs no naming
}

TEST_CASE("[A6.4] the list is fixed, but changed values count on later locations") {
  State s = dominance(kThree, "dice=R5@9,Y4@9,R3@12,Y3@12 markers=R9", false);
  script(kThree, s, "use 1, turn Y4@9 up");
  CHECK(asks(s, 1, Phase::Use));
  CHECK(markers(s, "Y9") == 0);
  script(kThree, s, "use 1, turn Y3@12 up");
  CHECK(markers(s, "Y12") == 1);  // 4 : 3 now
  CHECK(asks(s, 1, Phase::Use));
}

TEST_CASE("[A6.5] then the next location that holds a die") {
  State s = dominance(kThree, "dice=R4@3,Y4@12", false);
  script(kThree, s, "none");
  CHECK(asks(s, 1, Phase::Use));
  CHECK(s.order[s.question.position] == Location::Citadel);
}

TEST_CASE("[A6.6] for each increased-limit marker the highest die must move, limit kept or not") {
  State s = dominance(kThree, "dice=R6@9,Y5@9 raised=9 markers=R9");
  CHECK(asks(s, 0, Phase::MoveOut));
  CHECK(raised(s, 9) == 0);
  CHECK(refused(kThree, s, "to 9") == "A3.8");
  CHECK(refused(kThree, s, "to 11") == "A3.7");
  CHECK(refused(kThree, s, "none") == "A9.5");
  script(kThree, s, "to 3");
  CHECK(has(s, "R6@3"));
  CHECK(has(s, "Y5@9"));
  CHECK(s.round == 2);
}

TEST_CASE("[A6.6] ties between colours: the start player says which must leave") {
  State s = dominance(kThree, "start=2 dice=R5@9,Y5@9,B1@9 raised=9");
  script(kThree, s, "next 0");
  CHECK(asks(s, 2, Phase::Tied));
  CHECK(moves(kThree, s) == "leaves R, leaves Y");
  CHECK(refused(kThree, s, "leaves B") == "A6.6");
  script(kThree, s, "leaves Y");
  CHECK(asks(s, 1, Phase::MoveOut));
  script(kThree, s, "to 5");
  CHECK(has(s, "Y5@5"));
}

TEST_CASE("[A3.2] no influence is sold while step V is decided") {
  State s = dominance(kThree, "start=2 inf1=3 inf2=3 dice=R5@9,Y5@9,B1@9 raised=9");
  script(kThree, s, "next 0, none, none");  // with influence to sell they are asked for their uses
  CHECK(asks(s, 2, Phase::Tied));
  CHECK(refused(kThree, s, "sell") == "A3.2");
  script(kThree, s, "leaves Y");
  CHECK(asks(s, 1, Phase::MoveOut));
  CHECK(refused(kThree, s, "sell") == "A3.2");
}

TEST_CASE("[A6.6] also between two colours of one player") {
  State s = dominance(kTwo, "dice=R5@9,G5@9 raised=9");
  CHECK(asks(s, 0, Phase::Tied));
  CHECK(moves(kTwo, s) == "leaves R, leaves G");
}

TEST_CASE("[A6.6] an empty location loses no die, and markers elsewhere still count") {
  State s = dominance(kThree, "dice=R6@3,Y1@9,B1@9 raised=3,4,9 markers=R3");
  script(kThree, s, "next 1");  // the ones on 9 are tied; their uses are declined by themselves
  CHECK(asks(s, 0, Phase::MoveOut));
  CHECK(refused(kThree, s, "to 9") == "allowed");
  script(kThree, s, "to 9");
  CHECK(raised(s, 4) == 0);
  CHECK(asks(s, 0, Phase::MoveOut));  // now his 6 is the highest on 9
}

TEST_CASE("[A6.7] in round III step V is left out and the reckoning follows") {
  const State s = dominance(kThree, "round=3 dice=R6@9 raised=9 markers=R9");
  CHECK(s.question.phase == Phase::Over);
  CHECK(has(s, "R6@9"));
}

TEST_CASE("[A13.1] base cost 2 and three greed markers: 5 gold") {
  State s = position(kThree, "open=C02 greed=C02:3 gold0=7 dice=R2@3");
  script(kThree, s, "character C02, turn R2@3 up");
  CHECK(gold(s, 0) == 2);
}

TEST_CASE("[A13.2] red 6, yellow 5, then of yellow and blue the start player decides") {
  State s = dominance(kFive, "start=4 dice=R6@8,Y5@8,Y3@8,B3@8 raised=8", false);
  CHECK(asks(s, 0, Phase::Use));
  script(kFive, s, "none");
  CHECK(asks(s, 1, Phase::Use));
  script(kFive, s, "none");
  CHECK(asks(s, 4, Phase::Order));
  CHECK(moves(kFive, s) == "next 1, next 2");
}

TEST_CASE("[A13.3] two increased-limit markers go: first red's 6 leaves, then yellow's die") {
  State s = dominance(kThree, "dice=R6@9,Y5@9,B2@9 raised=9,9 markers=R9");
  CHECK(asks(s, 0, Phase::MoveOut));
  script(kThree, s, "to 3");
  CHECK(asks(s, 1, Phase::MoveOut));
  script(kThree, s, "to 4");
  CHECK(has(s, "B2@9"));
  CHECK(s.round == 2);
}

TEST_CASE("[A13.4] two players: yellow has the highest single sum, and blue's counter moves") {
  const State s = dominance(kTwo, "dice=R4@9,G3@9,Y5@9", false);
  CHECK(markers(s, "Y9") == 1);
  CHECK(influence(s, 1) == 6);
}

}  // namespace ilion::achaia::test
