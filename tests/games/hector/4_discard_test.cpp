// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 4 of rules/hector.md: discard and draw.
#include <doctest/doctest.h>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

State first_turn() {
  return position("tile=1:Y", "hand=R1,R2,G3,B4 table=Y1 hero=G",
                  "hand=R1,G2,B3,P4 table=N1 hero=P");
}

}  // namespace

TEST_CASE("[H4.2] one troop from hand leaves the game and one is drawn from the active stack") {
  State s = first_turn();
  script(kGame, s, "discard R2");
  CHECK(hand(s, kAchaeans) == "R1 G3 B4");
  CHECK(kGame.actor(s).is_chance());
  script(kGame, s, "draw P1 new");
  CHECK(hand(s, kAchaeans) == "R1 G3 B4 P1");
  CHECK(discards(s, kAchaeans) == "R2");
  CHECK(sizes(s, kAchaeans) == "6 12 12 12");
  CHECK(kGame.actor(s).is(kAchaeans));  // who still plays his card
  CHECK(moves(kGame, s) == "play R1, play G3, play B4, play P1");
}

TEST_CASE("[H4.2] the discarded card itself is not drawn again") {
  const State s = position("", "1=R4 hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  CHECK(outcomes(kGame, after(kGame, s, "discard R1")) == "draw R4 back");
}

TEST_CASE("[H4.2] what is not in hand cannot be discarded") {
  CHECK(refused(kGame, first_turn(), kAchaeans, "discard Y1") == "H4.2");
  CHECK(refused(kGame, first_turn(), kAchaeans, "discard P4") == "H4.2");
}

TEST_CASE("[H4.2] a stack below 5 is still drawn from") {
  State s = position("", "1=4 hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  script(kGame, s, "discard R1, draw P1 new");
  CHECK(sizes(s, kAchaeans) == "3 12 12 12");
}

TEST_CASE("[H4.2] an empty active stack draws from home") {
  State s = position("", "1=0 home=2,P1 hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  script(kGame, s, "discard R1");
  CHECK(chance(kGame, s, "draw P1 back") == Chance{1, 3});
  script(kGame, s, "draw P1 back");
  CHECK(hand(s, kAchaeans) == "R2 G3 B4 P1");
  CHECK(sizes(s, kAchaeans) == "0 12 12 2");
}

TEST_CASE("[H4.2] not from another front: with stack and home empty it is not allowed") {
  const State s = position("", "1=0 home=0 hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  CHECK(refused(kGame, s, kAchaeans, "discard R1") == "H4.2");
  CHECK(moves(kGame, s) == "pass, retreat");
}

TEST_CASE("[H4.2] a side that fights from home draws from home, as long as there is a card") {
  const State s =
      position("", "1=0 fights=home home=1 hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  const State drawn = after(kGame, s, "discard R1, draw P1 new");
  CHECK(sizes(drawn, kAchaeans) == "0 12 12 0");
  const State later = after(kGame, drawn, "play R2, pass, play P4, turn none");
  CHECK(refused(kGame, later, kAchaeans, "discard P1") == "H4.2");
}

TEST_CASE("[H4.2] a card drawn from home belongs to the active stack from then on") {
  State s = position("tile=1:Y", "1=0 home=8 hand=R1 table=Y4,Y3,Y2,R2 hero=Y",
                     "hand=R1 table=N1,N2,P4,G2 hero=P");
  script(kGame, s, "discard R1, draw B4 new, play B4, pass, play R1, turn none");
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R2 B4 Y2 Y3 Y4");
  CHECK(sizes(s, kAchaeans) == "5 12 12 7");
}

TEST_CASE("[H4.2] it also belongs there when it returns from hand after a retreat") {
  State s = position("", "1=0 home=8 hand=R1,R2,R3,R4 table=Y4", "hand=R1,G2,B3,P4 table=N1");
  script(kGame, s, "discard R1, draw B4 new, play R2, retreat");
  CHECK(returned(s, kAchaeans, Stack::Front1) == "R2 R3 R4 B4 Y4");
}

TEST_CASE("[H4.2] the discard stays out of the game when the battle is won") {
  State s =
      position("tile=1:Y", "hand=R1 table=Y4,Y3,Y2,R2 hero=Y", "hand=R1 table=N1,N2,P4,G2 hero=P");
  script(kGame, s, "discard R1, draw B4 new, play B4, pass, play R1, turn none");
  CHECK(s.attacker == kAchaeans);
  CHECK(discards(s, kAchaeans) == "R1");
  CHECK(sizes(s, kAchaeans) == "11 12 12 12");
}

TEST_CASE(
    "[H4.2] the discard stays out when the other side retreats, and when he retreats himself") {
  const State s = after(kGame, first_turn(), "discard R2, draw P1 new, play P1");
  const State won = after(kGame, s, "retreat");
  CHECK(discards(won, kAchaeans) == "R2");
  CHECK(sizes(won, kAchaeans) == "11 12 12 12");
  const State lost = after(kGame, s, "pass, play P4, turn none, retreat");
  CHECK(discards(lost, kAchaeans) == "R2");
  CHECK(sizes(lost, kAchaeans) == "9 12 12 12");
}

TEST_CASE("[H4.2] the discard lies face down: others see only that one card left") {
  const State s = first_turn();
  for (Viewer viewer : {kTheTrojans, kSpectator}) {
    const auto told = last<TroopDiscarded>(seen(kGame, s, "discard R2", viewer));
    CHECK(told->troop.is_none());
    const View one = kGame.observe(after(kGame, s, "discard R2, draw P1 new"), viewer);
    const View another = kGame.observe(after(kGame, s, "discard B4, draw N2 new"), viewer);
    CHECK(one == another);
    CHECK(one.armies[kAchaeans].discarded == 1);
    CHECK(one.armies[kAchaeans].out.empty());
  }
  CHECK(last<TroopDiscarded>(seen(kGame, s, "discard R2", kTheAchaeans))->troop ==
        Troop(Colour::Red, 2));
}

TEST_CASE("[H4.2] with open discards all see the card, and still it is out for good") {
  const Hector game(Options{.open_discards = true});
  const State s = first_turn();
  for (Viewer viewer : {kTheAchaeans, kTheTrojans, kSpectator}) {
    const auto told = last<TroopDiscarded>(seen(game, s, "discard R2", viewer));
    CHECK(told->troop == Troop(Colour::Red, 2));
    const View view = game.observe(after(game, s, "discard R2, draw P1 new"), viewer);
    CHECK(cards(view.armies[kAchaeans].out) == "R2");
  }
  const State drawn = after(game, s, "discard R2, draw P1 new");
  CHECK(sizes(after(game, drawn, "play P1, retreat"), kAchaeans) == "11 12 12 12");
}

TEST_CASE("[H4.2] discards are face down unless the option says otherwise") {
  CHECK_FALSE(Options{}.open_discards);
}

}  // namespace ilion::hector::test
