// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 2 of rules/hector.md: setup.
#include <doctest/doctest.h>

#include <string>

#include "games/hector/position.h"

namespace ilion::hector::test {

TEST_CASE("[H2.1] four stacks of 12 a side, fronts 1, 2, 3 and home") {
  const State s = kGame.initial();
  CHECK(sizes(s, kAchaeans) == "12 12 12 12");
  CHECK(sizes(s, kTrojans) == "12 12 12 12");
}

TEST_CASE("[H2.1] the stacks are unseen: nobody knows a card of them, and any may lie on top") {
  const State s = kGame.initial();
  for (Viewer viewer : {kTheAchaeans, kTheTrojans, kSpectator})
    for (Seat side : kBothSides)
      for (Stack stack : kAllStacks)
        CHECK(kGame.observe(s, viewer).armies[side].remembered.in(stack).empty());
  for (const char* source : {"from 1", "from 2", "from 3", "from home"}) {
    const State chosen = after(kGame, s, source);
    CHECK(chance(kGame, chosen, "draw R1 new") == Chance{1, 24});
    CHECK(chance(kGame, chosen, "draw N4 new") == Chance{1, 24});
  }
}

TEST_CASE("[H2.1] opposite front stacks bear the same number") {
  for (const char* number : {"1", "2", "3"}) {
    const State s =
        after(kGame, kGame.initial(), "from home, draw R4 new", std::string("number ") + number);
    CHECK(active(s, kAchaeans) == number);
    CHECK(active(s, kTrojans) == number);
  }
}

TEST_CASE("[H2.2] each side shuffles six heroes: each is equally likely on top") {
  State s = after(kGame, kGame.initial(), "from 1, draw R1 new, tile 1, face R, draw R2 new");
  script(kGame, s, deal("G1 G2 G3 G4"));
  CHECK(outcomes(kGame, s) == "hero R, hero G, hero B, hero Y, hero P, hero N");
  CHECK(chance(kGame, s, "hero R") == Chance{1, 6});
  script(kGame, s, "hero R", deal("G1 G2 G3 G4"));
  CHECK(chance(kGame, s, "hero R") == Chance{1, 6});
}

TEST_CASE("[H2.2] each side keeps three favour markers") {
  const State s = kGame.initial();
  CHECK(favours(s, kAchaeans) == 3);
  CHECK(favours(s, kTrojans) == 3);
}

TEST_CASE("[H2.2] the six fate tiles are shuffled: each is equally likely to come first") {
  const State s = after(kGame, kGame.initial(), "from 1, draw R1 new");
  for (const char* tile : {"tile 1", "tile 2", "tile 3", "tile 4", "tile 5", "tile 6"})
    CHECK(chance(kGame, s, tile) == Chance{1, 6});
}

TEST_CASE("[H2.3] the Achaeans attack in the first battle") {
  const State s = kGame.initial();
  CHECK(s.battle == 1);
  CHECK(s.attacker == kAchaeans);
  CHECK(kGame.actor(s).is(kAchaeans));
  CHECK(moves(kGame, s) == "from 1, from 2, from 3, from home");
  CHECK(refused(kGame, s, kTrojans, "from 1") == "H9.3");
}

}  // namespace ilion::hector::test
