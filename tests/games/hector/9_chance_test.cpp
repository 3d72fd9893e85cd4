// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 9 of rules/hector.md: chance.
#include <doctest/doctest.h>

#include <string>

#include "games/hector/notation.h"
#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

// The Achaeans are about to draw from a front of six: red 4 twice and green 2 were there before,
// three places were never drawn from. 39 troops were never drawn; the second N4 is out of the game.
State six_cards() { return after(kGame, position("", "1=3,R4,R4,G2", ""), "from 1"); }

// Of a thousand draws, how many are this one.
int samples(const State& state, const char* outcome, std::uint64_t seed) {
  Rng rng(seed);
  int hits = 0;
  for (int i = 0; i < 1000; ++i) hits += to_text(kGame.sample(state, rng)) == outcome ? 1 : 0;
  return hits;
}

}  // namespace

TEST_CASE("[H9.4] each card in a stack is equally likely, returned ones by their number") {
  const State s = six_cards();
  CHECK(chance(kGame, s, "draw R4 back") == Chance{2, 6});
  CHECK(chance(kGame, s, "draw G2 back") == Chance{1, 6});
}

TEST_CASE("[H9.4] each never-drawn troop is equally likely in every place never drawn from") {
  const State s = six_cards();
  CHECK(chance(kGame, s, "draw B1 new") == Chance{3 * 2, 6 * 39});
  CHECK(chance(kGame, s, "draw G2 new") == Chance{3 * 1, 6 * 39});
  CHECK(chance(kGame, s, "draw N4 new") == Chance{3 * 1, 6 * 39});
  CHECK(chance(kGame, s, "draw R4 new") == Chance{0, 1});  // both have been drawn
}

TEST_CASE("[H9.4] the never-drawn ones together are as likely as their places") {
  const State s = six_cards();
  std::uint64_t places = 0;
  std::uint64_t total = 0;
  for (const auto& [outcome, weight] : kGame.outcomes(s)) {
    total += weight;
    if (to_text(outcome).ends_with("new")) places += weight;
  }
  CHECK(Chance{places, total} == Chance{3, 6});
}

TEST_CASE("[H9.4] where every place was drawn from only what returned can come, and conversely") {
  const State known = after(kGame, position("", "1=R4,R4,G2,B1,N1", ""), "from 1");
  CHECK(outcomes(kGame, known) == "draw R4 back, draw G2 back, draw B1 back, draw N1 back");
  CHECK(chance(kGame, known, "draw R4 back") == Chance{2, 5});
  const State fresh = after(kGame, kGame.initial(), "from 1");
  CHECK(outcomes(kGame, fresh).find("back") == std::string::npos);
}

TEST_CASE("[H9.4] what returned to one stack is not drawn from another") {
  const State s = after(kGame, position("", "1=3,R4,R4,G2", ""), "from 2");
  CHECK(chance(kGame, s, "draw R4 back") == Chance{0, 1});
  CHECK(chance(kGame, s, "draw R4 new") == Chance{0, 1});
}

TEST_CASE("[H9.4] a draw leaves one card and one place fewer") {
  State s = after(kGame, six_cards(), "draw B1 new, tile 1, face R, draw R1 new");
  CHECK(chance(kGame, s, "draw R4 back") == Chance{2, 5});
  CHECK(chance(kGame, s, "draw B1 new") == Chance{2 * 1, 5 * 38});
  script(kGame, s, "draw R4 back");
  CHECK(chance(kGame, s, "draw R4 back") == Chance{1, 4});
  CHECK(chance(kGame, s, "draw B1 new") == Chance{2 * 1, 4 * 38});
}

TEST_CASE("[H9.4] what was paid without being looked at may still be any never-drawn troop") {
  State s =
      position("tile=1:Y", "hand=R1,R2 table=Y1,G3,B4 hero=G shame=1", "hand=R1,G2 table=N1,B3,P4");
  script(kGame, s, "retreat, pay-unseen, from 1, draw R2 new, tile 2, face R");
  CHECK(chance(kGame, s, "draw N4 new") == Chance{2, 43});
  script(kGame, s, "draw N4 new");
  CHECK(chance(kGame, after(kGame, s, deal("G1 G1 Y2 Y2", "R")), "draw N4 new") == Chance{1, 42});
}

TEST_CASE(
    "[H9.4] heroes: each of the shuffled ones is equally likely, then those put under in order") {
  State s = position("", "hand=R1,R2 table=Y1,G3,B4 hero=G heroes=RB under=N",
                     "hand=R1,G2 table=N1,B3,P4");
  script(kGame, s, "change");
  CHECK(outcomes(kGame, s) == "hero R, hero B");
  CHECK(chance(kGame, s, "hero B") == Chance{1, 2});
  script(kGame, s, "hero B, play R1, pass, play R1, change");
  CHECK(outcomes(kGame, s) == "hero R");
  CHECK(under(s, kAchaeans) == "NGB");
}

TEST_CASE("[H9.4] tiles: each unused one is equally likely") {
  const State s = after(kGame, position("left=246", "", ""), "from 1, draw R1 new");
  CHECK(outcomes(kGame, s) == "tile 2, tile 4, tile 6");
  CHECK(chance(kGame, s, "tile 4") == Chance{1, 3});
}

TEST_CASE("[H9.4] order: defender's vanguard, attacker's four troops and hero, defender's") {
  State s = after(kGame, position("attacker=T", "", ""), "from 1, draw R1 new, tile 1, face R");
  script(kGame, s, "draw N1 new");
  CHECK(row(s, kAchaeans) == "N1");
  script(kGame, s, deal("G1 G2 G3 G4"));
  CHECK(hand(s, kTrojans) == "G1 G2 G3 G4");
  script(kGame, s, "hero R");
  CHECK(hero(s, kTrojans) == "R");
  script(kGame, s, deal("B1 B2 B3 B4", "N"));
  CHECK(hand(s, kAchaeans) == "B1 B2 B3 B4");
  CHECK(hero(s, kAchaeans) == "N");
  CHECK(kGame.actor(s).is(kTrojans));
}

TEST_CASE("[H9.4] [H7.3] shame is drawn one by one, each card of what is left equally likely") {
  State s =
      position("", "1=1,R4,R4 hand=R1,R2 table=Y1,G3,B4 shame=3", "hand=R1,G2 table=N1,B3,P4");
  script(kGame, s, "retreat");
  CHECK(chance(kGame, s, "pay R4") == Chance{2, 5});
  script(kGame, s, "pay R4");
  CHECK(chance(kGame, s, "pay R4") == Chance{1, 4});
  CHECK(chance(kGame, s, "pay-unseen") == Chance{1, 4});
  script(kGame, s, "pay-unseen");
  CHECK(outcomes(kGame, s) == "pay R1, pay R2, pay R4");
}

TEST_CASE("[H9.4] a draw by lot follows these weights") {
  const State s = six_cards();
  CHECK(samples(s, "draw R4 back", 1) == doctest::Approx(333).epsilon(0.15));
  CHECK(samples(s, "draw G2 back", 2) == doctest::Approx(167).epsilon(0.2));
  const State shame = after(
      kGame,
      position("", "1=3,R4,R4 hand=R1 table=Y1,G3,B4,G1 shame=3", "hand=R1 table=N1,B3,P4,G2"),
      "retreat");
  CHECK(samples(shame, "pay R4", 3) == doctest::Approx(333).epsilon(0.15));
  CHECK(samples(shame, "pay-unseen", 4) == doctest::Approx(500).epsilon(0.1));
  const State tiles = after(kGame, position("left=246", "", ""), "from 1, draw R1 new");
  CHECK(samples(tiles, "tile 4", 5) == doctest::Approx(333).epsilon(0.15));
}

}  // namespace ilion::hector::test
