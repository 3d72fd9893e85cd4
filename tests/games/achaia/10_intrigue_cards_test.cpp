// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 10 of rules/achaia.md: the intrigue cards, each with its effects, its targets and the
// case where it is impossible.
#include <doctest/doctest.h>

#include <string>

#include "games/achaia/position.h"

namespace ilion::achaia::test {

namespace {

// Seat 0 holds the card, seat 1 lets it happen.
State against(const std::string& card, const std::string& line, const std::string& steps = "") {
  State s = position(kThree, "hand0=" + card + " " + line);
  script(kThree, s, "against 1 " + card + " a", steps, "none");
  return s;
}
State played(const std::string& card, const std::string& side, const std::string& line,
             const std::string& steps = "") {
  State s = position(kThree, "hand0=" + card + " " + line);
  script(kThree, s, "play " + card + " " + side, steps);
  return s;
}
// Seat 0 plays Blackmail against seat 1, who answers with the card.
State answered(const std::string& card, const std::string& line, const std::string& steps = "") {
  State s = position(kThree, "hand0=I10 hand1=" + card + " " + line);
  script(kThree, s, "against 1 I10 a", "answer " + card, steps);
  return s;
}
std::string no(const std::string& card, const std::string& move, const std::string& line) {
  return refused(kThree, position(kThree, "hand0=" + card + " " + line), move);
}

const std::string kOnes = "dice=Y1,Y1,Y1,Y1,Y1";
const std::string kSixes = "dice=R6,R6,R6,R6,R6";

}  // namespace

TEST_CASE("[A10.4] 7 kinds have two normal effects, 5 a counter-measure, 4 a reaction") {
  int normal = 0;
  int counter = 0;
  int reaction = 0;
  for (const IntrigueRow& row : printed_content().intrigue) {
    CHECK(row.a.kind == EffectKind::Normal);
    normal += row.b.kind == EffectKind::Normal ? 1 : 0;
    counter += row.b.kind == EffectKind::Counter ? 1 : 0;
    reaction += row.b.kind == EffectKind::Reaction ? 1 : 0;
  }
  CHECK(normal == 7);
  CHECK(counter == 5);
  CHECK(reaction == 4);
}

TEST_CASE("[A10.I01] Steal takes 4 gold from the Opp, or 3 from the bank") {
  State s = against("I01", "gold1=4");
  CHECK(gold(s, 0) == 11);
  CHECK(gold(s, 1) == 0);
  CHECK(gold(played("I01", "b", ""), 0) == 10);
}
TEST_CASE("[A10.I01] from a victim under 4 his gold, which he shows, or 1 influence instead") {
  for (const char* purse : {"gold1=3", "gold1=0"}) {
    CAPTURE(purse);
    State s = position(kThree, std::string("hand0=I01 ") + purse);
    const int had = gold(s, 1);
    const Story story = script(kThree, s, "against 1 I01 a, none");
    CHECK(all<GoldShown>(story) ==
          std::vector<GoldShown>{{seat_at(1), static_cast<std::uint16_t>(had)}});
    CHECK(asks(s, 0, Phase::Spoils));
    CHECK(moves(kThree, s) == "take gold, take influence");
    const State taken = after(kThree, s, "take gold");
    CHECK(gold(taken, 0) == 7 + had);
    CHECK(gold(taken, 1) == 0);
    const State left = after(kThree, s, "take influence");
    CHECK(influence(left, 0) == 6);
    CHECK(influence(left, 1) == 5);  // he loses none
    CHECK(gold(left, 1) == had);
  }
  // He may sell influence in the window to be rich enough.
  State s = position(kThree, "hand0=I01 gold1=0");
  script(kThree, s, "against 1 I01 a, sell, none");
  CHECK(gold(s, 0) == 11);
  CHECK(no("I02", "take gold", "") == "A10.I01");
}

TEST_CASE("[A10.I02] Extortion: the Opp pays 5 gold or loses 1 influence, his choice") {
  State s = against("I02", "gold1=5");
  CHECK(asks(s, 1, Phase::Yield));
  CHECK(moves(kThree, s) == "give gold, give influence, sell");
  CHECK(refused(kThree, s, "give street") == "A10.E03");
  CHECK(gold(after(kThree, s, "give gold"), 1) == 0);
  CHECK(influence(after(kThree, s, "give influence"), 1) == 4);
  s = against("I02", "gold1=4");
  CHECK(refused(kThree, s, "give gold") == "A3.10");
  CHECK(moves(kThree, s) == "give influence, sell");
  s = after(kThree, s, "sell, give gold");  // sold at the decision, then paid
  CHECK(gold(s, 1) == 4);
}
TEST_CASE("[A10.I02] who can do neither pays all he has") {
  const State s = against("I02", "gold1=4 inf1=0");
  CHECK(gold(s, 1) == 0);
  CHECK(asks(s, 1, Phase::Turn));
  CHECK(gold(answered("I02", ""), 1) == 9);  // counter: 2 gold
}

TEST_CASE("[A10.I03] Slander: the Opp loses 1 influence, if he has one; or 3 gold") {
  CHECK(influence(against("I03", ""), 1) == 4);
  CHECK(no("I03", "against 1 I03 a", "inf1=0") == "A3.14");
  CHECK(gold(played("I03", "b", ""), 0) == 10);
}

TEST_CASE("[A10.I04] Bribed Guards move one of his dice, or one of yours") {
  State s = against("I04", "dice=Y4@7,Y2@8,R1@3", "die Y4@7, to 9");
  CHECK(has(s, "Y4@9"));
  s = position(kThree, "hand0=I04 dice=Y4@7,Y2@8,R1@3");
  CHECK(refused(kThree, after(kThree, s, "against 1 I04 a"), "die R1@3") == "A5.18");
  CHECK(has(played("I04", "b", "dice=R1@3", "to 8"), "R1@8"));
  CHECK(no("I04", "against 1 I04 a", "dice=R1@3") == "A3.14");  // none of his in Troy
  CHECK(no("I04", "play I04 b", "dice=Y1@3") == "A3.14");
}

TEST_CASE("[A10.I05] Exchange of Posts: one of yours and one of his on different locations") {
  State s = position(kThree, "hand0=I05 dice=R1@3,R2@4,Y4@3,Y5@9");
  script(kThree, s, "against 1 I05 a, die R1@3");
  CHECK(has(s, "R1@3"));  // Y5@9 was the only partner and the window is open
  script(kThree, s, "none");
  CHECK(has(s, "R1@9"));
  CHECK(has(s, "Y5@3"));
  s = position(kThree, "hand0=I05 dice=R1@3,R2@4,Y4@3,Y5@9");
  script(kThree, s, "against 1 I05 a, die R2@4");
  CHECK(moves(kThree, s) == "die Y4@3, die Y5@9");
  CHECK(refused(kThree, s, "die R1@3") == "A5.18");
  CHECK(no("I05", "against 1 I05 a", "dice=R1@3,Y1@3") == "A3.14");  // the same location
  CHECK(no("I05", "against 1 I05 a", "dice=Y1@3") == "A3.14");
}
TEST_CASE("[A10.I05] its reaction moves one of your dice") {
  const State s = answered("I05", "dice=Y1@3", "to 9");
  CHECK(has(s, "Y1@9"));
  CHECK(gold(s, 1) == 7);
}

TEST_CASE("[A10.I06] Poison: one of his dice -2, or one of yours +1") {
  CHECK(has(against("I06", "dice=Y5@3", "die Y5@3"), "Y3@3"));
  CHECK(has(against("I06", "dice=Y2@3", "die Y2@3"), "Y1@3"));
  CHECK(no("I06", "against 1 I06 a", kOnes) == "A3.14");
  CHECK(has(played("I06", "b", "dice=R5@3", "die R5@3"), "R6@3"));
  CHECK(no("I06", "play I06 b", kSixes) == "A3.14");
}

TEST_CASE("[A10.I07] Hired Swords: one of your dice +2; counter: one of the attacker's -1") {
  CHECK(has(played("I07", "a", "dice=R1@3", "die R1@3"), "R3@3"));
  CHECK(no("I07", "play I07 a", kSixes) == "A3.14");
  CHECK(has(answered("I07", "dice=R4@3", "die R4@3"), "R3@3"));
}

TEST_CASE("[A10.I08] Sabotage: reroll one of his dice, or one or two of yours") {
  State s = against("I08", "dice=Y4@3", "die Y4@3");
  script(kThree, s, "roll 1");
  CHECK(has(s, "Y1@3"));
  s = played("I08", "b", "dice=R4@3", "die R4@3, none, roll 2");
  CHECK(has(s, "R2@3"));
  s = played("I08", "b", "dice=R4@3", "die R4@3, die R3, roll 2, roll 6");
  CHECK(dice(s, Colour::Red) == "R2@3 R3 R3 R3 R6");
  // Never impossible: everybody has dice.
}

TEST_CASE("[A10.I09] Ambush: one of his dice in Troy -1, a 1 stays 1, then it moves") {
  State s = against("I09", "dice=Y4@3,Y1@4", "die Y4@3, to 9");
  CHECK(has(s, "Y3@9"));
  s = against("I09", "dice=Y4@3,Y1@4", "die Y1@4, to 9");
  CHECK(has(s, "Y1@9"));
  CHECK(no("I09", "against 1 I09 a", "dice=R1@3") == "A3.14");  // none of his in Troy
  CHECK(has(answered("I09", "dice=R4@3", "to 9"), "R4@9"));     // counter: the attacker's moves
}

TEST_CASE("[A10.I10] Blackmail: take 2 gold; reaction: gain 2 gold") {
  const State s = against("I10", "gold1=5");
  CHECK(gold(s, 0) == 9);
  CHECK(gold(s, 1) == 3);
  CHECK(gold(against("I10", "gold1=0"), 0) == 7);
  CHECK(gold(answered("I10", ""), 1) == 9);
}

TEST_CASE("[A10.I11] Blessing: two of your dice +1 each; reaction: one +1") {
  State s = played("I11", "a", "dice=R1@3,R2@4", "die R1@3, die R2@4");
  CHECK(dice(s, Colour::Red) == "R2@3 R3@4 R3 R3 R3");
  s = position(kThree, "hand0=I11 dice=R1@3,R2@4");
  CHECK(refused(kThree, after(kThree, s, "play I11 a, die R1@3"), "none") == "A3.14");
  // The raised die looks like its neighbour now: that one may be named, but not the raised again.
  s = position(kThree, "hand0=I11 dice=R1@3,R2@3,R6,R6,R6");
  script(kThree, s, "play I11 a, die R1@3");
  CHECK(dice(s, Colour::Red) == "R2@3 R3@3 R6 R6 R6");
  s = played("I11", "a", "dice=R1@3,R6,R6,R6,R6");  // only one is below 6
  CHECK(has(s, "R2@3"));
  CHECK(no("I11", "play I11 a", kSixes) == "A3.14");
  CHECK(has(answered("I11", "dice=Y1@3", "die Y1@3"), "Y2@3"));
}

TEST_CASE("[A10.I12] Double Agent: one of his dice -1 and one of yours +1") {
  State s = against("I12", "dice=Y4@3,R4@9", "die Y4@3, die R4@9");
  CHECK(has(s, "Y3@3"));
  CHECK(has(s, "R5@9"));
  CHECK(no("I12", "against 1 I12 a", kOnes + "," + kSixes.substr(5)) == "A3.14");
  const State countered = answered("I12", "gold0=1");
  CHECK(gold(countered, 1) == 8);  // 2 gold from the attacker, who has 1
}

TEST_CASE("[A10.I13] Court Favour: 3 gold for 1 influence; counter: the attacker loses 1") {
  const State s = played("I13", "a", "");
  CHECK(gold(s, 0) == 4);
  CHECK(influence(s, 0) == 6);
  CHECK(no("I13", "play I13 a", "gold0=2") == "A3.10");
  CHECK(influence(answered("I13", ""), 0) == 4);
}

TEST_CASE(
    "[A10.I14] Tax Raid: the Opp pays 6 gold; or 1 for each of your dice in Troy, at most 4") {
  State s = against("I14", "gold1=8");
  CHECK(gold(s, 1) == 2);
  CHECK(gold(s, 0) == 7);
  CHECK(gold(played("I14", "b", "dice=R1@3,R1@4"), 0) == 9);
  CHECK(gold(played("I14", "b", "dice=R1@3,R1@4,R1@5,R1@7,R1@8"), 0) == 11);
  CHECK(no("I14", "play I14 b", "dice=Y1@3") == "A3.14");
}

TEST_CASE("[A10.I15] Turncoat: dice on the same location, unequal, exchange values") {
  State s = position(kThree, "hand0=I15 dice=R1@3,Y5@3,R2@4,Y2@4");
  script(kThree, s, "against 1 I15 a, none");  // the only pair that is unequal
  CHECK(has(s, "R5@3"));
  CHECK(has(s, "Y1@3"));
  CHECK(no("I15", "against 1 I15 a", "dice=R2@4,Y2@4,R1@3,Y1@5") == "A3.14");
  CHECK(has(played("I15", "b", "dice=R1@3", "die R1@3"), "R6@3"));
  s = position(kThree, "hand0=I15 dice=R4@3,R2@4");
  CHECK(refused(kThree, after(kThree, s, "play I15 b"), "die R4@3") == "A10.I15");
  CHECK(no("I15", "play I15 b", kSixes) == "A3.14");
}

TEST_CASE("[A10.I16] Safe Passage: move one or two of your dice; reaction: reroll one") {
  State s = played("I16", "a", "dice=R1@3,R2@4", "die R1@3, to 9, none");
  CHECK(dice(s, Colour::Red) == "R2@4 R1@9 R3 R3 R3");
  s = played("I16", "a", "dice=R1@3,R2@4", "die R1@3, to 9, die R2@4, to 9");
  CHECK(dice(s, Colour::Red) == "R1@9 R2@9 R3 R3 R3");
  CHECK(no("I16", "play I16 a", "dice=Y1@3") == "A3.14");
  s = answered("I16", "dice=Y1@3", "die Y1@3, roll 6");
  CHECK(has(s, "Y6@3"));
}

}  // namespace ilion::achaia::test
