// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/statistics.h"

#include <doctest/doctest.h>

namespace ilion::arena {

namespace {

void check_interval(Interval interval, double low, double high) {
  CHECK(interval.low == doctest::Approx(low).epsilon(0.00005));
  CHECK(interval.high == doctest::Approx(high).epsilon(0.00005));
}

}  // namespace

// Newcombe (1998), Statistics in Medicine 17, table I, method 3; exact to the four digits printed.
TEST_CASE("Wilson's interval has the published values") {
  check_interval(wilson(81, 263), 0.2553, 0.3662);
  check_interval(wilson(15, 148), 0.0624, 0.1605);
  check_interval(wilson(0, 20), 0.0000, 0.1611);
  check_interval(wilson(1, 29), 0.0061, 0.1718);
}

TEST_CASE("Wilson's interval of a share and of its complement mirror each other") {
  const Interval wins = wilson(7, 10);
  const Interval losses = wilson(3, 10);
  CHECK(wins.low == doctest::Approx(1 - losses.high));
  CHECK(wins.high == doctest::Approx(1 - losses.low));
}

TEST_CASE("Wilson's interval touches 0 and 1 only where nothing or everything was hit") {
  CHECK(wilson(0, 5).low == 0);
  CHECK(wilson(5, 5).high == 1);
  CHECK(wilson(1, 1000).low > 0);
  CHECK(wilson(0, 0).high == 1);
}

TEST_CASE("a histogram knows mean and quantiles exactly") {
  Histogram lengths;
  for (int number = 1; number <= 100; ++number) lengths.add(number);
  CHECK(lengths.count() == 100);
  CHECK(lengths.mean() == 50.5);
  CHECK(lengths.quantile(0.5) == 50);
  CHECK(lengths.quantile(0.05) == 5);
  CHECK(lengths.quantile(0.95) == 95);
  CHECK(lengths.min() == 1);
  CHECK(lengths.max() == 100);
}

TEST_CASE("two histograms merge to what one would have counted") {
  Histogram whole;
  Histogram low;
  Histogram high;
  for (int number : {3, 1, 4, 1, 5}) whole.add(number), low.add(number);
  for (int number : {92, 65, 35}) whole.add(number), high.add(number);
  low.merge(high);
  CHECK(low == whole);
  Histogram other_way = high;
  Histogram nothing;
  nothing.merge(other_way);
  CHECK(nothing == high);
}

TEST_CASE("an empty histogram has only zeros") {
  const Histogram none;
  CHECK(none.mean() == 0);
  CHECK(none.quantile(0.5) == 0);
  CHECK(none.max() == 0);
}

}  // namespace ilion::arena
