// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 7 and 8 of rules/deukalion.md: the underworld and the Styx, treasures and settlements.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("[D7.1] the underworld holds soldiers of all, in any number, openly") {
  const State s = position(kThree, "", {"DEU@a1 below=10", "PER@b1 below=4", "HER@a2"});
  const View view = kThree.observe(s, Viewer::spectator());
  CHECK(view.open.player(DEU).below == 10);
  CHECK(view.open.player(PER).below == 4);
}

TEST_CASE("[D7.2] never more come back than are below or have a free place, and never none") {
  const State few = position(kTwo, "dice=1:1311", {"DEU@a1 below=2", "PER@b1"});
  CHECK(moves(kTwo, few, "bring") == "bring 1, bring 2");
  CHECK(refused(kTwo, few, "bring 3") == "D7.2");
  CHECK(refused(kTwo, few, "bring 0") == "D7.2");
  const State full = position(kTwo, "dice=1:1311", {"DEU@a1 below=3 cargo=RG", "PER@b1"});
  CHECK(moves(kTwo, full, "bring") == "bring 1");
  CHECK(refused(kTwo, full, "bring 2") == "D7.2");
  const State none = position(kTwo, "dice=1:1311", {"DEU@a1", "PER@b1"});
  CHECK(moves(kTwo, none, "bring").empty());
}

TEST_CASE("[D7.3] a ship that moves onto the Styx arrives, also from one square to the other") {
  CHECK(asked(kTwo, after(kTwo, position(kTwo, "", {"DEU@h2 below=2", "PER@b1"}), "sail h1")) ==
        "DEU Styx");
  CHECK(asked(kTwo, after(kTwo, position(kTwo, "", {"DEU@h1 below=2", "PER@b1"}), "sail i1")) ==
        "DEU Styx");
  const State side = position(kTwo, "side=PER", {"DEU@a1", "PER@h2 below=1"});
  CHECK(asked(kTwo, after(kTwo, side, "sail h1")) == "PER Styx");
}

TEST_CASE("[D7.3] staying there is no arrival, and without soldiers below nobody is asked") {
  CHECK(asked(kTwo, after(kTwo, position(kTwo, "", {"DEU@h1 below=2", "PER@b1"}), "sail h1")) ==
        "DEU Turn");
  CHECK(asked(kTwo, after(kTwo, position(kTwo, "", {"DEU@h2", "PER@b1"}), "sail h1")) ==
        "DEU Turn");
}

TEST_CASE("[D7.3] he leaves all of them there, or brings back as many as fit") {
  const State s = after(kTwo, position(kTwo, "", {"DEU@h2 below=4 cargo=RG", "PER@b1"}), "sail h1");
  CHECK(moves(kTwo, s) == "unload R, unload G, bring-all, leave");
  CHECK(crew(after(kTwo, s, "leave"), DEU) == "6+4");
  CHECK(crew(after(kTwo, s, "bring-all"), DEU) == "8+2");
  const State roomy = after(kTwo, position(kTwo, "", {"DEU@h2 below=4", "PER@b1"}), "sail h1");
  CHECK(moves(kTwo, roomy) == "bring-all, leave");
}

TEST_CASE("[D7.3] before it he may unload one by one, and then can no longer leave them") {
  State s = position(kTwo, "KOR=- HAL=R", {"DEU@h2 below=4 cargo=RGB", "PER@b1"});
  script(kTwo, s, "sail h1, unload G");
  CHECK(asked(kTwo, s) == "DEU Return");
  CHECK(cargo(s, DEU) == "RGB");  // aboard until then [D8.4]
  script(kTwo, s, "return KOR");
  CHECK(city(s, "KOR") == "G");
  CHECK(asked(kTwo, s) == "DEU Styx");
  CHECK(refused(kTwo, s, "leave") == "D7.3");
  CHECK(moves(kTwo, s) == "unload R, unload B, bring-all");
  script(kTwo, s, "unload R");  // one city has slots left
  CHECK(city(s, "HAL") == "RR");
  script(kTwo, s, "bring-all");
  CHECK(crew(s, DEU) == "9+1");
}

TEST_CASE("[D7.3] a full ship without unloading cannot bring back, only leave") {
  const State s =
      after(kTwo, position(kTwo, "", {"DEU@h2 below=3 cargo=RGB", "PER@b1"}), "sail h1");
  CHECK(moves(kTwo, s) == "unload R, unload G, unload B, leave");
  CHECK(refused(kTwo, s, "bring-all") == "D7.2");
}

TEST_CASE(
    "[D7.4] with more below than each single other he takes 2 point cards, of two players 1") {
  State three = position(kThree, "", {"DEU@h2 below=4", "PER@b1 below=3", "HER@a1 below=3"});
  script(kThree, three, "sail h1, bring-all");
  CHECK(score(kThree, three, DEU) == 2);
  State two = position(kTwo, "", {"DEU@h2 below=1", "PER@b1"});
  script(kTwo, two, "sail h1, bring-all");
  CHECK(score(kTwo, two, DEU) == 1);
}

TEST_CASE("[D7.4] a tie gives nothing, and nothing is gained without bringing one back") {
  State tie = position(kThree, "", {"DEU@h2 below=4", "PER@b1 below=4", "HER@a1"});
  script(kThree, tie, "sail h1, bring-all");
  CHECK(score(kThree, tie, DEU) == 0);
  State left = position(kThree, "", {"DEU@h2 below=4", "PER@b1", "HER@a1"});
  script(kThree, left, "sail h1, leave");
  CHECK(score(kThree, left, DEU) == 0);
}

TEST_CASE("[D8.1] a treasure comes from a conquered city or a beaten ship, one, or none") {
  State s = position(kTwo, "RHO=RW", {"DEU@g5", "PER@b1"});
  script(kTwo, s, "sail g5, attack RHO, toss 0 5 5");
  CHECK(moves(kTwo, s) == "take R, take W, nothing");
  CHECK(cargo(after(kTwo, s, "take W"), DEU) == "W");
  const State declined = after(kTwo, s, "nothing");
  CHECK(cargo(declined, DEU).empty());
  CHECK(city(declined, "RHO") == "RW");
}

TEST_CASE("[D8.2] losses come first; if the plan is still full, taking costs a soldier") {
  const State s = after(kTwo, position(kTwo, "RHO=RW", {"DEU@g5 below=3 cargo=GBY", "PER@b1"}),
                        "sail g5", "attack RHO");
  const State lost = after(kTwo, s, "toss 1 4 2, take R");
  CHECK(crew(lost, DEU) == "6+4");
  CHECK(cargo(lost, DEU) == "RGBY");
  const State none_lost = after(kTwo, s, "toss 0 4 3, take W");
  CHECK(crew(none_lost, DEU) == "6+4");
  CHECK(cargo(none_lost, DEU) == "GBYW");
  CHECK(crew(after(kTwo, s, "toss 0 4 3, nothing"), DEU) == "7+3");
}

TEST_CASE("[D8.2] without room and without a soldier the treasure cannot be taken") {
  State s = position(kTwo, "", {"DEU@b3 below=1 cargo=W", "PER@b4 below=10 cargo=RRRGGGBBBY"});
  script(kTwo, s, "sail b4 PER, toss 9 0 0");  // 0 against 0: the defender wins
  CHECK(asked(kTwo, s) == "PER Spoils");
  CHECK(refused(kTwo, s, "take W") == "D8.2");
  CHECK(refused(kTwo, s, "nothing") == "allowed");
}

TEST_CASE("[D8.3] at Athens any number of treasures are handed over, each for a point card") {
  State s = position(kTwo, "side=PER", {"DEU@a1", "PER@e1 below=3 cargo=RRG"});
  CHECK(moves(kTwo, s, "deliver") == "deliver R, deliver G");
  CHECK(refused(kTwo, s, "deliver W") == "D8.3");
  script(kTwo, s, "deliver R, deliver G, deliver R");
  CHECK(score(kTwo, s, PER) == 3);
  CHECK(cargo(s, PER).empty());
  CHECK(asked(kTwo, s) == "PER Side");
  const State away = position(kTwo, "", {"DEU@b1 below=3 cargo=RRG", "PER@a1"});
  CHECK(refused(kTwo, away, "deliver R") == "D8.3");
}

TEST_CASE("[D8.3] a treasure used for a quest gives no point card") {
  State s = position(kTwo, "open=Q01,- noquests", {"DEU@d2 below=1 cargo=R", "PER@a1"});
  script(kTwo, s, "claim Q01 a");
  CHECK(score(kTwo, s, DEU) == 2);
  CHECK(s.open.player(DEU).point_cards == 0);
}

TEST_CASE("[D8.4] a treasure handed over goes to a free slot of a city that its player chooses") {
  State s = position(kTwo, "KOR=- RHO=-", {"DEU@d2 below=3 cargo=RGB", "PER@a1"});
  script(kTwo, s, "deliver B");
  CHECK(asked(kTwo, s) == "DEU Return");
  CHECK(moves(kTwo, s) == "return KOR, return RHO");
  CHECK(refused(kTwo, s, "return HAL") == "D8.4");
  CHECK(refused(kTwo, s, "return SAL") == "D8.4");
  CHECK(cargo(s, DEU) == "RGB");
  CHECK(score(kTwo, s, DEU) == 0);
  script(kTwo, s, "return RHO");
  CHECK(city(s, "RHO") == "B");
  CHECK(cargo(s, DEU) == "RG");
  CHECK(score(kTwo, s, DEU) == 1);
}

TEST_CASE("[D8.5] a settlement is founded with exactly its number, the last ones too") {
  State s = position(kTwo, "did=sail,landed", {"DEU@c5 below=8", "PER@a1"});
  script(kTwo, s, "found ARG");
  CHECK(crew(s, DEU) == "0+8");
  CHECK(holder(s, "ARG") == "DEU");
  CHECK(score(kTwo, s, DEU) == 2);
  const State few = position(kTwo, "did=sail,landed", {"DEU@c5 below=9", "PER@a1"});
  CHECK(refused(kTwo, few, "found ARG") == "D8.5");
  CHECK(refused(kTwo, few, "found SAL") == "allowed");
  CHECK(refused(kTwo, few, "found MYK") == "D8.5");
  CHECK(refused(kTwo, few, "found LIN") == "D6.7");
}

TEST_CASE("[D8.6] soldiers in a settlement are not taken back and not reinforced, nor limited") {
  const State s = position(kTwo, "did=sail,landed", {"DEU@c5 holds=SAL,EPH,LIN", "PER@a1"});
  CHECK(refused(kTwo, s, "found SAL") == "D8.5");
  CHECK(refused(kTwo, s, "attack SAL") == "D9.9");
  CHECK(moves(kTwo, s, "found") == "found ARG");
  CHECK(moves(kTwo, s, "bring").empty());
}

}  // namespace ilion::deukalion::test
