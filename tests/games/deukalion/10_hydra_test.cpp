// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 10 of rules/deukalion.md: the Hydra.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("[D10.1] its strength is 5, and 5 beats it") {
  const State s =
      after(kTwo, position(kTwo, "open=Q07,Q15 noquests", {"DEU@d5", "PER@a1"}), "sail d6");
  CHECK(asked(kTwo, after(kTwo, s, "toss 5 5 0")) == "DEU Claim");
  const State lost = after(kTwo, s, "toss 5 4 1");
  CHECK(asked(kTwo, lost) == "PER Shift");
}

TEST_CASE("[D10.2] it moves over open water without ships, never back, and may be left") {
  const State s = position(kTwo, "dice=1:1112 hydra=a1", {"DEU@i2", "PER@a2"});
  CHECK(moves(kTwo, s, "hydra") == "hydra b1, hydra b2, hydra a2 PER");
  CHECK(refused(kTwo, s, "hydra a1") == "D10.2");
  CHECK(refused(kTwo, s, "hydra c1") == "D2.5");
  CHECK(refused(kTwo, s, "hydra b3") == "D10.2");
  CHECK(refused(kTwo, s, "end") == "allowed");
  const State blocked = position(kThree, "dice=1:1113 hydra=a1", {"DEU@i2", "PER@a2", "HER@b1"});
  CHECK(moves(kThree, blocked, "hydra") == "hydra b1 HER, hydra a2 PER");
}

TEST_CASE("[D10.2] it neither enters nor passes the square of its mover's own ship") {
  const State s = position(kThree, "dice=1:1113 hydra=a1", {"DEU@a2", "PER@i2", "HER@b1"});
  CHECK(moves(kThree, s, "hydra") == "hydra b1 HER");
  CHECK(refused(kThree, s, "hydra a2") == "D10.2");
  const State shared = position(kThree, "dice=1:1113 hydra=b3", {"DEU@b4", "PER@b4", "HER@i2"});
  CHECK(refused(kThree, shared, "hydra b4 PER") == "D10.2");
}

TEST_CASE("[D10.3] ending on ships is an attack on one of them; only the attacked player throws") {
  State s = position(kThree, "dice=1:1113 hydra=d6", {"DEU@a1", "PER@d5", "HER@d5"});
  CHECK(refused(kThree, s, "hydra d5") == "D10.3");
  CHECK(refused(kThree, s, "hydra d5 ACH") == "D10.3");
  CHECK(moves(kThree, s, "hydra d5") == "hydra d5 PER, hydra d5 HER");
  const Story story = script(kThree, s, "hydra d5 HER, toss 9 0 1");
  CHECK(count<Tossed>(story) == 1);
  CHECK(crew(s, HER) == "1+9");
  CHECK(crew(s, DEU) == "10+0");
}

TEST_CASE("[D10.4] who attacked it and won completes a quest, and then shifts it") {
  State s = position(kTwo, "open=Q07,Q15 noquests", {"DEU@d5 secret=Q11", "PER@a1"});
  script(kTwo, s, "sail d6, toss 0 10 0");
  CHECK(moves(kTwo, s) == "claim Q07 a, claim Q11 b");
  CHECK(refused(kTwo, s, "point") == "D10.4");
  script(kTwo, s, "claim Q07 a");
  CHECK(score(kTwo, s, DEU) == 2);  // no point card besides
  CHECK(asked(kTwo, s) == "DEU Shift");
  script(kTwo, s, "shift d3");
  CHECK(hydra(s) == "d3");
  CHECK(at(s, DEU) == "d6");
  CHECK(asked(kTwo, s) == "DEU Turn");
  CHECK(s.open.progress.landed);
}

TEST_CASE("[D10.4] who was attacked must take an open quest or his own") {
  State s = position(kTwo, "dice=1:1113 open=Q07,Q15 noquests", {"DEU@a1", "PER@d5 secret=Q08"});
  script(kTwo, s, "hydra d5 PER, toss 0 10 0");
  CHECK(asked(kTwo, s) == "PER Claim");
  CHECK(moves(kTwo, s) == "claim Q07 a, claim Q08 b");
  CHECK(refused(kTwo, s, "point") == "D10.4");
  CHECK(refused(kTwo, s, "claim Q08 a") == "D12.7");
}

TEST_CASE("[D10.4] if none lies open he may take a point card, so that his quest stays secret") {
  const State s =
      after(kTwo, position(kTwo, "dice=1:1113", {"DEU@a1 secret=Q12", "PER@d5 secret=Q08"}),
            "hydra d5 PER", "toss 0 10 0");
  CHECK(moves(kTwo, s) == "claim Q08 b, point");
  const State taken = after(kTwo, s, "point");
  CHECK(score(kTwo, taken, PER) == 1);
  CHECK(taken.open.player(PER).shown == Quest::None);
  CHECK(asked(kTwo, taken) == "PER Shift");
  CHECK(score(kTwo, after(kTwo, s, "claim Q08 b"), PER) == 3);
}

TEST_CASE("[D10.4] without a secret quest the point card comes unasked") {
  State s = position(kTwo, "dice=1:1113", {"DEU@a1", "PER@d5"});
  script(kTwo, s, "hydra d5 PER, toss 0 10 0");
  CHECK(score(kTwo, s, PER) == 1);
  CHECK(asked(kTwo, s) == "PER Shift");
}

TEST_CASE("[D10.5] the player on the loser's right shifts the loser, who keeps his treasures") {
  State s = position(kThree, "dice=1:1113", {"DEU@a1", "PER@i2", "HER@d5 below=2 cargo=RG"});
  script(kThree, s, "hydra d5 HER, toss 8 0 0");
  CHECK(asked(kThree, s) == "PER Shift");
  CHECK(refused(kThree, s, "nothing") == "D13.1");
  script(kThree, s, "shift e3");
  CHECK(at(s, HER) == "e3");
  CHECK(cargo(s, HER) == "RG");
  CHECK(asked(kThree, s) == "DEU Turn");
  State first = position(kThree, "active=PER dice=1:1113", {"DEU@d5", "PER@i2", "HER@a1"});
  script(kThree, first, "hydra d5 DEU, toss 10 0 0");
  CHECK(asked(kThree, first) == "HER Shift");
}

}  // namespace ilion::deukalion::test
