// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 8 of rules/hector.md: the closing of a battle, and the end of the match.
#include <doctest/doctest.h>

#include <string>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

constexpr const char* kStrong = "hand=R1,G2,B3,P4 table=N1";

// The Achaeans' first turn; when they retreat they lose the vanguard and four cards return.
State first_turn(std::string_view achaeans, std::string_view trojans = kStrong) {
  return position("", std::string("hand=R1,R2,G3,B4 table=Y1 ") + std::string(achaeans), trojans);
}

// The same for the Trojans, who defend.
State defending(std::string_view achaeans, std::string_view trojans) {
  return position("", std::string("hand=R1,R2,G3 table=Y1,B4 ") + std::string(achaeans),
                  std::string("hand=R1,G2,B3,P4 table=N1 ") + std::string(trojans));
}

// One card before a battle that is tied at 0 : 0, after equal superiority.
State before_tie(std::string_view battle, std::string_view achaeans = "",
                 std::string_view trojans = "") {
  return position(std::string("tile=1:Y ") + std::string(battle),
                  std::string("hand=R1 table=N1,N2,G4,N3 hero=P ") + std::string(achaeans),
                  std::string("hand=R1 table=N1,N2,G4,G3 hero=P ") + std::string(trojans));
}

constexpr const char* kTie = "pass, play R1, pass, play R1";

// Opens a battle with all the cards of a deal; the attackers' vanguard is Y2 from `source`.
State opened(State state, const char* source) {
  script(kGame, state, source, "draw Y2 new, tile 1, face Y, draw N1 new");
  script(kGame, state, deal("R1 G1 B1 P1", "R"), deal("R1 G1 B1 P1", "R"));
  return state;
}

}  // namespace

TEST_CASE("[H8.1] a front with fewer than 5 cards is depleted: its cards join home") {
  State s = first_turn("1=0 home=9");
  const Story story = script(kGame, s, "retreat");
  CHECK(sizes(s, kAchaeans) == "0 12 12 13");
  CHECK(returned(s, kAchaeans, Stack::Home) == "R1 R2 G3 B4");
  CHECK(all<StackDepleted>(story).size() == 1);
  CHECK(last<StackDepleted>(story) == StackDepleted{kAchaeans, Stack::Front1});
}

TEST_CASE("[H8.1] a front of exactly 5 stands") {
  State s = first_turn("1=1");
  CHECK(all<StackDepleted>(script(kGame, s, "retreat")).empty());
  CHECK(sizes(s, kAchaeans) == "5 12 12 12");
}

TEST_CASE("[H8.1] its never-drawn cards stay never drawn and lie in home") {
  State s =
      position("tile=1:R", "1=3 home=9 hand=R1 table=Y1,G3,B4,R2", "hand=R1 table=N1,B3,P4,G2");
  script(kGame, s, "retreat, from 2, draw Y1 new, tile 2, face R");
  CHECK(sizes(s, kAchaeans) == "0 12 12 13");
  CHECK(outcomes(kGame, s).starts_with("draw R1 back, draw R1 new, "));
  CHECK(chance(kGame, s, "draw R1 back") == Chance{1, 13});
}

TEST_CASE("[H8.1] home is shuffled: what joined it is as likely as what lay there") {
  State s = first_turn("1=0 home=4,N4", "1=6 hand=R1,G2,B3,P4 table=N1");
  script(kGame, s, "retreat, from 2, draw Y1 new, tile 2, face R");
  CHECK(active(s, kAchaeans) == "home");
  CHECK(chance(kGame, s, "draw N4 back") == Chance{1, 9});
  CHECK(chance(kGame, s, "draw B4 back") == Chance{1, 9});
}

TEST_CASE(
    "[H8.1] all stacks are checked, not only those that fought: a vanguard came from elsewhere") {
  State s = opened(position("", "1=5", ""), "from 1");
  CHECK(sizes(s, kAchaeans) == "4 8 12 12");  // only the closing depletes
  script(kGame, s, "pass, play R1, retreat");
  CHECK(s.attacker == kAchaeans);
  CHECK(sizes(s, kAchaeans) == "0 13 12 16");  // the vanguard went to the stack that fought
}

TEST_CASE(
    "[H8.1] [H3.1] the same stack of exactly 5 loses its cards also when the battle is lost") {
  State s = opened(position("", "1=5", ""), "from 1");
  script(kGame, s, "retreat");
  CHECK(sizes(s, kAchaeans) == "0 12 12 16");
}

TEST_CASE("[H8.1] a front that fought with its last 5 and won stands again") {
  State s = opened(position("", "2=5", "2=5"), "from 2");
  CHECK(sizes(s, kAchaeans) == "12 0 12 12");
  script(kGame, s, "pass, play R1, retreat");
  CHECK(sizes(s, kAchaeans) == "12 5 12 12");
  CHECK(sizes(s, kTrojans) == "12 0 12 16");
}

TEST_CASE("[H8.1] a depleted front is not depleted a second time") {
  State s = first_turn("2=0 home=20");
  CHECK(all<StackDepleted>(script(kGame, s, "retreat")).empty());
  CHECK(sizes(s, kAchaeans) == "11 0 12 20");
}

TEST_CASE("[H8.1] a fighting front of which nothing is left is depleted too") {
  State s = position("", "1=0 hand=R1 table=Y1,G3,B4,R2 shame=1", "hand=R1 table=N1,B3,P4,G2");
  const Story story = script(kGame, s, "retreat, pay R1");
  CHECK(last<StackDepleted>(story) == StackDepleted{kAchaeans, Stack::Front1});
  CHECK(sizes(s, kAchaeans) == "0 12 12 12");
}

TEST_CASE("[H8.2] a side whose three fronts are depleted loses") {
  State s = first_turn("1=0 2=0 3=0 home=20");
  script(kGame, s, "retreat");
  CHECK(ending(kGame, s) == "T wins by front-fallen [H8.2]");
  CHECK(kGame.legal_moves(s).empty());
}

TEST_CASE("[H8.2] with one front of five standing it does not") {
  State s = first_turn("1=0 2=0 3=5 home=20");
  script(kGame, s, "retreat");
  CHECK(ending(kGame, s) == "the match goes on");
}

TEST_CASE("[H8.2] the defender can lose by the front as well") {
  State s = defending("", "1=0 2=0 3=0 home=20");
  script(kGame, s, "retreat");
  CHECK(ending(kGame, s) == "A wins by front-fallen [H8.2]");
}

TEST_CASE(
    "[H8.2] a winner of the battle can lose the match: his last other front gave the vanguard") {
  State s = position("", "1=0 fights=home home=20 2=0 3=4 hand=R1,R2,G3 table=Y1,B4", kStrong);
  const Story story = script(kGame, s, "retreat");
  CHECK(last<BattleWon>(story) == BattleWon{kAchaeans});
  CHECK(ending(kGame, s) == "T wins by front-fallen [H8.2]");
}

TEST_CASE("[H8.3] a side with fewer than 5 cards at home loses") {
  State s = position("", "1=0 fights=home home=0 hand=R1,R2,G3,B4 table=Y1", kStrong);
  script(kGame, s, "retreat");
  CHECK(sizes(s, kAchaeans) == "0 12 12 4");
  CHECK(ending(kGame, s) == "T wins by home-fallen [H8.3]");
}

TEST_CASE("[H8.3] with exactly 5 at home it does not") {
  State s = position("", "1=0 fights=home home=1 hand=R1,R2,G3,B4 table=Y1", kStrong);
  script(kGame, s, "retreat");
  CHECK(ending(kGame, s) == "the match goes on");
}

TEST_CASE("[H8.3] the cards of a front depleted now are counted first") {
  State s = first_turn("1=0 home=4");
  script(kGame, s, "retreat");
  CHECK(sizes(s, kAchaeans) == "0 12 12 8");
  CHECK(ending(kGame, s) == "the match goes on");
}

TEST_CASE("[H8.3] home counts even if it did not fight") {
  State s = first_turn("home=4");
  script(kGame, s, "retreat");
  CHECK(sizes(s, kAchaeans) == "11 12 12 4");
  CHECK(ending(kGame, s) == "T wins by home-fallen [H8.3]");
}

TEST_CASE("[H8.3] home counts even if the battle was won: the vanguard came from a home of 5") {
  State s = opened(position("", "home=5", ""), "from home");
  const Story story = script(kGame, s, "pass, play R1, retreat");
  CHECK(last<BattleWon>(story) == BattleWon{kAchaeans});
  CHECK(ending(kGame, s) == "T wins by home-fallen [H8.3]");
}

TEST_CASE("[H8.3] if the front has fallen too, that is the reason named") {
  State s = first_turn("1=0 2=0 3=0 home=0");
  script(kGame, s, "retreat");
  CHECK(sizes(s, kAchaeans) == "0 0 0 4");
  CHECK(ending(kGame, s) == "T wins by front-fallen [H8.2]");
}

TEST_CASE("[H8.4] if both lose at once, the winner of the battle wins") {
  const State by_home = after(kGame, defending("home=4", "home=4"), "retreat");
  CHECK(ending(kGame, by_home) == "A wins by home-fallen [H8.3]");
  const State by_front = after(kGame, defending("home=4", "1=0 2=0 3=0 home=20"), "retreat");
  CHECK(ending(kGame, by_front) == "A wins by front-fallen [H8.2]");
  const State trojans = after(
      kGame, first_turn("1=0 2=0 3=0 home=20", "home=4 hand=R1,G2,B3,P4 table=N1"), "retreat");
  CHECK(ending(kGame, trojans) == "T wins by front-fallen [H8.2]");
}

TEST_CASE("[H8.4] after a tied battle in which both lose, the match is drawn") {
  State s = before_tie("", "home=4", "2=0 3=0 1=0 home=4 fights=home");
  script(kGame, s, kTie);
  CHECK(ending(kGame, s) == "drawn by both-fallen [H8.4]");
  CHECK(kGame.result(s)->rank[kAchaeans] == kGame.result(s)->rank[kTrojans]);
}

TEST_CASE("[H8.4] after a tied battle in which one side loses, the other wins") {
  const State achaeans = after(kGame, before_tie("", "home=4"), kTie);
  CHECK(ending(kGame, achaeans) == "T wins by home-fallen [H8.3]");
  const State trojans = after(kGame, before_tie("", "", "home=4"), kTie);
  CHECK(ending(kGame, trojans) == "A wins by home-fallen [H8.3]");
}

TEST_CASE("[H8.5] the winner of the battle attacks next, whoever attacked before") {
  const State lost = after(kGame, first_turn(""), "retreat");
  CHECK(lost.attacker == kTrojans);
  CHECK(kGame.actor(lost).is(kTrojans));
  CHECK(lost.battle == 2);
  CHECK(moves(kGame, lost) == "from 1, from 2, from 3, from home");
  CHECK(after(kGame, defending("", ""), "retreat").attacker == kAchaeans);
}

TEST_CASE("[H8.5] [H6.5] after a tie the defender does") {
  const State s = after(kGame, before_tie(""), kTie);
  CHECK(s.attacker == kTrojans);
  CHECK(kGame.actor(s).is(kTrojans));
}

TEST_CASE("[H8.5] stacks are shuffled: what returned is as likely on top as any other card") {
  State s = after(kGame, first_turn("1=6"), "retreat, from 1, draw G1 new, tile 2, face R");
  CHECK(active(s, kAchaeans) == "1");
  CHECK(chance(kGame, s, "draw B4 back") == Chance{1, 10});
}

TEST_CASE("[H8.5] hero stacks are shuffled: those put under are as likely on top as the others") {
  State s = position("", "hand=R1,R2,G3,B4 table=Y1 hero=G under=NP", kStrong);
  script(kGame, s, "retreat");
  CHECK(hero_stack(s, kAchaeans) == "RGBYPN");
  CHECK(under(s, kAchaeans).empty());
}

TEST_CASE("[H8.5] the tile is laid aside and does not come again before the sixth") {
  State s = position("tile=3:R left=25", "hand=R1,R2,G3,B4 table=Y1", kStrong);
  script(kGame, s, "retreat, from 1, draw G1 new");
  CHECK(outcomes(kGame, s) == "tile 2, tile 5");
  CHECK(chance(kGame, s, "tile 5") == Chance{1, 2});
}

TEST_CASE("[H8.5] after the sixth tile all six are shuffled again, it too") {
  State s = position("tile=3:R left=", "hand=R1,R2,G3,B4 table=Y1", kStrong);
  script(kGame, s, "retreat, from 1, draw G1 new");
  CHECK(outcomes(kGame, s) == "tile 1, tile 2, tile 3, tile 4, tile 5, tile 6");
  CHECK(chance(kGame, s, "tile 3") == Chance{1, 6});
}

TEST_CASE("[H8.5] the sixth tile is played before they are shuffled") {
  State s = position("tile=3:R left=5", "hand=R1,R2,G3,B4 table=Y1", kStrong);
  script(kGame, s, "retreat, from 1, draw G1 new");
  CHECK(outcomes(kGame, s) == "tile 5");
}

TEST_CASE("[H8.6] after the 100th battle the match is drawn if nobody has lost") {
  CHECK(ending(kGame, after(kGame, before_tie("battle=100"), kTie)) ==
        "drawn by battle-limit [H8.6]");
  const State won = position("battle=100", "hand=R1,R2,G3,B4 table=Y1", kStrong);
  CHECK(ending(kGame, after(kGame, won, "retreat")) == "drawn by battle-limit [H8.6]");
}

TEST_CASE("[H8.6] the 100th battle is fought, and who loses in it has lost") {
  const State s = after(kGame, before_tie("battle=99"), kTie);
  CHECK(s.battle == 100);
  CHECK(ending(kGame, s) == "the match goes on");
  const State lost = after(kGame, before_tie("battle=100", "home=4"), kTie);
  CHECK(ending(kGame, lost) == "T wins by home-fallen [H8.3]");
}

}  // namespace ilion::hector::test
