// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 9 of rules/hector.md: who knows what, and who is asked for what.
#include <doctest/doctest.h>

#include <array>
#include <string>

#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

constexpr std::array kAllViewers{kTheAchaeans, kTheTrojans, kSpectator};

State first_turn() {
  return position("tile=1:Y", "hand=R1,R2,G3,B4 table=Y1 hero=G",
                  "hand=R1,G2,B3,P4 table=N1 hero=P");
}

ArmyView look(const State& state, Viewer viewer, Seat side) {
  return kGame.observe(state, viewer).armies[side];
}

// Do two positions look alike to him?
bool alike(const State& one, const State& another, Viewer viewer) {
  return kGame.observe(one, viewer) == kGame.observe(another, viewer);
}

// Does everybody see the step as it was done?
bool is_public(const State& state, const char* step) {
  const Story told = seen(kGame, state, step, kSpectator);
  return told == seen(kGame, state, step, kTheAchaeans) &&
         told == seen(kGame, state, step, kTheTrojans);
}

}  // namespace

TEST_CASE("[H9.1] stacks, hands, hero stacks and markers are counted by all") {
  const State s = position("number=2 tile=1:Y",
                           "1=5 2=6,R4 hand=R1,R2 table=Y1,(G3),B4+ hero=G under=N shame=2",
                           "2=6 hand=R1,G2 table=N1,B3,P4 hero=P discarded=Y4 heroes=RG");
  for (Viewer viewer : kAllViewers) {
    const ArmyView achaeans = look(s, viewer, kAchaeans);
    CHECK(achaeans.stacks == std::array<std::uint8_t, kStacks>{5, 7, 12, 12});
    CHECK(achaeans.hand == 2);
    CHECK(achaeans.favours == 2);
    CHECK(achaeans.shame == 2);
    CHECK(achaeans.hero_stack == 5);
    CHECK(achaeans.under == 1);
    const ArmyView trojans = look(s, viewer, kTrojans);
    CHECK(trojans.discarded == 1);
    CHECK(trojans.hero_stack == 2);
  }
}

TEST_CASE(
    "[H9.1] cards on the table, a deployed hero, and what is out of the game are seen by all") {
  const State s =
      position("tile=1:Y left=36", "1=5 hand=R1,R2 table=Y1,(G3),B4+ hero=G heroes=RP out=N4,N4",
               "hand=R1,G2 table=N1,B3,P4 hero=P");
  for (Viewer viewer : kAllViewers) {
    const View view = kGame.observe(s, viewer);
    const ArmyView& army = view.armies[kAchaeans];
    CHECK(army.table == s.armies[kAchaeans].table);
    CHECK(army.hero == Hero::Green);
    CHECK(army.deployed_on == TablePlace::First);
    CHECK(army.boosted == 0b100);
    CHECK(army.out.count(Troop(Colour::Brown, 4)) == 2);
    CHECK(names(army.heroes_out) == "BYN");
    CHECK(view.tile == Tile::T1);
    CHECK(view.tiles_left == 0b100100);
    CHECK(view.attacker == kAchaeans);
  }
}

TEST_CASE("[H9.1] every choice is public but the card discarded") {
  const State s = kGame.initial();
  CHECK(is_public(s, "from 2"));
  const State four = after(kGame, s, "from 2, draw R4 new");
  CHECK(is_public(four, "number 3"));
  CHECK(is_public(after(kGame, four, "number 3, tile 1"), "face B"));
  const State turn = first_turn();
  for (const char* choice : {"pass", "deploy 0", "retreat"}) CHECK(is_public(turn, choice));
  CHECK_FALSE(is_public(turn, "discard R1"));
  CHECK(is_public(after(kGame, turn, "pass"), "play R2"));
  const State deployed = after(kGame, turn, "deploy 0, play B4, pass, play R1");
  CHECK(is_public(deployed, "turn left"));
  const State second = after(kGame, deployed, "turn left");
  CHECK(is_public(second, "boost 1"));
  CHECK(is_public(after(kGame, second, "retreat"), "lose favour"));
}

TEST_CASE("[H9.1] all see which stack a card leaves, and which cards return to which stack") {
  State s =
      position("tile=1:Y", "1=0 home=8 hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  const auto drawn =
      last<TroopDrawn>(seen(kGame, after(kGame, s, "discard R1"), "draw P1 new", kSpectator));
  CHECK(drawn->stack == Stack::Home);
  script(kGame, s, "pass, play R2, retreat");
  for (Viewer viewer : kAllViewers)
    CHECK(cards(look(s, viewer, kAchaeans).remembered.in(Stack::Front1)) == "R2 Y1");
}

TEST_CASE(
    "[H9.1] a card seen to return is remembered until it is seen again, or its stack is depleted") {
  const State s = position("", "2=8,R4,G2 home=12", "");
  State played = after(kGame, s, "from 2, draw R4 back");
  CHECK(cards(look(played, kSpectator, kAchaeans).remembered.in(Stack::Front2)) == "G2");
  State low =
      position("number=2", "2=G2 home=9 hand=R1,R2 table=Y1,G3,B4", "hand=R1,G2 table=N1,B3,P4");
  script(kGame, low, "retreat");
  CHECK(cards(look(low, kSpectator, kAchaeans).remembered.in(Stack::Home)) == "G2");
}

TEST_CASE("[H9.1] spectators know this part alone") {
  const State s = first_turn();
  for (Seat side : kBothSides) {
    const ArmyView army = look(s, kSpectator, side);
    CHECK_FALSE(army.secrets.known);
    CHECK(army.secrets.hand.empty());
    CHECK(army.secrets.hero == Hero::None);
    CHECK(army.hero == Hero::None);
  }
}

TEST_CASE("[H9.2] a side knows its own hand and hero, and not the other's") {
  const State s = first_turn();
  CHECK(cards(look(s, kTheAchaeans, kAchaeans).secrets.hand) == "R1 R2 G3 B4");
  CHECK(look(s, kTheAchaeans, kAchaeans).secrets.hero == Hero::Green);
  CHECK_FALSE(look(s, kTheAchaeans, kTrojans).secrets.known);
  const State other_hand =
      position("tile=1:Y", "hand=R1,R2,G3,B4 table=Y1 hero=G", "hand=P1,P2,P3,P4 table=N1 hero=R");
  CHECK(alike(s, other_hand, kTheAchaeans));
  CHECK(alike(s, other_hand, kSpectator));
  CHECK_FALSE(alike(s, other_hand, kTheTrojans));
}

TEST_CASE("[H9.2] a side knows its own discards, in later battles too; others never") {
  State s = after(kGame, first_turn(), "discard R2, draw P1 new, play P1, retreat");
  CHECK(cards(look(s, kTheAchaeans, kAchaeans).secrets.discarded) == "R2");
  CHECK(look(s, kTheTrojans, kAchaeans).secrets.discarded.empty());
  const State another = after(kGame, first_turn(), "discard G3, draw P1 new, play P1, retreat");
  CHECK(alike(s, another, kTheTrojans));
}

TEST_CASE("[H9.2] a side knows the heroes it put under, and their order; others only how many") {
  const State s =
      position("", "hand=R1,R2 table=Y1,G3,B4 hero=G under=NP", "hand=R1,G2 table=N1,B3,P4");
  const State swapped =
      position("", "hand=R1,R2 table=Y1,G3,B4 hero=G under=PN", "hand=R1,G2 table=N1,B3,P4");
  const State others =
      position("", "hand=R1,R2 table=Y1,G3,B4 hero=G under=BY", "hand=R1,G2 table=N1,B3,P4");
  CHECK(look(s, kTheAchaeans, kAchaeans).secrets.under.at(0) == Hero::Brown);
  CHECK_FALSE(alike(s, swapped, kTheAchaeans));
  for (Viewer viewer : {kTheTrojans, kSpectator}) {
    CHECK(alike(s, swapped, viewer));
    CHECK(alike(s, others, viewer));
  }
}

TEST_CASE("[H9.2] [H4.3] a change is seen, the heroes are not") {
  const State s = first_turn();
  CHECK(last<HeroPutUnder>(seen(kGame, s, "change", kTheAchaeans))->hero == Hero::Green);
  CHECK(last<HeroPutUnder>(seen(kGame, s, "change", kTheTrojans))->hero == Hero::None);
  const State changed = after(kGame, s, "change");
  CHECK(last<HeroDrawn>(seen(kGame, changed, "hero N", kTheAchaeans))->hero == Hero::Brown);
  CHECK(last<HeroDrawn>(seen(kGame, changed, "hero N", kSpectator))->hero == Hero::None);
  CHECK(alike(after(kGame, changed, "hero N"), after(kGame, changed, "hero R"), kTheTrojans));
}

TEST_CASE("[H9.2] a hand that returns after a retreat is not shown to the other side") {
  const State s = first_turn();
  const State other_hand =
      position("tile=1:Y", "hand=N1,N2,P3,P4 table=Y1 hero=R", "hand=R1,G2,B3,P4 table=N1 hero=P");
  CHECK(alike(after(kGame, s, "retreat"), after(kGame, other_hand, "retreat"), kTheTrojans));
  CHECK(alike(after(kGame, s, "retreat"), after(kGame, other_hand, "retreat"), kSpectator));
}

TEST_CASE("[H9.2] a memory does not tell that its card was drawn or discarded unseen") {
  const State s =
      position("tile=1:Y", "1=6,R4 hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1");
  const State drew = after(kGame, s, "discard R1, draw R4 back");
  const State other = after(kGame, s, "discard R1, draw P4 new");
  CHECK(alike(drew, other, kTheTrojans));
  CHECK(cards(look(drew, kTheTrojans, kAchaeans).remembered.in(Stack::Front1)) == "R4");
}

TEST_CASE("[H9.2] after the end all that was drawn is shown to all") {
  State s = position("", "1=0 2=0 3=0 home=20 hand=R1,R2,G3,B4 table=Y1 hero=G under=N paid=P2",
                     "1=6 hand=R1,G2,B3,P4 table=N1 hero=P discarded=Y4");
  CHECK_FALSE(look(s, kSpectator, kTrojans).secrets.known);
  script(kGame, s, "retreat");
  REQUIRE(kGame.actor(s).is_nobody());
  for (Viewer viewer : kAllViewers) {
    const ArmyView achaeans = look(s, viewer, kAchaeans);
    CHECK(cards(achaeans.secrets.returned[index_of(Stack::Home)]) == "R1 R2 G3 B4");
    CHECK(cards(achaeans.secrets.paid) == "P2");
    CHECK(achaeans.secrets.under.front() == Hero::Brown);
    const ArmyView trojans = look(s, viewer, kTrojans);
    CHECK(cards(trojans.secrets.returned[index_of(Stack::Front1)]) == "R1 G2 B3 P4 N1");
    CHECK(cards(trojans.secrets.discarded) == "Y4");
  }
}

TEST_CASE("[H9.3] a side is asked even if only one answer is left") {
  const State s =
      position("", "hand=R1 table=Y1,G3,B4,R2 hero=G", "hand=R1 table=N1,B3,P4,G2 hero=P");
  const State card = after(kGame, s, "pass");
  CHECK(kGame.actor(card).is(kAchaeans));
  CHECK(moves(kGame, card) == "play R1");
}

TEST_CASE("[H9.3] equal cards in hand are one answer") {
  State s = position("", "hand=R1,R1,G2,G2 table=Y1 heroes=", "hand=R1,G2,B3,P4 table=N1 hero=P");
  CHECK(moves(kGame, s) == "pass, discard R1, discard G2, retreat");
  script(kGame, s, "pass");
  CHECK(moves(kGame, s) == "play R1, play G2");
  script(kGame, s, "play R1");
  CHECK(hand(s, kAchaeans) == "R1 G2 G2");
}

TEST_CASE("[H9.3] troops on the table are chosen by their place, equal ones too") {
  const State s =
      position("", "hand=R1,R2 table=Y1,Y1,(B4) hero=G", "hand=R1,G2 table=N1,B3,P4 hero=P");
  CHECK(moves(kGame, s) == "pass, discard R1, discard R2, boost 0, boost 1, retreat");
  CHECK(row(after(kGame, s, "boost 1"), kAchaeans) == "Y1 Y1+ (B4)");
}

TEST_CASE("[H9.3] a decision is one side's: the other is refused, also at a chance point") {
  const State s = first_turn();
  for (const char* move : {"pass", "discard R1", "change", "deploy 0", "retreat"})
    CHECK(refused(kGame, s, kTrojans, move) == "H9.3");
  CHECK(refused(kGame, after(kGame, s, "pass"), kTrojans, "play R1") == "H9.3");
  const State chance_point = after(kGame, s, "discard R1");
  for (const char* move : {"play R2", "turn left", "number 1", "lose hero"})
    CHECK(refused(kGame, chance_point, kAchaeans, move) == "H9.3");
}

TEST_CASE("[H9.3] what was not asked for is refused") {
  const State s = first_turn();
  CHECK(refused(kGame, s, kAchaeans, "from 1") == "H9.3");
  CHECK(refused(kGame, s, kAchaeans, "face R") == "H9.3");
  CHECK(refused(kGame, kGame.initial(), kAchaeans, "pass") == "H9.3");
  CHECK(refused(kGame, kGame.initial(), kAchaeans, "play R1") == "H9.3");
}

TEST_CASE("[H9.3] when the match is over nobody is asked") {
  const State s =
      after(kGame, position("battle=100", "hand=R1,R2,G3,B4 table=Y1", "hand=R1,G2,B3,P4 table=N1"),
            "retreat");
  CHECK(kGame.actor(s).is_nobody());
  CHECK(refused(kGame, s, kAchaeans, "from 1") == "H9.3");
  CHECK(refused(kGame, s, kTrojans, "from 1") == "H9.3");
}

}  // namespace ilion::hector::test
