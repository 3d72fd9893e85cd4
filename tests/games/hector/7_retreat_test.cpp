// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 7 of rules/hector.md: after a retreat.
#include <doctest/doctest.h>

#include <string>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

constexpr const char* kWinner = "hand=R1,G2 table=N1+,(B3),P4 hero=P";

// The Achaeans' third turn, against a side with a deployed hero and a marker on the table.
State third_turn(std::string_view achaeans) {
  return position("tile=1:Y", std::string("hand=R1,R2 ") + std::string(achaeans), kWinner);
}

// The Achaeans' last turn: one card in hand, and a stack of which nothing is left.
State last_turn(std::string_view achaeans) {
  return position("tile=1:Y",
                  std::string("1=0 hand=R1 table=Y1,G3,B4,R2 hero=G ") + std::string(achaeans),
                  "hand=R1 table=N1,B3,P4,G2 hero=P");
}

}  // namespace

TEST_CASE("[H7.1] the winner takes back played cards and hand into the active stack") {
  State s = third_turn("table=Y1,G3,B4 hero=G");
  script(kGame, s, "retreat");
  CHECK(returned(s, kTrojans, Stack::Front1) == "R1 G2 B3 P4 N1");
  CHECK(sizes(s, kTrojans) == "12 12 12 12");
  CHECK(hand(s, kTrojans).empty());
  CHECK(out(s, kTrojans).empty());
}

TEST_CASE(
    "[H7.1] his hero goes into the hero stack, deployed or not, his played markers to the board") {
  State s = third_turn("table=Y1,G3,B4 hero=G");
  script(kGame, s, "retreat");
  CHECK(hero_stack(s, kTrojans) == "RGBYPN");
  CHECK(favours(s, kTrojans) == 3);
  CHECK(shame(s, kTrojans) == 0);
  State in_hand =
      position("", "hand=R1,R2,G3,B4 table=Y1 hero=G", "hand=R1,G2,B3,P4 table=N1 hero=P");
  script(kGame, in_hand, "retreat");
  CHECK(hero_stack(in_hand, kTrojans) == "RGBYPN");
}

TEST_CASE("[H7.1] a winner who fights from home takes all of it home") {
  State s = position("", "hand=R1,R2,G3,B4 table=Y1",
                     "1=0 fights=home home=10 hand=R1,G2,B3,P4 table=N1");
  script(kGame, s, "retreat");
  CHECK(sizes(s, kTrojans) == "0 12 12 15");
}

TEST_CASE("[H7.2] the loser puts his played troops and markers out of the game") {
  State s = third_turn("table=Y1+,(G3),B4+ hero=G favours=0");
  script(kGame, s, "retreat");
  CHECK(out(s, kAchaeans) == "G3 B4 Y1");
  CHECK(favours(s, kAchaeans) == 0);
}

TEST_CASE("[H7.2] his hand returns to the active stack") {
  State s = third_turn("table=Y1,G3,B4 hero=G");
  script(kGame, s, "retreat");
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R1 R2");
  CHECK(sizes(s, kAchaeans) == "9 12 12 12");
}

TEST_CASE("[H7.2] an undeployed hero returns to the hero stack and nobody is asked") {
  State s = third_turn("table=Y1,G3,B4 hero=G");
  script(kGame, s, "retreat");
  CHECK(s.battle == 2);
  CHECK(hero_stack(s, kAchaeans) == "RGBYPN");
  CHECK(favours(s, kAchaeans) == 3);
}

TEST_CASE("[H7.2] [H6.4] for a deployed hero he is asked, before his hand returns") {
  State s = third_turn("table=Y1,(G3),B4+ hero=G");
  script(kGame, s, "retreat");
  CHECK(kGame.actor(s).is(kAchaeans));
  CHECK(moves(kGame, s) == "lose hero, lose favour");
  CHECK(hand(s, kAchaeans) == "R1 R2");
  const State lost = after(kGame, s, "lose hero");
  CHECK(hero_stack(lost, kAchaeans) == "RBYPN");
  CHECK(favours(lost, kAchaeans) == 2);
  const State saved = after(kGame, s, "lose favour");
  CHECK(hero_stack(saved, kAchaeans) == "RGBYPN");
  CHECK(favours(saved, kAchaeans) == 1);
  for (const State& settled : {lost, saved}) {
    CHECK(out(settled, kAchaeans) == "G3 B4 Y1");
    CHECK(returned(settled, kAchaeans, Stack::Front1) == "R1 R2");
    CHECK(shame(settled, kAchaeans) == 1);
  }
}

TEST_CASE("[H7.2] [H6.4] without a marker on the board his deployed hero is lost unasked") {
  State s = third_turn("table=Y1,(G3),B4 hero=G favours=0");
  script(kGame, s, "retreat");
  CHECK(s.battle == 2);
  CHECK(hero_stack(s, kAchaeans) == "RBYPN");
}

TEST_CASE("[H7.3] who has no shame yet loses no further troops") {
  State s = third_turn("table=Y1,G3,B4 hero=G shame=0");
  CHECK(all<ShamePaid>(script(kGame, s, "retreat")).empty());
  CHECK(sizes(s, kAchaeans) == "9 12 12 12");
}

TEST_CASE("[H7.3] he loses as many troops as the markers he already has, from the active stack") {
  State s = third_turn("table=Y1,G3,B4 hero=G shame=2");
  script(kGame, s, "retreat");
  CHECK(kGame.actor(s).is_chance());
  const Story story = script(kGame, s, "pay-unseen, pay R2");
  CHECK(all<ShamePaid>(story).size() == 2);
  CHECK(s.battle == 2);
  CHECK(sizes(s, kAchaeans) == "7 12 12 12");
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R1");
  CHECK(shame(s, kAchaeans) == 3);
}

TEST_CASE(
    "[H7.3] at random: each card of the stack is equally likely, his returned hand included") {
  State s = position("tile=1:Y", "1=3,R1,N4 hand=R1,R2 table=Y1,G3,B4 hero=G shame=1", kWinner);
  script(kGame, s, "retreat");
  CHECK(outcomes(kGame, s) == "pay R1, pay R2, pay N4, pay-unseen");
  CHECK(chance(kGame, s, "pay R1") == Chance{2, 7});
  CHECK(chance(kGame, s, "pay R2") == Chance{1, 7});
  CHECK(chance(kGame, s, "pay N4") == Chance{1, 7});
  CHECK(chance(kGame, s, "pay-unseen") == Chance{3, 7});
}

TEST_CASE("[H7.3] a paid card is in no stack any more, and cannot be paid or drawn again") {
  State s = position("tile=1:Y", "1=4,N4 hand=R1,R2 table=Y1,G3,B4 hero=G shame=2", kWinner);
  script(kGame, s, "retreat, pay N4");
  CHECK(outcomes(kGame, s) == "pay R1, pay R2, pay-unseen");
  CHECK(chance(kGame, s, "pay-unseen") == Chance{4, 6});
}

TEST_CASE("[H7.3] the price is due after the hero's, whatever was chosen") {
  const State s = third_turn("table=Y1,(G3),B4 hero=G shame=1");
  for (const char* choice : {"lose hero", "lose favour"}) {
    const State due = after(kGame, s, "retreat", choice);
    CHECK(due.phase == Phase::Shame);
    CHECK(after(kGame, due, "pay-unseen").battle == 2);
  }
}

TEST_CASE("[H7.3] the rest comes from home if the active stack runs short") {
  State s = last_turn("home=8,N4 shame=3");
  script(kGame, s, "retreat");
  CHECK(outcomes(kGame, s) == "pay R1");  // his hand, just returned
  script(kGame, s, "pay R1");
  CHECK(chance(kGame, s, "pay N4") == Chance{1, 9});
  const Story story = script(kGame, s, "pay N4, pay-unseen");
  CHECK(all<ShamePaid>(story)[0] == ShamePaid{kAchaeans, Stack::Home});
  CHECK(sizes(s, kAchaeans) == "0 12 12 7");
  CHECK(s.battle == 2);
}

TEST_CASE("[H7.3] other fronts pay nothing: if stack and home run short, all there is") {
  State s = last_turn("home=1 shame=3");
  script(kGame, s, "retreat, pay R1, pay-unseen");
  CHECK(sizes(s, kAchaeans) == "0 12 12 0");
  CHECK(shame(s, kAchaeans) == 3);
  CHECK(ending(kGame, s) == "T wins by home-fallen [H8.3]");
}

TEST_CASE("[H7.3] a side that fights from home pays from home") {
  State s = position("", "1=0 fights=home home=6 hand=R1,R2,G3,B4 table=Y1 shame=2",
                     "hand=R1,G2,B3,P4 table=N1");
  script(kGame, s, "retreat, pay R1, pay-unseen");
  CHECK(sizes(s, kAchaeans) == "0 12 12 8");
}

TEST_CASE("[H7.3] the winner pays nothing for his own shame") {
  State s = position("", "hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1 shame=3");
  CHECK(all<ShamePaid>(script(kGame, s, "retreat")).empty());
  CHECK(sizes(s, kTrojans) == "12 12 12 12");
  CHECK(shame(s, kTrojans) == 3);
}

TEST_CASE("[H7.3] who loses without a retreat pays nothing and takes no marker") {
  State s = position("tile=1:Y", "hand=R1 table=N1,N2,P1,P2 hero=G shame=2",
                     "hand=R1 table=B4,B4,P4,P4 hero=P");
  const Story story = script(kGame, s, "pass, play R1, pass, play R1, turn none");
  CHECK(last<BattleWon>(story) == BattleWon{kTrojans});
  CHECK(all<ShamePaid>(story).empty());
  CHECK(shame(s, kAchaeans) == 2);
}

TEST_CASE("[H7.4] he takes a shame marker, at most three") {
  const auto shame_after = [](const char* markers, const char* price) {
    State s = third_turn(std::string("table=Y1,G3,B4 hero=G shame=") + markers);
    const Story story = script(kGame, s, "retreat", price);
    return std::to_string(shame(s, kAchaeans)) +
           (all<ShameTaken>(story).empty() ? " as before" : "");
  };
  CHECK(shame_after("0", "") == "1");
  CHECK(shame_after("1", "pay R1") == "2");
  CHECK(shame_after("2", "pay R1, pay R2") == "3");
  CHECK(shame_after("3", "pay R1, pay R2, pay-unseen") == "3 as before");
}

TEST_CASE("[H7.4] the marker of this retreat comes after its price") {
  State s = third_turn("table=Y1,G3,B4 hero=G shame=1");
  script(kGame, s, "retreat");
  CHECK(shame(s, kAchaeans) == 1);
  script(kGame, s, "pay-unseen");
  CHECK(s.battle == 2);  // one card, not two
  CHECK(shame(s, kAchaeans) == 2);
}

TEST_CASE("[H7.5] undeployed heroes are not shown after a retreat, neither side's") {
  const State s =
      position("", "hand=R1,R2,G3,B4 table=Y1 hero=G", "hand=R1,G2,B3,P4 table=N1 hero=P");
  for (Viewer viewer : {kTheAchaeans, kTheTrojans, kSpectator})
    CHECK(all<HeroShown>(seen(kGame, s, "retreat", viewer)).empty());
  const State other_heroes =
      position("", "hand=R1,R2,G3,B4 table=Y1 hero=R", "hand=R1,G2,B3,P4 table=N1 hero=N");
  CHECK(seen(kGame, s, "retreat", kSpectator) == seen(kGame, other_heroes, "retreat", kSpectator));
  for (Viewer viewer : {kTheAchaeans, kTheTrojans, kSpectator})
    CHECK(kGame.observe(after(kGame, s, "retreat"), viewer) ==
          kGame.observe(after(kGame, other_heroes, "retreat"), viewer));
}

TEST_CASE("[H7.5] the winner's undeployed hero stays unseen while the loser is asked for his") {
  State s = position("", "hand=R1,R2,G3 table=Y1,(B4) hero=G", "hand=R1,G2,B3 table=N1,P4 hero=P");
  script(kGame, s, "retreat");
  for (Viewer viewer : {kTheAchaeans, kSpectator})
    CHECK(kGame.observe(s, viewer).armies[kTrojans].hero == Hero::None);
}

TEST_CASE("[H7.5] the price leaves face down, seen by neither side") {
  State s = third_turn("table=Y1,G3,B4 hero=G shame=2");
  script(kGame, s, "retreat");
  for (Viewer viewer : {kTheAchaeans, kTheTrojans, kSpectator}) {
    CHECK(seen(kGame, s, "pay R1", viewer) == seen(kGame, s, "pay-unseen", viewer));
    const View one = kGame.observe(after(kGame, s, "pay R1, pay R2"), viewer);
    const View another = kGame.observe(after(kGame, s, "pay-unseen, pay-unseen"), viewer);
    CHECK(one == another);
    CHECK(one.armies[kAchaeans].paid == 2);
  }
}

}  // namespace ilion::hector::test
