// SPDX-License-Identifier: GPL-3.0-or-later
// Every bot of every game: it plays a move from the list, needs no memory of the past, and cannot
// know what its seat may not know.
#include <doctest/doctest.h>

#include <vector>

#include "bots/all_bots.h"
#include "game/playout.h"
#include "support/allocation_count.h"
#include "support/counting_allocator.h"
#include "support/sanitized.h"

namespace ilion {

namespace {

// Every size of table that a game has.
template <Game G>
std::vector<G> tables() {
  return {G{}};
}
template <>
std::vector<deukalion::Deukalion> tables() {
  using deukalion::Deukalion;
  return {Deukalion(2), Deukalion(3), Deukalion(4)};
}

// With each of the variants somewhere, and once with all.
template <>
std::vector<achaia::Achaia> tables() {
  using achaia::Achaia;
  const achaia::Options all{
      .new_order = true, .own_fate = true, .not_lost = true, .negotiate = true};
  return {Achaia(2), Achaia(2, all), Achaia(3), Achaia(4, {.negotiate = true}), Achaia(5, all)};
}

// A budget for bots that search, with which the same view and seed give the same move.
constexpr std::uint64_t kPlayouts = 10;

bool is_quick(std::string_view name) {
  return name == "random" || name == "novice" || name == "easy";
}
std::uint64_t decisions_for(std::string_view name) {
  return test::fewer_if_sanitized(is_quick(name) ? 8000 : 160);
}

// So many decisions in matches that random plays, so that positions good and bad come up.
template <Game G, class Look>
void look_at_decisions(const G& game, std::uint64_t decisions, const Look& look) {
  for (std::uint64_t match = 0; decisions > 0; ++match) {
    Rng rng(mix_seed(7, match));
    typename G::State state = game.initial();
    while (const auto step = random_step(game, state, rng)) {
      if (game.actor(state).is_seat()) {
        look(state, game.actor(state).seat(), rng);
        if (--decisions == 0) return;
      }
      apply_step(game, state, *step);
    }
  }
}

}  // namespace

TEST_CASE_TEMPLATE("a bot chooses alike in the true world and in any that looks the same", G,
                   hector::Hector, deukalion::Deukalion, achaia::Achaia) {
  for (const G& game : tables<G>())
    for (std::string_view name : bot_names<G>()) {
      CAPTURE(std::string(name));
      CAPTURE(game.seats());
      const auto bot = make_bot<G>(name);
      bot->limit({.playouts = kPlayouts});
      std::uint64_t looked = 0;
      std::uint64_t other_worlds = 0;
      look_at_decisions(game, decisions_for(name), [&](const auto& state, Seat seat, Rng& rng) {
        const auto view = game.observe(state, Viewer::seat(seat));
        const auto world = game.imagine(view, rng);
        const std::uint64_t seed = rng.next();
        Rng here(seed);
        Rng there(seed);
        const auto moves = game.legal_moves(state);
        const auto move = bot->choose(game, view, moves, here);
        const auto imagined = bot->choose(game, game.observe(world, Viewer::seat(seat)),
                                          game.legal_moves(world), there);
        REQUIRE(moves.contains(move));
        REQUIRE(move == imagined);
        REQUIRE(here == there);
        ++looked;
        other_worlds += world == state ? 0U : 1U;
      });
      CHECK(other_worlds > looked / 2);  // or the truth would have been compared with itself
    }
}

TEST_CASE_TEMPLATE("a bot that needs less than a millisecond asks for no memory", G, hector::Hector,
                   deukalion::Deukalion, achaia::Achaia) {
  for (const G& game : tables<G>())
    for (std::string_view name : bot_names<G>()) {
      if (!is_quick(name)) continue;
      CAPTURE(std::string(name));
      const auto bot = make_bot<G>(name);
      const std::uint64_t before = test::allocation_count();
      look_at_decisions(game, test::fewer_if_sanitized(4000),
                        [&](const auto& state, Seat seat, Rng& rng) {
                          const auto view = game.observe(state, Viewer::seat(seat));
                          static_cast<void>(bot->choose(game, view, game.legal_moves(state), rng));
                        });
      CHECK(test::allocation_count() == before);
    }
}

}  // namespace ilion
