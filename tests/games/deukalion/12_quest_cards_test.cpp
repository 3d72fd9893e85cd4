// SPDX-License-Identifier: GPL-3.0-or-later
// The quest cards of [D12.10], one by one: how each is completed, and when it is not.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

namespace {

// What can be claimed with this quest alone on the table, at the own point of Deukalion.
std::string claims(std::string_view quest, std::string_view ship) {
  const State s = position(kTwo, "open=" + std::string(quest) + ",- noquests", {ship, "PER@i2"});
  return moves(kTwo, s, "claim");
}

// Claims it there, and tells what it brought.
int gain(std::string_view quest, std::string_view ship, std::string_view claim) {
  State s = position(kTwo, "open=" + std::string(quest) + ",- noquests", {ship, "PER@i2"});
  script(kTwo, s, claim);
  CHECK(completed(s, DEU) == quest);
  CHECK(open_quests(s) == "- -");
  CHECK(asked(kTwo, s) == "DEU Turn");
  return score(kTwo, s, DEU);
}

// After a won fight against a ship, or against the Hydra.
std::string after_ship(std::string_view quest) {
  State s = position(kTwo, "dice=1:1131 open=" + std::string(quest) + ",- noquests",
                     {"DEU@d3", "PER@d4"});
  script(kTwo, s, "sail d4 PER, toss 0 10 0, toss 10 0 0");
  return moves(kTwo, s, "claim");
}
std::string after_hydra(std::string_view quest) {
  State s = position(kTwo, "open=" + std::string(quest) + ",- noquests", {"DEU@d5", "PER@i2"});
  script(kTwo, s, "sail d6, toss 0 10 0");
  return moves(kTwo, s, "claim");
}

}  // namespace

TEST_CASE("[D12.Q01] 2 points: deliver red, or 7 soldiers to Sparta") {
  CHECK(gain("Q01", "DEU@d2 below=1 cargo=R", "claim Q01 a") == 2);
  CHECK(gain("Q01", "DEU@a6 below=3", "claim Q01 b") == 2);
  CHECK(claims("Q01", "DEU@d2 below=4 cargo=GBYW").empty());
  CHECK(claims("Q01", "DEU@a6 below=4").empty());
  CHECK(claims("Q01", "DEU@b6").empty());
}

TEST_CASE("[D12.Q02] 2 points: deliver green, or 3 cards to Korinth") {
  CHECK(gain("Q02", "DEU@d2 below=1 cargo=G", "claim Q02 a") == 2);
  CHECK(gain("Q02", "DEU@a2 hand=ares,nike,nike", "claim Q02 b") == 2);
  CHECK(claims("Q02", "DEU@d2 below=1 cargo=R hand=ares,nike,nike").empty());
  CHECK(claims("Q02", "DEU@a2 hand=ares,nike").empty());
}

TEST_CASE("[D12.Q03] 2 points: deliver blue, or beat a ship") {
  CHECK(gain("Q03", "DEU@c1 below=1 cargo=B", "claim Q03 a") == 2);
  CHECK(after_ship("Q03") == "claim Q03 b");
  CHECK(claims("Q03", "DEU@c1").empty());
}

TEST_CASE("[D12.Q04] 2 points: deliver yellow, or 7 soldiers to Kreta") {
  CHECK(gain("Q04", "DEU@c1 below=1 cargo=Y", "claim Q04 a") == 2);
  CHECK(gain("Q04", "DEU@e6 below=3", "claim Q04 b") == 2);
  CHECK(claims("Q04", "DEU@e6 below=4").empty());
}

TEST_CASE("[D12.Q05] 2 points: deliver white, or 3 cards to Thera") {
  CHECK(gain("Q05", "DEU@e1 below=1 cargo=W", "claim Q05 a") == 2);
  CHECK(gain("Q05", "DEU@e5 hand=ares,nike,nike", "claim Q05 b") == 2);
  CHECK(claims("Q05", "DEU@e6 hand=ares,nike,nike").empty());
}

TEST_CASE("[D12.Q06] 2 points: beat a ship, or 8 soldiers to Mykene") {
  CHECK(after_ship("Q06") == "claim Q06 a");
  CHECK(gain("Q06", "DEU@b4 below=2", "claim Q06 b") == 2);
  CHECK(claims("Q06", "DEU@b4 below=3").empty());
}

TEST_CASE("[D12.Q07] 2 points: beat the Hydra, or 3 cards to Rhodos") {
  CHECK(after_hydra("Q07") == "claim Q07 a");
  CHECK(gain("Q07", "DEU@g7 hand=ares,nike,nike", "claim Q07 b") == 2);
  CHECK(claims("Q07", "DEU@g7 hand=ares,nike").empty());
}

TEST_CASE("[D12.Q08] 3 points: deliver red and blue, or beat the Hydra") {
  CHECK(gain("Q08", "DEU@e2 below=2 cargo=RB", "claim Q08 a") == 3);
  CHECK(after_hydra("Q08") == "claim Q08 b");
  CHECK(claims("Q08", "DEU@e2 below=2 cargo=RR").empty());
  CHECK(after_ship("Q08").empty());
}

TEST_CASE("[D12.Q09] 3 points: deliver green and yellow, or 4 cards to Zypern") {
  CHECK(gain("Q09", "DEU@e2 below=2 cargo=GY", "claim Q09 a") == 3);
  CHECK(gain("Q09", "DEU@h7 hand=ares,nike,nike,charon", "claim Q09 b") == 3);
  CHECK(claims("Q09", "DEU@h7 hand=ares,nike,nike").empty());
}

TEST_CASE("[D12.Q10] 3 points: deliver blue and white, or 9 soldiers to Halikarnassos") {
  CHECK(gain("Q10", "DEU@e2 below=2 cargo=BW", "claim Q10 a") == 3);
  CHECK(gain("Q10", "DEU@i4 below=1", "claim Q10 b") == 3);
  CHECK(claims("Q10", "DEU@i4 below=2").empty());
}

TEST_CASE("[D12.Q11] 3 points: deliver yellow and red, or beat the Hydra") {
  CHECK(gain("Q11", "DEU@e2 below=2 cargo=RY", "claim Q11 a") == 3);
  CHECK(after_hydra("Q11") == "claim Q11 b");
  CHECK(claims("Q11", "DEU@e2 below=1 cargo=Y").empty());
}

TEST_CASE("[D12.Q12] 3 points: deliver white and green, or 4 cards to Sparta") {
  CHECK(gain("Q12", "DEU@e2 below=2 cargo=GW", "claim Q12 a") == 3);
  CHECK(gain("Q12", "DEU@b7 hand=ares,nike,nike,charon", "claim Q12 b") == 3);
  CHECK(claims("Q12", "DEU@b7 hand=ares").empty());
}

TEST_CASE("[D12.Q13] 3 points: deliver 2 of one colour, which he names, or 9 soldiers to Zypern") {
  CHECK(claims("Q13", "DEU@e2 below=5 cargo=RRGGB") == "claim Q13 a R, claim Q13 a G");
  CHECK(gain("Q13", "DEU@e2 below=3 cargo=WWB", "claim Q13 a W") == 3);
  CHECK(gain("Q13", "DEU@i6 below=1", "claim Q13 b") == 3);
  CHECK(claims("Q13", "DEU@e2 below=3 cargo=RGB").empty());
  const State s = position(kTwo, "open=Q13,Q16", {"DEU@e2 below=5 cargo=RRGGB", "PER@i2"});
  CHECK(refused(kTwo, s, "claim Q13 a") == "D12.3");
  CHECK(refused(kTwo, s, "claim Q13 a B") == "D12.4");
  CHECK(refused(kTwo, s, "claim Q13 a RGB") == "D12.3");
  CHECK(refused(kTwo, s, "claim Q16 a R") == "D12.3");
}

TEST_CASE("[D12.Q14] 4 points: deliver 2 white, or 3 of different colours, which he names") {
  CHECK(gain("Q14", "DEU@e2 below=2 cargo=WW", "claim Q14 a") == 4);
  CHECK(gain("Q14", "DEU@e2 below=3 cargo=RGB", "claim Q14 b RGB") == 4);
  CHECK(claims("Q14", "DEU@e2 below=5 cargo=RGBW") ==
        "claim Q14 b RGB, claim Q14 b RGW, claim Q14 b RBW, claim Q14 b GBW");
  CHECK(claims("Q14", "DEU@e2 below=5 cargo=RRGGW").find("RGW") != std::string::npos);
  CHECK(claims("Q14", "DEU@e2 below=5 cargo=RRGG").empty());
  State s = position(kTwo, "open=Q14,- noquests", {"DEU@e2 below=4 cargo=RRGW", "PER@i2"});
  script(kTwo, s, "claim Q14 b RGW");
  CHECK(asked(kTwo, s) == "DEU Return");  // red first [D13.P13]
  CHECK(moves(kTwo, s) == "return ZYP, return HAL");
  script(kTwo, s, "return ZYP");
  CHECK(cargo(s, DEU) == "R");
}

TEST_CASE("[D12.Q15] 4 points: deliver 2 blue, or 2 yellow") {
  CHECK(gain("Q15", "DEU@e2 below=2 cargo=BB", "claim Q15 a") == 4);
  CHECK(gain("Q15", "DEU@e2 below=2 cargo=YY", "claim Q15 b") == 4);
  CHECK(claims("Q15", "DEU@e2 below=2 cargo=BY").empty());
}

TEST_CASE("[D12.Q16] 4 points: deliver 2 red, or 2 green") {
  CHECK(gain("Q16", "DEU@e2 below=2 cargo=RR", "claim Q16 a") == 4);
  CHECK(gain("Q16", "DEU@e2 below=2 cargo=GG", "claim Q16 b") == 4);
  CHECK(claims("Q16", "DEU@e2 below=2 cargo=RG").empty());
}

}  // namespace ilion::deukalion::test
