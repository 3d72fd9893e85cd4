// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/entrant.h"

#include <doctest/doctest.h>

#include "arena/blocks.h"
#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "games/hector/game.h"

namespace ilion::arena {

TEST_CASE("an entrant can have a time and traits of its own") {
  CHECK(name_of("hard") == "hard");
  CHECK(name_of("hard@50+learned=1") == "hard");
  const auto plain = read_entrant("hard");
  REQUIRE(plain);
  CHECK(!plain->time_ms);
  CHECK(plain->traits == Traits{});
  const auto changed = read_entrant("hard@50+learned=1+horizon=2+runners=20");
  REQUIRE(changed);
  CHECK(changed->name == "hard");
  CHECK(changed->time_ms == 50);
  CHECK(changed->traits.learned == true);
  CHECK(changed->traits.horizon == 2);
  CHECK(changed->traits.runners == 20);
  CHECK(!changed->traits.width);
}

TEST_CASE("what makes no sense is no entrant") {
  for (const char* wrong : {"hard@", "hard@0", "hard@-1", "hard@5x", "hard@600001", "hard@5@6",
                            "hard+", "hard+learned", "hard+learned=2", "hard+learned=1+learned=0",
                            "hard+wings=1", "hard+horizon=0", "hard+runners=25", "hard+playouts=0"})
    CHECK_MESSAGE(!read_entrant(wrong), wrong);
}

TEST_CASE("playouts as a trait are all that a bot spends") {
  BlockPlan plan;
  plan.bots = {"hard+playouts=40", "hard+playouts=40+width=0", "random"};
  plan.blocks = 1;
  const BlockGames once = play_blocks(hector::Hector{}, plan);
  const BlockGames again = play_blocks(hector::Hector{}, plan);
  REQUIRE(once.matches.size() == 6);
  for (std::size_t i = 0; i < once.matches.size(); ++i)
    CHECK(once.matches[i].shares == again.matches[i].shares);
}

}  // namespace ilion::arena
