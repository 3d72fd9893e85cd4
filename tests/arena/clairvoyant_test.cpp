// SPDX-License-Identifier: GPL-3.0-or-later
// The yardstick is the search of `master`, habits and all; what is more than search it leaves out.
#include <doctest/doctest.h>

#include "arena/all_seen.h"
#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "game/playout.h"

namespace ilion::arena {

namespace {

using achaia::Achaia;
using Seen = AllSeen<Achaia>;

// Decisions among several moves, in a match that random plays.
template <class Look>
void look_at_decisions(const Achaia& game, int decisions, const Look& look) {
  Rng rng(3);
  Achaia::State state = game.initial();
  while (const auto step = random_step(game, state, rng)) {
    if (game.actor(state).is_seat() && game.legal_moves(state).size() > 2) {
      look(state, game.actor(state).seat());
      if (--decisions == 0) return;
    }
    apply_step(game, state, *step);
  }
}

}  // namespace

TEST_CASE("the clairvoyant advises and expects by practised habits, as master does") {
  const Achaia game(2);
  const Seen seen(game);
  int otherwise_by_hand = 0;
  look_at_decisions(game, 40, [&](const Achaia::State& state, Seat seat) {
    const auto moves = game.legal_moves(state);
    const auto view = seen.observe(state, Viewer::seat(seat));
    const auto honest = game.observe(state, Viewer::seat(seat));
    const auto practised = advise(game, honest, moves, true);
    const auto hand_set = advise(game, honest, moves, false);
    const auto advised = advise(seen, view, moves, true);
    REQUIRE(advised.size() == practised.size());
    for (std::size_t i = 0; i < moves.size(); ++i) CHECK(advised[i] == practised[i]);
    Rng here(1);
    Rng there(1);
    CHECK(likely_move(seen, view, moves, here, true) ==
          likely_move(game, honest, moves, there, true));
    for (std::size_t i = 0; i < moves.size(); ++i)
      otherwise_by_hand += practised[i] == hand_set[i] ? 0 : 1;
  });
  CHECK(otherwise_by_hand > 40);  // or both would be the same
}

TEST_CASE("the clairvoyant's own search is changed by the habits it has") {
  const Achaia game(2);
  const Seen seen(game);
  int changed = 0;
  look_at_decisions(game, 6, [&](const Achaia::State& state, Seat seat) {
    const auto value = [&](bool practised) {
      SearchBot<Seen> bot(clairvoyant_plan<Achaia>(2), {.playouts = 100});
      Traits traits;
      traits.practised = practised;
      bot.change(traits);
      Rng rng(1);
      static_cast<void>(
          bot.choose(seen, seen.observe(state, Viewer::seat(seat)), game.legal_moves(state), rng));
      return bot.why()->tried[0].value;
    };
    changed += value(true) == value(false) ? 0 : 1;
  });
  CHECK(changed > 0);
  CHECK(clairvoyant_plan<Achaia>(2).shape.practised);
}

TEST_CASE("nobody is taught by worlds imagined anew where every world is the true one") {
  const auto plan = clairvoyant_plan<Achaia>(2);
  CHECK_FALSE(plan.shape.teach_others);
  CHECK(plan.shape.learned);
}

}  // namespace ilion::arena
