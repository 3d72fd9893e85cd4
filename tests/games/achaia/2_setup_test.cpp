// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 2 and 4 of rules/achaia.md: setup and preparation.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

namespace {

// Three players with cards and events; the dice are to be rolled.
State before_dice(const Achaia& game = kThree) {
  State s = game.initial();
  script(game, s, "draw I01, draw I02, draw I03, event E01");
  script(game, s, "draw I04, draw I05, draw I06, event E02");
  script(game, s, "draw I07, draw I08, draw I09, event E03");
  script(game, s, "open C01, open C02, open C04");
  return s;
}

// Everybody keeps: red 5 4 3 2 1, yellow 6 6 6 6 6, blue as given.
State rolled(std::string_view blue = "roll 6, roll 6, roll 6, roll 6, roll 5") {
  State s = before_dice();
  script(kThree, s, "roll 5, roll 4, roll 3, roll 2, roll 1");
  script(kThree, s, "roll 6, roll 6, roll 6, roll 6, roll 6", blue);
  return s;
}

// The second preparation is over but for supplies: all have passed in round I.
State supplies(std::string_view more = "") {
  State s = position(kThree,
                     "turn=2 passed=0,1 inf0=0 inf1=0 inf2=0 gold0=1 gold1=1 gold2=1 "
                     "greed=C01:2,O01:1 raised=4 " +
                         std::string(more));
  script(kThree, s, "pass, open C05, open C06, open C08, event E07, event E08, event E09");
  return s;
}

}  // namespace

TEST_CASE("[A2.1] tiles lie by number; 1, 2, 6 and 11 are locked") {
  const State s = kThree.initial();
  for (std::size_t i = 0; i < kLocations; ++i) CHECK(s.order[i] == location_at(i));
  std::string locked;
  for (std::size_t i = 0; i < kLocations; ++i)
    if (kThree.is_locked(location_at(i), 1)) locked += std::to_string(i + 1) + " ";
  CHECK(locked == "1 2 6 11 ");
}

TEST_CASE("[A2.2] stacks are shuffled: what was not drawn is equally likely") {
  State s = kThree.initial();
  script(kThree, s, "draw I01, draw I01");
  const auto list = kThree.outcomes(s);
  CHECK(list.size() == 16);
  CHECK(list[0].weight == 1);
  CHECK(list[1].weight == 3);
  script(kThree, s, "draw I01");
  CHECK(outcomes(kThree, s) == "event E01, event E02, event E03, event E04, event E05, event E06");
}

TEST_CASE("[A2.3] 7 gold, 3 intrigue cards, a round I event, a street cousin, active") {
  const State s = before_dice();
  CHECK(cards(s.hand[seat_at(1)]) == "I04 I05 I06");
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(gold(s, i) == 7);
    CHECK(street(s, i) == 1);
    CHECK(court(s, i) == 0);
    CHECK(s.event_fate[seat_at(i)] == EventFate::Held);
    CHECK_FALSE(s.has_passed(seat_at(i)));
  }
}

TEST_CASE("[A2.4] 3 of the 4 characters of round I are open; all start on 5 influence") {
  const State s = before_dice();
  CHECK(s.characters == 0b1011);
  for (std::size_t i = 0; i < 3; ++i) CHECK(influence(s, i) == 5);
}

TEST_CASE("[A2.5] each may roll all five again, and the second roll stands") {
  State s = rolled();
  CHECK(moves(kThree, s) == "keep, reroll R");
  CHECK(refused(kThree, s, "reroll Y") == "A2.5");
  script(kThree, s, "keep, reroll Y, keep");
  CHECK(dice(s, Colour::Red) == "R1 R2 R3 R4 R5");
  script(kThree, s, "roll 1, roll 1, roll 2, roll 2, roll 3");
  CHECK(dice(s, Colour::Yellow) == "Y1 Y1 Y2 Y2 Y3");
  CHECK(s.start == seat_at(1));  // 9 is the lowest sum
}

TEST_CASE("[A2.5] the decisions are unseen until all have decided") {
  const State s = rolled();
  const State one = after(kThree, s, "keep");
  const State other = after(kThree, s, "reroll R");
  CHECK(kThree.observe(one, Viewer::seat(seat_at(1))) ==
        kThree.observe(other, Viewer::seat(seat_at(1))));
  CHECK(kThree.observe(one, Viewer::seat(seat_at(0))) !=
        kThree.observe(other, Viewer::seat(seat_at(0))));
}

TEST_CASE("[A2.6] the lowest sum starts") {
  State s = rolled();
  script(kThree, s, "keep, keep, keep");
  CHECK(s.start == seat_at(0));
  CHECK(asks(s, 0, Phase::Place));
}

TEST_CASE("[A2.6] ties are drawn by lot among the lowest") {
  State s = rolled("roll 3, roll 3, roll 3, roll 3, roll 3");
  script(kThree, s, "keep, keep, keep");
  CHECK(outcomes(kThree, s) == "start 0, start 2");
  script(kThree, s, "start 2");
  CHECK(asks(s, 2, Phase::Place));
}

TEST_CASE("[A2.7] in turn order one die each, three times, on available locations; two stay") {
  State s = rolled();
  script(kThree, s, "keep, keep, keep");
  CHECK(refused(kThree, s, "place R5 1") == "A3.7");  // locked
  CHECK(refused(kThree, s, "place R6 3") == "A2.7");  // no such die
  CHECK(refused(kThree, s, "place Y6 3") == "A2.7");  // not his
  CHECK(refused(kThree, s, "none") == "A9.5");        // compulsory
  script(kThree, s, "place R5 3, place Y6 3");
  CHECK(refused(kThree, s, "place B6 3") == "A3.7");  // full
  script(kThree, s, "place B6 4, place R4 4, place Y6 5, place B6 5");
  script(kThree, s, "place R3 7, place Y6 7, place B6 8");
  CHECK(asks(s, 0, Phase::Turn));
  CHECK(dice(s, Colour::Red) == "R5@3 R4@4 R3@7 R1 R2");
}

TEST_CASE("[A2.7] equal dice are one choice") {
  State s = rolled();
  script(kThree, s, "keep, keep, keep, place R5 3");
  CHECK(moves(kThree, s) ==
        "place Y6 3, place Y6 4, place Y6 5, place Y6 7, place Y6 8, place Y6 9, place Y6 10, "
        "place Y6 12");
}

TEST_CASE("[A2.8] seats take the colours in order; of two players red and green, blue and yellow") {
  CHECK(kThree.colours().owner(Colour::Blue) == seat_at(2));
  CHECK(kTwo.colours().owner(Colour::Green) == seat_at(0));
  CHECK(kTwo.colours().main(seat_at(1)) == Colour::Blue);
  CHECK(kTwo.colours().support(seat_at(1)) == Colour::Yellow);
  // Cards and event seat by seat, characters, then dice seat by seat, the main colour first.
  State s = kTwo.initial();
  script(kTwo, s, "draw I01, draw I02, draw I03, draw I04, draw I05, draw I06, event E01");
  script(kTwo, s, "draw I01, draw I02, draw I03, draw I04, draw I05, draw I06, event E02");
  script(kTwo, s, "open C01, open C02, open C03");
  script(kTwo, s, "roll 1, roll 1, roll 1, roll 1, roll 1, roll 2, roll 2, roll 2, roll 2, roll 2");
  CHECK(dice(s, Colour::Red) == "R1 R1 R1 R1 R1");
  CHECK(dice(s, Colour::Green) == "G2 G2 G2 G2 G2");
  script(kTwo, s, "roll 3, roll 3, roll 3, roll 3, roll 3, roll 4, roll 4, roll 4, roll 4, roll 4");
  CHECK(dice(s, Colour::Blue) == "B3 B3 B3 B3 B3");
  CHECK(dice(s, Colour::Yellow) == "Y4 Y4 Y4 Y4 Y4");
}

TEST_CASE("[A4.1] greed and old characters go, three of the new round are turned up") {
  const State s = supplies();
  CHECK(s.round == 2);
  for (std::uint8_t greed : s.greed) CHECK(greed == 0);
  CHECK(is_open(s, Character{4}));
  CHECK_FALSE(is_open(s, Character{0}));
}

TEST_CASE("[A4.2] each draws an event of the new round and is active again") {
  State s = position(kThree, "turn=2 passed=0,1 start=1");
  script(kThree, s, "pass, open C05, open C06, open C07");
  CHECK(s.question.mover == seat_at(1));  // in turn order
  CHECK(outcomes(kThree, s) == "event E07, event E08, event E09, event E10, event E11, event E12");
  script(kThree, s, "event E12, event E08, event E07");
  CHECK(s.event[seat_at(1)] == event_at(11));
  CHECK(s.passed == 0);
}

TEST_CASE("[A4.3] round II unlocks 2 and 6, round III 1 and 11") {
  for (int number : {2, 6}) {
    CHECK(kThree.is_locked(location_at(static_cast<std::size_t>(number - 1)), 1));
    CHECK_FALSE(kThree.is_locked(location_at(static_cast<std::size_t>(number - 1)), 2));
  }
  for (int number : {1, 11}) {
    CHECK(kThree.is_locked(location_at(static_cast<std::size_t>(number - 1)), 2));
    CHECK_FALSE(kThree.is_locked(location_at(static_cast<std::size_t>(number - 1)), 3));
  }
}

TEST_CASE("[A4.4] 2 intrigue cards or 3 gold, in turn order") {
  State s = supplies();
  CHECK(asks(s, 0, Phase::Supplies));
  CHECK(moves(kThree, s) == "supplies cards, supplies gold");
  script(kThree, s, "supplies cards, draw I01, draw I02, supplies gold");
  CHECK(cards(s.hand[seat_at(0)]) == "I01 I02");
  CHECK(gold(s, 1) == 4);
  CHECK(asks(s, 2, Phase::Supplies));
}

TEST_CASE("[A4.4] with one card left only that is drawn, with none only gold is left") {
  std::string all;
  for (const char* n :
       {"01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15"})
    all += std::string(all.empty() ? "I" : ",I") + n + ",I" + n + ",I" + n;
  State s = supplies("hand2=" + all + ",I16,I16");
  script(kThree, s, "supplies cards, draw I16");
  CHECK(cards(s.hand[seat_at(0)]) == "I16");
  // The others had but one answer, and it was carried out.
  CHECK(gold(s, 1) == 4);
  CHECK(gold(s, 2) == 4);
  CHECK(asks(s, 0, Phase::Reserve));
}

TEST_CASE("[A3.2] influence is sold with the supplies and with the reserve die") {
  State s = supplies("inf0=2");
  CHECK(moves(kThree, s) == "supplies cards, supplies gold, sell");
  script(kThree, s, "sell");
  CHECK(asks(s, 0, Phase::Supplies));
  script(kThree, s, "supplies gold, supplies gold, supplies gold");
  CHECK(asks(s, 0, Phase::Reserve));
  script(kThree, s, "sell");
  CHECK(asks(s, 0, Phase::Reserve));
  CHECK(influence(s, 0) == 0);
  CHECK(gold(s, 0) == 1 + 5 + 3 + 5);
}

TEST_CASE("[A4.5] then each puts one reserve die on an available location") {
  State s = supplies();
  script(kThree, s, "supplies gold, supplies gold, supplies gold");
  CHECK(asks(s, 0, Phase::Reserve));
  CHECK(refused(kThree, s, "place R3 1") == "A3.7");
  CHECK(refused(kThree, s, "none") == "A9.5");
  script(kThree, s, "place R3 2, place Y3 6, place B3 2");
  CHECK(asks(s, 0, Phase::Turn));
  CHECK(has(s, "B3@2"));
}

}  // namespace ilion::achaia::test
