// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of chapter 16 of rules/deukalion.md, and the exact odds of a toss.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/odds.h"
#include "games/deukalion/position.h"

namespace ilion::deukalion::test {

TEST_CASE("two quests in Athens") {
  State s =
      position(kThree, "open=Q02,Q16 KOR=- RHO=Y", {"DEU@d2 below=2 cargo=RG", "PER@i2", "HER@a1"});
  script(kThree, s, "claim Q02 a, return RHO, quest Q01");
  CHECK(asked(kThree, s) == "DEU Reveal");
  script(kThree, s, "claim Q01 a");
  CHECK(score(kThree, s, DEU) == 4);
  State both = position(kThree, "open=Q02,Q16",
                        {"DEU@d2 below=2 cargo=RG", "PER@c1 below=1 cargo=R", "HER@a1"});
  script(kThree, both, "claim Q02 a, quest Q01, claim Q01 a, claim Q01 a");
  CHECK(score(kThree, both, DEU) == 2 + 1);
  CHECK(score(kThree, both, PER) == 1);
}

TEST_CASE("a city: 7 soldiers, 2 crossed, 2 clear, 3 on edge make 3 1/2 against 3") {
  State s = position(kTwo, "side=PER dice=3:1111 RHO=RW", {"DEU@a1", "PER@f4 below=3"});
  const Story story = script(kTwo, s, "sail g5, attack RHO, toss 2 2 3");
  CHECK(last<FightDecided>(story)->strength == 7);
  script(kTwo, s, "take R");
  CHECK(crew(s, PER) == "5+5");
  CHECK(cargo(s, PER) == "R");
}

TEST_CASE("the Kylix: outer dice 3, 1, 2, 2 and r = 1") {
  const State s = after(kTwo, position(kTwo, "place dice=1:3122", {"DEU@a1", "PER@b1"}), "place 1");
  CHECK(s.open.die_of(Action::Cards) == Face::One);
  CHECK(s.open.die_of(Action::Soldiers) == Face::Two);
  CHECK(s.open.die_of(Action::Sail) == Face::Two);
  CHECK(s.open.die_of(Action::Hydra) == Face::Three);
}

TEST_CASE("a shift from a1: only b3 is at distance 3, and with a ship there only b2 remains") {
  State s = position(kThree, "dice=1:1131", {"DEU@a2", "PER@a1", "HER@i2"});
  script(kThree, s, "sail a1 PER, toss 0 10 0, toss 10 0 0");
  CHECK(moves(kThree, s, "shift") == "shift b3");
  State taken = position(kThree, "dice=1:1131", {"DEU@a2", "PER@a1", "HER@b3"});
  script(kThree, taken, "sail a1 PER, toss 0 10 0, toss 10 0 0");
  CHECK(moves(kThree, taken, "shift") == "shift b2");
}

TEST_CASE("the Styx with 4, 3, 3 below") {
  const State s =
      after(kThree,
            position(kThree, "", {"DEU@h2 below=4 cargo=RGB", "PER@a1 below=3", "HER@b1 below=3"}),
            "sail h1");
  const State one = after(kThree, s, "bring-all");
  CHECK(crew(one, DEU) == "7+3");
  CHECK(score(kThree, one, DEU) == 2);
  const State all = after(kThree, s, "unload R, unload G, unload B");
  CHECK(crew(all, DEU) == "10+0");
  CHECK(score(kThree, all, DEU) == 2);
}

TEST_CASE("odds: 10 soldiers reach 5 in 34,001 of 59,049 cases; 10 beat 10 in 44.6 %") {
  CHECK(odds::reaching(10, 10) == 34'001);
  CHECK(odds::cases(10) == 59'049);
  CHECK(odds::chance_to_beat(10, 10) == doctest::Approx(0.446).epsilon(0.001));
}

namespace {

// Every case of a toss, one after the other: how many make so many half-points.
std::array<std::uint32_t, 21> tossed(std::size_t soldiers) {
  std::array<std::uint32_t, 21> counted{};
  for (std::uint32_t one = 0; one < odds::cases(soldiers); ++one) {
    std::size_t halves = 0;
    for (std::uint32_t rest = one, i = 0; i < soldiers; ++i, rest /= 3) halves += rest % 3;
    ++counted[halves];
  }
  return counted;
}

}  // namespace

TEST_CASE("odds are counted as if every soldier were tossed") {
  for (std::size_t n = 0; n <= kSoldiers; ++n) {
    const auto counted = tossed(n);
    std::uint32_t at_least = 0;
    for (std::size_t h = 21; h-- > 0;) {
      at_least += counted[h];
      CHECK(odds::kWays[n][h] == counted[h]);
      CHECK(odds::reaching(n, static_cast<int>(h)) == at_least);
    }
  }
  CHECK(odds::reaching(3, -2) == 27);
}

TEST_CASE("odds of a fight are counted over all tosses of both, whatever the head start") {
  for (std::size_t n = 0; n <= kSoldiers; ++n)
    for (std::size_t m = 0; m <= kSoldiers; ++m) {
      const auto ours = tossed(n);
      const auto theirs = tossed(m);
      for (int ahead = -4; ahead <= 4; ++ahead) {
        CAPTURE(n);
        CAPTURE(m);
        CAPTURE(ahead);
        std::uint64_t won = 0;
        for (int a = 0; a <= 20; ++a)
          for (int b = 0; b <= 20; ++b)
            if (a + ahead > b)
              won += std::uint64_t{ours[static_cast<std::size_t>(a)]} *
                     theirs[static_cast<std::size_t>(b)];
        CHECK(odds::beating(n, m, ahead) == won);
        const double all = static_cast<double>(odds::cases(n)) * odds::cases(m);
        CHECK(odds::chance_to_beat(n, m, ahead) ==
              doctest::Approx(static_cast<double>(won) / all).epsilon(1e-12));
      }
    }
  CHECK(odds::reaching(3, 99) == 0);
  CHECK(odds::beating(1, 1) == 3);     // 1 against 0, 2 against 0 or 1
  CHECK(odds::beating(1, 1, 1) == 6);  // half a point ahead: equal is enough
  CHECK(odds::beating(1, 0) == 2);
  CHECK(odds::arrangements(2, 2, 3) == 210);
}

}  // namespace ilion::deukalion::test
