// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 7 and 8 of rules/achaia.md: location actions and the final reckoning.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

namespace {

// Round III: red's only die in Troy, a 4, gives one use of the location.
State at(int location, const std::string& more = "") {
  State s = position(kThree, "round=3 passed=1,2 start=1 street0=0 dice=R4@" +
                                 std::to_string(location) + " " + more);
  script(kThree, s, "pass");
  REQUIRE(asks(s, 0, Phase::Use));
  return s;
}

// The match is reckoned: nobody has a die in Troy.
State reckoned(const Achaia& game, const std::string& line) {
  std::string passed = "passed=1";
  for (std::size_t i = 2; i < game.seats(); ++i) passed += "," + std::to_string(i);
  State s = position(game, "round=3 start=1 " + passed + " " + line);
  script(game, s, "pass");
  REQUIRE(s.question.phase == Phase::Over);
  return s;
}

}  // namespace

TEST_CASE("[A7.1] Royal Palace: 4 gold, an own marker anywhere, no influence point") {
  State s = at(1);
  script(kThree, s, "use 1");
  CHECK(refused(kThree, s, "marker Y 9") == "A5.18");
  script(kThree, s, "marker R 9");
  CHECK(markers(s, "R9") == 1);
  CHECK(gold(s, 0) == 3);
  CHECK(influence(s, 0) == 5 + 1 + 2);  // dominance, then majorities on 1 and 9
  CHECK(refused(kThree, at(1, "gold0=3"), "use 1") == "A3.10");
  CHECK(refused(kThree, at(1, "markers=R2,R2,R2,R3,R3,R3,R4,R4,R5"), "use 1") == "A3.14");
}

TEST_CASE("[A7.2] Royal Council: 4 gold, exactly two dice of any owners, reserves included") {
  State s = at(2);
  script(kThree, s, "use 1, die Y3");
  CHECK(refused(kThree, s, "none") == "A3.14");
  script(kThree, s, "die R4@2, roll 1, roll 6");
  CHECK(has(s, "Y1"));
  CHECK(has(s, "R6@2"));
  CHECK(gold(s, 0) == 3);
  CHECK(refused(kThree, at(2, "gold0=3"), "use 1") == "A3.10");
}

TEST_CASE("[A7.3] Watchtower: 2 gold, one die of any owner is rolled again") {
  State s = at(3);
  script(kThree, s, "use 1, die B3, roll 5");
  CHECK(has(s, "B5"));
  CHECK(gold(s, 0) == 5);
  CHECK(refused(kThree, at(3, "gold0=1"), "use 1") == "A3.10");
}

TEST_CASE("[A7.4] Temple: one card of choice from the discard pile; an empty pile gives nothing") {
  State s = at(4, "discard=I05,I07");
  script(kThree, s, "use 1");
  CHECK(refused(kThree, s, "card I06") == "A7.4");
  CHECK(refused(kThree, s, "none") == "A3.14");
  script(kThree, s, "card I07");
  CHECK(cards(s.hand[seat_at(0)]) == "I07");
  CHECK(cards(s.known[seat_at(0)]) == "I07");  // all saw it
  CHECK(refused(kThree, at(4), "use 1") == "A3.14");
}

TEST_CASE("[A7.5] Prison: one or two street cousins for 1 gold each, as far as the stack lasts") {
  State s = at(5);
  CHECK(moves(kThree, s, "use") == "use 1, use 2");
  const State one = after(kThree, s, "use 1");
  CHECK(gold(one, 0) == 7 - 1 + 2);  // one cousin reckoned
  const State two = after(kThree, s, "use 2");
  CHECK(two.question.phase == Phase::Over);
  CHECK(gold(two, 0) == 7 - 2 + 2 * 2);  // two cousins reckoned
  CHECK(moves(kThree, at(5, "gold0=1"), "use") == "use 1");
  CHECK(moves(kThree, at(5, "street1=9 street2=2"), "use") == "use 1");
  CHECK(moves(kThree, at(5, "street1=9 street2=3"), "use") == "");
}

TEST_CASE("[A7.6] Harbour: 3 gold and the top intrigue card") {
  State s = at(6);
  script(kThree, s, "use 1");
  CHECK(gold(s, 0) == 10);
  script(kThree, s, "draw I01");
  CHECK(cards(s.hand[seat_at(0)]) == "I01");
  s = at(6, "hand1=" + all_cards_but(""));
  script(kThree, s, "use 1");  // no card: only gold
  CHECK(influence(s, 0) == 5 + 1 + 1 + 1);
}

TEST_CASE("[A7.7] Trading House: the top two intrigue cards") {
  State s = at(7);
  script(kThree, s, "use 1, draw I01, draw I02");
  CHECK(s.hand[seat_at(0)].size() == 2);
  CHECK(refused(kThree, at(7, "hand1=" + all_cards_but("")), "use 1") == "A3.14");
}

TEST_CASE("[A7.8] Mint: 4 gold") {
  const Story story = [] {
    State s = at(8);
    return script(kThree, s, "use 1");
  }();
  CHECK(all<GoldGained>(story) == std::vector<GoldGained>{{seat_at(0), 4}});
}

TEST_CASE("[A7.9] Armoury: 2 gold, one die of any owner +1 or -1") {
  State s = at(9);
  script(kThree, s, "use 1");
  CHECK(refused(kThree, s, "turn Y3 up") == "allowed");
  script(kThree, s, "turn R4@9 down");
  CHECK(has(s, "R3@9"));
  CHECK(gold(s, 0) == 5);
  CHECK(refused(kThree, at(9, "gold0=1"), "use 1") == "A3.10");
}

TEST_CASE("[A7.10] House of Heralds: one court cousin, if the stack has one") {
  State s = at(10);
  const Story story = script(kThree, s, "use 1");
  CHECK(all<CousinTaken>(story) == std::vector<CousinTaken>{{seat_at(0), Cousin::Court}});
  CHECK(refused(kThree, at(10, "court1=5 court2=3"), "use 1") == "A3.14");
}

TEST_CASE("[A7.11] Black Market: any number of cards from hand, at least one, 2 gold each") {
  State s = at(11, "hand0=I01,I02,I03");
  script(kThree, s, "use 1");
  CHECK(refused(kThree, s, "none") == "A7.11");
  CHECK(refused(kThree, s, "card I04") == "A7.11");
  script(kThree, s, "card I02");
  CHECK(gold(s, 0) == 9);
  CHECK(moves(kThree, s) == "card I01, card I03, none");
  script(kThree, s, "none");
  CHECK(cards(s.hand[seat_at(0)]) == "I01 I03");
  CHECK(cards(s.discard) == "I02");
  CHECK(refused(kThree, at(11), "use 1") == "A3.14");
}

TEST_CASE("[A7.12] Citadel: 2 gold for +2 or -2 on any die, or 2 gold and a card for nothing") {
  State s = at(12);
  CHECK(moves(kThree, s, "use") == "use 1, use 2");
  const State turned = after(kThree, s, "use 1, turn Y3 up");
  CHECK(has(turned, "Y5"));
  script(kThree, s, "use 2");
  CHECK(gold(s, 0) == 9);
  script(kThree, s, "draw I01");
  CHECK(moves(kThree, at(12, "gold0=1"), "use") == "use 2");
}

TEST_CASE("[A8.1] strictly most markers on a location earn 1 influence, a tie nothing") {
  const State s = reckoned(kThree,
                           "gold0=0 gold1=0 gold2=0 street0=0 street1=0 street2=0 "
                           "markers=R3,R3,Y3,R4,Y4,B12");
  CHECK(influence(s, 0) == 6);
  CHECK(influence(s, 1) == 5);
  CHECK(influence(s, 2) == 6);
}

TEST_CASE("[A8.2] 1 influence for every full 10 of gold and 2 a cousin; the remainder is kept") {
  const State s = reckoned(kThree,
                           "gold0=17 street0=1 court0=1 hand0=I01,I02 gold1=9 street1=0 "
                           "gold2=20 street2=5");
  CHECK(influence(s, 0) == 7);  // 21
  CHECK(gold(s, 0) == 1);
  CHECK(influence(s, 1) == 5);  // 9, and cards are worth nothing
  CHECK(gold(s, 1) == 9);
  CHECK(influence(s, 2) == 8);  // 30
  CHECK(gold(s, 2) == 0);
}

TEST_CASE("[A8.3] most influence wins; then the remainder; then the victory is shared") {
  const std::string poor = "street0=0 street1=0 street2=0 ";
  auto result = kThree.result(reckoned(kThree, poor + "gold0=0 gold1=1 gold2=2 inf0=9"));
  REQUIRE(result);
  CHECK(result->reason == "most-influence");
  CHECK(result->rank[seat_at(0)] == 1);
  CHECK(result->rank[seat_at(2)] == 2);  // the others in the same way
  CHECK(result->rank[seat_at(1)] == 3);
  CHECK(result->points[seat_at(0)] == 9);
  result = kThree.result(reckoned(kThree, poor + "gold0=3 gold1=4 gold2=0 inf2=1"));
  CHECK(result->reason == "larger-remainder");
  CHECK(result->rank[seat_at(1)] == 1);
  CHECK(result->rank[seat_at(0)] == 2);
  result = kThree.result(reckoned(kThree, poor + "gold0=4 gold1=4 gold2=0 inf2=1"));
  CHECK(result->reason == "shared-victory");
  CHECK(result->rank[seat_at(0)] == 1);
  CHECK(result->rank[seat_at(1)] == 1);
  CHECK(result->rank[seat_at(2)] == 3);
  CHECK(refused(kThree, reckoned(kThree, poor), seat_at(0), "pass") == "A8.3");
}

}  // namespace ilion::achaia::test
