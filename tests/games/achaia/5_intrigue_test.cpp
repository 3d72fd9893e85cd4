// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 5 of rules/achaia.md: the intrigue phase.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

TEST_CASE("[A5.1] a turn is one card, one character or a pass, again and again") {
  State s = position(kThree, "hand0=I03 open=C01");
  CHECK(moves(kThree, s) ==
        "play I03 b, against 1 I03 a, against 2 I03 a, character C01, character O01, "
        "character O02, pass, event, sell");
  script(kThree, s, "play I03 b, character C01, character C01");
  CHECK(asks(s, 0, Phase::Turn));
}

TEST_CASE("[A5.1] who can do nothing else is asked all the same") {
  const State s = position(kThree, "open= gold0=0 inf0=0 passed=1");
  CHECK(moves(kThree, s) == "pass");
}

TEST_CASE("[A5.2] the card is shown, everything is named, and costs are paid later") {
  State s = position(kThree, "hand0=I13 hand1=I01 gold0=3");
  script(kThree, s, "play I13 a");
  CHECK(asks(s, 1, Phase::Window));
  CHECK(s.hand[seat_at(0)].empty());
  CHECK(gold(s, 0) == 3);
  CHECK(refused(kThree, s, seat_at(0), "play I13 a") == "A9.5");
  script(kThree, s, "none");
  CHECK(gold(s, 0) == 0);
  CHECK(influence(s, 0) == 6);
  s = position(kThree, "hand0=I13");
  CHECK(refused(kThree, s, "play I03 b") == "A5.2");  // not in hand
}

TEST_CASE("[A5.3] the Opp is one other player, who may have passed") {
  const State s = position(kThree, "hand0=I01 passed=2");
  CHECK(refused(kThree, s, "against 0 I01 a") == "A5.3");
  CHECK(refused(kThree, s, "against 3 I01 a") == "A5.3");
  CHECK(refused(kThree, s, "against 2 I01 a") == "allowed");
  CHECK(refused(kThree, s, "play I01 a") == "A5.3");
  CHECK(refused(kThree, s, "against 1 I01 b") == "A5.3");
}

TEST_CASE("[A5.4] first the Opp is asked, then the others clockwise from the card's player") {
  State s = position(kFour, "turn=1 hand1=I10 hand0=I01 hand2=I01 hand3=I01");
  script(kFour, s, "against 3 I10 a");
  CHECK(asks(s, 3, Phase::Window));
  script(kFour, s, "none");
  CHECK(asks(s, 2, Phase::Window));
  script(kFour, s, "none");
  CHECK(asks(s, 0, Phase::Window));
  script(kFour, s, "none");
  CHECK(gold(s, 1) == 9);
  CHECK(asks(s, 2, Phase::Turn));
}

TEST_CASE("[A5.4] the first answer closes the window, and the card's player does not answer") {
  State s = position(kFour, "turn=1 hand1=I10,I10 court1=1 hand0=I01 court2=1 hand3=I01");
  script(kFour, s, "against 3 I10 a, none, cousin court");
  CHECK(asks(s, 2, Phase::Turn));  // seat 0 is not asked any more
  CHECK(gold(s, 1) == 7);
}

TEST_CASE("[A5.4] a card without Opp is asked round clockwise") {
  State s = position(kFour, "turn=2 hand2=I03 hand0=I01 hand1=I01 hand3=I01");
  script(kFour, s, "play I03 b");
  CHECK(asks(s, 3, Phase::Window));
  script(kFour, s, "none");
  CHECK(asks(s, 0, Phase::Window));
  script(kFour, s, "none");
  CHECK(asks(s, 1, Phase::Window));
}

TEST_CASE("[A5.5] [A10.S01] a street cousin is an answer of the Opp only and cancels the card") {
  State s = position(kThree, "hand0=I10 hand2=I01 street2=1");
  script(kThree, s, "against 1 I10 a");
  const State third = after(kThree, s, "none");
  CHECK(refused(kThree, third, "cousin street") == "A5.5");
  script(kThree, s, "cousin street");
  CHECK(gold(s, 0) == 7);
  CHECK(street(s, 1) == 0);
  CHECK(cards(s.discard) == "I10");
  s = position(kThree, "hand0=I10 street1=0");
  CHECK(refused(kThree, after(kThree, s, "against 1 I10 a"), "cousin street") == "A5.5");
}

TEST_CASE("[A5.6] [A10.S02] a court cousin answers for anybody, whoever the target is") {
  State s = position(kThree, "hand0=I03 court2=1");
  const State self = after(kThree, s, "play I03 b, cousin court");
  CHECK(gold(self, 0) == 7);
  CHECK(court(self, 2) == 0);
  const State other = after(kThree, s, "against 1 I03 a, none, cousin court");
  CHECK(influence(other, 1) == 5);
  CHECK(refused(kThree, after(kThree, s, "against 1 I03 a"), "cousin court") == "A5.6");
}

TEST_CASE("[A5.7] a counter-measure is the Opp's: it cancels, then its own effect happens") {
  State s = position(kThree, "hand0=I10 hand1=I12 hand2=I12");
  script(kThree, s, "against 1 I10 a");
  CHECK(refused(kThree, after(kThree, s, "none"), "answer I12") == "A5.7");
  script(kThree, s, "answer I12");
  CHECK(gold(s, 0) == 5);
  CHECK(gold(s, 1) == 9);
  CHECK(cards(s.discard) == "I10 I12");
  CHECK(asks(s, 1, Phase::Turn));  // the turn was seat 0's
}

TEST_CASE("[A5.7] its choices are named with the answer") {
  State s = position(kThree, "hand0=I10 hand1=I07 dice=R2@3,R1@4");
  script(kThree, s, "against 1 I10 a, answer I07");
  CHECK(asks(s, 1, Phase::PickDie));
  CHECK(moves(kThree, s) == "die R2@3, die R3");
  script(kThree, s, "die R2@3");
  CHECK(has(s, "R1@3"));
  CHECK(gold(s, 1) == 7);
}

TEST_CASE("[A5.7] if its effect is impossible it still cancels") {
  State s = position(kThree, "hand0=I10 hand1=I07 dice=R1,R1,R1,R1,R1");
  script(kThree, s, "against 1 I10 a, answer I07");
  CHECK(gold(s, 1) == 7);
  CHECK(dice(s, Colour::Red) == "R1 R1 R1 R1 R1");
  CHECK(asks(s, 1, Phase::Turn));
}

TEST_CASE("[A5.8] a reaction answers for anybody, against any intrigue card") {
  State s = position(kThree, "hand0=I03 hand2=I10");
  const State self = after(kThree, s, "play I03 b, answer I10");
  CHECK(gold(self, 0) == 7);
  CHECK(gold(self, 2) == 9);
  const State other = after(kThree, s, "against 1 I03 a, none, answer I10");
  CHECK(influence(other, 1) == 5);
  s = position(kThree, "hand0=I03 hand1=I10");
  CHECK(refused(kThree, after(kThree, s, "against 1 I03 a"), "answer I10") == "allowed");
}

TEST_CASE("[A5.9] only normal effects are played, and nothing answers an answer") {
  const State s = position(kThree, "hand0=I02,I03 hand1=I01,I02 hand2=I10 court2=1");
  CHECK(refused(kThree, s, "play I02 b") == "A5.9");
  const State window = after(kThree, s, "against 1 I03 a");
  CHECK(refused(kThree, window, "answer I01") == "A5.9");
  const State answered = after(kThree, window, "answer I02");
  CHECK(asks(answered, 1, Phase::Turn));  // nobody was asked about the answer
  CHECK(gold(answered, 1) == 9);
}

TEST_CASE("[A5.10] a cancelled card has no effect and costs nothing") {
  State s = position(kThree, "hand0=I13 court1=1 gold0=3");
  script(kThree, s, "play I13 a, cousin court");
  CHECK(gold(s, 0) == 3);
  CHECK(influence(s, 0) == 5);
  CHECK(cards(s.discard) == "I13");
}

TEST_CASE("[A5.10] what a sale in the window has made impossible does not happen") {
  State s = position(kThree, "hand0=I03 inf1=1");
  script(kThree, s, "against 1 I03 a, sell, none");
  CHECK(influence(s, 1) == 0);
  CHECK(gold(s, 1) == 12);
  CHECK(cards(s.discard) == "I03");
  CHECK(asks(s, 1, Phase::Turn));
}

TEST_CASE(
    "[A5.11] base cost plus greed is paid, a greed marker laid, and anyone may use him again") {
  State s = position(kThree, "open=C02 dice=R2@3 gold0=7 gold1=7");
  script(kThree, s, "character C02, turn R2@3 up");
  CHECK(gold(s, 0) == 5);
  CHECK(s.greed[1] == 1);
  script(kThree, s, "character C02, turn R3@3 up");
  CHECK(gold(s, 1) == 4);
  s = position(kThree, "open=C02 gold0=3 greed=C02:2");
  CHECK(refused(kThree, s, "character C02") == "A5.11");
  CHECK(refused(kThree, s, "character C03") == "A5.11");  // not open
  CHECK(refused(kThree, s, "character C05") == "A5.11");  // of another round
}

TEST_CASE("[A5.12] characters cannot be answered, a card played through one can") {
  State s = position(kThree, "open=C01 hand1=I10 court1=1");
  script(kThree, s, "character C01");
  CHECK(gold(s, 0) == 9);
  CHECK(asks(s, 1, Phase::Turn));
  s = position(kThree, "round=3 open=C10 hand0=I03 court2=1");
  script(kThree, s, "character C10, draw I01, draw I02, play I03 b, cousin court");
  CHECK(gold(s, 0) == 4);  // the price stays paid
}

TEST_CASE("[A5.13] the first to pass takes the start marker, and has no more turns") {
  State s = position(kThree, "turn=1");
  script(kThree, s, "pass");
  CHECK(s.start == seat_at(1));
  script(kThree, s, "pass");
  CHECK(s.start == seat_at(1));
  CHECK(asks(s, 0, Phase::Turn));
  script(kThree, s, "character C01");
  CHECK(asks(s, 0, Phase::Turn));
}

TEST_CASE("[A5.14] events by the number of players: one of 2 or 3, two of 4, three of 5") {
  for (std::size_t players = 2; players <= 5; ++players) {
    const Achaia game(players);
    State s = position(game, "");
    std::size_t may = 0;
    for (std::size_t i = 0; i < players; ++i) {
      if (refused(game, s, "event") == "allowed") ++may;
      script(game, s, "pass");
    }
    CAPTURE(players);
    CHECK(may == (players < 4 ? 1 : players - 2));
  }
}

TEST_CASE("[A5.14] an event is revealed and carried out, or discarded face down") {
  State s = position(kFour, "event0=E01 event1=E04");
  script(kFour, s, "event");
  CHECK(gold(s, 0) == 11);
  CHECK(kFour.observe(s, Viewer::spectator()).players[seat_at(0)].event == event_at(0));
  script(kFour, s, "pass");
  CHECK(influence(s, 1) == 5);
  CHECK(s.event_fate[seat_at(1)] == EventFate::Discarded);
  CHECK(kFour.observe(s, Viewer::spectator()).players[seat_at(1)].event == kNoEvent);
  CHECK(refused(kFour, s, "event") == "A5.14");  // two have passed
}

TEST_CASE("[A5.15] each time the order comes to a passed player he takes 2 gold") {
  State s = position(kThree, "gold0=7 gold1=7");
  script(kThree, s, "pass");
  CHECK(gold(s, 0) == 7);  // not for the turn in which he passes
  script(kThree, s, "character C01, character C01");
  CHECK(gold(s, 0) == 9);
  script(kThree, s, "pass");
  CHECK(gold(s, 0) == 9);
  script(kThree, s, "character C01");
  CHECK(gold(s, 0) == 11);
  CHECK(gold(s, 1) == 9 - 0 + 2);  // 7 and the Money-changer's 2
  script(kThree, s, "pass");       // nobody is active any more
  CHECK(gold(s, 0) == 11);
}

TEST_CASE("[A5.16] passed players are targets and answer") {
  State s = position(kThree, "passed=1 hand0=I10 hand1=I12");
  script(kThree, s, "against 1 I10 a, answer I12");
  CHECK(gold(s, 1) == 9 + 2);  // the order comes to him
}

TEST_CASE("[A5.17] the phase ends when the last has passed and his event is done") {
  State s = position(kFour, "passed=1,2,3 start=1 dice=R5@9");
  script(kFour, s, "pass");
  CHECK(asks(s, 0, Phase::Use));
  s = position(kTwo, "passed= event0=E05 dice=R5@9,R2@3");
  script(kTwo, s, "event, die R5@9, to 8, pass");
  CHECK(s.question.phase == Phase::Use);
}

TEST_CASE("[A5.18] choices are named one by one, each offering only what can be completed") {
  State s = position(kThree, "hand0=I16 dice=R1@3,R2@4");
  script(kThree, s, "play I16 a");
  CHECK(moves(kThree, s) == "die R1@3, die R2@4");
  script(kThree, s, "die R1@3, to 4");
  // The first counts as done: it lies on 4 now, and is not named again.
  CHECK(moves(kThree, s) == "die R2@4, none");
  CHECK(refused(kThree, s, "die R1@4") == "A3.9");
  CHECK(has(s, "R1@3"));  // but nothing has happened yet
  script(kThree, s, "die R2@4");
  CHECK(refused(kThree, s, "to 4") == "A3.8");
  script(kThree, s, "to 3");
  CHECK(has(s, "R1@4"));
  CHECK(has(s, "R2@3"));
}

TEST_CASE("[A5.18] what is named is named for good, and asked only of who names it") {
  const State s = position(kThree, "hand0=I16 dice=R1@3,R2@4");
  const State named = after(kThree, s, "play I16 a, die R1@3");
  CHECK(refused(kThree, named, "die R2@4") == "A5.18");
  CHECK(refused(kThree, named, "pass") == "A5.13");
  CHECK(refused(kThree, named, "card I01") == "A5.18");
  CHECK(refused(kThree, named, seat_at(1), "to 5") == "A9.5");
}

}  // namespace ilion::achaia::test
