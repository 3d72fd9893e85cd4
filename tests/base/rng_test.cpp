// SPDX-License-Identifier: GPL-3.0-or-later
// One seed means one match for ever: these numbers come from other implementations of the published
// algorithms and must never change, or every saved seed would mean another match.
#include "base/rng.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <set>
#include <vector>

#include "kit/chi_square.h"
#include "support/dies.h"

namespace ilion {

namespace {

template <std::size_t N, class Draw>
std::array<std::uint64_t, N> take(const Draw& draw) {
  std::array<std::uint64_t, N> numbers{};
  for (std::uint64_t& number : numbers) number = draw();
  return numbers;
}

TEST_CASE("splitmix64 gives the numbers of its reference implementation") {
  std::uint64_t state = 1234567;
  CHECK(take<5>([&] { return splitmix64(state); }) ==
        std::array<std::uint64_t, 5>{6457827717110365317U, 3203168211198807973U,
                                     9817491932198370423U, 4593380528125082431U,
                                     16408922859458223821U});
}

TEST_CASE("the generator gives the numbers that other xoshiro256++ give for the same seed") {
  Rng zero(0);  // as in the tests of the Rust crate rand
  CHECK(take<6>([&] { return zero.next(); }) ==
        std::array<std::uint64_t, 6>{5987356902031041503U, 7051070477665621255U,
                                     6633766593972829180U, 211316841551650330U,
                                     9136120204379184874U, 379361710973160858U});
  Rng answer(42);
  CHECK(take<3>([&] { return answer.next(); }) ==
        std::array<std::uint64_t, 3>{15021278609987233951U, 5881210131331364753U,
                                     18149643915985481100U});
}

TEST_CASE("bounded draws are portable too, also where a draw is thrown away") {
  Rng dice(1);
  CHECK(take<12>([&] { return dice.below(6); }) ==
        std::array<std::uint64_t, 12>{4, 4, 0, 4, 1, 3, 5, 3, 0, 0, 5, 2});
  Rng wide(1);
  CHECK(take<8>([&] { return wide.below(3'000'000'000U); }) ==
        std::array<std::uint64_t, 8>{2434836476, 300452710, 2238650611, 554035715, 1771436653,
                                     2960622235, 1570250591, 289805477});
}

TEST_CASE("seeds for many matches are portable and differ") {
  CHECK(mix_seed(1, 0) == 9348453635268248851U);
  CHECK(mix_seed(1, 1) == 12733170458716563457U);
  CHECK(mix_seed(2, 0) == 14661129770634223887U);
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    for (std::uint64_t n = 0; n < 100; ++n) seen.insert(mix_seed(seed, n));
  CHECK(seen.size() == 10'000);
}

TEST_CASE("a generator is a value: its copy goes the same way") {
  Rng one(5);
  one.next();
  Rng two = one;
  CHECK(one == two);
  CHECK(one.next() == two.next());
  two.next();
  CHECK(one != two);
}

TEST_CASE("the generator works at compile time") {
  constexpr std::uint64_t kFirst = [] { return Rng(0).next(); }();
  static_assert(kFirst == 5987356902031041503U);
  CHECK(kFirst == Rng(0).next());
}

TEST_CASE("bounded draws are unbiased and reach every number") {
  for (const std::uint32_t n : {1U, 2U, 3U, 6U, 24U, 47U, 100U}) {
    CAPTURE(n);
    Rng rng(n);
    std::vector<std::uint64_t> counts(n);
    for (std::uint32_t i = 0; i < 1000 * n; ++i) ++counts[rng.below(n)];
    const std::vector<double> shares(n, 1.0);
    const kit::ChiSquare test = kit::chi_square(counts, shares);
    INFO(test.text());
    CHECK(test.fits());
  }
}

TEST_CASE("two numbers drawn at once are uniform and independent of each other") {
  constexpr std::uint32_t kFirst = 5;
  constexpr std::uint32_t kSecond = 3;
  Rng rng(7);
  std::vector<std::uint64_t> counts(kFirst * kSecond);
  for (int i = 0; i < 30'000; ++i) {
    const auto [first, second] = rng.below(kFirst, kSecond);
    ++counts[first * kSecond + second];
  }
  CHECK(kit::chi_square(counts, std::vector<double>(counts.size(), 1.0)).fits());
}

TEST_CASE("a bound near the largest does not bias the draw") {
  // Without rejection the lower third would come twice as often.
  constexpr std::uint32_t kBound = 3'221'225'472U;  // three quarters of 2^32
  Rng rng(9);
  std::array<std::uint64_t, 3> thirds{};
  for (int i = 0; i < 30'000; ++i) ++thirds[rng.below(kBound) / (kBound / 3)];
  CHECK(kit::chi_square(thirds, std::array<double, 3>{1, 1, 1}).fits());
}

TEST_CASE("unit() lies in [0, 1) and is uniform there") {
  Rng rng(3);
  std::array<std::uint64_t, 20> counts{};
  for (int i = 0; i < 40'000; ++i) {
    const double x = rng.unit();
    REQUIRE(x >= 0);
    REQUIRE(x < 1);
    ++counts[static_cast<std::size_t>(x * 20)];
  }
  const std::vector<double> shares(counts.size(), 1.0);
  CHECK(kit::chi_square(counts, shares).fits());
  CHECK(Rng(1).unit() == 0.8116121588818848);
}

#ifndef NDEBUG
TEST_CASE("a draw from nothing stops a build with checks") {
  CHECK(test::dies([] { Rng(1).below(0); }));
}
#endif

}  // namespace

}  // namespace ilion
