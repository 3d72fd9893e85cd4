// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <array>

#include "kit/broken_nim.h"
#include "kit/nim.h"
#include "kit/prove.h"
#include "kit/statistics.h"

namespace ilion::kit {

namespace {

using nim::BrokenNim;
using nim::Bug;

constexpr Effort kEffort{.walks = 200};

TEST_CASE("chi-square is the sum of squared deviations by expectation") {
  const std::array<std::uint64_t, 3> observed{30, 50, 20};
  const std::array<double, 3> shares{1, 1, 2};
  const ChiSquare test = chi_square(observed, shares);
  CHECK(test.statistic == doctest::Approx(1 + 25 + 18));
  CHECK(test.degrees == 2);
}

TEST_CASE("the limit of chi-square is never below the exact one for five deviations, and near it") {
  struct Row {
    double degrees;
    double exact;  // upper tail 2.867e-7
  };
  for (const Row row : {Row{5, 38.594}, Row{23, 74.022}, Row{1000, 1239.821}}) {
    CHECK(ChiSquare{0, row.degrees}.limit() > row.exact);
    CHECK(ChiSquare{0, row.degrees}.limit() < row.exact * 1.06);
  }
}

TEST_CASE("chi-square takes rare cells together and does not forgive the impossible") {
  const std::array<std::uint64_t, 4> observed{500, 490, 1, 9};
  CHECK(chi_square(observed, std::array<double, 4>{50, 50, 0.1, 0.15}).degrees == 2);
  CHECK_FALSE(chi_square(observed, std::array<double, 4>{50, 50, 0, 1}).fits());
}

TEST_CASE("a tally notices a key that nobody expected") {
  Tally<char> tally;
  tally.add('a', 50);
  tally.add('b', 50);
  CHECK(tally.against_uniform(std::array{'a', 'b'}).fits());
  tally.add('c');
  CHECK_FALSE(tally.against_uniform(std::array{'a', 'b'}).fits());
}

TEST_CASE("a sound game samples as it weighs") {
  const Report report = check_sampling(nim::Nim(), kEffort);
  prove(report);
  CHECK(report.noted("chance points") == 2 * kEffort.walks);
}

TEST_CASE("a bias of a tenth and an unlisted outcome are caught") {
  CHECK(check_sampling(BrokenNim(Bug::BiasedSample), kEffort).mentions("differs from outcomes()"));
  CHECK(
      check_sampling(BrokenNim(Bug::UnlistedSample), kEffort).mentions("differs from outcomes()"));
}

}  // namespace

}  // namespace ilion::kit
