// SPDX-License-Identifier: GPL-3.0-or-later
// Achaia against the whole generic kit, with every number of players and with its variants.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "games/achaia/game.h"
#include "games/achaia/notation.h"
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

namespace ilion::achaia {

namespace {

using test::fewer_if_sanitized;
using test::kSanitized;

// The four variants in every combination.
constexpr unsigned kVariantSets = 16;
constexpr Options variants(unsigned bits) {
  return {.new_order = (bits & 1) != 0,
          .own_fate = (bits & 2) != 0,
          .not_lost = (bits & 4) != 0,
          .negotiate = (bits & 8) != 0};
}

// Calls check(game) for two to five players with every set of variants.
template <class Check>
void at_each_table(const Check& check) {
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (unsigned bits = 0; bits < kVariantSets; ++bits) {
      CAPTURE(players);
      CAPTURE(bits);
      check(Achaia(players, variants(bits)));
    }
}

TEST_CASE("Achaia is a sound game") {
  at_each_table([](const Achaia& game) {
    kit::prove(kit::check_conformance(game, {.walks = fewer_if_sanitized(12)}));
  });
}

TEST_CASE("the judge of Achaia agrees with the generator over the whole universe of moves") {
  at_each_table([](const Achaia& game) {
    const auto findings =
        kit::check_judge(game, {.walks = fewer_if_sanitized(8), .every = kSanitized ? 97 : 37});
    kit::prove(findings.report);
    kit::prove(kit::check_catalogue<Achaia>(findings));
  });
}

TEST_CASE("nobody at a table of Achaia learns what he may not know") {
  at_each_table([](const Achaia& game) {
    kit::prove(kit::check_non_interference(
        game, {.walks = fewer_if_sanitized(8), .every = kSanitized ? 101 : 41}));
  });
}

TEST_CASE("a client of Achaia needs the first view and the events, and nothing else") {
  at_each_table([](const Achaia& game) {
    kit::prove(kit::check_fold(game, {.walks = fewer_if_sanitized(12)}));
  });
}

TEST_CASE("Achaia samples as it weighs") {
  at_each_table([](const Achaia& game) {
    kit::prove(kit::check_sampling(game, {.walks = fewer_if_sanitized(8), .every = 7}));
  });
}

TEST_CASE("Achaia is played without memory from the heap") {
  at_each_table([](const Achaia& game) {
    kit::prove(kit::check_allocations(game, {.walks = fewer_if_sanitized(12)}));
  });
}

}  // namespace

}  // namespace ilion::achaia
