// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 1 of rules/hector.md: components.
#include <doctest/doctest.h>

#include <set>
#include <string>

#include "games/hector/notation.h"
#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

std::string edges(std::size_t tile) {
  std::string text;
  for (Colour colour : kGame.content().tiles[tile]) text += kColourNames.name(colour);
  return text;
}

int value(Seat side, char hero) {
  return kGame.content().value(side, *kHeroNames.find(std::string_view(&hero, 1)));
}

// The battle in which the Achaeans have drawn the troop as vanguard and are dealt their hand.
State drawn_once(const std::string& troop) {
  State s = after(kGame, kGame.initial(), "from home, draw " + troop + " new");
  if (troop.ends_with('4')) script(kGame, s, "number 1");
  return after(kGame, s, "tile 1, face R, draw R1 new");
}

}  // namespace

TEST_CASE("[H1.1] each side owns 48 troops in 4 army stacks, 6 heroes and 3 favour markers") {
  const State s = kGame.initial();
  for (Seat side : kBothSides) {
    CHECK(sizes(s, side) == "12 12 12 12");
    CHECK(hero_stack(s, side) == "RGBYPN");
    CHECK(favours(s, side) == 3);
    CHECK(shame(s, side) == 0);
  }
}

TEST_CASE("[H1.1] there are six fate tiles in common, none of them used at the start") {
  const State s = after(kGame, kGame.initial(), "from 1, draw R1 new");
  CHECK(outcomes(kGame, s) == "tile 1, tile 2, tile 3, tile 4, tile 5, tile 6");
}

TEST_CASE("[H1.1] a troop of one army is not missing in the other") {
  State s = after(kGame, kGame.initial(), "from 1, draw R1 new, tile 1, face R");
  CHECK(chance(kGame, s, "draw R1 new") == Chance{2, 48});
  script(kGame, s, "draw R1 new");
  CHECK(row(s, kAchaeans) == "R1");
  CHECK(row(s, kTrojans) == "R1");
}

TEST_CASE("[H1.2] an army has six colours with the values 1 to 4") {
  const State s = after(kGame, kGame.initial(), "from 1");
  CHECK(kGame.outcomes(s).size() == 24);
  for (const auto& [outcome, weight] : kGame.outcomes(s)) {
    CAPTURE(to_text(outcome));
    CHECK(chance(kGame, s, to_text(outcome)) == Chance{2, 48});
  }
}

TEST_CASE("[H1.2] there are two of each troop in an army, and no third") {
  for (char colour : kColourLetters)
    for (char worth : std::string("1234")) {
      const std::string troop{colour, worth};
      CAPTURE(troop);
      State s = drawn_once(troop);
      CHECK(chance(kGame, s, "draw " + troop + " new") == Chance{1, 47});
      script(kGame, s, "draw " + troop + " new");
      CHECK(chance(kGame, s, "draw " + troop + " new") == Chance{0, 46});
    }
}

TEST_CASE("[H1.2] a troop is worth its number") {
  for (int worth = 1; worth <= 4; ++worth) CHECK(Troop(Colour::Purple, worth).value() == worth);
  State s =
      position("number=1", "hand=R4,G1,B1,Y1 table=N3 hero=R", "hand=G2,B1,Y1,N1 table=P1 hero=R");
  CHECK(superiorities(script(kGame, s, "pass, play R4, pass, play G2")) == "7:3");
}

TEST_CASE("[H1.3] heroes are worth 3 to 6: red 6, green 5, blue 5, yellow 4, purple 4, brown 3") {
  for (Seat side : kBothSides) {
    CHECK(value(side, 'R') == 6);
    CHECK(value(side, 'G') == 5);  // Aias, certain
    CHECK(value(side, 'B') == 5);
    CHECK(value(side, 'Y') == 4);
    CHECK(value(side, 'P') == 4);  // Acamas, certain
    CHECK(value(side, 'N') == 3);
  }
}

TEST_CASE("[H1.3] the heroes of both sides have equal sums") {
  int achaeans = 0;
  int trojans = 0;
  for (char hero : kColourLetters) {
    achaeans += value(kAchaeans, hero);
    trojans += value(kTrojans, hero);
  }
  CHECK(achaeans == trojans);
}

TEST_CASE("[H1.3] each side's own hero values count on the table") {
  Content content = printed_content();
  content.hero_values[kAchaeans][index_of(Hero::Green)] = 3;
  content.hero_values[kTrojans][index_of(Hero::Green)] = 6;
  const Hector game({}, content);
  State s =
      position("number=1", "hand=R1,G1,B1,Y1 table=N3 hero=G", "hand=R1,G1,B1,Y1 table=N3 hero=G");
  CHECK(superiorities(script(game, s, "deploy 0, play R1, deploy 0, play R1")) == "4:7");
}

TEST_CASE("[H1.4] a fate tile has four different colours, one an edge, as printed") {
  CHECK(edges(0) == "RBGY");
  CHECK(edges(1) == "RGBP");
  CHECK(edges(2) == "RGYN");
  CHECK(edges(3) == "RBPN");
  CHECK(edges(4) == "GPYN");
  CHECK(edges(5) == "BYPN");
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    const std::string colours = edges(tile);
    CHECK(std::set<char>(colours.begin(), colours.end()).size() == 4);
  }
}

TEST_CASE("[H1.4] on at least one tile yellow lies opposite blue") {
  const State s = position("tile=1:Y", "table=N1 hand=R1,R2,R3,R4", "table=N1 hand=R1,R2,R3,R4");
  CHECK(facing(s) == "YB");
}

}  // namespace ilion::hector::test
