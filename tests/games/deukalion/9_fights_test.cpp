// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 9 of rules/deukalion.md: fights.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

namespace {

// Deukalion attacks Perseus on b4, and both have tossed.
State ship_fight(std::string_view deu, std::string_view per, std::string_view mine,
                 std::string_view theirs) {
  State s =
      position(kTwo, "dice=1:1131", {"DEU@b3 " + std::string(deu), "PER@b4 " + std::string(per)});
  script(kTwo, s, "sail b4 PER", mine, theirs);
  return s;
}

}  // namespace

TEST_CASE("[D9.1] each soldier falls crossed, clear or on edge with equal chance") {
  State s = position(kTwo, "", {"DEU@g5 below=3", "PER@a1"});
  script(kTwo, s, "sail g5, attack RHO");
  CHECK(kTwo.outcomes(s).size() == 36);
  CHECK(chance(kTwo, s, "toss 7 0 0") == Chance{1, 2187});
  CHECK(chance(kTwo, s, "toss 2 2 3") == Chance{210, 2187});
  script(kTwo, s, "toss 2 2 3");
  CHECK(crew(s, DEU) == "5+5");
}

TEST_CASE("[D9.2] strength is clear 1, edge 1/2, the Golden Fleece 1/2, each Ares 2") {
  State s = position(kTwo, "", {"DEU@g5 below=5 laid=fleece hand=ares", "PER@a1"});
  script(kTwo, s, "sail g5, attack RHO");
  CHECK(last<FightDecided>(script(kTwo, s, "toss 4 0 1, play ares"))->strength == 6);
  CHECK(asked(kTwo, s) == "DEU Spoils");
  State half = position(kTwo, "", {"DEU@g5 below=5 laid=fleece", "PER@a1"});
  script(kTwo, half, "sail g5, attack RHO");
  CHECK(last<FightDecided>(script(kTwo, half, "toss 2 2 1"))->winner == DEU);  // 5 + 1 halves
  State bare = position(kTwo, "", {"DEU@g5 below=5", "PER@a1"});
  script(kTwo, bare, "sail g5, attack RHO");
  CHECK(last<FightDecided>(script(kTwo, bare, "toss 2 2 1"))->winner == Ship::None);
}

TEST_CASE("[D9.2] no attack without soldiers; an attacked player without any tosses 0") {
  const State s = position(kTwo, "did=sail,landed", {"DEU@g5 below=10", "PER@a1"});
  CHECK(refused(kTwo, s, "attack RHO") == "D9.2");
  State attacked = position(kTwo, "dice=1:1131", {"DEU@b3", "PER@b4 below=10 hand=ares"});
  script(kTwo, attacked, "sail b4 PER, toss 8 1 1");
  CHECK(asked(kTwo, attacked) == "PER Toss");  // a thrower all the same
  script(kTwo, attacked, "play ares");
  CHECK(asked(kTwo, attacked) == "PER Spoils");  // 4 against 3 halves
}

TEST_CASE("[D9.3] attacker's toss, defender's toss, TOSS, losses, result, booty") {
  State s = position(kTwo, "dice=1:1131", {"DEU@b3", "PER@b4 cargo=R below=1 hand=nike"});
  const Story story = script(kTwo, s, "sail b4 PER, toss 1 9 0, toss 2 0 7, pass");
  std::string order;
  for (const Event& event : story) {
    if (std::holds_alternative<FightBegun>(event)) order += "begun ";
    if (std::holds_alternative<Tossed>(event)) order += "toss ";
    if (std::holds_alternative<TossPassed>(event)) order += "pass ";
    if (std::holds_alternative<SoldiersLost>(event)) order += "lost ";
    if (std::holds_alternative<FightDecided>(event)) order += "decided ";
  }
  CHECK(order == "begun toss toss pass lost lost decided ");
  CHECK(asked(kTwo, s) == "DEU Spoils");
}

TEST_CASE("[D9.4] all crossed soldiers of every thrower go below, winner or loser") {
  const State s = ship_fight("", "", "toss 3 7 0", "toss 4 0 6");
  CHECK(crew(s, DEU) == "7+3");
  CHECK(crew(s, PER) == "6+4");
  State city = position(kTwo, "", {"DEU@g5", "PER@a1"});
  script(kTwo, city, "sail g5, attack RHO, toss 4 6 0");
  CHECK(crew(city, DEU) == "6+4");
  State hydra = position(kTwo, "open=Q07,Q15 noquests", {"DEU@d5", "PER@a1"});
  script(kTwo, hydra, "sail d6, toss 4 6 0");
  CHECK(crew(hydra, DEU) == "6+4");
}

TEST_CASE("[D9.5] ship against ship the attacker needs more; equal is not enough") {
  CHECK(asked(kTwo, ship_fight("", "", "toss 4 5 1", "toss 5 5 0")) == "DEU Spoils");
  CHECK(asked(kTwo, ship_fight("", "", "toss 5 5 0", "toss 5 5 0")) == "PER Spoils");
  CHECK(asked(kTwo, ship_fight("", "", "toss 5 5 0", "toss 4 4 2")) == "PER Spoils");
}

TEST_CASE("[D9.6] the winner takes one treasure of his choice, or shifts the loser, or neither") {
  const State s = ship_fight("", "below=2 cargo=RG", "toss 1 9 0", "toss 8 0 0");
  CHECK(moves(kTwo, s, "take") == "take R, take G");
  CHECK(refused(kTwo, s, "take W") == "D8.1");
  const State taken = after(kTwo, s, "take G");
  CHECK(cargo(taken, DEU) == "G");
  CHECK(cargo(taken, PER) == "R");
  CHECK(at(taken, PER) == "b4");
  CHECK(asked(kTwo, taken) == "DEU Turn");
  const State shifted = after(kTwo, s, "shift a6");
  CHECK(at(shifted, PER) == "a6");
  CHECK(cargo(shifted, PER) == "RG");
  CHECK(asked(kTwo, after(kTwo, s, "nothing")) == "DEU Turn");
}

TEST_CASE("[D9.6] the defender too, if he has won") {
  State s = ship_fight("below=1 cargo=W", "", "toss 8 0 1", "toss 1 9 0");
  CHECK(asked(kTwo, s) == "PER Spoils");
  script(kTwo, s, "take W");
  CHECK(cargo(s, PER) == "W");
  CHECK(asked(kTwo, s) == "DEU Turn");
}

TEST_CASE("[D9.7] a shift goes to free open water at distance 3 from the fight") {
  const State s = ship_fight("", "", "toss 0 10 0", "toss 10 0 0");
  CHECK(moves(kTwo, s, "shift") == "shift b1, shift a2, shift d3, shift a6");
  CHECK(refused(kTwo, s, "shift b3") == "D9.7");
  CHECK(refused(kTwo, s, "shift c2") == "D9.7");  // an anchor
  State beside = position(kThree, "dice=1:1131 hydra=d3", {"DEU@b3", "PER@b4", "HER@a6"});
  script(kThree, beside, "sail b4 PER, toss 0 10 0, toss 10 0 0");
  CHECK(moves(kThree, beside, "shift") == "shift b1, shift a2");
}

TEST_CASE("[D9.7] if none is free at 3 then at 2, then at 1, and nothing happens on arrival") {
  State two = position(kThree, "dice=1:1131", {"DEU@a2", "PER@a1", "HER@b3"});
  script(kThree, two, "sail a1 PER, toss 0 10 0, toss 10 0 0");
  CHECK(moves(kThree, two, "shift") == "shift b2");
  State one = position(kFour, "dice=1:1131 hydra=i2", {"DEU@a2", "PER@a1", "HER@b3", "ACH@b2"});
  script(kFour, one, "sail a1 PER, toss 0 10 0, toss 10 0 0");
  CHECK(moves(kFour, one, "shift") == "shift b1, shift a2");
  script(kFour, one, "shift a2");
  CHECK(asked(kFour, one) == "DEU Turn");
}

TEST_CASE("[D9.8] a city with a treasure can be attacked; its value or more wins one") {
  State s = position(kTwo, "KOR=-", {"DEU@b3 below=1 cargo=R", "PER@i2"});
  script(kTwo, s, "sail b3");
  CHECK(refused(kTwo, s, "attack KOR") == "D9.8");
  State rho = position(kTwo, "RHO=RW", {"DEU@g5 below=4", "PER@a1"});
  script(kTwo, rho, "sail g5, attack RHO");
  const State equal = after(kTwo, rho, "toss 3 3 0");
  CHECK(moves(kTwo, equal) == "take R, take W, nothing");
  CHECK(city(after(kTwo, equal, "take W"), "RHO") == "R");
  const State less = after(kTwo, rho, "toss 3 2 1");
  CHECK(asked(kTwo, less) == "DEU Turn");
  CHECK(city(less, "RHO") == "RW");
}

TEST_CASE("[D9.9] only a settlement held by another can be attacked, and its holder has no say") {
  State s = position(kTwo, "", {"DEU@c5", "PER@a1 holds=ARG hand=ares"});
  script(kTwo, s, "sail c5");
  CHECK(refused(kTwo, s, "attack SAL") == "D9.9");
  CHECK(moves(kTwo, s, "attack") == "attack MYK, attack ARG");
  script(kTwo, s, "attack ARG, toss 8 2 0");
  CHECK(asked(kTwo, s) == "DEU Turn");
  CHECK(holder(s, "ARG") == "DEU");
  CHECK(crew(s, DEU) == "0+8");  // two of them in Argos
  CHECK(crew(s, PER) == "8+2");
}

TEST_CASE("[D9.9] it is left empty if the winner has too few, and stays if he loses") {
  const State s = after(kTwo, position(kTwo, "", {"DEU@c5 hand=ares below=7", "PER@a1 holds=ARG"}),
                        "sail c5", "attack ARG");
  const State empty = after(kTwo, s, "toss 2 0 1, play ares");
  CHECK(holder(empty, "ARG") == "-");
  CHECK(crew(empty, DEU) == "1+9");
  CHECK(crew(empty, PER) == "8+2");
  CHECK(score(kTwo, empty, PER) == 0);
  const State lost = after(kTwo, s, "toss 2 0 1, pass");
  CHECK(holder(lost, "ARG") == "PER");
}

}  // namespace ilion::deukalion::test
