// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 3 of rules/hector.md: the opening of a battle.
#include <doctest/doctest.h>

#include <string>

#include "games/hector/notation.h"
#include "games/hector/position.h"

namespace ilion::hector::test {

TEST_CASE("[H3.1] the attacker takes his vanguard from any of his four stacks, home included") {
  const State s = kGame.initial();
  CHECK(sizes(after(kGame, s, "from 1, draw R1 new"), kAchaeans) == "11 12 12 12");
  CHECK(sizes(after(kGame, s, "from 2, draw R1 new"), kAchaeans) == "12 11 12 12");
  CHECK(sizes(after(kGame, s, "from 3, draw R1 new"), kAchaeans) == "12 12 11 12");
  CHECK(sizes(after(kGame, s, "from home, draw R1 new"), kAchaeans) == "12 12 12 11");
}

TEST_CASE("[H3.1] he chooses without looking: the card comes up after the choice") {
  const State s = after(kGame, kGame.initial(), "from 3");
  CHECK(kGame.actor(s).is_chance());
  CHECK(kGame.legal_moves(s).empty());
}

TEST_CASE("[H3.1] the vanguard lies open on the table, seen by all") {
  State s = kGame.initial();
  const Story story = script(kGame, s, "from 2, draw P3 new");
  CHECK(row(s, kAchaeans) == "P3");
  CHECK(last<VanguardTurned>(story) == VanguardTurned{kAchaeans, Troop(Colour::Purple, 3)});
}

TEST_CASE("[H3.1] a stack without cards cannot give the vanguard") {
  const State s = position("", "1=0 3=0 home=30", "");
  CHECK(moves(kGame, s) == "from 2, from home");
  CHECK(refused(kGame, s, kAchaeans, "from 1") == "H3.1");
  CHECK(refused(kGame, s, kAchaeans, "from 3") == "H3.1");
}

TEST_CASE("[H3.1] the attacker's own stacks are asked for, not the defender's") {
  const State s = position("attacker=T", "1=0 home=20", "2=0 home=20");
  CHECK(kGame.actor(s).is(kTrojans));
  CHECK(moves(kGame, s) == "from 1, from 3, from home");
  CHECK(sizes(after(kGame, s, "from 3, draw R1 new"), kTrojans) == "12 0 11 20");
}

TEST_CASE("[H3.1] a stack of exactly 5 may be chosen too, front or home") {
  const State s = position("", "1=5 home=5", "");
  CHECK(sizes(after(kGame, s, "from 1, draw R2 new"), kAchaeans) == "4 12 12 5");
  CHECK(sizes(after(kGame, s, "from home, draw R2 new"), kAchaeans) == "5 12 12 4");
}

TEST_CASE("[H3.2] vanguard 1, 2 or 3: that number fights and nobody is asked") {
  for (const char* number : {"1", "2", "3"}) {
    State s = kGame.initial();
    script(kGame, s, "from home", std::string("draw G") + number + " new");
    CHECK(s.number == *kNumberNames.find(number));
    CHECK(kGame.actor(s).is_chance());  // the fate tile is next
    CHECK(refused(kGame, after(kGame, s, "tile 1"), kAchaeans, "number 1") == "H3.2");
  }
}

TEST_CASE("[H3.2] on a vanguard of 4 the attacker names the number") {
  const State s = after(kGame, kGame.initial(), "from 1, draw G4 new");
  CHECK(kGame.actor(s).is(kAchaeans));
  CHECK(moves(kGame, s) == "number 1, number 2, number 3");
  const State named = after(kGame, s, "number 3");
  CHECK(active(named, kAchaeans) == "3");
  CHECK(active(named, kTrojans) == "3");
}

TEST_CASE("[H3.2] a 4 may name a number that is depleted for either side, or for both") {
  const State s = position("", "1=0 2=0 home=30", "2=0 3=0 home=30");
  const State asked = after(kGame, s, "from home, draw G4 new");
  CHECK(moves(kGame, asked) == "number 1, number 2, number 3");
  const State both = after(kGame, asked, "number 2");
  CHECK(active(both, kAchaeans) == "home");
  CHECK(active(both, kTrojans) == "home");
}

TEST_CASE("[H3.3] one side fights from home while the other does not") {
  const State s = position("", "1=0 home=24", "3=0 home=24");
  const State first = after(kGame, s, "from 2, draw R1 new");
  CHECK(active(first, kAchaeans) == "home");
  CHECK(active(first, kTrojans) == "1");
  const State third = after(kGame, s, "from 2, draw R3 new");
  CHECK(active(third, kAchaeans) == "3");
  CHECK(active(third, kTrojans) == "home");
}

TEST_CASE("[H3.3] a front of exactly 5 that gave the vanguard fights on with its other 4") {
  State s = position("", "2=5", "2=5");
  script(kGame, s, "from 2, draw R2 new");
  CHECK(active(s, kAchaeans) == "2");
  CHECK(active(s, kTrojans) == "2");
  script(kGame, s, "tile 1, face R, draw R1 new");
  script(kGame, s, deal("G1 G2 G3 G4", "R"), deal("G1 G2 G3 G4", "R"));
  CHECK(sizes(s, kAchaeans) == "12 0 12 12");
  CHECK(sizes(s, kTrojans) == "12 0 12 12");
}

TEST_CASE("[H3.3] a stack that was emptied during the battle stays the active one") {
  State s = position("number=1", "1=0 hand=R1,R2,R3,R4 table=N1 hero=R",
                     "hand=R1,R2,R3,R4 table=N1 hero=R");
  script(kGame, s, "discard R1, draw G1 new, play G1");
  CHECK(active(s, kAchaeans) == "1");
}

TEST_CASE("[H3.4] the attacker turns up a tile when the number is known") {
  State s = after(kGame, kGame.initial(), "from 1, draw R4 new, number 2");
  CHECK(outcomes(kGame, s) == "tile 1, tile 2, tile 3, tile 4, tile 5, tile 6");
  script(kGame, s, "tile 5");
  CHECK(s.tile == Tile::T5);
  CHECK(kGame.actor(s).is(kAchaeans));
}

TEST_CASE("[H3.4] he chooses one of four orientations; the opposite edge faces the defender") {
  const State s = after(kGame, kGame.initial(), "from 1, draw R1 new, tile 5");  // G-P-Y-N
  CHECK(moves(kGame, s) == "face G, face Y, face P, face N");
  CHECK(facing(after(kGame, s, "face G")) == "GY");
  CHECK(facing(after(kGame, s, "face P")) == "PN");
  CHECK(facing(after(kGame, s, "face Y")) == "YG");
  CHECK(facing(after(kGame, s, "face N")) == "NP");
}

TEST_CASE("[H3.4] when the Trojans attack, the chosen edge faces them") {
  State s = position("attacker=T", "", "");
  script(kGame, s, "from 1, draw R1 new, tile 2, face P");  // R-G-B-P
  CHECK(facing(s) == "GP");
}

TEST_CASE("[H3.4] a colour that is not on the tile cannot face him") {
  const State s = after(kGame, kGame.initial(), "from 1, draw R1 new, tile 5");
  CHECK(refused(kGame, s, kAchaeans, "face R") == "H3.4");
  CHECK(refused(kGame, s, kAchaeans, "face B") == "H3.4");
  CHECK(refused(kGame, s, kTrojans, "face G") == "H9.3");
}

TEST_CASE("[H3.4] he orients it before the defender's vanguard and the hands are seen") {
  const State s = after(kGame, kGame.initial(), "from 1, draw R1 new, tile 5");
  CHECK(row(s, kTrojans).empty());
  CHECK(hand(s, kAchaeans).empty());
  CHECK(hero(s, kAchaeans) == "");
}

TEST_CASE("[H3.5] the defender's vanguard comes from his active stack") {
  State s = position("", "2=0 home=24", "1=12 2=12");
  script(kGame, s, "from 1, draw R2 new, tile 1, face R, draw P1 new");
  CHECK(row(s, kTrojans) == "P1");
  CHECK(sizes(s, kTrojans) == "12 11 12 12");
  CHECK(sizes(s, kAchaeans) == "11 0 12 24");
}

TEST_CASE("[H3.5] its value selects nothing, not even a 4") {
  for (const char* vanguard : {"draw P1 new", "draw P3 new", "draw P4 new"}) {
    State s = after(kGame, kGame.initial(), "from 1, draw R2 new, tile 1, face R", vanguard);
    CHECK(s.number == Number::Two);
    CHECK(active(s, kTrojans) == "2");
    CHECK(kGame.actor(s).is_chance());  // the attacker's hand is next
    CHECK(s.mover == kAchaeans);
  }
}

TEST_CASE("[H3.6] each side draws four troops from its active stack and the top hero") {
  State s = position("", "2=0 home=24", "");
  script(kGame, s, "from 1, draw R2 new, tile 1, face R, draw P1 new");
  script(kGame, s, deal("G1 G2 G3 G4", "G"), deal("B1 B2 B3 B4", "P"));
  CHECK(hand(s, kAchaeans) == "G1 G2 G3 G4");
  CHECK(hand(s, kTrojans) == "B1 B2 B3 B4");
  CHECK(sizes(s, kAchaeans) == "11 0 12 20");
  CHECK(sizes(s, kTrojans) == "12 7 12 12");
  CHECK(hero(s, kAchaeans) == "G");
  CHECK(hero(s, kTrojans) == "P");
  CHECK(hero_stack(s, kAchaeans) == "RBYPN");
  CHECK(hero_stack(s, kTrojans) == "RGBYN");
}

TEST_CASE("[H3.6] [H9.2] hands and heroes are drawn hidden from the other side") {
  State s = after(kGame, kGame.initial(), "from 1, draw R2 new, tile 1, face R, draw P1 new");
  const auto troop_to = [&](Viewer viewer) {
    return last<TroopDrawn>(seen(kGame, s, "draw G1 new", viewer))->troop;
  };
  CHECK(troop_to(kTheAchaeans) == Troop(Colour::Green, 1));
  CHECK(troop_to(kTheTrojans).is_none());
  CHECK(troop_to(kSpectator).is_none());
  script(kGame, s, deal("G1 G2 G3 G4"));
  const auto hero_to = [&](Viewer viewer) {
    return last<HeroDrawn>(seen(kGame, s, "hero G", viewer))->hero;
  };
  CHECK(hero_to(kTheAchaeans) == Hero::Green);
  CHECK(hero_to(kTheTrojans) == Hero::None);
  CHECK(hero_to(kSpectator) == Hero::None);
}

TEST_CASE("[H3.7] with an empty hero stack a side draws none and fights without") {
  State s = position("", "heroes=", "");
  script(kGame, s, "from 1, draw R1 new, tile 1, face R, draw P1 new");
  script(kGame, s, deal("G1 G2 G3 G4"), deal("B1 B2 B3 B4", "P"));
  CHECK(hero(s, kAchaeans) == "");
  CHECK(moves(kGame, s) == "pass, discard G1, discard G2, discard G3, discard G4, retreat");
}

TEST_CASE("[H3.7] without a hero his actions and boosts are not possible") {
  const State s =
      position("number=1", "hand=R1,R2,R3,R4 table=N1 heroes=", "hand=R1,R2,R3,R4 table=N1 hero=R");
  CHECK(refused(kGame, s, kAchaeans, "change") == "H3.7");
  CHECK(refused(kGame, s, kAchaeans, "deploy 0") == "H3.7");
  CHECK(refused(kGame, s, kAchaeans, "boost 0") == "H3.7");
}

TEST_CASE("[H3.7] without a hero only the tile colour scores") {
  State s =
      position("tile=1:Y", "hand=R4 table=Y1,G4,B4,Y2 heroes=", "hand=N1 table=N1,N2,N2,P1 hero=N");
  const Story story = script(kGame, s, "pass, play R4, pass, play N1, turn none");
  CHECK(scores(story) == "3:6");
  CHECK(all<HeroShown>(story).size() == 1);
}

}  // namespace ilion::hector::test
