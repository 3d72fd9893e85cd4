// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/simulate.h"

#include <doctest/doctest.h>

#include "bots/all_bots.h"
#include "support/sanitized.h"

namespace ilion::arena {

namespace {

using hector::Hector;

SimulationPlan plan_of(std::uint64_t matches, unsigned threads) {
  SimulationPlan plan;
  plan.matches = matches;
  plan.bots = {"easy", "random"};
  plan.rotate = true;
  plan.threads = threads;
  return plan;
}

}  // namespace

TEST_CASE("a match is the same for the same seed, and another for another") {
  const Hector game;
  Bots<Hector> bots({"random", "random"});
  const PlayedMatch once = bots.play(game, 5);
  const PlayedMatch again = bots.play(game, 5);
  const PlayedMatch other = bots.play(game, 6);
  CHECK(once.result == again.result);
  CHECK(once.steps == again.steps);
  CHECK(once.decisions == again.decisions);
  CHECK((once.steps != other.steps || once.decisions != other.decisions));
}

TEST_CASE("random chooses the same with the view and without it") {
  const Hector game;
  Bots<Hector> quick({"random", "random"});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    RandomBot<Hector> bot;
    Rng chance = chance_stream(seed);
    std::array streams{seat_stream(seed, seat_at(0)), seat_stream(seed, seat_at(1))};
    const PlayedMatch slow =
        play_match(game, chance, [&](const auto& state, Seat seat, const auto& moves) {
          return bot.choose(game, game.observe(state, Viewer::seat(seat)), moves,
                            streams[index_of(seat)]);
        });
    CHECK(slow.steps == quick.play(game, seed).steps);
    CHECK(slow.result == quick.play(game, seed).result);
  }
}

TEST_CASE("a simulation comes to the same on one thread and on several") {
  const Hector game;
  const std::uint64_t matches = test::fewer_if_sanitized(500);
  const Simulation one = simulate(game, plan_of(matches, 1), {}, true);
  CHECK(one.tally.matches == matches);
  for (unsigned threads : {2U, 3U, 7U}) {
    const Simulation several = simulate(game, plan_of(matches, threads), {}, true);
    CHECK(several.tally == one.tally);
    bool same_rows = true;
    for (std::uint64_t i = 0; i < matches; ++i)
      same_rows = same_rows && several.rows[i].steps == one.rows[i].steps &&
                  several.rows[i].rank == one.rows[i].rank;
    CHECK(same_rows);
  }
}

TEST_CASE("the counts of a simulation add up") {
  const Hector game;
  const Tally tally = simulate(game, plan_of(test::fewer_if_sanitized(500), 2)).tally;
  std::uint64_t by_seat = tally.draws;
  std::uint64_t by_bot = tally.draws;
  std::uint64_t by_reason = 0;
  for (std::size_t i = 0; i < 2; ++i) by_seat += tally.wins_by_seat[seat_at(i)];
  for (std::uint64_t wins : tally.wins_by_bot) by_bot += wins;
  for (const auto& [reason, count] : tally.reasons) by_reason += count;
  CHECK(by_seat == tally.matches);
  CHECK(by_bot == tally.matches);
  CHECK(by_reason == tally.matches);
  CHECK(tally.decisions.count() == tally.matches);
  CHECK(tally.decisions.sum() < tally.steps.sum());
}

TEST_CASE("bots that rotate sit on every side equally often") {
  SimulationPlan plan = plan_of(10, 1);
  CHECK(plan.first_bot(0) == 0);
  CHECK(plan.first_bot(1) == 1);
  CHECK(plan.first_bot(2) == 0);
  plan.rotate = false;
  CHECK(plan.first_bot(1) == 0);
}

TEST_CASE("a simulation that is told to stop keeps what it has played") {
  const Hector game;
  std::atomic<std::uint64_t> told{0};
  const SimulationWatch watch{.played = [&](std::uint64_t matches) { told += matches; },
                              .stop = [&] { return told >= 20; }};
  const Simulation some = simulate(game, plan_of(100'000, 3), watch, true);
  CHECK(some.tally.matches >= 20);
  CHECK(some.tally.matches < 100'000);
  CHECK(some.tally.matches == told);
  std::uint64_t rows = 0;
  for (const MatchRow& row : some.rows) rows += row.decisions > 0 ? 1 : 0;
  CHECK(rows == told);
}

TEST_CASE("easy beats random by far, on either side") {
  const Hector game;
  SimulationPlan plan = plan_of(test::fewer_if_sanitized(1000), 2);
  plan.rotate = false;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    CAPTURE(seat);
    plan.bots = {"random", "random"};
    plan.bots[seat] = "easy";
    const Tally tally = simulate(game, plan).tally;
    CHECK(wilson(tally.wins_by_seat[seat_at(seat)], tally.matches).low > 0.85);
  }
}

TEST_CASE("random against itself wins about as often on either side") {
  const Hector game;
  SimulationPlan plan = plan_of(test::fewer_if_sanitized(1000), 2);
  plan.bots = {"random", "random"};
  const Tally tally = simulate(game, plan).tally;
  CHECK(wilson(tally.wins_by_seat[seat_at(0)], tally.matches).low < 0.65);
  CHECK(wilson(tally.wins_by_seat[seat_at(0)], tally.matches).high > 0.35);
}

}  // namespace ilion::arena
