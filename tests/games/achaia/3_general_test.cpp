// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 3 of rules/achaia.md: general rules.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

TEST_CASE("[A3.1] turns go clockwise, also when the start marker moves") {
  State s = position(kThree, "turn=1 start=0");
  script(kThree, s, "pass");
  CHECK(s.start == seat_at(1));
  CHECK(asks(s, 2, Phase::Turn));
  script(kThree, s, "pass");
  CHECK(asks(s, 0, Phase::Turn));
}

TEST_CASE("[A3.1] decisions of the start player follow the marker at once") {
  State s = position(kThree, "turn=1 start=0 dice=R4@3,B4@3");
  script(kThree, s, "pass, pass, pass");
  CHECK(asks(s, 1, Phase::Order));
}

TEST_CASE("[A3.2] 1 influence for 5 gold, as often as you like, and the question stays") {
  State s = position(kThree, "inf0=2 gold0=0");
  script(kThree, s, "sell, sell");
  CHECK(gold(s, 0) == 10);
  CHECK(influence(s, 0) == 0);
  CHECK(asks(s, 0, Phase::Turn));
  CHECK(refused(kThree, s, "sell") == "A3.2");
}

TEST_CASE("[A3.2] offered with an answer, a forced choice and a location use") {
  State s = position(kThree, "hand0=I02 gold1=0 dice=Y4@8");
  script(kThree, s, "against 1 I02 a");
  CHECK(refused(kThree, s, "sell") == "allowed");  // the window
  script(kThree, s, "none");
  CHECK(asks(s, 1, Phase::Yield));
  CHECK(refused(kThree, s, "sell") == "allowed");
  script(kThree, s, "give influence, pass, pass, pass");
  CHECK(asks(s, 1, Phase::Use));
  CHECK(refused(kThree, s, "sell") == "allowed");
}

TEST_CASE("[A3.2] not between the steps of an announcement, not for ties, not in setup") {
  State s = position(kThree, "hand0=I06 dice=R1@3");
  script(kThree, s, "play I06 b");
  CHECK(asks(s, 0, Phase::PickDie));
  CHECK(refused(kThree, s, "sell") == "A3.2");
  s = position(kThree, "turn=2 passed=0,1 dice=R4@3,B4@3");
  script(kThree, s, "pass");
  CHECK(asks(s, 0, Phase::Order));
  CHECK(refused(kThree, s, "sell") == "A3.2");
  s = dealt(kThree, Phase::Place);
  CHECK(refused(kThree, s, "sell") == "A3.2");
}

TEST_CASE("[A3.3] a hand may hold any number of cards") {
  State s =
      position(kThree, "turn=2 passed=0,1 hand2=" + all_cards_but("I01,I02") + " dice=B3@7 inf2=0");
  script(kThree, s, "pass, use 1, draw I01, draw I02");
  CHECK(s.hand[seat_at(2)].size() == 48);
}

TEST_CASE("[A3.5] any die may lie in a reserve, but moves and swaps are in Troy") {
  State s = position(kThree, "hand0=I06,I04 dice=R2@3,R1");
  CHECK(moves(kThree, after(kThree, s, "play I06 b")) == "die R2@3, die R1, die R3");
  s = position(kThree, "hand0=I04 dice=R2@3,R2@4,R1");
  CHECK(moves(kThree, after(kThree, s, "play I04 b")) == "die R2@3, die R2@4");
  CHECK(refused(kThree, after(kThree, s, "play I04 b"), "die R1") == "A3.5");
}

TEST_CASE("[A3.6] values stay within 1 and 6, and only a die that would change is chosen") {
  State s = position(kThree, "hand0=I07 dice=R5@3,R6@4");
  script(kThree, s, "play I07 a");
  CHECK(refused(kThree, s, "die R6@4") == "A3.6");
  script(kThree, s, "die R5@3");
  CHECK(dice(s, Colour::Red) == "R6@3 R6@4 R3 R3 R3");
  s = position(kThree, "hand0=I06 dice=Y2@3,Y1,Y1,Y1,Y1");
  script(kThree, s, "against 1 I06 a, none");  // the 2 is the only one that would change
  CHECK(dice(s, Colour::Yellow) == "Y1@3 Y1 Y1 Y1 Y1");
}

TEST_CASE("[A3.7] available is what is unlocked and below its limit") {
  const State s = position(kThree, "hand0=I04 dice=R2@3,Y1@4,B1@4");
  const State moving = after(kThree, s, "play I04 b");
  CHECK(moves(kThree, moving) == "to 5, to 7, to 8, to 9, to 10, to 12");
  CHECK(refused(kThree, moving, "to 4") == "A3.7");
  CHECK(refused(kThree, moving, "to 11") == "A3.7");
}

TEST_CASE("[A3.8] a die moves to another location; two that change places ignore limits") {
  State s = position(kThree, "hand0=I04,I05 dice=R2@3,R1@3,Y1@4,B1@4");
  CHECK(refused(kThree, after(kThree, s, "play I04 b, die R2@3"), "to 3") == "A3.8");
  script(kThree, s, "against 1 I05 a, die R2@3, none");  // both locations are full
  CHECK(has(s, "R2@4"));
  CHECK(has(s, "Y1@3"));
}

TEST_CASE("[A3.9] different dice, named before any is rolled, and rolled in that order") {
  State s = position(kThree, "hand0=I08 dice=R1@3,R2@4");
  script(kThree, s, "play I08 b, die R2@4");
  CHECK(refused(kThree, s, "die R2@4") == "A3.9");
  script(kThree, s, "die R1@3");
  CHECK(has(s, "R1@3"));
  script(kThree, s, "roll 6");
  CHECK(has(s, "R6@4"));
  script(kThree, s, "roll 5");
  CHECK(has(s, "R5@3"));
}

TEST_CASE("[A3.10] a cost needs the full sum, a forced payment takes what there is") {
  State s = position(kThree, "hand0=I13,I14 gold0=2 gold1=4");
  CHECK(refused(kThree, s, "play I13 a") == "A3.10");
  script(kThree, s, "against 1 I14 a, none");
  CHECK(gold(s, 1) == 0);
  CHECK(gold(s, 0) == 2);  // it goes to the bank
  s = position(kThree, "hand0=I10 gold1=1");
  script(kThree, s, "against 1 I10 a, none");
  CHECK(gold(s, 0) == 8);  // "take"
}

TEST_CASE("[A3.10] [A3.14] a character's price and the costs of his ability are due together") {
  Content content = printed_content();
  content.characters[1].ops = {{.op = Op::Cost, .amount = 3}, {.op = Op::GainGold, .amount = 1}};
  content.characters[2].ops = {{.op = Op::BuyCousin, .amount = 2, .count = 2}};
  const Achaia game(3, {}, content);
  CHECK(refused(game, position(game, "gold0=4"), "character C02") == "A3.10");  // his price is 2
  CHECK(moves(game, position(game, "gold0=4"), "character") ==
        "character C01, character O01, character O02");
  CHECK(gold(after(game, position(game, "gold0=5"), "character C02"), 0) == 1);
  CHECK(refused(game, position(game, "gold0=4 open=C03"), "character C03") == "A3.14");  // 1 and 4
  const State s = after(game, position(game, "gold0=5 open=C03"), "character C03");
  CHECK(gold(s, 0) == 0);
  CHECK(street(s, 0) == 3);
}

TEST_CASE("[A3.14] what cannot be bought in full is skipped") {
  Content content = printed_content();
  content.events[0] = {{.op = Op::BuyCousin, .amount = 3}, {.op = Op::GainGold, .amount = 1}};
  const Achaia game(3, {}, content);
  State s = after(game, position(game, "gold0=2 event0=E01"), "event");
  CHECK(gold(s, 0) == 3);
  CHECK(street(s, 0) == 1);
  s = after(game, position(game, "gold0=3 event0=E01"), "event");
  CHECK(gold(s, 0) == 1);
  CHECK(street(s, 0) == 2);
  s = after(game, position(game, "gold0=3 street1=11 street2=0 event0=E01"), "event");
  CHECK(gold(s, 0) == 4);  // none left
}

TEST_CASE("[A3.11] influence does not fall below 0 and has no upper end") {
  State s = position(kThree, "hand0=I03,I13 inf0=99 inf1=0");
  CHECK(refused(kThree, s, "against 1 I03 a") == "A3.14");
  script(kThree, s, "play I13 a");
  CHECK(influence(s, 0) == 100);
  for (const auto& [before, after] : {std::pair("inf0=3", 2), std::pair("inf0=0", 0)}) {
    s = position(kThree, std::string("hand0=I10 hand1=I13 gold1=5 ") + before);
    script(kThree, s, "against 1 I10 a, answer I13");  // the counter costs the attacker influence
    CHECK(influence(s, 0) == after);
  }
}

TEST_CASE("[A3.12] a colour with no marker left lays none and gets no point") {
  State s = position(kThree,
                     "turn=2 passed=0,1 dice=R5@9,Y4@8 "
                     "markers=R3,R3,R3,R4,R4,R4,R5,R5,R5,R7");
  script(kThree, s, "pass");
  CHECK(markers(s, "Y8") == 1);
  CHECK(influence(s, 1) == 6);
  script(kThree, s, "none");
  CHECK(asks(s, 0, Phase::Use));
  CHECK(markers(s, "R9") == 0);
  CHECK(influence(s, 0) == 5);
}

TEST_CASE("[A3.13] an empty deck is replaced by the discard pile when a card is to be drawn") {
  State s = position(kThree, "discard=I02 hand2=" + all_cards_but("I02,I05"));
  script(kThree, s, "character O02");
  CHECK(outcomes(kThree, s) == "draw I05");
  CHECK(cards(s.discard) == "I02");  // not before
  script(kThree, s, "draw I05");     // in the middle of a draw
  CHECK(s.discard.empty());
  CHECK(outcomes(kThree, s) == "draw I02");
  script(kThree, s, "draw I02, card I05");
  CHECK(cards(s.discard) == "I02");
}

TEST_CASE("[A3.13] if both are empty no more is drawn") {
  State s = position(kThree, "hand2=" + all_cards_but("I05"));
  script(kThree, s, "character O02, draw I05");
  CHECK(cards(s.hand[seat_at(0)]) == "I05");
  CHECK(asks(s, 1, Phase::Turn));
}

TEST_CASE("[A3.14] impossible parts are skipped, the others must be done") {
  State s = position(kThree, "hand0=I12 dice=Y1,Y1,Y1,Y1,Y1,R2@3");
  script(kThree, s, "against 1 I12 a");
  CHECK(moves(kThree, s) == "die R2@3, die R3");
  CHECK(refused(kThree, s, "none") == "A3.14");
  s = position(kThree, "hand0=I12 dice=Y1,Y1,Y1,Y1,Y1,R6,R6,R6,R6,R6");
  CHECK(refused(kThree, s, "against 1 I12 a") == "A3.14");
  CHECK(refused(kThree, s, "against 2 I12 a") == "allowed");
}

TEST_CASE("[A3.14] the gold of others never makes an effect illegal") {
  const State s = position(kThree, "hand0=I01,I10,I14 gold1=0");
  for (const char* move : {"against 1 I01 a", "against 1 I10 a", "against 1 I14 a"})
    CHECK(refused(kThree, s, move) == "allowed");
}

TEST_CASE("[A3.15] a discarded character loses its greed and is not replaced") {
  State s = position(kThree, "round=2 open=C05,C06,C07 greed=C06:2 event0=E09 dice=R2@3");
  script(kThree, s, "event, dismiss C06");
  CHECK_FALSE(is_open(s, Character{5}));
  CHECK(s.greed[1] == 0);
  CHECK(refused(kThree, s, "character C06") == "A5.11");
  CHECK(moves(kThree, s, "character") == "character C07, character O01, character O02");
}

TEST_CASE("[A3.16] used cousins return to their stack") {
  State s = position(kThree, "hand0=I10 street1=2");
  const int before = cousins_left(s, Cousin::Street);
  script(kThree, s, "against 1 I10 a, cousin street");
  CHECK(street(s, 1) == 1);
  CHECK(cousins_left(s, Cousin::Street) == before + 1);
}

TEST_CASE("[A3.17] equal dice in one place and cards of one name are one choice") {
  const State s = position(kThree, "hand0=I06,I06 dice=R2@3,R2@3,R4");
  CHECK(moves(kThree, s, "play") == "play I06 b");
  CHECK(moves(kThree, after(kThree, s, "play I06 b")) == "die R2@3, die R3, die R4");
}

}  // namespace ilion::achaia::test
