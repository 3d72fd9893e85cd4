// SPDX-License-Identifier: GPL-3.0-or-later
// Hector and Achilles against the whole generic kit, with both values of its option.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/hector/game.h"
#include "games/hector/notation.h"
#include "kit/allocation.h"
#include "kit/catalogue.h"
#include "kit/conformance.h"
#include "kit/fold.h"
#include "kit/judge.h"
#include "kit/non_interference.h"
#include "kit/prove.h"
#include "kit/statistics.h"
#include "support/counting_allocator.h"
#include "support/sanitized.h"

namespace ilion::hector {

namespace {

using test::fewer_if_sanitized;

// Calls check(game) with closed and with open discards.
template <class Check>
void with_each_option(const Check& check) {
  for (const bool open_discards : {false, true}) {
    CAPTURE(open_discards);
    check(Hector(Options{.open_discards = open_discards}));
  }
}

TEST_CASE("Hector is a sound game") {
  with_each_option([](const Hector& game) {
    kit::prove(kit::check_conformance(game, {.walks = fewer_if_sanitized(1200)}));
  });
}

TEST_CASE("the judge of Hector agrees with the generator over the whole universe of moves") {
  with_each_option([](const Hector& game) {
    const auto findings = kit::check_judge(game, {.walks = fewer_if_sanitized(1200), .every = 3});
    kit::prove(findings.report);
    kit::prove(kit::check_catalogue<Hector>(findings));
    // After the fourth card there is no action any more; one may ask, and is refused.
    CHECK(findings.never_legal == std::vector<std::string>{"deploy 4", "boost 4"});
  });
}

TEST_CASE("nobody at a table of Hector learns what he may not know") {
  with_each_option([](const Hector& game) {
    kit::prove(kit::check_non_interference(game, {.walks = fewer_if_sanitized(400), .every = 3}));
  });
}

TEST_CASE("a client of Hector needs the first view and the events, and nothing else") {
  with_each_option([](const Hector& game) {
    kit::prove(kit::check_fold(game, {.walks = fewer_if_sanitized(2000)}));
  });
}

TEST_CASE("Hector samples as it weighs") {
  with_each_option([](const Hector& game) {
    kit::prove(kit::check_sampling(game, {.walks = fewer_if_sanitized(800), .every = 7}));
  });
}

TEST_CASE("Hector is played without memory from the heap") {
  with_each_option([](const Hector& game) {
    kit::prove(kit::check_allocations(game, {.walks = fewer_if_sanitized(2'000)}));
  });
}

}  // namespace

}  // namespace ilion::hector
