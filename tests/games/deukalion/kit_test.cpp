// SPDX-License-Identifier: GPL-3.0-or-later
// Deukalion against the whole generic kit, for two, three and four players.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/deukalion/game.h"
#include "games/deukalion/notation.h"
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

namespace ilion::deukalion {

namespace {

using test::fewer_if_sanitized;

template <class Check>
void with_each_number_of_players(const Check& check) {
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    CAPTURE(players);
    check(Deukalion(players));
  }
}

TEST_CASE("Deukalion is a sound game") {
  with_each_number_of_players([](const Deukalion& game) {
    kit::prove(kit::check_conformance(game, {.walks = fewer_if_sanitized(160)}));
  });
}

TEST_CASE("the judge of Deukalion agrees with the generator over the whole universe of moves") {
  with_each_number_of_players([](const Deukalion& game) {
    const auto findings = kit::check_judge(game, {.walks = fewer_if_sanitized(48), .every = 31});
    kit::prove(findings.report);
    kit::prove(kit::check_catalogue<Deukalion>(findings));
  });
}

TEST_CASE("nobody at a table of Deukalion learns what he may not know") {
  with_each_number_of_players([](const Deukalion& game) {
    kit::prove(kit::check_non_interference(game, {.walks = fewer_if_sanitized(40), .every = 31}));
  });
}

TEST_CASE("a client of Deukalion needs the first view and the events, and nothing else") {
  with_each_number_of_players([](const Deukalion& game) {
    kit::prove(kit::check_fold(game, {.walks = fewer_if_sanitized(80)}));
  });
}

TEST_CASE("Deukalion samples as it weighs") {
  with_each_number_of_players([](const Deukalion& game) {
    kit::prove(kit::check_sampling(game, {.walks = fewer_if_sanitized(48), .every = 41}));
  });
}

TEST_CASE("Deukalion is played without memory from the heap") {
  with_each_number_of_players([](const Deukalion& game) {
    kit::prove(kit::check_allocations(game, {.walks = fewer_if_sanitized(400)}));
  });
}

}  // namespace

}  // namespace ilion::deukalion
