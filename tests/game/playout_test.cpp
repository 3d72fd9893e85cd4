// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/playout.h"

#include <doctest/doctest.h>

#include "kit/nim.h"
#include "kit/script.h"

namespace ilion {

namespace {

using nim::Count;
using nim::Nim;

TEST_CASE("a playout goes to the end, and the same seed goes the same way") {
  const Nim game;
  Rng one(3);
  Rng two(3);
  nim::State state = game.initial();
  nim::State again = game.initial();
  play_out(game, state, one);
  play_out(game, again, two);
  CHECK(game.result(state));
  CHECK(state == again);
  CHECK_FALSE(random_step(game, state, one));
}

TEST_CASE("a random step is an outcome at a chance point and a legal move elsewhere") {
  const Nim game;
  Rng rng(1);
  nim::State state = game.initial();
  CHECK(random_step(game, state, rng)->index() == 1);
  kit::play(game, state, {"deal 2", "deal 4"});
  const auto step = random_step(game, state, rng);
  REQUIRE(step->index() == 0);
  CHECK(game.legal_moves(state).contains(std::get<0>(*step)));
}

TEST_CASE("a script plays what the rules allow and stops at what they do not") {
  const Nim game;
  nim::State state = game.initial();
  kit::play(game, state, {"deal 2", "deal 4", "take 2", "take 4", "show", "take 3"});
  CHECK(game.result(state)->rank[seat_at(1)] == 1);
  nim::State other = game.initial();
  CHECK_THROWS_WITH(kit::play(game, other, {"take 1"}), "not possible here: take 1");
  CHECK_THROWS_WITH(kit::play(game, other, {"deal 2", "deal 4", "take 3"}),
                    "not possible here: take 3");
}

}  // namespace

}  // namespace ilion
