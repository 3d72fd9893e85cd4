// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/practice.h"

#include <doctest/doctest.h>

#include "bots/all_minds.h"
#include "support/sanitized.h"

namespace ilion::arena {

namespace {

using Achaia = achaia::Achaia;
using Numbers = achaia::Habits::Numbers;

Numbers practised_by(std::size_t players) {
  Numbers numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i)
    numbers[i] = achaia::practised(players)[static_cast<achaia::Habit>(i)];
  return numbers;
}

}  // namespace

TEST_CASE("the habits in the repository win against those set by hand, with luck they never had") {
  for (std::size_t players : {2U, 3U, 4U, 5U}) {
    CAPTURE(players);
    const Achaia game(players);
    Practising<Achaia> practising(game, {.seed = 20261}, {});
    const Score score = practising.compare(practised_by(players), practising.by_hand(),
                                           ilion::test::fewer_if_sanitized(600));
    CHECK(score.share > 1.0 / static_cast<double>(players));
  }
}

TEST_CASE("practice comes to the same on any number of threads, and keeps within the bounds") {
  const Achaia game(2);
  const PracticePlan plan{.matches = 64, .seed = 5, .threads = 1};
  const Numbers alone = Practising<Achaia>(game, plan, {}).practise();
  CHECK(alone == Practising<Achaia>(game, {.matches = 64, .seed = 5, .threads = 3}, {}).practise());
  CHECK(alone != Practising<Achaia>::by_hand());
  const auto rows = Practice<Achaia>::rows();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CAPTURE(rows[i].name);
    CHECK(alone[i] >= rows[i].least);
    CHECK(alone[i] <= rows[i].most);
  }
}

TEST_CASE("practice finds out what was spoilt by hand") {
  // Who thinks nothing of the income of those who have passed hardly ever does, and loses.
  const Achaia game(2);
  Practising<Achaia> practising(game, {.seed = 3}, {});
  Numbers spoilt = practising.by_hand();
  spoilt[static_cast<std::size_t>(achaia::Habit::Income)] = 0.3;
  CHECK(practising.compare(spoilt, practising.by_hand(), 400).share < 0.5);
}

TEST_CASE("practice stops when it is told to") {
  const Achaia game(2);
  int asked = 0;
  const PracticeWatch watch{.played = [](std::uint64_t) {}, .stop = [&] { return ++asked > 1; }};
  static_cast<void>(Practising<Achaia>(game, {.matches = 1'000'000}, watch).practise());
  CHECK(asked == 2);
}

}  // namespace ilion::arena
