// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 11 and 12 of rules/achaia.md: two players, and the advanced variants.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

namespace {

const Achaia kNewOrder{3, Options{.new_order = true}};
const Achaia kOwnFate{3, Options{.own_fate = true}};
const Achaia kOwnFateOfTwo{2, Options{.own_fate = true}};
const Achaia kNotLost{3, Options{.not_lost = true}};
const Achaia kNotLostOfTwo{2, Options{.not_lost = true}};
const Achaia kNegotiate{3, Options{.negotiate = true}};

// Two players have rolled: red 1 to 5, green all 2, blue all 6, yellow 1 to 5.
State rolled_by_two() {
  State s = dealt(kTwo, Phase::Roll);
  script(kTwo, s, "roll 1, roll 2, roll 3, roll 4, roll 5, roll 2, roll 2, roll 2, roll 2, roll 2");
  script(kTwo, s, "roll 6, roll 6, roll 6, roll 6, roll 6, roll 1, roll 2, roll 3, roll 4, roll 5");
  return s;
}

}  // namespace

TEST_CASE("[A11.1] two players: two colours, 6 intrigue cards, one of everything else") {
  const State s = dealt(kTwo, Phase::Roll);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(s.hand[seat_at(i)].size() == 6);
    CHECK(gold(s, i) == 7);
    CHECK(influence(s, i) == 5);
    CHECK(street(s, i) == 1);
    CHECK(s.event[seat_at(i)] != kNoEvent);
  }
  CHECK(kTwo.colours().used() == 4);
}

TEST_CASE("[A11.2] each may reroll the five dice of one colour; the lower sum of ten starts") {
  State s = rolled_by_two();
  CHECK(moves(kTwo, s) == "keep, reroll R, reroll G");
  script(kTwo, s, "reroll G");
  CHECK(moves(kTwo, s) == "keep, reroll Y, reroll B");
  script(kTwo, s, "keep, roll 1, roll 1, roll 1, roll 1, roll 1");
  CHECK(dice(s, Colour::Red) == "R1 R2 R3 R4 R5");
  CHECK(dice(s, Colour::Green) == "G1 G1 G1 G1 G1");
  CHECK(s.start == seat_at(0));
}

TEST_CASE("[A11.2] six dice each, alternating between the colours, the first one free") {
  State s = rolled_by_two();
  script(kTwo, s, "keep, keep");
  CHECK(moves(kTwo, s, "place").find("place R1 3") != std::string::npos);
  CHECK(moves(kTwo, s, "place").find("place G2 3") != std::string::npos);
  script(kTwo, s, "place G2 3, place B6 4");
  CHECK(refused(kTwo, s, "place G2 5") == "A11.2");
  script(kTwo, s, "place R1 5");
  CHECK(refused(kTwo, s, "place B6 5") == "A11.2");
  script(kTwo, s, "place Y1 5");
  CHECK(refused(kTwo, s, "place R2 7") == "A11.2");
  script(kTwo, s, "place G2 7, place B6 7, place R2 8, place Y2 8, place G2 8, place B6 9");
  script(kTwo, s, "place R3 9, place Y3 9");
  CHECK(asks(s, 0, Phase::Turn));
  CHECK(dice(s, Colour::Green) == "G2@3 G2@7 G2@8 G2 G2");
}

TEST_CASE("[A11.3] reserve dice: one of either colour each, then one of the other") {
  State s = position(kTwo, "turn=1 passed=0");
  script(kTwo, s, "pass, open C05, open C06, open C07, event E07, event E08");
  script(kTwo, s, "supplies gold, supplies gold");
  CHECK(asks(s, 0, Phase::Reserve));
  script(kTwo, s, "place G3 3, place B3 3");
  CHECK(refused(kTwo, s, "place G3 4") == "A11.3");
  script(kTwo, s, "place R3 4");
  CHECK(refused(kTwo, s, "place B3 4") == "A11.3");
  script(kTwo, s, "place Y3 4");
  CHECK(asks(s, 0, Phase::Turn));
}

TEST_CASE("[A11.4] a player's two colours compete: in dominance and in the reckoning") {
  State s = position(kTwo, "turn=1 passed=0 dice=R5@9,G5@9,B4@9");
  script(kTwo, s, "pass");
  CHECK(markers(s, "R9") + markers(s, "G9") + markers(s, "B9") == 0);  // his own colours tie
  CHECK(asks(s, 0, Phase::Use));  // equal dice of one owner need no order
  s = position(kTwo,
               "turn=1 passed=0 round=3 gold0=0 gold1=0 street0=0 street1=0 "
               "markers=R9,R9,G9,G9,B9,Y3");
  script(kTwo, s, "pass");
  CHECK(influence(s, 0) == 5);
  CHECK(influence(s, 1) == 6);  // yellow moves the blue counter
}

TEST_CASE("[A11.4] your dice are those of either colour") {
  const State s = position(kTwo, "hand0=I04 dice=R1@3,G1@4,B1@5,Y1@7");
  CHECK(moves(kTwo, after(kTwo, s, "play I04 b")) == "die R1@3, die G1@4");
  CHECK(moves(kTwo, after(kTwo, s, "against 1 I04 a")) == "die Y1@7, die B1@5");
}

TEST_CASE("[A11.5] the own dice in one reroll are of one colour, the opponent's are not bound") {
  State s = position(kTwo, "hand0=I08 dice=R1@3,R2@4,G1@4");
  script(kTwo, s, "play I08 b, die R1@3");
  CHECK(refused(kTwo, s, "die G1@4") == "A11.5");
  CHECK(refused(kTwo, s, "die R2@4") == "allowed");
  s = position(kTwo, "round=3 open=C12 dice=R1@3,G1@4,B1@9,Y1@9");
  const State own = after(kTwo, s, "character C12, die R1@3");
  CHECK(refused(kTwo, own, "die G1@4") == "A11.5");
  CHECK(refused(kTwo, own, "die B1@9") == "allowed");
  CHECK(refused(kTwo, after(kTwo, s, "character C12, die Y1@9"), "die B1@9") == "allowed");
}

TEST_CASE("[A12.1] New Order: tiles at random, and positions replace numbers as order") {
  State s = kNewOrder.initial();
  script(kNewOrder, s, "tile 12, tile 8, tile 1");
  CHECK(kNewOrder.outcomes(s).size() == 9);
  s = position(kNewOrder, "turn=2 passed=0,1 dice=R4@3,Y4@8");
  std::swap(s.order[2], s.order[7]);
  script(kNewOrder, s, "pass");
  CHECK(asks(s, 1, Phase::Use));  // the Mint lies before the Watchtower
  CHECK(kNewOrder.is_locked(Location::Palace, 2));
  CHECK(kNewOrder.base_limit(Location::Mint) == kThree.base_limit(Location::Mint));
}

TEST_CASE("[A12.1] [A6.6] positions are the order of step V too") {
  State s = position(kNewOrder,
                     "turn=2 passed=0,1 gold0=0 inf0=0 gold1=0 inf1=0 gold2=0 inf2=0 "
                     "dice=R6@3,Y5@9 raised=3,9 markers=R3,Y9");
  std::swap(s.order[2], s.order[8]);
  script(kNewOrder, s, "pass");
  CHECK(asks(s, 1, Phase::MoveOut));  // the Armoury lies before the Watchtower
  CHECK(raised(s, 9) == 0);
  CHECK(raised(s, 3) == 1);
  CHECK(refused(kNewOrder, s, "to 9") == "A3.8");
  script(kNewOrder, s, "to 3");
  CHECK(asks(s, 0, Phase::MoveOut));
  CHECK(raised(s, 3) == 0);
  script(kNewOrder, s, "to 9");
  CHECK(has(s, "Y5@3"));
  CHECK(has(s, "R6@9"));
  CHECK(s.round == 2);
}

TEST_CASE("[A12.2] Fate in Your Hands: five dice set unseen, a sum of 19 plus the gold paid") {
  State s = dealt(kOwnFate, Phase::SetDie);
  CHECK(moves(kOwnFate, s) == "set 1, set 2, set 3, set 4, set 5, set 6");
  script(kOwnFate, s, "set 1, set 1");
  CHECK(moves(kOwnFate, s) == "set 5, set 6");  // each so that all can be set
  script(kOwnFate, s, "set 5, set 6");
  CHECK(moves(kOwnFate, s) == "set 6");  // put all the same: it is unseen [A9.8]
}

TEST_CASE("[A12.2] all points are used, and no more than can be paid") {
  const State s = dealt(kOwnFate, Phase::SetDie);
  CHECK(refused(kOwnFate, after(kOwnFate, s, "set 1, set 1"), "set 4") == "A12.2");
  const State high = after(kOwnFate, s, "set 6, set 6, set 6, set 6");
  CHECK(moves(kOwnFate, high) == "set 1, set 2");  // 19 and 7 gold
  CHECK(refused(kOwnFate, high, "set 3") == "A12.2");
}

TEST_CASE("[A12.2] dice are shown when all are set, then the gold is paid") {
  State s = dealt(kOwnFate, Phase::SetDie);
  script(kOwnFate, s, "set 6, set 6, set 3, set 2");
  CHECK(kOwnFate.observe(s, Viewer::seat(seat_at(1))).dice[0] == Dice::unrolled());
  script(kOwnFate, s, "set 4");
  CHECK(gold(s, 0) == 7);
  script(kOwnFate, s, "set 6, set 6, set 5, set 1, set 1, set 4, set 4, set 4, set 4, set 4");
  CHECK(gold(s, 0) == 5);  // 21
  CHECK(gold(s, 1) == 7);
  CHECK(gold(s, 2) == 6);
  CHECK(s.start == seat_at(1));
  CHECK(kOwnFate.observe(s, Viewer::spectator()).dice[0] == s.board.dice.of(Colour::Red));
}

TEST_CASE("[A12.2] two players: 19 for each colour, bought points to either, main colour first") {
  State s = dealt(kOwnFateOfTwo, Phase::SetDie);
  script(kOwnFateOfTwo, s, "set 6, set 6, set 6, set 3, set 3");  // 24: 5 gold
  script(kOwnFateOfTwo, s, "set 6, set 6, set 6, set 1");
  CHECK(moves(kOwnFateOfTwo, s) == "set 1, set 2");  // 2 gold are left
  CHECK(s.question.colour == Colour::Green);
  script(kOwnFateOfTwo, s, "set 2");
  script(kOwnFateOfTwo, s, "set 4, set 4, set 4, set 4, set 3, set 3, set 4, set 4, set 4, set 4");
  CHECK(gold(s, 0) == 0);  // 24 and 21: both colours are paid for
  CHECK(gold(s, 1) == 7);
}

TEST_CASE("[A12.3] Not All Is Lost: only the three lowest dice count") {
  State s = dealt(kNotLost, Phase::Roll);
  script(kNotLost, s, "roll 1, roll 1, roll 2, roll 6, roll 6");  // 4 of 16
  script(kNotLost, s, "roll 2, roll 2, roll 2, roll 2, roll 2");  // 6 of 10
  script(kNotLost, s, "roll 3, roll 3, roll 3, roll 3, roll 3, keep, keep, keep");
  CHECK(s.start == seat_at(0));
}

TEST_CASE("[A12.3] two players: the three lowest of all ten") {
  State s = dealt(kNotLostOfTwo, Phase::Roll);
  for (const char* colour : {"roll 6, roll 6, roll 6, roll 6, roll 6",   // red
                             "roll 1, roll 1, roll 1, roll 6, roll 6",   // green
                             "roll 2, roll 2, roll 2, roll 2, roll 2",   // blue
                             "roll 2, roll 2, roll 2, roll 2, roll 2"})  // yellow
    script(kNotLostOfTwo, s, colour);
  script(kNotLostOfTwo, s, "keep, keep");
  CHECK(s.start == seat_at(0));  // 3 against 6, though 45 against 20
}

TEST_CASE("[A12.4] Hard Negotiations: 1 to 10 gold to another player at the moments of sale") {
  State s = position(kNegotiate, "gold0=12");
  CHECK(refused(kNegotiate, s, "gift 0 1") == "A12.4");
  CHECK(refused(kNegotiate, s, "gift 3 1") == "A12.4");
  script(kNegotiate, s, "gift 1 10");
  CHECK(gold(s, 0) == 2);
  CHECK(gold(s, 1) == 17);
  CHECK(asks(s, 0, Phase::Turn));  // it does not use up his turn
  CHECK(refused(kNegotiate, s, "gift 1 3") == "A12.4");
  script(kNegotiate, s, "gift 2 1, gift 2 1");
  CHECK(gold(s, 2) == 9);
  s = position(kNegotiate, "hand0=I06 dice=R1@3");
  CHECK(refused(kNegotiate, after(kNegotiate, s, "play I06 b"), "gift 1 1") == "A12.4");
  CHECK(refused(kThree, position(kThree, ""), "gift 1 1") == "A12.4");
}

TEST_CASE("[A12.4] a gift counts as an answer where there would be but one") {
  State s = position(kNegotiate, "hand0=I02 gold1=4 inf1=0");
  script(kNegotiate, s, "against 1 I02 a, none");
  CHECK(asks(s, 1, Phase::Yield));
  script(kNegotiate, s, "gift 2 4");  // then he pays all he has: nothing
  CHECK(gold(s, 1) == 0);
  CHECK(gold(s, 2) == 11);
  CHECK(asks(s, 1, Phase::Turn));
}

}  // namespace ilion::achaia::test
