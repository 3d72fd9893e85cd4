// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked up or left out to save time changes no number and no move.
#include "bots/deukalion/prospects.h"

#include <doctest/doctest.h>

#include <thread>
#include <vector>

#include "bots/deukalion/easy.h"
#include "game/playout.h"
#include "support/sanitized.h"

namespace ilion::deukalion {

namespace {

struct Decision {
  View view;
  MoveList moves;
};

// Every third decision of matches in which likely moves and any moves alternate.
std::vector<Decision> decisions_of(const Deukalion& game, std::size_t number) {
  std::vector<Decision> decisions;
  for (std::uint64_t match = 0, step = 0; decisions.size() < number; ++match) {
    Rng rng(mix_seed(11, match));
    State state = game.initial();
    while (!game.actor(state).is_nobody() && decisions.size() < number) {
      if (game.actor(state).is_chance()) {
        play_chance(game, state, rng);
        continue;
      }
      const Seat seat = game.actor(state).seat();
      const Decision now{game.observe(state, Viewer::seat(seat)), game.legal_moves(state)};
      if (++step % 3 == 0) decisions.push_back(now);
      game.apply(state, step % 4 == 0 ? any_of_moves(now.moves, rng)
                                      : best_move(game, now.view, now.moves, rng));
    }
  }
  return decisions;
}

}  // namespace

TEST_CASE("a likely move is the one advised most, though not all are looked at") {
  for (std::size_t seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
    const Deukalion game(seats);
    for (const Decision& now : decisions_of(game, test::fewer_if_sanitized(2000))) {
      Rng one(5);
      Rng other(5);
      CHECK(best_move(game, now.view, now.moves, one) ==
            best_advised(now.moves, advise(game, now.view, now.moves), other));
    }
  }
}

TEST_CASE("what a position is worth does not depend on what was looked at before") {
  const Deukalion game(3);
  const auto decisions = decisions_of(game, test::fewer_if_sanitized(1500));
  std::vector<Advice<Deukalion>> in_order;
  for (const Decision& now : decisions) in_order.push_back(advise(game, now.view, now.moves));
  std::vector<Advice<Deukalion>> backwards(decisions.size());
  // A thread has nothing worked out when it begins.
  std::thread([&] {
    for (std::size_t i = decisions.size(); i-- > 0;)
      backwards[i] = advise(game, decisions[i].view, decisions[i].moves);
  }).join();
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    REQUIRE(in_order[i].size() == backwards[i].size());
    for (std::size_t m = 0; m < in_order[i].size(); ++m) CHECK(in_order[i][m] == backwards[i][m]);
  }
}

}  // namespace ilion::deukalion
