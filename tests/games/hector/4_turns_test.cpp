// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 4 of rules/hector.md: turns, and the actions but discard and draw.
#include <doctest/doctest.h>

#include <string>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

// The attacker's first turn. Yellow faces the Achaeans, blue the Trojans.
State first_turn() {
  return position("tile=1:Y", "hand=R1,R2,G3,B4 table=Y1 hero=G",
                  "hand=R1,G2,B3,P4 table=N1 hero=P");
}

// The attacker's third turn with a deployed hero.
State third_turn() {
  return position("tile=1:Y", "hand=R1,R2 table=Y1,(G3),B4 hero=G",
                  "hand=R1,G2 table=N1,B3,P4 hero=P");
}

// The attacker's last turn.
State last_turn() {
  return position("tile=1:Y", "hand=R1 table=Y1,G3,B4,R2 hero=G",
                  "hand=R1 table=N1,B3,P4,G2 hero=P");
}

}  // namespace

TEST_CASE("[H4.1] attacker and defender alternate, attacker first") {
  State s = first_turn();
  CHECK(kGame.actor(s).is(kAchaeans));
  script(kGame, s, "pass, play R1");
  CHECK(kGame.actor(s).is(kTrojans));
  script(kGame, s, "pass, play R1");  // 2 : 2, nobody turns the tile
  CHECK(kGame.actor(s).is(kAchaeans));
}

TEST_CASE("[H4.1] when the Trojans attack they have the first turn") {
  State s = position("attacker=T", "hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  CHECK(kGame.actor(s).is(kTrojans));
  script(kGame, s, "pass, play R1");
  CHECK(kGame.actor(s).is(kAchaeans));
}

TEST_CASE("[H4.1] each side has four turns, then the battle is decided") {
  State s = first_turn();
  script(kGame, s, "pass, play R1, pass, play R1, pass, play R2, pass, play G2");
  script(kGame, s, "pass, play G3, pass, play B3, pass, play B4, pass, play P4");  // always equal
  CHECK(s.battle == 2);
  CHECK(hand(s, kAchaeans).empty());
  CHECK(hand(s, kTrojans).empty());
}

TEST_CASE("[H4.1] the action comes first, then exactly one troop from hand to the table") {
  State s = first_turn();
  CHECK(refused(kGame, s, kAchaeans, "play R1") == "H4.1");
  script(kGame, s, "pass");
  CHECK(moves(kGame, s) == "play R1, play R2, play G3, play B4");
  script(kGame, s, "play G3");
  CHECK(hand(s, kAchaeans) == "R1 R2 B4");
  CHECK(row(s, kAchaeans) == "Y1 G3");
  CHECK(refused(kGame, s, kAchaeans, "play R1") == "H9.3");
}

TEST_CASE("[H4.1] a turn has at most one action") {
  for (const char* action : {"pass", "deploy 0", "change, hero R", "discard R2, draw N1 new"}) {
    const State s = after(kGame, first_turn(), action);
    CAPTURE(action);
    for (const char* second : {"pass", "discard R1", "change", "deploy 0", "boost 0"})
      CHECK(refused(kGame, s, kAchaeans, second) == "H4.1");
  }
}

TEST_CASE("[H4.1] only a troop from the own hand can be played") {
  const State s = after(kGame, first_turn(), "pass");
  CHECK(refused(kGame, s, kAchaeans, "play P4") == "H4.1");  // the other side's
  CHECK(refused(kGame, s, kAchaeans, "play Y1") == "H4.1");  // on the table
}

TEST_CASE("[H4.1] the card is compulsory: the row grows by one a turn, in the order played") {
  State s = first_turn();
  script(kGame, s, "pass, play B4, pass, play P4, pass, play R1");
  CHECK(row(s, kAchaeans) == "Y1 B4 R1");
  CHECK(row(s, kTrojans) == "N1 P4");
}

TEST_CASE("[H4.3] the hero goes under the stack and the top hero is drawn") {
  State s = first_turn();
  script(kGame, s, "change");
  CHECK(outcomes(kGame, s) == "hero R, hero B, hero Y, hero P, hero N");
  script(kGame, s, "hero Y");
  CHECK(hero(s, kAchaeans) == "Y");
  CHECK(hero_stack(s, kAchaeans) == "RBPN");
  CHECK(under(s, kAchaeans) == "G");
  CHECK(kGame.actor(s).is(kAchaeans));  // who still plays his card
  CHECK(moves(kGame, s) == "play R1, play R2, play G3, play B4");
}

TEST_CASE("[H4.3] heroes put under come up after the others, first in first out") {
  State s = position("tile=1:Y", "hand=R1,R2,G3,B4 table=Y1 hero=G heroes=N",
                     "hand=R1,G2,B3,P4 table=N1");
  script(kGame, s, "change");
  CHECK(outcomes(kGame, s) == "hero N");  // never Green: he lies below
  script(kGame, s, "hero N, play R1, pass, play R1, change");
  CHECK(under(s, kAchaeans) == "GN");
  CHECK(outcomes(kGame, s) == "hero G");
  script(kGame, s, "hero G, play R2, pass, play G2, change");
  CHECK(outcomes(kGame, s) == "hero N");
}

TEST_CASE("[H4.3] each goes below those put there before") {
  State s = position("tile=1:Y", "hand=R1,R2 table=Y1,G3,B4 hero=R heroes= under=GB",
                     "hand=R1,G2 table=N1,B3,P4");
  script(kGame, s, "change");
  CHECK(under(s, kAchaeans) == "GBR");
  CHECK(outcomes(kGame, s) == "hero G");
  script(kGame, s, "hero G");
  CHECK(under(s, kAchaeans) == "BR");
}

TEST_CASE("[H4.3] the hero cannot be changed when the hero stack is empty") {
  const State s =
      position("", "hand=R1,R2,G3,B4 table=Y1 hero=G heroes=", "hand=R1,G2,B3,P4 table=N1");
  CHECK(refused(kGame, s, kAchaeans, "change") == "H4.3");
}

TEST_CASE("[H4.3] a stack that holds only a hero put under is not empty") {
  const State s =
      position("", "hand=R1,R2,G3 table=Y1,B4 hero=G heroes= under=R", "hand=R1,G2,B3 table=N1,P4");
  CHECK(refused(kGame, s, kAchaeans, "change") == "allowed");
}

TEST_CASE("[H4.3] a deployed hero cannot be changed") {
  CHECK(refused(kGame, third_turn(), kAchaeans, "change") == "H4.3");
}

TEST_CASE("[H4.4] the hero is laid on any own troop on the table, the vanguard included") {
  const State s = position("", "hand=R1,R2 table=Y1,G3,B4 hero=G", "hand=R1,G2 table=N1,B3,P4");
  CHECK(moves(kGame, s) ==
        "pass, discard R1, discard R2, change, deploy 0, deploy 1, deploy 2, retreat");
  CHECK(row(after(kGame, s, "deploy 0"), kAchaeans) == "(Y1) G3 B4");
  CHECK(row(after(kGame, s, "deploy 2"), kAchaeans) == "Y1 G3 (B4)");
}

TEST_CASE("[H4.4] a hero cannot be laid where no troop lies, nor a second time") {
  CHECK(refused(kGame, first_turn(), kAchaeans, "deploy 1") == "H4.4");
  CHECK(refused(kGame, third_turn(), kAchaeans, "deploy 0") == "H4.4");
}

TEST_CASE("[H4.4] the card of the same turn comes after the action: the hero cannot lie on it") {
  const State s = first_turn();
  CHECK(refused(kGame, s, kAchaeans, "deploy 1") == "H4.4");
  CHECK(refused(kGame, after(kGame, s, "pass, play B4, pass, play R1, turn none"), kAchaeans,
                "deploy 1") == "allowed");
}

TEST_CASE("[H4.4] [H5.2] the covered troop does not count for superiority, the hero does") {
  State s = position("", "hand=R1 table=Y4,G3,B4,R2 hero=N", "hand=R1 table=N1,B3,P4,G2 hero=P");
  CHECK(superiorities(script(kGame, s, "deploy 2, play R1, pass, play R1")) ==
        "13:11");  // 4+3+3+2+1
}

TEST_CASE("[H4.4] [H6.2] the covered troop does not score, though its colour would") {
  State s =
      position("tile=1:Y", "hand=R1 table=Y4,Y3,B4,R2 hero=N", "hand=R1 table=N1,N3,P4,G2 hero=P");
  CHECK(scores(script(kGame, s, "deploy 0, play R1, pass, play R1, turn none")) == "6:4");
}

TEST_CASE("[H4.4] [H6.3] the covered troop is a played troop: a winner takes it back") {
  State s =
      position("tile=1:Y", "hand=R1 table=Y4,Y3,B4,R2 hero=N", "hand=R1 table=N1,N3,R4,G2 hero=P");
  script(kGame, s, "deploy 0, play R1, pass, play R1, turn none");
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R1 R2 B4 Y3 Y4");
}

TEST_CASE("[H4.4] [H6.4] the covered troop is a played troop: a loser loses it") {
  State s = position("tile=1:R", "hand=G1 table=Y4,Y3,B4,N2 hero=N favours=0",
                     "hand=G4 table=G1,G3,R4,G2 hero=P");
  script(kGame, s, "deploy 0, play G1, pass, play G4, turn none");
  CHECK(out(s, kAchaeans) == "G1 B4 Y3 Y4 N2");
}

TEST_CASE("[H4.5] a boost needs a deployed hero") {
  CHECK(refused(kGame, first_turn(), kAchaeans, "boost 0") == "H4.5");
  CHECK(refused(kGame, third_turn(), kAchaeans, "boost 0") == "allowed");
}

TEST_CASE("[H4.5] the hero of the other side does not help") {
  const State s =
      position("", "hand=R1,R2 table=Y1,G3,B4 hero=G", "hand=R1,G2 table=N1,(B3),P4 hero=P");
  CHECK(refused(kGame, s, kAchaeans, "boost 0") == "H4.5");
}

TEST_CASE("[H4.5] one marker from the board goes on one troop on the table") {
  State s = third_turn();
  CHECK(moves(kGame, s) == "pass, discard R1, discard R2, boost 0, boost 2, retreat");
  script(kGame, s, "boost 2");
  CHECK(row(s, kAchaeans) == "Y1 (G3) B4+");
  CHECK(favours(s, kAchaeans) == 2);
}

TEST_CASE("[H4.5] never on a hero, on a troop with a marker, or where nothing lies") {
  const State s = position("", "hand=R1,R2 table=Y1+,(G3),B4 hero=G", "hand=R1,G2 table=N1,B3,P4");
  CHECK(refused(kGame, s, kAchaeans, "boost 1") == "H4.5");
  CHECK(refused(kGame, s, kAchaeans, "boost 0") == "H4.5");
  CHECK(refused(kGame, s, kAchaeans, "boost 3") == "H4.5");
  CHECK(refused(kGame, s, kAchaeans, "boost 2") == "allowed");
}

TEST_CASE("[H4.5] without a marker on the board there is no boost") {
  const State s =
      position("", "hand=R1,R2 table=Y1,(G3),B4 hero=G favours=0", "hand=R1,G2 table=N1,B3,P4");
  CHECK(refused(kGame, s, kAchaeans, "boost 0") == "H4.5");
}

TEST_CASE("[H4.5] [H5.2] a boosted troop is worth 1 more for superiority, whatever its colour") {
  State s = position("tile=1:Y", "hand=R1 table=(Y1),G3,B4,N2 hero=G",
                     "hand=R1 table=N1,B3,P4,G2 hero=P");
  CHECK(superiorities(script(kGame, s, "boost 2, play R1, pass, play R1")) == "16:11");
}

TEST_CASE("[H4.5] [H6.2] a boost scores on a scoring colour only") {
  const State s = position("tile=1:Y", "hand=R1 table=(Y1),G3,B4,N2 hero=G",
                           "hand=R1 table=N1,B3,P4,G2 hero=P");
  const auto score = [&](const char* action) {
    State copy = s;
    return scores(script(kGame, copy, action, "play R1, pass, play R1, turn none"));
  };
  CHECK(score("pass") == "8:7");
  CHECK(score("boost 1") == "9:7");
  CHECK(score("boost 2") == "8:7");
}

TEST_CASE("[H4.6] a retreat takes the place of action and card and ends the battle at once") {
  State s = first_turn();
  const Story story = script(kGame, s, "retreat");
  CHECK(last<BattleWon>(story) == BattleWon{kTrojans});
  CHECK(s.battle == 2);
  CHECK(s.attacker == kTrojans);
}

TEST_CASE("[H4.6] the defender may retreat in his own turn, and the attacker wins") {
  State s = after(kGame, first_turn(), "pass, play R1");
  CHECK(refused(kGame, s, kAchaeans, "retreat") == "H9.3");  // it is not his turn
  const Story story = script(kGame, s, "retreat");
  CHECK(last<BattleWon>(story) == BattleWon{kAchaeans});
  CHECK(s.attacker == kAchaeans);
}

TEST_CASE("[H4.6] after an action the card must follow: no retreat") {
  for (const char* action : {"pass", "deploy 0", "change, hero R", "discard R2, draw N1 new"})
    CHECK(refused(kGame, after(kGame, first_turn(), action), kAchaeans, "retreat") == "H4.6");
}

TEST_CASE("[H4.6] a retreat is possible before the fourth card, not after it") {
  const State s = last_turn();
  CHECK(refused(kGame, s, kAchaeans, "retreat") == "allowed");
  const State played = after(kGame, s, "pass, play R1");
  CHECK(refused(kGame, played, kAchaeans, "retreat") == "H9.3");
  CHECK(refused(kGame, played, kTrojans, "retreat") == "allowed");
}

TEST_CASE("[H4.6] there is no retreat in a fate sequence") {
  const State s = after(kGame, first_turn(), "pass, play B4, pass, play R1");
  CHECK(refused(kGame, s, kAchaeans, "retreat") == "H4.6");
  const State last = after(kGame, last_turn(), "pass, play R1, pass, play R1");
  CHECK(refused(kGame, last, last.mover, "retreat") != "allowed");
}

}  // namespace ilion::hector::test
