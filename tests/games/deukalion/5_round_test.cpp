// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 5 of rules/deukalion.md: the round.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("[D5.1] roll, side turns, placing, four actions, and then the player on the left") {
  State s = at_first_roll(kThree);
  script(kThree, s, "roll 2 1 2 3 1");
  CHECK(asked(kThree, s) == "PER Side");
  script(kThree, s, "end");
  CHECK(asked(kThree, s) == "HER Side");
  script(kThree, s, "end");
  CHECK(asked(kThree, s) == "DEU Place");
  script(kThree, s, "place 1");  // CARDS 2
  CHECK(asked(kThree, s) == "DEU Turn");
  script(kThree, s, "end");
  CHECK(asked(kThree, s) == "chance Roll");
  CHECK(s.open.round == 2);
  CHECK(s.open.active == seat_of(PER));
}

TEST_CASE("[D5.2] the middle die and the outer dice 0 to 3 are seen by all") {
  const State s = after(kTwo, at_first_roll(kTwo), "roll 3 1 2 2 1");
  const View view = kTwo.observe(s, Viewer::spectator());
  CHECK(view.open.middle == Face::Three);
  CHECK(view.open.outer == std::array{Face::One, Face::Two, Face::Two, Face::One});
}

TEST_CASE("[D5.3] the left neighbour goes first, then clockwise, each finishing before the next") {
  State s = position(kFour, "active=HER side=ACH dice=1:1111",
                     {"DEU@a1", "PER@b1", "HER@a2", "ACH@b2 below=3"});
  script(kFour, s, "bring 2");
  CHECK(asked(kFour, s) == "DEU Side");
  script(kFour, s, "end");
  CHECK(asked(kFour, s) == "PER Side");
  script(kFour, s, "end");
  CHECK(asked(kFour, s) == "HER Place");
}

TEST_CASE("[D5.3] in a side turn one sails up to M or brings back 1 or 2, once, or neither") {
  const State s = position(kTwo, "side=PER dice=2:3333", {"DEU@a1", "PER@f2 below=5"});
  CHECK(moves(kTwo, s, "bring") == "bring 1, bring 2");
  CHECK(refused(kTwo, s, "bring 3") == "D5.3");
  CHECK(refused(kTwo, s, "sail f5") == "D2.2");
  CHECK(refused(kTwo, s, "sail i2") == "D6.1");
  CHECK(refused(kTwo, s, "sail h2") == "allowed");
  CHECK(refused(kTwo, s, "end") == "allowed");
  CHECK(refused(kTwo, s, "cards") == "D13.1");
  CHECK(refused(kTwo, s, "hydra e6") == "D13.1");
}

TEST_CASE("[D5.3] who has sailed cannot bring back in the same side turn, nor the reverse") {
  State s =
      position(kTwo, "side=PER dice=2:1111 open=Q15,Q16", {"DEU@a1", "PER@c5 below=3 cargo=R"});
  script(kTwo, s, "sail c5");  // business: Mykene and Argos
  CHECK(asked(kTwo, s) == "PER Side");
  CHECK(refused(kTwo, s, "bring 1") == "D5.3");
  CHECK(refused(kTwo, s, "sail c5") == "D5.3");
  State back = position(kTwo, "side=PER dice=2:1111 open=Q06,Q16", {"DEU@a1", "PER@c5 below=3"});
  script(kTwo, back, "bring 2");  // 9 soldiers beside Mykene: Q06
  CHECK(asked(kTwo, back) == "PER Side");
  CHECK(refused(kTwo, back, "sail c5") == "D5.3");
}

TEST_CASE("[D5.4] an action takes outer die action plus r, so the ring only rotates") {
  const State s = position(kTwo, "place dice=1:3122", {"DEU@a1", "PER@b1"});
  CHECK(moves(kTwo, s) == "place 0, place 1, place 2, place 3");
  const auto dice = [&](std::string_view placing) {
    const State placed = after(kTwo, s, placing);
    std::string all;
    for (Action action : {Action::Cards, Action::Soldiers, Action::Sail, Action::Hydra})
      all += std::to_string(number(placed.open.die_of(action)));
    return all;
  };
  CHECK(dice("place 0") == "3122");
  CHECK(dice("place 1") == "1223");
  CHECK(dice("place 2") == "2231");
  CHECK(dice("place 3") == "2312");
}

TEST_CASE("[D5.5] the four actions come in any order, each once") {
  State s = position(kTwo, "dice=1:3222 hydra=d6", {"DEU@f2 below=4", "PER@a1"});
  script(kTwo, s, "hydra d5, bring 2, sail g2, cards, draw ares");
  CHECK(refused(kTwo, s, "hydra d6") == "D5.5");
  CHECK(refused(kTwo, s, "bring 1") == "D5.5");
  CHECK(refused(kTwo, s, "sail f2") == "D5.5");
  CHECK(refused(kTwo, s, "cards") == "D5.6");
  CHECK(moves(kTwo, s) == "found EPH, end");
  State other = position(kTwo, "dice=1:3222 hydra=d6", {"DEU@f2 below=4", "PER@a1"});
  script(kTwo, other, "cards, draw ares, sail g2, hydra d5, bring 1");
  CHECK(asked(kTwo, other) == "DEU Turn");
}

TEST_CASE("[D5.5] SOLDIERS, SAIL and HYDRA may be left out; CARDS is carried out at the end") {
  State s = position(kThree, "dice=1:1222", {"DEU@f2 below=4", "PER@a1", "HER@b1"});
  script(kThree, s, "end");
  CHECK(asked(kThree, s) == "chance Draw");
  script(kThree, s, "draw ares, draw nike");
  CHECK(hand(s, PER) == "ares");
  CHECK(hand(s, HER) == "nike");
  CHECK(asked(kThree, s) == "chance Roll");
  CHECK(s.open.active == seat_of(PER));
}

TEST_CASE("[D5.6] CARDS 1: each other player draws, clockwise from the left") {
  State s = position(kFour, "active=PER dice=1:1111", {"DEU@a1", "PER@b1", "HER@a2", "ACH@b2"});
  script(kFour, s, "cards, draw ares, draw nike, draw charon");
  CHECK(hand(s, HER) == "ares");
  CHECK(hand(s, ACH) == "nike");
  CHECK(hand(s, DEU) == "charon");
  CHECK(hand(s, PER).empty());
  CHECK(asked(kFour, s) == "PER Turn");
}

TEST_CASE("[D5.6] CARDS 2: nobody draws, and the action is done at the placing") {
  State s = position(kTwo, "place dice=1:2111", {"DEU@a1", "PER@b1"});
  script(kTwo, s, "place 0");
  CHECK(refused(kTwo, s, "cards") == "D5.6");
  script(kTwo, s, "end");
  CHECK(asked(kTwo, s) == "chance Roll");
}

TEST_CASE("[D5.6] CARDS 3: the active player draws one") {
  State s = position(kTwo, "dice=1:3111", {"DEU@a1", "PER@b1"});
  script(kTwo, s, "cards, draw aiolos");
  CHECK(hand(s, DEU) == "aiolos");
  CHECK(refused(kTwo, s, "play aiolos") == "allowed");  // [D11.1] also cards just drawn
}

TEST_CASE("[D5.7] SOLDIERS: from 1 to as many as the die shows") {
  const State s = position(kTwo, "dice=1:1311", {"DEU@a1 below=5", "PER@b1"});
  CHECK(moves(kTwo, s, "bring") == "bring 1, bring 2, bring 3");
  CHECK(refused(kTwo, s, "bring 4") == "D5.7");
  CHECK(crew(after(kTwo, s, "bring 3"), DEU) == "8+2");
}

TEST_CASE("[D5.8] the dice are the greatest number of squares for the sail and for the Hydra") {
  const State s = position(kTwo, "dice=3:1112 hydra=d6", {"DEU@a1", "PER@i2"});
  CHECK(moves(kTwo, s, "sail") == "sail a1, sail b1, sail a2");
  CHECK(refused(kTwo, s, "hydra d4") == "allowed");
  CHECK(refused(kTwo, s, "hydra d3") == "D10.2");
}

}  // namespace ilion::deukalion::test
