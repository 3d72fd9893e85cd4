// SPDX-License-Identifier: GPL-3.0-or-later
// The search against games that are solved exactly.
#include <doctest/doctest.h>

#include <array>

#include "bots/search/search.h"
#include "kit/nim.h"

namespace ilion {

template <>
struct Mind<nim::Nim> {
  using Nim = nim::Nim;
  static Advice<Nim> advise(const Nim&, const nim::View&, const Nim::MoveList& moves) {
    Advice<Nim> none;
    for (std::size_t i = 0; i < moves.size(); ++i) none.push_back(0);
    return none;
  }
  static constexpr double kDoubt = 1;
  static Nim::Move likely_move(const Nim&, const nim::View&, const Nim::MoveList& moves, Rng& rng) {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
  static int stage(const Nim&, const nim::State&) { return 0; }
  static int stages(const Nim&) { return 1; }
  static bool is_at_rest(const Nim&, const nim::State&) { return true; }
  static Expectations expect(const Nim&, const nim::State&) { return {}; }
};

namespace {

using nim::Nim;

// Everything lies open: who moves wins or not.
bool is_won(const Nim& game, const nim::State& state) {
  for (const auto& move : game.legal_moves(state)) {
    nim::State next = state;
    game.apply(next, move);
    if (game.actor(next).is_nobody() || !is_won(game, next)) return true;
  }
  return false;
}

nim::State open_nim(std::uint8_t heap, nim::Count first, nim::Count second) {
  nim::State state;
  state.cards.items = {first, second};
  state.table.heap = heap;
  for (std::size_t i = 0; i < 2; ++i) {
    state.table.dealt[seat_at(i)] = true;
    state.table.shown[seat_at(i)] = true;
    state.table.spent[seat_at(i)] = true;
  }
  return state;
}

}  // namespace

TEST_CASE("in open nim the search finds every winning move") {
  const Nim game;
  search::Search<Nim> search({});
  Rng rng(3);
  int won = 0;
  for (std::uint8_t heap = 2; heap <= 9; ++heap)
    for (const nim::Count first : nim::kCounts)
      for (const nim::Count second : nim::kCounts) {
        const nim::State state = open_nim(heap, first, second);
        const auto moves = game.legal_moves(state);
        if (moves.size() == 1 || !is_won(game, state)) continue;
        ++won;
        CAPTURE(int{heap});
        const auto view = game.observe(state, Viewer::seat(seat_at(0)));
        nim::State next = state;
        game.apply(next, search.choose(game, view, moves, rng, {.playouts = 600}));
        CHECK((game.actor(next).is_nobody() || !is_won(game, next)));
        CHECK(search.report().line.size() > 0);
      }
  CHECK(won > 50);
}

TEST_CASE("two threads choose alike every time, and alike in worlds that look the same") {
  const Nim game;
  search::Search<Nim> search({});
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng deal(seed);
    nim::State state = game.initial();
    while (game.actor(state).is_chance()) game.apply(state, game.sample(state, deal));
    const auto view = game.observe(state, Viewer::seat(seat_at(0)));
    const auto choose = [&](const nim::State& world) {
      Rng rng(seed);
      return search.choose(game, game.observe(world, Viewer::seat(seat_at(0))),
                           game.legal_moves(world), rng, {.playouts = 200, .threads = 2});
    };
    const auto move = choose(state);
    CHECK(choose(state) == move);
    CHECK(choose(game.imagine(view, deal)) == move);
  }
}

TEST_CASE("a search that is stopped before it begins plays what was advised most") {
  const Nim game;
  search::Search<Nim> search({});
  const nim::State state = open_nim(9, nim::Count::Four, nim::Count::Four);
  std::stop_source stop;
  stop.request_stop();
  Rng rng(1);
  const auto moves = game.legal_moves(state);
  const auto view = game.observe(state, Viewer::seat(seat_at(0)));
  CHECK(search.choose(game, view, moves, rng, {.stop = stop.get_token()}) == moves[0]);
  CHECK(search.report().playouts == 0);
}

TEST_CASE("a tree that is full takes nothing more and forgets nothing") {
  search::Tree<int> tree;
  std::uint64_t key = 1;
  while (tree.enter(key, 16) != nullptr) ++key;
  CHECK(tree.size() == search::kMaxNodes);
  CHECK(tree.find(1) != nullptr);
  CHECK(tree.find(key) == nullptr);
  tree.clear();
  CHECK(tree.find(1) == nullptr);
  CHECK(tree.enter(1, 16) != nullptr);
}

TEST_CASE("a tree that was cleared knows nothing, and takes all anew") {
  for (const std::uint64_t entries : {3U, 5000U}) {
    search::Tree<int> tree;
    // Keys that want the same few slots, so that one stands in the way of another.
    const auto key = [](std::uint64_t i) { return i << 20 | i % 4; };
    for (int times = 0; times < 2; ++times) {
      for (std::uint64_t i = 0; i < entries; ++i) REQUIRE(tree.enter(key(i), 1) != nullptr);
      for (std::uint64_t i = 0; i < entries; ++i) REQUIRE(tree.find(key(i))->key == key(i));
      tree.clear();
      CHECK(tree.size() == 0);
      for (std::uint64_t i = 0; i < entries; ++i) REQUIRE(tree.find(key(i)) == nullptr);
    }
  }
}

TEST_CASE("a move that is clearly worse leaves the race, however wild the luck they share") {
  search::Race race(3);
  Rng rng(9);
  for (int i = 0; i < 40; ++i) {
    const double luck = rng.unit();
    race.add(std::array{luck, luck - 0.01 + 0.01 * rng.unit(), luck - 0.1});
    race.drop(10);
  }
  CHECK(race.leader() == 0);
  CHECK(race.is_running(0));
  CHECK_FALSE(race.is_running(1));
  CHECK(race.rounds(2) < race.rounds(0));
  CHECK(race.is_decided());
}

TEST_CASE("nobody leaves a race before the rounds that all are given") {
  search::Race race(2);
  for (int i = 0; i < 40; ++i) {
    race.drop(40);
    CHECK_FALSE(race.is_decided());
    race.add(std::array{1.0, 0.0});
  }
  race.drop(40);
  CHECK(race.is_decided());
}

TEST_CASE("of a move that left the race the lead over it stays as it was, and how sure it was") {
  search::Race race(3);
  Rng rng(9);
  std::uint64_t until = 0;
  double lead = 0;
  double error = 0;
  for (int i = 0; i < 400; ++i) {
    const double luck = rng.unit();
    // The first two are as good as each other; later worlds are worth less to both.
    const double world = i < 40 ? luck : 0.3 * luck;
    race.add(std::array{world + 0.02 * rng.unit(), world + 0.02 * rng.unit(),
                        world - 0.2 + 0.2 * rng.unit()});
    if (race.is_running(2)) {
      until = race.rounds(2);
      lead = race.lead(0, 2);
      error = race.error_of_lead(0, 2);
    }
    race.drop(10);
    if (race.is_decided()) break;
  }
  REQUIRE_FALSE(race.is_running(2));
  REQUIRE(race.is_running(0));
  CHECK(race.rounds(2) == until);
  CHECK(race.rounds(0) > 40);
  const auto kept = race.lead_in_common(0, 2);
  CHECK(kept.by == lead);
  CHECK(kept.error == error);
  CHECK(kept.error > 0);
  CHECK(kept.by > 0.05);
  // Threads that go on together know it as well.
  search::Race other(3);
  other.follow(race);
  const std::array<const search::Race*, 1> all{&other};
  CHECK(search::Race::sum_of(all).lead_in_common(0, 2).by == lead);
  // While the means of all worlds would have it the other way round.
  CHECK(race.mean(0) - race.mean(2) < 0);
}

}  // namespace ilion
