// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 13 of rules/deukalion.md: who is asked for what, and when.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

namespace {

// Whether Perseus, who has sailed in his side turn and landed, is asked again.
bool has_business(std::string_view table, std::string_view ship) {
  State s = position(kTwo, "side=PER dice=1:1111 " + std::string(table), {"DEU@i2", ship});
  script(kTwo, s, "sail " + at(s, PER));
  return asked(kTwo, s) == "PER Side";
}

}  // namespace

TEST_CASE("[D13.1] who is due is asked even if he has but one answer") {
  State s = position(kTwo, "", {"DEU@g5 below=7 hand=charon", "PER@a1"});
  script(kTwo, s, "sail g5, attack RHO, toss 1 1 1");
  CHECK(asked(kTwo, s) == "DEU Toss");
  CHECK(moves(kTwo, s) == "pass");
}

TEST_CASE("[D13.1] whether he is asked never depends on the faces in his hand") {
  for (std::string_view card : {"ares", "charon", "nike", "poseidon"}) {
    State s = position(kTwo, "", {"DEU@g5 below=7 hand=" + std::string(card), "PER@a1"});
    script(kTwo, s, "sail g5, attack RHO, toss 0 1 2");
    CHECK(asked(kTwo, s) == "DEU Toss");
  }
}

TEST_CASE("[D13.1] at SHIFT and RETURN a single answer is given unasked") {
  State shift = position(kTwo, "dice=1:1113 hydra=b2", {"DEU@i2", "PER@a1"});
  script(kTwo, shift, "hydra a1 PER, toss 10 0 0");
  CHECK(at(shift, PER) == "b3");
  CHECK(asked(kTwo, shift) == "DEU Turn");
  State back = position(kTwo, "", {"DEU@d2 below=1 cargo=R", "PER@a1"});
  script(kTwo, back, "deliver R");
  CHECK(asked(kTwo, back) == "DEU Turn");
}

TEST_CASE("[D13.P02] SIDE is asked until he ends; after his choice only while he has business") {
  State s = position(kTwo, "side=PER dice=1:1111", {"DEU@a1", "PER@f2 below=3 hand=charon,hades"});
  script(kTwo, s, "play hades");
  CHECK(asked(kTwo, s) == "PER Side");
  script(kTwo, s, "charon 1");
  CHECK(asked(kTwo, s) == "PER Side");
  script(kTwo, s, "sail f1");
  CHECK(asked(kTwo, s) == "DEU Place");
}

TEST_CASE("[D13.P03] PLACE is asked of the active player until he names r") {
  State s = position(kTwo, "side=PER", {"DEU@a1 hand=dionysos", "PER@i2"});
  script(kTwo, s, "end");
  CHECK(asked(kTwo, s) == "DEU Place");
  script(kTwo, s, "dionysos 0 2");
  CHECK(asked(kTwo, s) == "DEU Place");
  CHECK(refused(kTwo, s, "end") == "D13.1");
  script(kTwo, s, "place 3");
  CHECK(asked(kTwo, s) == "DEU Turn");
}

TEST_CASE("[D13.P04] TURN is asked again after each answer until he ends") {
  State s = position(kTwo, "dice=1:3111", {"DEU@f2", "PER@a1"});
  script(kTwo, s, "sail f1, hydra d5, cards, draw ares");
  CHECK(asked(kTwo, s) == "DEU Turn");
  CHECK(moves(kTwo, s) == "end");
  CHECK(refused(kTwo, s, "place 0") == "D13.1");
  CHECK(refused(kTwo, s, "pass") == "D13.1");
}

TEST_CASE("[D13.P06] STYX is asked again after each unloading") {
  State s = position(kTwo, "", {"DEU@h2 below=3 cargo=RGB", "PER@b1"});
  script(kTwo, s, "sail h1, unload R");
  CHECK(asked(kTwo, s) == "DEU Styx");
  script(kTwo, s, "unload G");
  CHECK(asked(kTwo, s) == "DEU Styx");
  script(kTwo, s, "unload B");  // now all fit: a single answer
  CHECK(asked(kTwo, s) == "DEU Turn");
  CHECK(crew(s, DEU) == "10+0");
}

TEST_CASE("[D13.P08] TOSS: Golden Fleece, Ares, Athena, Nike, pass") {
  State s =
      position(kTwo, "", {"DEU@g5 below=4 hand=fleece,ares,athena,nike,charon,pegasus", "PER@a1"});
  script(kTwo, s, "sail g5, attack RHO, toss 6 0 0");
  CHECK(moves(kTwo, s) == "play fleece, play ares, play athena, play nike, pass");
}

TEST_CASE("[D13.P08] who would win, or has no hand cards, is not asked") {
  State wins = position(kTwo, "", {"DEU@g5 hand=ares", "PER@a1"});
  script(kTwo, wins, "sail g5, attack RHO, toss 7 3 0");
  CHECK(asked(kTwo, wins) == "DEU Spoils");
  State none = position(kTwo, "", {"DEU@g5", "PER@a1"});
  script(kTwo, none, "sail g5, attack RHO, toss 8 2 0");
  CHECK(asked(kTwo, none) == "DEU Turn");
}

TEST_CASE("[D13.P09] SPOILS is always asked, and again after a quest") {
  State s = position(kTwo, "dice=1:1131 open=Q03,- noquests", {"DEU@b3", "PER@b4"});
  script(kTwo, s, "sail b4 PER, toss 0 10 0, toss 10 0 0");
  CHECK(asked(kTwo, s) == "DEU Spoils");
  script(kTwo, s, "claim Q03 b");
  CHECK(asked(kTwo, s) == "DEU Spoils");
  CHECK(moves(kTwo, s) == "shift b1, shift a2, shift d3, shift a6, nothing");
}

TEST_CASE("[D13.P10] SHIFT: the winner over the Hydra, or the right neighbour of its victim") {
  State won = position(kThree, "dice=1:1113", {"DEU@a1", "PER@d5", "HER@i2"});
  script(kThree, won, "hydra d5 PER, toss 0 10 0");
  CHECK(asked(kThree, won) == "PER Shift");
  State lost = position(kThree, "dice=1:1113", {"DEU@a1", "PER@d5", "HER@i2"});
  script(kThree, lost, "hydra d5 PER, toss 10 0 0");
  CHECK(asked(kThree, lost) == "DEU Shift");
}

TEST_CASE("[D13.P11] CLAIM is asked if such a quest lies open or may be his secret one") {
  const auto who = [](std::string_view table, std::string_view ship) {
    State s = position(kTwo, "dice=1:1113 " + std::string(table), {"DEU@a1", ship});
    script(kTwo, s, "hydra d5 PER, toss 0 10 0");
    return asked(kTwo, s);
  };
  CHECK(who("open=Q15,Q16", "PER@d5 secret=Q12") == "PER Claim");  // as far as all know
  CHECK(who("open=Q15,Q16", "PER@d5 secret=Q08") == "PER Claim");
  CHECK(who("open=Q15,Q07", "PER@d5") == "PER Claim");
  CHECK(who("open=Q15,Q16 removed=Q07,Q08,Q11", "PER@d5 secret=Q12") == "PER Shift");
  CHECK(who("open=Q15,Q16", "PER@d5") == "PER Shift");
}

TEST_CASE("[D13.P12] REVEAL is asked of who meets a task of the new card, for task or no") {
  State s = position(kTwo, "open=Q02,Q16", {"DEU@d2 below=4 cargo=GWWR", "PER@a1"});
  script(kTwo, s, "claim Q02 a, return ZYP, quest Q14");
  CHECK(asked(kTwo, s) == "DEU Reveal");
  CHECK(moves(kTwo, s) == "claim Q14 a, pass");
  State none = position(kTwo, "open=Q02,Q16", {"DEU@d2 below=1 cargo=G", "PER@a1"});
  script(kTwo, none, "claim Q02 a, quest Q14");
  CHECK(asked(kTwo, none) == "DEU Turn");
}

TEST_CASE("[D13.P13] RETURN is asked for each treasure, in the order of the colours") {
  State s = position(kTwo, "KOR=- THE=- RHO=G open=Q14,- noquests",
                     {"DEU@d2 below=3 cargo=RBW", "PER@a1"});
  script(kTwo, s, "claim Q14 b RBW");
  CHECK(moves(kTwo, s) == "return KOR, return THE, return RHO");
  script(kTwo, s, "return THE, return KOR");
  CHECK(city(s, "THE") == "R");
  CHECK(city(s, "KOR") == "B");
  CHECK(city(s, "RHO") == "GW");
}

TEST_CASE("[D13.P14] PAY is asked for each card while he has more than he owes") {
  State s = position(kTwo, "open=Q02,- noquests", {"DEU@b3 hand=ares,nike,nike,charon", "PER@a1"});
  script(kTwo, s, "claim Q02 b");
  CHECK(moves(kTwo, s) == "pay charon, pay ares, pay nike");
  CHECK(refused(kTwo, s, "pay hermes") == "D11.1");
  script(kTwo, s, "pay nike, pay charon");
  CHECK(asked(kTwo, s) == "DEU Pay");
  script(kTwo, s, "pay ares");
  CHECK(hand(s, DEU) == "nike");
}

TEST_CASE("[D13.2] a question within an OWN move is settled before the same point is asked again") {
  State s = position(kTwo, "open=Q02,Q16 side=PER dice=1:1111",
                     {"DEU@c1 below=1 cargo=R", "PER@d2 below=1 cargo=G"});
  script(kTwo, s, "claim Q02 a, quest Q01");
  CHECK(asked(kTwo, s) == "DEU Reveal");
  script(kTwo, s, "claim Q01 a, quest Q12");
  CHECK(asked(kTwo, s) == "PER Side");
}

TEST_CASE("[D13.3] who would lose is asked until he passes or would win; then the other one") {
  State s = position(kTwo, "dice=1:1131", {"DEU@b3 hand=ares,ares", "PER@b4 hand=ares,nike"});
  script(kTwo, s, "sail b4 PER, toss 5 5 0, toss 5 5 0");
  CHECK(asked(kTwo, s) == "DEU Toss");
  script(kTwo, s, "play ares");
  CHECK(asked(kTwo, s) == "PER Toss");
  script(kTwo, s, "play ares");
  CHECK(asked(kTwo, s) == "DEU Toss");
  script(kTwo, s, "play ares");
  CHECK(asked(kTwo, s) == "PER Toss");
  CHECK(refused(kTwo, s, "pass") == "allowed");
  script(kTwo, s, "play nike, toss 0 0 5");  // 14 + 5 against 18 halves
  CHECK(asked(kTwo, s) == "PER Spoils");     // Deukalion has no cards left
}

TEST_CASE("[D13.3] TOSS is over when the one who would lose passes") {
  State s = position(kTwo, "dice=1:1131", {"DEU@b3 hand=ares", "PER@b4 hand=ares"});
  script(kTwo, s, "sail b4 PER, toss 5 5 0, toss 5 5 0, pass");
  CHECK(asked(kTwo, s) == "PER Spoils");
}

TEST_CASE("[D13.4] nobody has a point between attack and toss") {
  State s = position(kTwo, "dice=1:1131", {"DEU@b3 hand=fleece", "PER@b4 hand=fleece"});
  script(kTwo, s, "sail b4 PER");
  CHECK(asked(kTwo, s) == "chance Throw");
  script(kTwo, s, "toss 1 9 0");
  CHECK(asked(kTwo, s) == "chance Throw");
}

TEST_CASE("[D13.5] each undrawn card is equally likely, whoever holds the others") {
  const State s = after(
      kTwo, position(kTwo, "dice=1:3111", {"DEU@a1 hand=ares,nike", "PER@b1 hand=ares"}), "cards");
  CHECK(chance(kTwo, s, "draw ares") == Chance{2, 27});
  CHECK(chance(kTwo, s, "draw nike") == Chance{2, 27});
  CHECK(chance(kTwo, s, "draw hermes") == Chance{2, 27});
}

TEST_CASE("[D13.6] business: a treasure at Athens, an attack, a founding") {
  CHECK(has_business("", "PER@d2 below=1 cargo=R"));
  CHECK_FALSE(has_business("", "PER@d2"));
  CHECK(has_business("", "PER@g5"));
  CHECK_FALSE(has_business("", "PER@g5 below=10"));
  CHECK(has_business("", "PER@b4"));
  CHECK_FALSE(has_business("", "PER@f2"));
  CHECK_FALSE(has_business("KOR=-", "PER@a2 below=1 cargo=R"));
}

TEST_CASE("[D13.6] business: a task met on an open quest or one that his secret may be") {
  CHECK(has_business("KOR=- open=Q02,Q16", "PER@a2 below=1 cargo=R hand=ares,nike,nike"));
  CHECK_FALSE(has_business("KOR=- open=Q02,Q16", "PER@a2 below=1 cargo=R hand=ares,nike"));
  CHECK(
      has_business("KOR=- open=Q15,Q16", "PER@a2 below=1 cargo=R hand=ares,nike,nike secret=Q05"));
  CHECK_FALSE(has_business("KOR=- open=Q15,Q16", "PER@a2 below=1 cargo=R hand=ares,nike,nike"));
  CHECK_FALSE(has_business("KOR=- open=Q15,Q16",
                           "PER@a2 below=1 cargo=R hand=ares,nike,nike secret=Q11 shown"));
  CHECK_FALSE(has_business("KOR=- open=Q15,Q16 removed=Q02",
                           "PER@a2 below=1 cargo=R hand=ares,nike,nike secret=Q05"));
}

TEST_CASE("[D13.6] hand cards alone are no business") {
  CHECK_FALSE(has_business("", "PER@f2 below=3 hand=charon,hermes,poseidon"));
}

}  // namespace ilion::deukalion::test
