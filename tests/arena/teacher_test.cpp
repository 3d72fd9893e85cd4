// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/teacher.h"

#include <doctest/doctest.h>

#include <cmath>

#include "base/rng.h"
#include "bots/learned/network.h"

namespace ilion::arena {

namespace {

constexpr std::size_t kInputs = 3;

// Whoever has most of the first number wins; for those with the second it is the least that counts:
// something that no weighted sum says.
Lesson lesson(std::size_t seats, Rng& rng) {
  Lesson lesson;
  std::size_t winner = 0;
  double best = -1;
  for (std::size_t i = 0; i < seats; ++i) {
    const double first = rng.unit();
    const double second = rng.below(2);
    lesson.inputs.insert(
        lesson.inputs.end(),
        {static_cast<float>(first), static_cast<float>(second), static_cast<float>(rng.unit())});
    lesson.strength.push_back(0);
    lesson.share.push_back(0);
    const double counts = second > 0 ? 1 - first : first;
    if (counts > best) winner = i;
    best = std::max(best, counts);
  }
  lesson.share[winner] = 1;
  return lesson;
}

School school(std::size_t seats) {
  School school{.seats = seats, .inputs = kInputs, .taught = {}, .asked = {}};
  Rng rng(7);
  for (int i = 0; i < 4000; ++i) school.taught.push_back(lesson(seats, rng));
  for (int i = 0; i < 500; ++i) school.asked.push_back(lesson(seats, rng));
  return school;
}

}  // namespace

TEST_CASE("a network of nothing leaves the hand-made evaluation as it is") {
  const School two = school(2);
  const std::vector<float> nothing(learned::Network::weights_for(kInputs));
  CHECK(surprise(two, two.asked, {}) == doctest::Approx(std::log(2)));
  CHECK(surprise(two, two.asked, nothing) == doctest::Approx(std::log(2)));
}

TEST_CASE("a network learns who wins, for any number of seats") {
  for (std::size_t seats : {2U, 4U}) {
    const School all = school(seats);
    int terms = 0;
    const auto weights =
        teach(all, {.terms = 30, .rate = 0.02}, [&](const Term& term) { terms = term.number; });
    CHECK(terms == 30);
    const double unlearned = std::log(static_cast<double>(seats));
    CHECK(surprise(all, all.asked, weights) < 0.45 * unlearned);
  }
}

TEST_CASE("the same seed teaches the same") {
  const School two = school(2);
  const auto teach_once = [&](std::uint64_t seed) {
    return teach(two, {.terms = 1, .seed = seed}, [](const Term&) {});
  };
  CHECK(teach_once(1) == teach_once(1));
  CHECK(teach_once(1) != teach_once(2));
}

TEST_CASE("where nothing can be learned, nothing is kept that surprises more") {
  School two = school(2);
  Rng rng(3);
  for (auto* lessons : {&two.taught, &two.asked})
    for (Lesson& lesson : *lessons) {
      const auto won = static_cast<float>(rng.below(2));
      lesson.share = {won, 1 - won};
    }
  const auto weights = teach(two, {.terms = 5}, [](const Term&) {});
  CHECK(surprise(two, two.asked, weights) <= std::log(2) + 1e-6);
}

}  // namespace ilion::arena
