// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6 of rules/deukalion.md: sailing.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("[D6.1] a sail ends on water within the allowance, and nothing happens between") {
  const State s = position(kTwo, "dice=1:1121", {"DEU@a1", "PER@i2"});
  CHECK(moves(kTwo, s, "sail") == "sail a1, sail b1, sail c1, sail a2, sail b2");
  const Story story = [&] {
    State copy = s;
    return script(kTwo, copy, "sail b2");
  }();
  CHECK(count<Sailed>(story) == 1);
  CHECK(count<Landed>(story) == 1);
}

TEST_CASE("[D6.1] the allowance is M or SAIL, 1 more with Pegasus, 2 more for each Aiolos") {
  State s = position(kTwo, "dice=3:1111", {"DEU@i6 laid=pegasus hand=aiolos,aiolos", "PER@a1"});
  CHECK(refused(kTwo, s, "sail i3") == "D6.1");
  CHECK(refused(kTwo, s, "sail g7") == "D6.1");
  CHECK(refused(kTwo, s, "sail h7") == "allowed");
  script(kTwo, s, "play aiolos");
  CHECK(refused(kTwo, s, "sail g5") == "allowed");  // 4 squares
  script(kTwo, s, "play aiolos");
  CHECK(refused(kTwo, s, "sail f4") == "allowed");  // 6 squares by g4
  CHECK(refused(kTwo, s, "sail e3") == "D6.1");     // 8
}

TEST_CASE("[D6.2] he may sail 0 squares: the ship stays and lands where it is") {
  State s = position(kTwo, "dice=1:1111", {"DEU@g5", "PER@a1"});
  script(kTwo, s, "sail g5");
  CHECK(at(s, DEU) == "g5");
  CHECK(moves(kTwo, s, "attack") == "attack THE, attack RHO");
}

TEST_CASE("[D6.3] a path that enters the Styx, the Hydra or a ship on open water ends there") {
  const State styx = position(kTwo, "dice=1:1131", {"DEU@g1", "PER@a1"});
  CHECK(refused(kTwo, styx, "sail h1") == "allowed");
  CHECK(refused(kTwo, styx, "sail i2") == "allowed");  // by h2, not by the Styx
  const State ship = position(kTwo, "dice=1:1121", {"DEU@a1", "PER@a2"});
  CHECK(moves(kTwo, ship, "sail") == "sail a1, sail b1, sail c1, sail b2, sail a2 PER");
  const State narrow = position(kThree, "dice=1:1131", {"DEU@a1", "PER@a2", "HER@b1"});
  CHECK(moves(kThree, narrow, "sail") == "sail a1, sail b1 HER, sail a2 PER");
  const State hydra = position(kTwo, "dice=1:1121 hydra=a2 open=Q07,Q15", {"DEU@a1", "PER@i2"});
  CHECK(moves(kTwo, hydra, "sail") == "sail a1, sail b1, sail c1, sail a2, sail b2");
  CHECK(refused(kTwo, position(kTwo, "dice=1:1131 hydra=a4 open=Q07,Q15", {"DEU@a5", "PER@i2"}),
                "sail b4") == "D6.1");
}

TEST_CASE("[D6.3] ships on anchors stop nobody") {
  const State s = position(kThree, "dice=1:1131", {"DEU@b1", "PER@c1", "HER@c2"});
  CHECK(refused(kThree, s, "sail d2") == "allowed");
}

TEST_CASE("[D6.4] ending with ships on open water is an attack on one of them, which he names") {
  State s = position(kThree, "dice=1:1131", {"DEU@b3", "PER@b4", "HER@b4"});
  CHECK(refused(kThree, s, "sail b4") == "D6.4");
  CHECK(moves(kThree, s, "sail b4") == "sail b4 PER, sail b4 HER");
  CHECK(refused(kThree, s, "sail b4 ACH") == "D6.4");
  script(kThree, s, "sail b4 HER");
  CHECK(asked(kThree, s) == "chance Throw");
  CHECK(s.open.fight.defender == HER);
}

TEST_CASE("[D6.4] a ship without soldiers may not end there") {
  const State s = position(kTwo, "dice=1:1131", {"DEU@b3 below=10", "PER@b4"});
  CHECK(refused(kTwo, s, "sail b4 PER") == "D6.4");
  CHECK(refused(kTwo, s, "sail b4") == "D6.4");
}

TEST_CASE(
    "[D6.4] who shares a square with a ship or the Hydra may leave, or stay without a fight") {
  State s = position(kTwo, "dice=1:1131 hydra=b3", {"DEU@b3", "PER@b3"});
  CHECK(refused(kTwo, s, "sail b3 PER") == "D6.4");
  CHECK(refused(kTwo, s, "sail c3") == "allowed");
  script(kTwo, s, "sail b3");
  CHECK(asked(kTwo, s) == "DEU Turn");
  CHECK(s.open.progress.landed);
  CHECK_FALSE(s.open.progress.fought);
}

TEST_CASE("[D6.5] the Hydra is entered with a soldier and a quest to beat it, open or own") {
  const auto enter = [](std::string_view table, std::string_view ship) {
    return refused(kTwo, position(kTwo, table, {ship, "PER@a1"}), "sail d6");
  };
  CHECK(enter("open=Q15,Q16", "DEU@d5") == "D6.5");
  CHECK(enter("open=Q07,Q16", "DEU@d5") == "allowed");
  CHECK(enter("open=Q15,Q16", "DEU@d5 secret=Q11") == "allowed");
  CHECK(enter("open=Q15,Q16", "DEU@d5 secret=Q12") == "D6.5");
  CHECK(enter("open=Q07,Q16", "DEU@d5 below=10") == "D6.5");
}

TEST_CASE("[D6.5] a quest only in his hand is shown as he enters and stays known to all") {
  State s = position(kTwo, "open=Q15,Q16", {"DEU@d5 secret=Q11", "PER@a1"});
  const Story story = script(kTwo, s, "sail d6");
  CHECK(last<QuestShown>(story)->quest == quest_at(10));
  script(kTwo, s, "toss 10 0 0, shift d3");
  CHECK(kTwo.observe(s, Viewer::seat(seat_of(PER))).open.player(DEU).shown == quest_at(10));
  State open = position(kTwo, "open=Q07,Q16", {"DEU@d5 secret=Q11", "PER@a1"});
  CHECK(count<QuestShown>(script(kTwo, open, "sail d6")) == 0);
}

TEST_CASE("[D6.5] it is an attack on the Hydra alone, even if ships lie there too") {
  State s = position(kTwo, "open=Q07,Q16", {"DEU@d5", "PER@d6"});
  CHECK(refused(kTwo, s, "sail d6 PER") == "D6.5");
  script(kTwo, s, "sail d6");
  CHECK(s.open.fight.kind == FightKind::Hydra);
  const State barred = position(kTwo, "open=Q15,Q16", {"DEU@d5", "PER@d6"});
  CHECK(moves(kTwo, barred, "sail d6").empty());
}

TEST_CASE("[D6.6] who lost the fight of his sail has not landed, and a side turn is over") {
  State side = position(kTwo, "side=PER dice=1:1111", {"DEU@b4", "PER@b3"});
  script(kTwo, side, "sail b4 DEU, toss 10 0 0, toss 0 10 0, nothing");
  CHECK(asked(kTwo, side) == "DEU Place");
  State turn = position(kTwo, "dice=1:1111", {"DEU@b3", "PER@b4"});
  script(kTwo, turn, "sail b4 PER, toss 10 0 0, toss 0 10 0, nothing");
  CHECK(asked(kTwo, turn) == "DEU Turn");
  CHECK_FALSE(turn.open.progress.landed);
  CHECK(refused(kTwo, turn, "found SAL") == "D6.7");
}

TEST_CASE("[D6.6] who won it has landed where he is") {
  State s = position(kTwo, "side=PER dice=1:1111", {"DEU@b4", "PER@b3"});
  script(kTwo, s, "sail b4 DEU, toss 0 10 0, toss 10 0 0, nothing");
  CHECK(asked(kTwo, s) == "PER Side");
  CHECK(s.open.progress.landed);
}

TEST_CASE("[D6.7] who has landed may make one attack and found settlements until his turn ends") {
  State s = position(kTwo, "dice=1:3111", {"DEU@c5", "PER@a1"});
  CHECK(refused(kTwo, s, "attack MYK") == "D6.7");
  CHECK(refused(kTwo, s, "found SAL") == "D6.7");
  script(kTwo, s, "sail c5, cards, draw ares");
  CHECK(moves(kTwo, s, "attack") == "attack MYK");
  CHECK(refused(kTwo, s, "attack SPA") == "D6.7");
  CHECK(moves(kTwo, s, "found") == "found SAL, found ARG");
  script(kTwo, s, "found SAL, found ARG, attack MYK, toss 0 7 0, take R");
  CHECK(refused(kTwo, s, "attack MYK") == "D6.7");
  CHECK(score(kTwo, s, DEU) == 3);
}

TEST_CASE("[D6.7] one fight a sail; the fights of a Hydra he moves do not count") {
  State fought = position(kTwo, "dice=1:1111", {"DEU@b3", "PER@b4"});
  script(kTwo, fought, "sail b4 PER, toss 0 10 0, toss 10 0 0, nothing");
  CHECK(refused(kTwo, fought, "attack MYK") == "D6.7");
  CHECK(moves(kTwo, fought, "found") == "found SAL");
  State hydra = position(kTwo, "dice=1:1111 hydra=d6", {"DEU@c5", "PER@d5"});
  script(kTwo, hydra, "sail c5, hydra d5 PER, toss 10 0 0, shift f6");
  CHECK(moves(kTwo, hydra, "attack") == "attack MYK");
}

TEST_CASE("[D6.7] a lost attack ends nothing") {
  State s = position(kTwo, "side=PER dice=1:1111", {"DEU@a1", "PER@c5"});
  script(kTwo, s, "sail c5, attack MYK, toss 5 0 5");
  CHECK(crew(s, PER) == "5+5");
  CHECK(asked(kTwo, s) == "PER Side");
  CHECK(moves(kTwo, s, "found") == "found SAL, found ARG");
}

}  // namespace ilion::deukalion::test
