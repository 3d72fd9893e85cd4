// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 5 of rules/hector.md: the fate sequence.
#include <doctest/doctest.h>

#include <string_view>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

// Both have played their first card but the defender's is still to come: 8 against 1 and what he
// plays.
State before_fate(std::string_view battle) {
  return position(battle, "hand=R1,R2,G3 table=Y4,B4 hero=G", "hand=R1,G2,B3,P4 table=N1 hero=P");
}

}  // namespace

TEST_CASE("[H5.1] a fate sequence follows when both sides have had a turn") {
  State s = before_fate("tile=1:Y");
  CHECK(superiorities(script(kGame, s, "pass, play P4")) == "8:5");
  CHECK(s.phase == Phase::Fate);
  Story story = script(kGame, s, "turn none, pass, play R1");
  CHECK(superiorities(story).empty());  // the attacker's turn alone
  CHECK(superiorities(script(kGame, s, "pass, play R1")) == "9:6");
}

TEST_CASE("[H5.1] so four times in a battle, the last after the fourth card") {
  State s =
      position("tile=1:Y", "hand=R1,R2,G3,B4 table=Y1 hero=G", "hand=R1,G2,B3,P4 table=N1 hero=P");
  const Story story = script(kGame, s, "pass, play R1, pass, play R1, pass, play R2, pass, play G2",
                             "pass, play G3, pass, play B3, pass, play B4, pass, play P4");
  CHECK(superiorities(story) == "2:2 4:4 7:7 11:11");
  CHECK(scores(story) == "4:7");
}

TEST_CASE("[H5.1] there is none after a retreat, and no victory check") {
  State s = before_fate("tile=1:Y");
  const Story story = script(kGame, s, "retreat");
  CHECK(superiorities(story).empty());
  CHECK(scores(story).empty());
}

TEST_CASE("[H5.2] all uncovered cards are added, hero and markers too; colours do not matter") {
  State s = position("tile=1:R", "hand=Y1 table=N4+,(P4),B4,N2+ hero=R",
                     "hand=Y1 table=P1,P1,P2,P2 hero=G");
  CHECK(superiorities(script(kGame, s, "pass, play Y1, pass, play Y1")) == "19:7");  // 5+6+4+3+1
}

TEST_CASE("[H5.2] a hero in hand adds nothing") {
  State s =
      position("tile=1:R", "hand=Y1 table=N1,P1,B1,N2 hero=R", "hand=Y1 table=N1,P1,B1,N2 hero=N");
  CHECK(superiorities(script(kGame, s, "pass, play Y1, pass, play Y1")) == "6:6");
}

TEST_CASE("[H5.3] the higher side may turn the tile either way or leave it, attacker or defender") {
  const State attacker = after(kGame, before_fate("tile=1:Y"), "pass, play P4");
  CHECK(kGame.actor(attacker).is(kAchaeans));
  CHECK(moves(kGame, attacker) == "turn left, turn right, turn none");
  const State defender =
      after(kGame, position("tile=1:Y", "hand=R1,R2,G3 table=Y1,B1", "hand=R1,G2,B3,P4 table=N1"),
            "pass, play B3");
  CHECK(kGame.actor(defender).is(kTrojans));
  CHECK(moves(kGame, defender) == "turn left, turn right, turn none");
  CHECK(refused(kGame, defender, kAchaeans, "turn left") == "H9.3");
}

TEST_CASE("[H5.3] one more is enough; on equal sums nobody turns") {
  const State s = position("tile=1:Y", "hand=R1,R2,G3 table=Y1,B3", "hand=R1,G2,B3,P4 table=N1");
  CHECK(after(kGame, s, "pass, play G2").mover == kAchaeans);
  const State equal = after(kGame, s, "pass, play B3");
  CHECK(equal.phase == Phase::Action);
  CHECK(facing(equal) == "YB");
  CHECK(after(kGame, s, "pass, play P4").mover == kTrojans);
}

TEST_CASE("[H5.3] right: each side faces the colour listed before its former one") {
  const State s = after(kGame, before_fate("tile=5:P"), "pass, play P4");  // G-P-Y-N
  CHECK(facing(s) == "PN");
  CHECK(facing(after(kGame, s, "turn right")) == "GY");
}

TEST_CASE("[H5.3] left: each side faces the colour listed after its former one") {
  const State s = after(kGame, before_fate("tile=5:P"), "pass, play P4");  // G-P-Y-N
  CHECK(facing(after(kGame, s, "turn left")) == "YG");
}

TEST_CASE("[H5.3] none: the tile stays as it lies") {
  const State s = after(kGame, before_fate("tile=5:P"), "pass, play P4");
  CHECK(facing(after(kGame, s, "turn none")) == "PN");
}

TEST_CASE("[H5.3] the list goes round: before its first colour comes its last") {
  const State first = after(kGame, before_fate("tile=5:G"), "pass, play P4");
  CHECK(facing(after(kGame, first, "turn right")) == "NP");
  const State fourth = after(kGame, before_fate("tile=5:N"), "pass, play P4");
  CHECK(facing(after(kGame, fourth, "turn left")) == "GY");
}

TEST_CASE("[H5.3] left and right are seen from above, whoever attacks and whoever turns") {
  const State s =
      position("attacker=T tile=5:P", "hand=R1,G2,B3,P4 table=N1", "hand=R1,R2,G3 table=Y1,B1");
  CHECK(facing(s) == "NP");
  const State by_defender = after(kGame, s, "pass, play P4");
  CHECK(by_defender.mover == kAchaeans);
  CHECK(facing(after(kGame, by_defender, "turn right")) == "YG");
  CHECK(facing(after(kGame, by_defender, "turn left")) == "GY");
}

TEST_CASE("[H5.3] the tile turned last is the one that scores") {
  const State s =
      position("tile=1:Y", "hand=R1 table=R4,R3,B4,B2 hero=N", "hand=Y1 table=N1,Y3,Y2,R1 hero=P");
  const State fate = after(kGame, s, "pass, play R1, pass, play Y1");
  const auto score = [&](const char* turn) {
    State copy = fate;
    return scores(script(kGame, copy, turn));
  };
  CHECK(score("turn none") == "0:0");   // Y, B
  CHECK(score("turn left") == "8:0");   // R, G
  CHECK(score("turn right") == "0:1");  // G, R
}

TEST_CASE("[H5.3] the tile is turned in a fate sequence only") {
  const State s = before_fate("tile=1:Y");
  CHECK(refused(kGame, s, kTrojans, "turn left") == "H5.3");
  CHECK(refused(kGame, after(kGame, s, "pass"), kTrojans, "turn left") == "H5.3");
}

TEST_CASE("[H5.3] after it the attacker has the next turn") {
  const State s = after(kGame, before_fate("tile=1:Y"), "pass, play P4, turn left");
  CHECK(kGame.actor(s).is(kAchaeans));
  CHECK(s.phase == Phase::Action);
}

}  // namespace ilion::hector::test
