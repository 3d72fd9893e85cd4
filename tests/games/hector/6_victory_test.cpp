// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6 of rules/hector.md: the victory check.
#include <doctest/doctest.h>

#include <string>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

constexpr const char* kBothPlayRedOne = "pass, play R1, pass, play R1";

// The last turn; yellow faces the Achaeans, blue the Trojans, and neither of them has hero colours.
State last_turn(std::string_view achaeans, std::string_view trojans) {
  return position("tile=1:Y", std::string("hand=R1 ") + std::string(achaeans),
                  std::string("hand=R1 ") + std::string(trojans));
}

// What the Achaeans score; the Trojans are higher and leave the tile.
std::string achaean_score(std::string_view achaeans) {
  State s = last_turn(achaeans, "table=N4,N4,P4,P4 hero=P");
  const std::string both = scores(script(kGame, s, kBothPlayRedOne, "turn none"));
  return both.substr(0, both.find(':'));
}

// Achaeans win 10 : 0. They have their vanguard from elsewhere and a hero on a troop.
State won_by_achaeans(std::string_view trojans = "table=N1,N2,P1,G2 hero=Y") {
  return last_turn("table=(Y2),Y4,B2,Y1+ hero=P", trojans);
}

}  // namespace

TEST_CASE("[H6.1] after the fourth fate sequence both sides show the hero still in hand") {
  State s = last_turn("table=Y4,Y4,B4,B4 hero=G", "table=N1,N2,P1,P2 hero=N");
  CHECK(all<HeroShown>(script(kGame, s, kBothPlayRedOne)).empty());  // not before it
  const auto shown = all<HeroShown>(script(kGame, s, "turn none"));
  REQUIRE(shown.size() == 2);
  CHECK(shown[0] == HeroShown{kAchaeans, Hero::Green});
  CHECK(shown[1] == HeroShown{kTrojans, Hero::Brown});
}

TEST_CASE("[H6.1] a deployed hero lies open already") {
  State s = last_turn("table=(Y4),Y4,B4,B4 hero=G", "table=N1,N2,P1,P2 hero=N");
  const auto shown = all<HeroShown>(script(kGame, s, kBothPlayRedOne, "turn none"));
  REQUIRE(shown.size() == 1);
  CHECK(shown[0] == HeroShown{kTrojans, Hero::Brown});
}

TEST_CASE("[H6.1] [H9.1] the shown hero is seen by all while the loser is asked for his own") {
  State s = last_turn("table=Y4,Y4,B4,B4 hero=G", "table=(N1),N2,P1,P2 hero=N");
  script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(s.phase == Phase::Ransom);
  for (Viewer viewer : {kTheTrojans, kSpectator})
    CHECK(kGame.observe(s, viewer).armies[kAchaeans].hero == Hero::Green);
}

TEST_CASE("[H6.2] cards of the tile colour and of the hero's colour score") {
  CHECK(achaean_score("table=Y1,Y2,G4,N3 hero=P") == "3");
  CHECK(achaean_score("table=Y1,Y2,G4,N3 hero=G") == "7");
  CHECK(achaean_score("table=B1,B2,P4,N3 hero=G") == "0");
}

TEST_CASE("[H6.2] the tile colour is the one that faces the side itself") {
  State s = last_turn("table=Y1,Y2,B4,N3 hero=P", "table=B4,Y4,B3,N4 hero=P");
  CHECK(scores(script(kGame, s, kBothPlayRedOne, "turn none")) == "3:7");
}

TEST_CASE("[H6.2] each card counts once, also when hero and tile have the same colour") {
  CHECK(achaean_score("table=Y1,Y2,Y4,N3 hero=Y") == "7");
  CHECK(achaean_score("table=(N2),Y2,Y4,N3 hero=Y") == "10");  // Agamemnon 4
}

TEST_CASE("[H6.2] a hero in hand adds nothing; a deployed hero always scores") {
  CHECK(achaean_score("table=Y1,B2,B4,N3 hero=R") == "2");    // Y1 and the last R1
  CHECK(achaean_score("table=Y1,(B2),B4,N3 hero=R") == "8");  // and Achilles 6
  CHECK(achaean_score("table=(Y1),B2,B4,N3 hero=P") == "4");  // Odysseus alone
}

TEST_CASE("[H6.2] markers count on scoring cards only, the covered troop never") {
  CHECK(achaean_score("table=(Y4),Y2+,P1+,N3+ hero=P") == "9");  // 4 + 3 + 2
}

TEST_CASE(
    "[H6.3] the higher score wins and takes back all played troops, vanguard and covered "
    "included") {
  State s = won_by_achaeans();
  const Story story = script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(scores(story) == "10:0");
  CHECK(last<BattleWon>(story) == BattleWon{kAchaeans});
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R1 B2 Y1 Y2 Y4");
  CHECK(sizes(s, kAchaeans) == "12 12 12 12");
}

TEST_CASE("[H6.3] the winner's hero goes into the hero stack, his markers onto the board") {
  State s = won_by_achaeans();
  CHECK(favours(s, kAchaeans) == 2);
  script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(favours(s, kAchaeans) == 3);
  CHECK(hero_stack(s, kAchaeans) == "RGBYPN");
  CHECK(hero(s, kAchaeans) == "");
}

TEST_CASE("[H6.3] the higher score wins though the other side has superiority") {
  State s = last_turn("table=Y1,P1,G1,N1 hero=P", "table=N4,N4,P4,P4 hero=R");
  const Story story = script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(superiorities(story) == "5:17");
  CHECK(scores(story) == "2:1");
  CHECK(last<BattleWon>(story) == BattleWon{kAchaeans});
}

TEST_CASE("[H6.3] a vanguard from another stack returns to the active one") {
  State s = after(kGame, kGame.initial(), "from home, draw Y2 new, tile 1, face Y, draw N1 new");
  script(kGame, s, deal("Y3 Y4 Y1 R1", "P"), deal("P1 P2 G2 R1", "N"));
  CHECK(sizes(s, kAchaeans) == "12 8 12 11");
  script(kGame, s,
         "pass, play Y3, pass, play P1, turn none, pass, play Y4, pass, play P2, turn none");
  script(kGame, s, "pass, play Y1, pass, play G2, turn none", kBothPlayRedOne, "turn none");
  CHECK(sizes(s, kAchaeans) == "12 13 12 11");
  CHECK(returned(s, kAchaeans, Stack::Front2) == "R1 Y1 Y2 Y3 Y4");
}

TEST_CASE("[H6.3] a side that fought from home takes its cards back home") {
  State s = position("tile=1:Y", "1=0 fights=home home=9 hand=R1 table=Y2,Y4,B2,Y1 hero=P",
                     "hand=R1 table=N1,N2,P1,G2 hero=N");
  script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(sizes(s, kAchaeans) == "0 12 12 14");
  CHECK(returned(s, kAchaeans, Stack::Home) == "R1 B2 Y1 Y2 Y4");
}

TEST_CASE("[H6.4] the loser puts all played troops out of the game, and the markers he played") {
  State s = won_by_achaeans("table=N1+,(N2),P1+,G2 hero=Y");
  CHECK(favours(s, kTrojans) == 1);
  const Story story = script(kGame, s, kBothPlayRedOne, "turn none, lose hero");
  CHECK(last<TableLost>(story) == TableLost{kTrojans});
  CHECK(out(s, kTrojans) == "R1 G2 P1 N1 N2");
  CHECK(sizes(s, kTrojans) == "7 12 12 12");
  CHECK(favours(s, kTrojans) == 1);
}

TEST_CASE("[H6.4] a deployed hero is out of the game") {
  State s = won_by_achaeans("table=N1,(N2),P1,G2 hero=Y");
  script(kGame, s, kBothPlayRedOne, "turn none, lose hero");
  CHECK(hero_stack(s, kTrojans) == "RGBPN");
  CHECK(names(kGame.observe(s, kSpectator).armies[kTrojans].heroes_out) == "Y");
  CHECK(favours(s, kTrojans) == 3);
}

TEST_CASE("[H6.4] the loser may give an unplayed marker instead, and the hero returns") {
  State s = won_by_achaeans("table=N1+,(N2),P1,G2 hero=Y");
  script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(kGame.actor(s).is(kTrojans));
  CHECK(moves(kGame, s) == "lose hero, lose favour");
  script(kGame, s, "lose favour");
  CHECK(hero_stack(s, kTrojans) == "RGBYPN");
  CHECK(favours(s, kTrojans) == 1);  // three, less the played one, less this one
  CHECK(out(s, kTrojans) == "R1 G2 P1 N1 N2");
}

TEST_CASE("[H6.4] without a marker on the board nobody is asked: played markers do not save him") {
  State s = won_by_achaeans("table=N1+,(N2),P1+,G2+ hero=Y favours=0");
  script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(s.battle == 2);
  CHECK(hero_stack(s, kTrojans) == "RGBPN");
  CHECK(favours(s, kTrojans) == 0);
}

TEST_CASE("[H6.4] an undeployed hero returns to the stack and nobody is asked") {
  State s = won_by_achaeans("table=N1,N2,P1,G2 hero=Y");
  script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(s.battle == 2);
  CHECK(hero_stack(s, kTrojans) == "RGBYPN");
  CHECK(favours(s, kTrojans) == 3);
}

TEST_CASE("[H6.4] the choice is the loser's alone, and made only then") {
  State s = won_by_achaeans("table=N1,(N2),P1,G2 hero=Y");
  CHECK(refused(kGame, s, kAchaeans, "lose favour") == "H6.4");
  script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(refused(kGame, s, kAchaeans, "lose favour") == "H9.3");
}

TEST_CASE("[H6.4] the attacker can be the loser too, and the winner is not asked") {
  State s = last_turn("table=(N1),N2,G1,G2 hero=Y", "table=(B2),B4,Y2,B1+ hero=P");
  const Story story = script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(scores(story) == "4:10");
  CHECK(kGame.actor(s).is(kAchaeans));
  script(kGame, s, "lose hero");
  CHECK(out(s, kAchaeans) == "R1 G1 G2 N1 N2");
  CHECK(returned(s, kTrojans, Stack::Front1) == "R1 B1 B2 B4 Y2");
  CHECK(s.attacker == kTrojans);
}

TEST_CASE("[H6.5] on a tie everything returns to both sides, and nobody is asked for his hero") {
  State s = last_turn("table=(N1),Y2+,B4,B3 hero=P", "table=(G1),B2+,Y4,Y2 hero=P");
  const Story story = script(kGame, s, kBothPlayRedOne, "turn none");
  CHECK(scores(story) == "7:7");
  CHECK(all<BattleTied>(story).size() == 1);
  CHECK(all<BattleWon>(story).empty());
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R1 B3 B4 Y2 N1");
  CHECK(returned(s, kTrojans, Stack::Front1) == "R1 G1 B2 Y2 Y4");
  for (Seat side : kBothSides) {
    CHECK(sizes(s, side) == "12 12 12 12");
    CHECK(favours(s, side) == 3);
    CHECK(hero_stack(s, side) == "RGBYPN");
  }
}

TEST_CASE("[H6.5] after a tie the defender attacks") {
  const char* achaeans = "hand=R1 table=N1,N2,G4,N3 hero=P";
  const char* trojans = "hand=R1 table=N1,N2,G4,G3 hero=P";
  CHECK(after(kGame, position("tile=1:Y", achaeans, trojans), kBothPlayRedOne).attacker ==
        kTrojans);
  CHECK(
      after(kGame, position("attacker=T tile=1:Y", achaeans, trojans), kBothPlayRedOne).attacker ==
      kAchaeans);
}

TEST_CASE("[H6.5] on a tie an attacker's vanguard from another stack returns to the active one") {
  State s = after(kGame, kGame.initial(), "from 2, draw R1 new, tile 1, face Y, draw R1 new");
  script(kGame, s, deal("N1 N2 N3 G4", "P"), deal("N1 N2 N3 G4", "P"));
  CHECK(sizes(s, kAchaeans) == "8 11 12 12");
  const Story story = script(kGame, s, "pass, play N1, pass, play N1, pass, play N2, pass, play N2",
                             "pass, play N3, pass, play N3, pass, play G4, pass, play G4");
  CHECK(scores(story) == "0:0");
  CHECK(all<BattleTied>(story).size() == 1);
  CHECK(sizes(s, kAchaeans) == "13 11 12 12");
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R1 G4 N1 N2 N3");
}

TEST_CASE("[H6.5] cards lost by discard and draw stay out after a tie") {
  State s =
      position("tile=1:Y", "hand=R1 table=N1,N2,G4,N3 hero=P", "hand=B4 table=N1,N2,G4,G3 hero=P");
  script(kGame, s, "pass, play R1, discard B4, draw R1 new, play R1");
  CHECK(s.battle == 2);
  CHECK(discards(s, kTrojans) == "B4");
  CHECK(sizes(s, kTrojans) == "11 12 12 12");
}

}  // namespace ilion::hector::test
