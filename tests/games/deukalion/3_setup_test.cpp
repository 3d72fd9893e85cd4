// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 3 and 4 of rules/deukalion.md: set-up and points.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("[D3.1] the treasures are shuffled onto the slots, open, one after the other") {
  State s = kTwo.initial();
  CHECK(hydra(s) == "d6");
  script(kTwo, s, "treasure R, treasure R, treasure R");
  CHECK(city(s, "KOR") == "R");
  CHECK(city(s, "MYK") == "RR");
  CHECK(outcomes(kTwo, s) == "treasure G, treasure B, treasure Y, treasure W");
  script(kTwo, s, "treasure G");
  CHECK(chance(kTwo, s, "treasure G") == Chance{2, 11});
}

TEST_CASE("[D3.2] each player gets three action cards and a secret quest, then two are opened") {
  State s = kTwo.initial();
  script(kTwo, s, "treasure R,treasure R,treasure R,treasure G,treasure G,treasure G,treasure B",
         "treasure B,treasure B,treasure Y,treasure Y,treasure Y,treasure W,treasure W,treasure W");
  CHECK(asked(kTwo, s) == "chance Deal");
  CHECK(chance(kTwo, s, "draw aiolos") == Chance{4, 30});
  script(kTwo, s, "draw ares, draw ares, draw hermes, quest Q07");
  CHECK(hand(s, DEU) == "ares ares hermes");
  CHECK(chance(kTwo, s, "draw ares") == Chance{2, 27});
  script(kTwo, s, "draw ares, draw nike, draw nike, quest Q01, quest Q02, quest Q03");
  CHECK(s.hidden.secrets[seat_of(PER)] == quest_at(0));
  CHECK(open_quests(s) == "Q02 Q03");
  CHECK(s.open.quest_deck == 12);
}

TEST_CASE("[D3.3] from the first seat clockwise each ship drops anchor where no ship lies") {
  State s = at_first_roll(kFour);
  CHECK(at(s, DEU) == "c1");
  CHECK(at(s, ACH) == "d2");
  CHECK(crew(s, HER) == "10+0");
  State setup = kTwo.initial();
  Rng rng(1);
  while (kTwo.actor(setup).is_chance()) kTwo.apply(setup, kTwo.sample(setup, rng));
  CHECK(asked(kTwo, setup) == "DEU Anchor");
  CHECK(moves(kTwo, setup) == "anchor c1, anchor e1, anchor c2, anchor d2, anchor e2");
  CHECK(refused(kTwo, setup, "anchor a1") == "D3.3");
  script(kTwo, setup, "anchor d2");
  CHECK(moves(kTwo, setup) == "anchor c1, anchor e1, anchor c2, anchor e2");
  CHECK(refused(kTwo, setup, "anchor d2") == "D3.3");
}

TEST_CASE("[D13.P01] ANCHOR is asked of each player once, in the set-up") {
  State s = kThree.initial();
  Rng rng(2);
  while (kThree.actor(s).is_chance()) kThree.apply(s, kThree.sample(s, rng));
  script(kThree, s, "anchor c1");
  CHECK(asked(kThree, s) == "PER Anchor");
  script(kThree, s, "anchor c2");
  CHECK(asked(kThree, s) == "HER Anchor");
  script(kThree, s, "anchor d2");
  CHECK(asked(kThree, s) == "chance Roll");
}

TEST_CASE("[D3.4] the first seat is active in the first round") {
  const State s = at_first_roll(kThree);
  CHECK(s.open.round == 1);
  CHECK(s.open.active == seat_of(DEU));
}

TEST_CASE("[D4.1] the target is 16, 14 or 12 points for 2, 3 or 4 players") {
  State two = position(kTwo, "", {"DEU@d2 below=1 cargo=R points=15", "PER@a1"});
  script(kTwo, two, "deliver R");
  CHECK(ending(kTwo, two) == "DEU by target-reached [D14.1]");
  State three = position(kThree, "", {"DEU@d2 below=1 cargo=R points=12", "PER@a1", "HER@b1"});
  CHECK(ending(kThree, after(kThree, three, "deliver R")) == "the match goes on");
  three.open.player(DEU).point_cards = 13;
  CHECK(ending(kThree, after(kThree, three, "deliver R")) == "DEU by target-reached [D14.1]");
  State four =
      position(kFour, "", {"DEU@d2 below=1 cargo=R points=11", "PER@a1", "HER@b1", "ACH@a2"});
  CHECK(ending(kFour, after(kFour, four, "deliver R")) == "DEU by target-reached [D14.1]");
}

TEST_CASE("[D4.2] points are completed quests, point cards and soldiers in settlements") {
  const State s = position(kTwo, "", {"DEU@a1 done=Q01,Q14 points=3 holds=SAL,LIN", "PER@a2"});
  CHECK(score(kTwo, s, DEU) == 2 + 4 + 3 + 1 + 2);
  CHECK(score(kTwo, s, PER) == 0);
}

TEST_CASE("[D4.2] a lost settlement lowers them at once") {
  State s = position(kTwo, "dice=1:1131", {"DEU@b3", "PER@a1 holds=SAL points=2"});
  CHECK(score(kTwo, s, PER) == 3);
  script(kTwo, s, "sail b4, attack SAL, toss 0 9 1");
  CHECK(score(kTwo, s, PER) == 2);
  CHECK(score(kTwo, s, DEU) == 1);
}

TEST_CASE("[D4.3] five sources: quest, settlement, Hydra, Styx, delivery") {
  const auto gain = [](State s, std::string_view steps) {
    const int before = score(kTwo, s, DEU);
    script(kTwo, s, steps);
    return score(kTwo, s, DEU) - before;
  };
  CHECK(gain(position(kTwo, "open=Q01,Q02", {"DEU@a6", "PER@a1"}), "claim Q01 b") == 2);
  CHECK(gain(position(kTwo, "did=sail,landed", {"DEU@b4", "PER@a1"}), "found SAL") == 1);
  CHECK(gain(position(kTwo, "hydra=d6 side=PER open=Q15,Q16 dice=3:1111",
                      {"DEU@d5", "PER@a1 hand=poseidon"}),
             "poseidon d5 DEU, toss 0 10 0") == 1);
  CHECK(gain(position(kTwo, "dice=1:1131", {"DEU@h2 below=3", "PER@a1"}), "sail h1, bring-all") ==
        1);
  CHECK(gain(position(kTwo, "", {"DEU@d2 below=1 cargo=R", "PER@a1"}), "deliver R") == 1);
}

}  // namespace ilion::deukalion::test
