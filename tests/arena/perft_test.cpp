// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/perft.h"

#include <doctest/doctest.h>

#include "games/hector/game.h"
#include "games/hector/notation.h"

namespace ilion::arena {

namespace {

using hector::Hector;

// The definition of docs/perft.md word by word, without any short cut.
template <Game G>
std::uint64_t plain_count(const G& game, const typename G::State& state, int depth,
                          std::optional<std::uint64_t> seed, std::uint64_t chance_points = 0) {
  if (depth == 0) return 1;
  const auto below = [&](const auto& ply, int plies, std::uint64_t points) {
    typename G::State next = state;
    game.apply(next, ply);
    return plain_count(game, next, depth - plies, seed, points);
  };
  if (seed && game.actor(state).is_chance()) {
    const auto outcomes = game.outcomes(state);
    return below(fixed_outcome(outcomes, *seed, chance_points), 0, chance_points + 1);
  }
  std::uint64_t total = 0;
  for (const auto& move : game.legal_moves(state)) total += below(move, 1, chance_points);
  for (const auto& each : game.outcomes(state)) total += below(each.outcome, 1, chance_points + 1);
  return total;
}

std::uint64_t sum(const std::vector<PerftBranch>& branches) {
  std::uint64_t total = 0;
  for (const PerftBranch& branch : branches) total += branch.count;
  return total;
}

}  // namespace

TEST_CASE("perft counts what its definition counts, with the luck open or fixed") {
  const Hector game;
  for (const std::optional<std::uint64_t> seed :
       {std::optional<std::uint64_t>{}, std::optional<std::uint64_t>{1},
        std::optional<std::uint64_t>{2}}) {
    Perft<Hector> perft(game, seed);
    for (int depth = 0; depth <= 5; ++depth)
      CHECK(perft.count(game.initial(), depth) == plain_count(game, game.initial(), depth, seed));
  }
}

TEST_CASE("the branches of a divide add up to the count") {
  const Hector game;
  for (int depth = 1; depth <= 6; ++depth) {
    Perft<Hector> perft(game, 3);
    CHECK(sum(perft.divide(game.initial(), depth)) == perft.count(game.initial(), depth));
  }
}

// By hand: 4 sources; then 24 troops may lie on top. Of these 18 lead to 6 tiles with 4 colours
// each, and 6 fours to 3 numbers with 6 tiles.
TEST_CASE("the first plies of Hector and Achilles can be counted by hand") {
  const Hector game;
  Perft<Hector> perft(game, std::nullopt);
  CHECK(perft.count(game.initial(), 0) == 1);
  CHECK(perft.count(game.initial(), 1) == 4);
  CHECK(perft.count(game.initial(), 2) == 4 * 24);
  CHECK(perft.count(game.initial(), 3) == 4 * (18 * 6 + 6 * 3));
  CHECK(perft.count(game.initial(), 4) == 4 * (18 * 6 * 4 + 6 * 3 * 6));
}

TEST_CASE("a divide names its first plies and tells of its progress") {
  const Hector game;
  Perft<Hector> perft(game, 1);
  std::uint64_t told = 0;
  const auto branches = perft.divide(game.initial(), 5, [&] { ++told; });
  REQUIRE(branches.size() == 4);
  CHECK(branches[0].text == "from 1");
  CHECK(branches[3].text == "from home");
  CHECK(told == perft.count(game.initial(), Perft<Hector>::kToldDepth));
}

TEST_CASE("fixed luck takes outcomes by their weight") {
  const std::vector<Weighted<char>> list{{'a', 1}, {'b', 0}, {'c', 3}};
  int a = 0;
  int b = 0;
  for (std::uint64_t n = 0; n < 4000; ++n) {
    const char drawn = fixed_outcome(list, 1, n);
    a += drawn == 'a' ? 1 : 0;
    b += drawn == 'b' ? 1 : 0;
  }
  CHECK(b == 0);
  CHECK(a > 900);
  CHECK(a < 1100);
}

}  // namespace ilion::arena
