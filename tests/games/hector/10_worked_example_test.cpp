// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 10 of rules/hector.md: the worked example of the books. Tom leads the Achaeans, Lin the
// Trojans; both reach the position by moves.
#include <doctest/doctest.h>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

constexpr Seat kTom = kAchaeans;
constexpr Seat kLin = kTrojans;

// Tom's vanguard is the red slinger, Lin's the blue one. Yellow faces Tom, blue Lin.
State dealt() {
  State s = after(kGame, kGame.initial(), "from 2, draw R1 new, tile 1, face Y, draw B1 new");
  script(kGame, s, deal("Y3 Y4 Y2 B2", "G"), deal("P3 G1 R4 B3", "P"));
  return s;
}

Story three_turns(State& s) {
  return script(kGame, s, "pass, play Y3, deploy 0, play P3, turn none",
                "pass, play Y4, boost 1, play G1, turn none",
                "pass, play Y2, pass, play R4, turn none");
}

}  // namespace

TEST_CASE("[H6.2] [H6.3] worked example: Tom scores 9, Lin 11, and Lin wins") {
  State s = dealt();
  three_turns(s);
  const Story story = script(kGame, s, "pass, play B2, boost 3, play B3");
  CHECK(row(s, kTom) == "R1 Y3 Y4 Y2 B2");
  CHECK(row(s, kLin) == "(B1) P3+ G1 R4+ B3");
  CHECK(facing(s) == "YB");
  CHECK(superiorities(story) == "12:17");
  const Story check = script(kGame, s, "turn none");
  CHECK(last<HeroShown>(check) == HeroShown{kTom, Hero::Green});
  CHECK(scores(check) == "9:11");
  CHECK(last<BattleWon>(check) == BattleWon{kLin});
}

TEST_CASE("[H5.2] [H5.3] worked example: superiority is 12 against 17, so Lin may turn the tile") {
  State s = dealt();
  CHECK(superiorities(three_turns(s)) == "4:7 8:9 10:13");
  CHECK(superiorities(script(kGame, s, "pass, play B2, boost 3, play B3")) == "12:17");
  CHECK(kGame.actor(s).is(kLin));
}

TEST_CASE("[H6.3] [H6.4] worked example: what returns and what is lost") {
  State s = dealt();
  three_turns(s);
  script(kGame, s, "pass, play B2, boost 3, play B3, turn none");
  CHECK(out(s, kTom) == "R1 B2 Y2 Y3 Y4");
  CHECK(sizes(s, kTom) == "8 11 12 12");   // the vanguard was the second stack's
  CHECK(hero_stack(s, kTom) == "RGBYPN");  // Aias was not deployed
  CHECK(favours(s, kTom) == 3);
  CHECK(returned(s, kLin, Stack::Front1) == "R4 G1 B1 B3 P3");
  CHECK(hero_stack(s, kLin) == "RGBYPN");
  CHECK(favours(s, kLin) == 3);
  CHECK(s.attacker == kLin);
}

TEST_CASE("[H5.3] [H6.2] worked example: with the tile turned it scores otherwise") {
  State s = dealt();
  three_turns(s);
  script(kGame, s, "pass, play B2, boost 3, play B3");
  State right = s;
  CHECK(scores(script(kGame, right, "turn right")) == "0:13");  // green for Tom, red for Lin
  State left = s;
  CHECK(scores(script(kGame, left, "turn left")) == "1:9");  // red for Tom, green for Lin
}

}  // namespace ilion::hector::test
