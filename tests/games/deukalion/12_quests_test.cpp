// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 12 of rules/deukalion.md: quests. Each card of its own stands in 12_quest_cards_test.cpp.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("[D12.1] either task completes the card, which then lies before him and counts") {
  State a = position(kTwo, "open=Q01,- noquests", {"DEU@d2 below=1 cargo=R", "PER@a1"});
  script(kTwo, a, "claim Q01 a");
  CHECK(completed(a, DEU) == "Q01");
  State b = position(kTwo, "open=Q01,- noquests", {"DEU@a6", "PER@a1"});
  script(kTwo, b, "claim Q01 b");
  CHECK(completed(b, DEU) == "Q01");
  CHECK(score(kTwo, b, DEU) == 2);
}

TEST_CASE("[D12.2] open quests can be completed by anyone, a secret one by its owner only") {
  const State s =
      position(kTwo, "side=PER open=Q01,Q02", {"DEU@i2 secret=Q04", "PER@a6 secret=Q12"});
  CHECK(moves(kTwo, s, "claim") == "claim Q01 b");
  const State own = position(kTwo, "open=Q01,Q02", {"DEU@d7 secret=Q04", "PER@a6"});
  CHECK(moves(kTwo, own, "claim") == "claim Q04 b");
  const State other = position(kTwo, "open=Q01,Q02", {"DEU@d7", "PER@a6 secret=Q04"});
  CHECK(refused(kTwo, other, "claim Q04 b") == "D12.2");
}

TEST_CASE("[D12.2] a secret quest is not replaced") {
  State s = position(kTwo, "open=Q01,Q02", {"DEU@d7 secret=Q04", "PER@a1"});
  script(kTwo, s, "claim Q04 b");
  CHECK_FALSE(s.open.player(DEU).has_secret);
  CHECK(open_quests(s) == "Q01 Q02");
  CHECK(asked(kTwo, s) == "DEU Turn");
}

TEST_CASE("[D12.3] tasks of places are claimed at any own point, wherever the ship came from") {
  const State before = position(kTwo, "open=Q01,Q02", {"DEU@a6", "PER@a1"});
  CHECK(moves(kTwo, before, "claim") == "claim Q01 b");  // without sailing
  const State side = position(kTwo, "side=PER open=Q01,Q02", {"DEU@i2", "PER@a6"});
  CHECK(moves(kTwo, side, "claim") == "claim Q01 b");
  CHECK(moves(kTwo, position(kTwo, "place open=Q01,Q02", {"DEU@a6", "PER@a1"}), "claim").empty());
  CHECK(refused(kTwo, position(kTwo, "open=Q03,Q02", {"DEU@a6", "PER@a1"}), "claim Q03 b") ==
        "D12.7");
}

TEST_CASE("[D12.3] he names the card, pays, and only then it is his") {
  State s = position(kTwo, "open=Q08,- KOR=- RHO=G noquests",
                     {"DEU@d2 below=2 cargo=RB secret=Q01", "PER@a1"});
  script(kTwo, s, "claim Q08 a");
  CHECK(asked(kTwo, s) == "DEU Return");
  CHECK(score(kTwo, s, DEU) == 0);
  CHECK(open_quests(s) == "Q08 -");
  script(kTwo, s, "return RHO");
  CHECK(city(s, "RHO") == "RG");
  CHECK(city(s, "KOR") == "B");  // the last slot unasked
  CHECK(score(kTwo, s, DEU) == 3);
}

TEST_CASE("[D12.3] any number in a row") {
  State s = position(kTwo, "open=Q01,Q02 noquests", {"DEU@d2 below=2 cargo=RG", "PER@a1"});
  script(kTwo, s, "claim Q01 a, claim Q02 a");
  CHECK(score(kTwo, s, DEU) == 4);
}

TEST_CASE("[D12.4] at Athens with all the named treasures aboard at once") {
  CHECK(refused(kTwo, position(kTwo, "open=Q08,Q02", {"DEU@d2 below=1 cargo=R", "PER@a1"}),
                "claim Q08 a") == "D12.4");
  CHECK(refused(kTwo, position(kTwo, "open=Q08,Q02", {"DEU@d3 below=2 cargo=RB", "PER@a1"}),
                "claim Q08 a") == "D12.4");
  CHECK(refused(kTwo, position(kTwo, "open=Q08,Q02", {"DEU@d2 below=2 cargo=RB", "PER@a1"}),
                "claim Q08 a") == "allowed");
}

TEST_CASE("[D12.5] adjacent to the city with at least N soldiers aboard; none is spent") {
  State s = position(kTwo, "open=Q01,- noquests", {"DEU@b7 below=3", "PER@a1"});
  script(kTwo, s, "claim Q01 b");
  CHECK(crew(s, DEU) == "7+3");
  CHECK(refused(kTwo, position(kTwo, "open=Q01,Q02", {"DEU@b7 below=4", "PER@a1"}),
                "claim Q01 b") == "D12.5");
  CHECK(refused(kTwo, position(kTwo, "open=Q01,Q02", {"DEU@b6", "PER@a1"}), "claim Q01 b") ==
        "D12.5");
}

TEST_CASE("[D12.6] adjacent to the city he discards exactly N action cards of his choice") {
  State s =
      position(kTwo, "open=Q02,- noquests", {"DEU@b3 hand=ares,ares,nike,charon,hermes", "PER@a1"});
  script(kTwo, s, "claim Q02 b");
  CHECK(asked(kTwo, s) == "DEU Pay");
  script(kTwo, s, "pay ares, pay hermes, pay ares");
  CHECK(hand(s, DEU) == "charon nike");
  CHECK(discards(s) == "ares ares hermes");
  CHECK(score(kTwo, s, DEU) == 2);
  State all = position(kTwo, "open=Q02,- noquests", {"DEU@b3 hand=ares,ares,nike", "PER@a1"});
  script(kTwo, all, "claim Q02 b");
  CHECK(hand(all, DEU).empty());
  CHECK(asked(kTwo, all) == "DEU Turn");
  CHECK(refused(kTwo, position(kTwo, "open=Q02,Q01", {"DEU@b3 hand=ares,ares", "PER@a1"}),
                "claim Q02 b") == "D12.6");
}

TEST_CASE("[D12.7] one victory completes one card at most, of attacker or defender") {
  State s = position(kTwo, "dice=1:1131 open=Q03,Q06 noquests", {"DEU@b3 secret=Q12", "PER@b4"});
  script(kTwo, s, "sail b4 PER, toss 0 10 0, toss 10 0 0");
  CHECK(moves(kTwo, s, "claim") == "claim Q03 b, claim Q06 a");
  CHECK(refused(kTwo, s, "claim Q03 a") == "D12.7");
  script(kTwo, s, "claim Q06 a");
  CHECK(asked(kTwo, s) == "DEU Spoils");
  CHECK(refused(kTwo, s, "claim Q03 b") == "D12.7");
  script(kTwo, s, "nothing");
  CHECK(score(kTwo, s, DEU) == 2);
  State defended = position(kTwo, "dice=1:1131 open=Q03,Q15 noquests", {"DEU@b3", "PER@b4"});
  script(kTwo, defended, "sail b4 PER, toss 10 0 0, toss 0 10 0, claim Q03 b, nothing");
  CHECK(score(kTwo, defended, PER) == 2);
}

TEST_CASE("[D12.7] a conquered city completes nothing") {
  State s = position(kTwo, "open=Q03,Q06", {"DEU@g5", "PER@a1"});
  script(kTwo, s, "sail g5, attack RHO, toss 0 10 0");
  CHECK(moves(kTwo, s, "claim").empty());
  CHECK(refused(kTwo, s, "claim Q03 b") == "D12.7");
}

TEST_CASE("[D12.8] when an open quest leaves, the next is opened in its place after payment") {
  State s = position(kTwo, "open=Q02,Q16 KOR=- RHO=G", {"DEU@d2 below=2 cargo=RG", "PER@a1"});
  script(kTwo, s, "claim Q02 a");
  CHECK(asked(kTwo, s) == "DEU Return");
  script(kTwo, s, "return KOR");
  CHECK(asked(kTwo, s) == "chance Open");
  CHECK(chance(kTwo, s, "quest Q09") == Chance{1, 14});
  script(kTwo, s, "quest Q12");
  CHECK(open_quests(s) == "Q12 Q16");
  CHECK(asked(kTwo, s) == "DEU Turn");
}

TEST_CASE("[D12.8] when the deck is empty the place stays empty") {
  State s = position(kTwo, "open=Q01,Q16 noquests", {"DEU@a6", "PER@a1"});
  script(kTwo, s, "claim Q01 b");
  CHECK(open_quests(s) == "- Q16");
}

TEST_CASE("[D12.9] all who meet a task of the new card are asked, clockwise from who acts") {
  State s = position(kThree, "side=PER open=Q02,Q16",
                     {"DEU@c1 below=1 cargo=R", "PER@d2 below=2 cargo=RG", "HER@a6"});
  script(kThree, s, "claim Q02 a, quest Q01");
  CHECK(asked(kThree, s) == "PER Reveal");
  CHECK(moves(kThree, s) == "claim Q01 a, pass");
  script(kThree, s, "pass");
  CHECK(asked(kThree, s) == "HER Reveal");
  CHECK(moves(kThree, s) == "claim Q01 b, pass");
  CHECK(refused(kThree, s, "claim Q16 a") == "D12.9");
  script(kThree, s, "pass");
  CHECK(asked(kThree, s) == "DEU Reveal");
  script(kThree, s, "claim Q01 a");
  CHECK(completed(s, DEU) == "Q01");
  CHECK(asked(kThree, s) == "chance Open");
  script(kThree, s, "quest Q12");
  CHECK(asked(kThree, s) == "PER Side");
}

TEST_CASE("[D12.9] two or more pay, take a point card each, and the quest leaves the game") {
  State s = position(kThree, "side=PER open=Q02,Q16",
                     {"DEU@c1 below=1 cargo=R", "PER@d2 below=2 cargo=RG", "HER@a6"});
  script(kThree, s, "claim Q02 a, quest Q01, claim Q01 a");
  CHECK(cargo(s, PER) == "R");  // all answer before anyone pays
  script(kThree, s, "claim Q01 b, claim Q01 a");
  CHECK(score(kThree, s, PER) == 2 + 1);
  CHECK(score(kThree, s, HER) == 1);
  CHECK(score(kThree, s, DEU) == 1);
  CHECK(cargo(s, PER).empty());
  CHECK(cargo(s, DEU).empty());
  CHECK(s.open.removed.has(quest_at(0)));
  CHECK(asked(kThree, s) == "chance Open");
}

TEST_CASE("[D12.9] nobody claims: the card stays") {
  State s = position(kTwo, "open=Q02,Q16", {"DEU@c1 below=2 cargo=RG", "PER@i2"});
  script(kTwo, s, "claim Q02 a, quest Q01, pass");
  CHECK(open_quests(s) == "Q01 Q16");
  CHECK(asked(kTwo, s) == "DEU Turn");
  CHECK(refused(kTwo, s, "claim Q01 a") == "allowed");
}

TEST_CASE("[D12.9] replacement follows again and again, also within a fight") {
  State s = position(kTwo, "dice=1:1131 open=Q03,Q16", {"DEU@b3", "PER@b4"});
  script(kTwo, s, "sail b4 PER, toss 0 10 0, toss 10 0 0, claim Q03 b, quest Q06");
  CHECK(asked(kTwo, s) == "DEU Reveal");  // 10 soldiers beside Mykene
  script(kTwo, s, "claim Q06 b, quest Q01");
  CHECK(asked(kTwo, s) == "DEU Spoils");
  CHECK(completed(s, DEU) == "Q03 Q06");
}

TEST_CASE("[D12.10] sixteen cards of 44 points with two tasks each") {
  int sum = 0;
  std::size_t deliveries = 0;
  for (const QuestRow& quest : kTwo.content().quests) {
    sum += quest.points;
    for (const TaskRow& task : quest.tasks)
      deliveries += task.kind <= TaskKind::DeliverDistinct ? 1U : 0U;
  }
  CHECK(sum == 44);
  CHECK(deliveries == 17);
}

}  // namespace ilion::deukalion::test
