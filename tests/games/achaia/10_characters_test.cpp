// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 10 of rules/achaia.md: House Orion, characters and events, each with its effect, its
// targets and the case where it is impossible.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

namespace {

// Seat 0 uses the character with 9 gold.
State used(const std::string& who, const std::string& line, const std::string& steps = "") {
  State s = position(kThree, "gold0=9 " + line);
  script(kThree, s, "character " + who, steps);
  return s;
}
std::string no(const std::string& who, const std::string& line) {
  return refused(kThree, position(kThree, "gold0=9 " + line), "character " + who);
}
// Seat 0 passes first and plays the event.
State event(const std::string& card, const std::string& line, const std::string& steps = "") {
  State s = position(kThree, "event0=" + card + " " + line);
  script(kThree, s, "event", steps);
  return s;
}

}  // namespace

TEST_CASE("[A10.3] House Orion is always open, with greed markers") {
  State s = position(kThree, "open= greed=O02:1");
  CHECK(moves(kThree, s, "character") == "character O01, character O02");
  script(kThree, s, "character O02");
  CHECK(gold(s, 0) == 5);
  CHECK(s.greed[slot_of(Character::Zaan)] == 2);
}

TEST_CASE("[A10.O01] Count Orion raises a limit, then one of your dice may move there") {
  State s = used("O01", "dice=R1@3,Y1@4,B1@4");
  CHECK(refused(kThree, s, "to 11") == "A10.O01");
  script(kThree, s, "to 4");  // full, but not any more
  CHECK(moves(kThree, s) == "die R1@3, none");
  CHECK(refused(kThree, s, "die Y1@4") == "A5.18");
  const State stays = after(kThree, s, "none");
  CHECK(raised(stays, 4) == 1);
  CHECK(has(stays, "R1@3"));
  script(kThree, s, "die R1@3");
  CHECK(raised(s, 4) == 1);
  CHECK(has(s, "R1@4"));
  CHECK(gold(s, 0) == 7);
  s = used("O01", "dice=R1@4", "to 4");
  CHECK(asks(s, 1, Phase::Turn));  // his only die lies there already
  CHECK(no("O01", "raised=3,3,4,5,7") == "A3.14");
}

TEST_CASE("[A10.O02] Zaan: draw 2, keep 1, discard the other") {
  State s = used("O02", "hand0=I09", "draw I01, draw I02");
  CHECK(moves(kThree, s) == "card I01, card I02");
  CHECK(refused(kThree, s, "card I09") == "A10.O02");
  CHECK(kThree.observe(s, Viewer::seat(seat_at(1))).players[seat_at(0)].secrets.drawn.empty());
  script(kThree, s, "card I02");
  CHECK(cards(s.hand[seat_at(0)]) == "I02 I09");
  CHECK(cards(s.discard) == "I01");
  CHECK(gold(s, 0) == 8);
  CHECK(no("O02", "hand2=" + all_cards_but("")) == "A3.14");
}

TEST_CASE("[A10.5] no printed cost is 0, and greed is added") {
  CHECK(gold(used("C01", "open=C01 greed=C01:3"), 0) == 9 - 3 + 2);
}

TEST_CASE("[A10.C01] Money-changer: 2 gold") {
  CHECK(gold(used("C01", "open=C01"), 0) == 11);
  CHECK(refused(kThree, position(kThree, "open=C01 greed=C01:8"), "character C01") == "A5.11");
}
TEST_CASE("[A10.C02] Armourer: any die, any owner, +1 or -1") {
  const State s = used("C02", "open=C02 dice=Y1@3,R6@4", "turn Y1@3 up");
  CHECK(has(s, "Y2@3"));
  CHECK(gold(s, 0) == 7);
  const State asked = used("C02", "open=C02 dice=Y1@3,R6@4");
  CHECK(refused(kThree, asked, "turn Y1@3 down") == "A3.6");
  CHECK(refused(kThree, asked, "turn R6@4 up") == "A3.6");
  CHECK(refused(kThree, asked, "turn B3 down") == "allowed");  // a reserve
  CHECK(refused(kThree, asked, "turn R5@4 up") == "A5.18");
}
TEST_CASE("[A10.C03] Guide: move one of your dice") {
  CHECK(has(used("C03", "open=C03 dice=R1@3", "to 9"), "R1@9"));
  CHECK(no("C03", "open=C03 dice=Y1@3") == "A3.14");
}
TEST_CASE("[A10.C04] Gang Leader: a street cousin") {
  CHECK(street(used("C04", "open=C04"), 0) == 2);
  CHECK(no("C04", "open=C04 street0=4 street1=4 street2=4") == "A3.14");
}
TEST_CASE("[A10.C05] Fence: discard a card from hand for 4 gold") {
  const State s = used("C05", "round=2 open=C05 hand0=I01,I02", "card I01");
  CHECK(gold(s, 0) == 13);
  CHECK(cards(s.discard) == "I01");
  CHECK(no("C05", "round=2 open=C05") == "A3.14");
}
TEST_CASE("[A10.C06] Duelling Master: any die +2 or -2") {
  const State s = used("C06", "round=2 open=C06 dice=Y5@3", "turn Y5@3 up");
  CHECK(has(s, "Y6@3"));
  CHECK(gold(s, 0) == 6);
  CHECK(no("C06", "round=2 open=C06 gold0=2") == "A5.11");
}
TEST_CASE("[A10.C07] Envoy: move any die in Troy") {
  const State s = used("C07", "round=2 open=C07 dice=Y5@3,R1@4", "die Y5@3, to 9");
  CHECK(has(s, "Y5@9"));
  CHECK(gold(s, 0) == 5);
  CHECK(no("C07", "round=2 open=C07") == "A3.14");  // no die in Troy
}
TEST_CASE("[A10.C08] Herald: a court cousin") {
  CHECK(court(used("C08", "round=2 open=C08"), 0) == 1);
  CHECK(no("C08", "round=2 open=C08 court1=8") == "A3.14");
}
TEST_CASE("[A10.C09] Priest of the Order: a card of choice from the discard pile") {
  const State s = used("C09", "round=3 open=C09 discard=I01,I02", "card I02");
  CHECK(cards(s.hand[seat_at(0)]) == "I02");
  CHECK(no("C09", "round=3 open=C09") == "A3.14");
}
TEST_CASE("[A10.C10] Spymaster: draw 2, then a card may be played at once") {
  State s = used("C10", "round=3 open=C10", "draw I03, draw I10");
  CHECK(asks(s, 0, Phase::FreeCard));
  CHECK(moves(kThree, s) ==
        "play I03 b, against 1 I03 a, against 1 I10 a, against 2 I03 a, against 2 I10 a, none, "
        "sell");
  CHECK(refused(kThree, s, "pass") == "A5.13");
  CHECK(refused(kThree, s, "character O02") == "A5.11");
  CHECK(asks(after(kThree, s, "none"), 1, Phase::Turn));
  script(kThree, s, "play I03 b");
  CHECK(gold(s, 0) == 9);
  CHECK(asks(s, 1, Phase::Turn));
  CHECK(no("C10", "round=3 open=C10 hand0=I03 hand2=" + all_cards_but("I03")) == "A3.14");
}
TEST_CASE("[A10.C11] Chamberlain: a marker where that colour has a die, no point") {
  State s = used("C11", "round=3 open=C11 dice=R1@3,R2@4,Y1@9");
  CHECK(refused(kThree, s, "marker R 9") == "A10.C11");
  CHECK(refused(kThree, s, "marker Y 9") == "A5.18");
  script(kThree, s, "marker R 3");
  CHECK(markers(s, "R3") == 1);
  CHECK(influence(s, 0) == 5);
  CHECK(gold(s, 0) == 4);
  CHECK(no("C11", "round=3 open=C11 dice=Y1@9") == "A3.14");
  CHECK(no("C11", "round=3 open=C11 dice=R1@3 markers=R2,R2,R2,R2,R2,R2,R2,R2,R2,R2") == "A3.14");
}
TEST_CASE("[A10.C12] Soothsayer: reroll one or two dice, any owners") {
  State s = used("C12", "round=3 open=C12 dice=Y1@9", "die Y1@9, none, roll 6");
  CHECK(has(s, "Y6@9"));
  s = used("C12", "round=3 open=C12 dice=Y1@9", "die Y1@9, die B3, roll 6, roll 1");
  CHECK(has(s, "B1"));
  CHECK(gold(s, 0) == 6);
}

TEST_CASE("[A10.6] an impossible event is played all the same and does nothing") {
  const State s = event("E05", "dice=Y1@3");  // no own die in Troy
  CHECK(asks(s, 1, Phase::Turn));
  CHECK(s.event_fate[seat_at(0)] == EventFate::Played);
}
TEST_CASE("[A10.E01] Rich Harvest: 4 gold") { CHECK(gold(event("E01", ""), 0) == 11); }
TEST_CASE("[A10.E02] Rumours at Court: draw 2 intrigue cards") {
  const State s = event("E02", "", "draw I01, draw I02");
  CHECK(cards(s.hand[seat_at(0)]) == "I01 I02");
}
TEST_CASE("[A10.E03] Street Unrest: each opponent gives a street cousin or pays 2 gold") {
  State s = event("E03", "street2=0 gold2=1 inf2=0");
  CHECK(asks(s, 1, Phase::Yield));
  CHECK(moves(kThree, s) == "give gold, give street, sell");
  const State paid = after(kThree, s, "give gold");
  CHECK(gold(paid, 1) == 5);
  CHECK(gold(paid, 2) == 0);  // who can do neither pays all he has
  CHECK(street(after(kThree, s, "give street"), 1) == 0);
  s = event("E03", "gold1=1 inf1=0 street2=0 gold2=0 inf2=0");
  CHECK(street(s, 1) == 0);  // while a cousin is held, paying needs the full 2
  CHECK(gold(s, 1) == 1);
}
TEST_CASE("[A10.E04] News of Achaia: 1 influence") { CHECK(influence(event("E04", ""), 0) == 6); }
TEST_CASE("[A10.E05] Change of the Guard: move one of your dice") {
  CHECK(has(event("E05", "dice=R1@3", "to 9"), "R1@9"));
}
TEST_CASE("[A10.E06] Training Grounds: one of your dice +2") {
  CHECK(has(event("E06", "dice=R1@3", "die R1@3"), "R3@3"));
  CHECK(asks(event("E06", "dice=R6,R6,R6,R6,R6"), 1, Phase::Turn));
}
TEST_CASE("[A10.E07] Tax Collection: 2 gold, and 1 from each opponent") {
  const State s = event("E07", "round=2 gold1=0");
  CHECK(gold(s, 0) == 7 + 2 + 1);
  CHECK(gold(s, 1) == 0);
  CHECK(gold(s, 2) == 6);
}
TEST_CASE("[A10.E08] Letter from the Order: up to 2 cards from the discard pile") {
  State s = event("E08", "round=2 discard=I01,I02,I03", "card I02, card I03");
  CHECK(cards(s.hand[seat_at(0)]) == "I02 I03");
  s = event("E08", "round=2 discard=I01", "none");
  CHECK(s.hand[seat_at(0)].empty());
  CHECK(asks(event("E08", "round=2"), 1, Phase::Turn));
}
TEST_CASE("[A10.E09] Scandal: discard an open character, not Orion or Zaan; 3 gold") {
  State s = event("E09", "round=2 open=C05,C07 greed=C07:2");
  CHECK(refused(kThree, s, "dismiss O01") == "A10.E09");
  CHECK(refused(kThree, s, "dismiss C06") == "A10.E09");
  script(kThree, s, "dismiss C07");
  CHECK_FALSE(is_open(s, Character{6}));
  CHECK(gold(s, 0) == 10);
  CHECK(gold(event("E09", "round=2 open="), 0) == 10);  // nobody to discard
}
TEST_CASE("[A10.E10] Family Reunion: a street and a court cousin") {
  State s = event("E10", "round=2");
  CHECK(street(s, 0) == 2);
  CHECK(court(s, 0) == 1);
  s = event("E10", "round=2 court1=8");
  CHECK(street(s, 0) == 2);
  CHECK(court(s, 0) == 0);
}
TEST_CASE("[A10.E11] Shift of Power: two dice on different locations change places") {
  State s = event("E11", "round=2 dice=Y1@3,B2@4,Y5@4", "die Y1@3");
  CHECK(moves(kThree, s) == "die Y5@4, die B2@4");
  CHECK(refused(kThree, s, "die Y3") == "A3.5");
  script(kThree, s, "die B2@4");
  CHECK(has(s, "B2@3"));
  CHECK(has(s, "Y1@4"));
  CHECK(asks(event("E11", "round=2 dice=Y1@3,B2@3"), 1, Phase::Turn));
}
TEST_CASE("[A10.E12] Border War: one die of one opponent -2, one of yours +1") {
  State s = event("E12", "round=2 dice=Y5@3,B2@4,R1@9");
  CHECK(refused(kThree, s, "die R1@9") == "A5.18");
  script(kThree, s, "die B2@4, die R1@9");
  CHECK(has(s, "B1@4"));
  CHECK(has(s, "R2@9"));
}
TEST_CASE("[A10.E13] Sirius Returns: an own marker on any location, no point") {
  const State s = event("E13", "round=3", "marker R 9");
  CHECK(markers(s, "R9") == 1);
  CHECK(influence(s, 0) == 5);
  CHECK(asks(event("E13", "round=3 markers=R2,R2,R2,R2,R2,R2,R2,R2,R2,R2"), 1, Phase::Turn));
}
TEST_CASE("[A10.E14] Plot of House Orion: an opponent's marker where his colour has 2, or 3 gold") {
  State s = event("E14", "round=3 markers=Y3,Y3,B4,B4,R5,R5,Y9");
  CHECK(moves(kThree, s) == "marker Y 3, marker B 4");
  CHECK(refused(kThree, s, "marker R 5") == "A10.E14");
  CHECK(refused(kThree, s, "marker Y 9") == "A10.E14");
  script(kThree, s, "marker B 4");
  CHECK(markers(s, "B4") == 1);
  CHECK(markers_left(s, Colour::Blue) == 9);
  CHECK(influence(s, 2) == 5);  // no point is lost
  CHECK(gold(s, 0) == 7);
  CHECK(gold(event("E14", "round=3 markers=Y3,R5,R5"), 0) == 10);
}
TEST_CASE("[A10.E15] Royal Audience: 1 influence and 3 gold") {
  const State s = event("E15", "round=3");
  CHECK(influence(s, 0) == 6);
  CHECK(gold(s, 0) == 10);
}
TEST_CASE("[A10.E16] Flood: every die on one location -1") {
  State s = event("E16", "round=3 dice=Y5@3,R1@3,B2@4,R4@9,R4@9");
  CHECK(refused(kThree, s, "to 7") == "A10.E16");
  const State nine = after(kThree, s, "to 9");
  CHECK(dice(nine, Colour::Red) == "R1@3 R3@9 R3@9 R3 R3");
  script(kThree, s, "to 3");
  CHECK(has(s, "Y4@3"));
  CHECK(has(s, "R1@3"));
  CHECK(has(s, "B2@4"));
  CHECK(asks(event("E16", "round=3"), 1, Phase::Turn));
}
TEST_CASE("[A10.E17] Treasury Opened: 8 gold") { CHECK(gold(event("E17", "round=3"), 0) == 15); }
TEST_CASE("[A10.E18] Night of Daggers: each opponent gives a cousin or loses 1 influence") {
  State s = event("E18", "round=3 court1=1 street2=0 inf2=0 gold2=7");
  CHECK(moves(kThree, s) == "give influence, give street, give court, sell");
  CHECK(refused(kThree, s, "give gold") == "A10.E18");
  CHECK(court(after(kThree, s, "give court"), 1) == 0);
  script(kThree, s, "give influence");
  CHECK(influence(s, 1) == 4);
  CHECK(gold(s, 2) == 7);  // who has neither loses nothing, and is not asked
  CHECK(asks(s, 1, Phase::Turn));
  s = event("E18", "round=3 street1=0 inf1=1 street2=0 inf2=0", "sell");
  CHECK(influence(s, 1) == 0);  // he has sold what he would have lost
  CHECK(asks(s, 1, Phase::Turn));
}

}  // namespace ilion::achaia::test
