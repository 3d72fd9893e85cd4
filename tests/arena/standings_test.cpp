// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/standings.h"

#include <doctest/doctest.h>

#include <chrono>
#include <cmath>

#include "bots/all_bots.h"
#include "bots/all_minds.h"
#include "support/sanitized.h"

namespace ilion::arena {

namespace {

using hector::Hector;

BlockPlan plan_of(std::vector<std::string> bots, std::size_t players = 2) {
  BlockPlan plan;
  plan.bots = std::move(bots);
  plan.players = players;
  plan.blocks = 6;
  plan.budget = {.playouts = 10};
  return plan;
}

}  // namespace

TEST_CASE("two players: all meet all, and in a block each sits on each side") {
  const BlockPlan plan = plan_of({"random", "novice", "easy"});
  CHECK(plan.line_ups().size() == 3);
  const BlockGames games = play_blocks(Hector{}, plan);
  CHECK(games.matches.size() == plan.matches());
  CHECK(plan.matches() == 6 * 3 * 2);
  for (std::size_t i = 0; i < games.matches.size(); i += 2) {
    CHECK(games.matches[i].block == games.matches[i + 1].block);
    CHECK(games.matches[i].seats[0] == games.matches[i + 1].seats[1]);
    CHECK(games.matches[i].seats[1] == games.matches[i + 1].seats[0]);
  }
}

TEST_CASE("more players: together if they are as many as seats, else one among the others") {
  CHECK(plan_of({"random", "novice", "easy"}, 3).line_ups().size() == 1);
  const auto line_ups = plan_of({"random", "easy"}, 4).line_ups();
  REQUIRE(line_ups.size() == 2);
  CHECK(line_ups[0].bots == std::vector<std::size_t>{0, 1, 1, 1});
  CHECK(line_ups[1].bots == std::vector<std::size_t>{1, 0, 0, 0});
}

TEST_CASE("the first alone: it meets each of the others, and they do not meet it from their side") {
  BlockPlan plan = plan_of({"easy", "random", "novice"}, 3);
  plan.first_alone = true;  // even where all could sit down together
  const auto line_ups = plan.line_ups();
  REQUIRE(line_ups.size() == 2);
  CHECK(line_ups[0].bots == std::vector<std::size_t>{0, 1, 1});
  CHECK(line_ups[1].bots == std::vector<std::size_t>{0, 2, 2});
  BlockGames games;
  games.think_ms.resize(3);
  for (std::size_t line_up = 0; line_up < 2; ++line_up)
    for (std::size_t turn = 0; turn < 3; ++turn)
      games.matches.push_back({0, line_up, {0, line_up + 1, line_up + 1}, {1, 0, 0}});
  const Standings standings = standings_of(plan, games);
  CHECK(standings.blocks == 1);
  REQUIRE(standings.cross[0][1].has_value());
  CHECK(standings.cross[0][1]->share == 1);
  CHECK_FALSE(standings.cross[1][0].has_value());
}

TEST_CASE("blocks come to the same on one thread and on several") {
  BlockPlan plan = plan_of({"novice", "medium"});
  const BlockGames one = play_blocks(Hector{}, plan);
  plan.threads = 3;
  const BlockGames three = play_blocks(Hector{}, plan);
  REQUIRE(one.matches.size() == three.matches.size());
  for (std::size_t i = 0; i < one.matches.size(); ++i)
    CHECK(one.matches[i].shares == three.matches[i].shares);
}

TEST_CASE("a different move changes only the luck that it asks for") {
  const Hector game;
  KeyedChance<Hector> here(5);
  KeyedChance<Hector> there(5);
  hector::State state = game.initial();
  while (!game.actor(state).is_chance()) game.apply(state, game.legal_moves(state)[0]);
  hector::State other = state;
  other.mover = hector::other(state.mover);
  static_cast<void>(there.draw(game, other));  // the other side's luck is not ours
  CHECK(here.draw(game, state) == there.draw(game, state));
}

TEST_CASE("the clairvoyant plays in the arena, and its games add up") {
  const BlockPlan plan = plan_of({"easy", std::string(kClairvoyant)});
  const BlockGames games = play_blocks(Hector{}, plan);
  const Standings standings = standings_of(plan, games);
  CHECK(standings.bots[0].all->share + standings.bots[1].all->share == doctest::Approx(1));
  CHECK(standings.cross[0][1]->matches == 12);
  CHECK(!standings.cross[0][0]);
  CHECK(standings.bots[1].moves > 0);
  CHECK(standings.bots[1].p99_ms > 0);
}

TEST_CASE("a block that was left half played counts nowhere, and it is said how many there were") {
  BlockPlan plan = plan_of({"first", "second"});
  plan.blocks = 3;
  BlockGames games;
  games.think_ms.resize(2);
  // Whoever sits in seat 0 wins; so in whole blocks all are alike.
  for (std::uint64_t block = 0; block < 2; ++block) {
    games.matches.push_back({block, 0, {0, 1}, {1, 0}});
    games.matches.push_back({block, 0, {1, 0}, {1, 0}});
  }
  const Standings whole = standings_of(plan, games);
  CHECK(whole.dropped_blocks == 0);
  CHECK(whole.blocks == 2);
  games.matches.push_back({2, 0, {0, 1}, {1, 0}});
  const Standings half = standings_of(plan, games);
  CHECK(half.dropped_blocks == 1);
  CHECK(half.dropped_matches == 1);
  CHECK(half.blocks == 2);
  for (std::size_t bot = 0; bot < 2; ++bot) {
    CHECK(half.bots[bot].all->share == 0.5);
    CHECK(half.bots[bot].all->matches == 4);
    CHECK(half.bots[bot].all->blocks == 2);
    CHECK(half.bots[bot].rating->elo == whole.bots[bot].rating->elo);
    CHECK(half.cross[bot][1 - bot]->share == 0.5);
    CHECK(half.cross[bot][1 - bot]->matches == 4);
  }
}

TEST_CASE("with no whole block there is nothing to say") {
  BlockPlan plan = plan_of({"first", "second"});
  BlockGames games;
  games.think_ms.resize(2);
  games.matches.push_back({0, 0, {0, 1}, {1, 0}});
  const Standings standings = standings_of(plan, games);
  CHECK(standings.blocks == 0);
  CHECK(standings.dropped_matches == 1);
  CHECK(!standings.cross[0][1]);
  CHECK(!standings.bots[0].all);
  CHECK(!standings.bots[0].rating);
}

TEST_CASE("swept blocks count for a match each, and mixed ones for what they vary") {
  const Score swept = score_of({1, 1, 1, 1, 1}, 25);
  CHECK(swept.interval.low == doctest::Approx(wilson(5, 5).low));
  CHECK(swept.interval.high == 1);
  CHECK(alike_of({0, 0, 0, 0, 0}, 25) == 5);
  // Independent matches with seven wins in ten, two a block, are still told from the middle.
  std::vector<double> mixed;
  for (int i = 0; i < 100; ++i) mixed.push_back(i < 49 ? 1 : i < 91 ? 0.5 : 0);
  const Score score = score_of(mixed, 200);
  CHECK(score.interval.low == doctest::Approx(wilson(140, 200).low).epsilon(0.002));
  CHECK(score.interval.high == doctest::Approx(wilson(140, 200).high).epsilon(0.002));
}

TEST_CASE("an interval is as wide as its blocks vary, and never claims more than its matches") {
  const Score apart = score_of({0, 1, 0, 1, 0, 1, 0, 1}, 16);
  const Score alike = score_of({0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5}, 16);
  CHECK(apart.share == 0.5);
  CHECK(alike.share == 0.5);
  CHECK(apart.interval.low < alike.interval.low);
  CHECK(alike.interval.low < 0.3);  // sixteen matches prove little
  CHECK(score_of({1, 1, 1}, 6).interval.low < 0.7);
  CHECK(score_of({1, 1, 1}, 6).interval.high == 1);
}

TEST_CASE("a block counts for a match at least, and few blocks alike are not taken for certain") {
  CHECK(alike_of({1}, 2) == 1);
  CHECK(alike_of({0.5}, 6) == 1);
  CHECK(alike_of({0, 1}, 12) == 2);
  CHECK(alike_of({0.5, 0.5}, 12) == 4);
  CHECK(alike_of({0.5, 0.5, 0.5, 0.5}, 8) == 8);  // never for more than its matches
  std::vector<double> many;
  for (int i = 0; i < 400; ++i) many.push_back(i % 4 == 0 ? 1 : i % 4 == 1 ? 0 : 0.5);
  CHECK(alike_of(many, 800) == doctest::Approx(800).epsilon(0.01));  // as independent matches
  CHECK(score_of({1}, 2).interval.low == doctest::Approx(wilson(1, 1).low));
}

namespace {

double elo_of_share(double share) { return 400 * std::log10(share / (1 - share)); }

// Blocks of two bots; of each the first bot has so many wins in its two matches.
Standings after(const std::vector<int>& wins) {
  BlockPlan plan = plan_of({"first", "second"});
  plan.blocks = wins.size();
  BlockGames games;
  games.think_ms.resize(2);
  for (std::uint64_t block = 0; block < wins.size(); ++block)
    for (int i = 0; i < 2; ++i) {
      const double won = i < wins[block] ? 1 : 0;
      games.matches.push_back({block, 0, {0, 1}, {won, 1 - won}});
    }
  return standings_of(plan, games);
}

// The difference of two ratings is twice what one has over their mean.
void check_no_narrower(const Standing& bot) {
  const double low = elo_of_share(bot.all->interval.low) / 2;
  const double high = elo_of_share(bot.all->interval.high) / 2;
  CHECK(bot.rating->interval.low <= low + 0.01);
  CHECK(bot.rating->interval.high >= high - 0.01);
  CHECK(bot.rating->interval.low <= bot.rating->elo);
  CHECK(bot.rating->elo <= bot.rating->interval.high);
}

}  // namespace

TEST_CASE("an interval of Elo is never narrower than that of the share says") {
  for (const std::vector<int>& wins :
       {std::vector{2}, std::vector{1}, std::vector{2, 2, 2}, std::vector{1, 1, 1, 1},
        std::vector{2, 1, 0, 2, 1, 2}, std::vector(300, 1), std::vector(300, 2)}) {
    CAPTURE(wins.size());
    const Standings standings = after(wins);
    for (const Standing& bot : standings.bots) check_no_narrower(bot);
  }
}

TEST_CASE("who won everything has no upper end of Elo, and who won nothing no lower one") {
  const Standings standings = after({2, 2, 2});
  CHECK(standings.bots[0].rating->interval.high == kEndless);
  CHECK(standings.bots[0].rating->interval.low > -kEndless);
  CHECK(standings.bots[1].rating->interval.low == -kEndless);
  const Standings varied = after({2, 1, 2});
  CHECK(varied.bots[0].rating->interval.high < kEndless);
}

TEST_CASE("many blocks make the interval of Elo narrow, also where a bot holds several seats") {
  BlockPlan plan = plan_of({"first", "second"}, 3);
  plan.blocks = 200;
  BlockGames games;
  games.think_ms.resize(2);
  Rng rng(7);
  for (std::uint64_t block = 0; block < plan.blocks; ++block)
    for (std::size_t line_up = 0; line_up < 2; ++line_up)
      for (std::size_t turn = 0; turn < 3; ++turn) {
        BlockMatch match{block, line_up, {}, {0, 0, 0}};
        for (std::size_t i = 0; i < 3; ++i)
          match.seats.push_back((i == turn) == (line_up == 0) ? 0 : 1);
        match.shares[rng.below(3)] = 1;  // all are alike
        games.matches.push_back(match);
      }
  for (const Standing& bot : standings_of(plan, games).bots) {
    CHECK(bot.rating->interval.low < 0);
    CHECK(bot.rating->interval.high > 0);
    CHECK(bot.rating->interval.high - bot.rating->interval.low < 40);
  }
}

TEST_CASE("as many bots as seats: pairs are told by who finished ahead, shared places split") {
  const BlockPlan plan = [] {
    BlockPlan three = plan_of({"first", "second", "third"}, 3);
    three.blocks = 1;
    return three;
  }();
  CHECK(plan.fair_cross() == 0.5);
  BlockGames games;
  games.think_ms.resize(3);
  games.matches.push_back({0, 0, {0, 1, 2}, {1, 0, 0}, {1, 2, 3}});
  games.matches.push_back({0, 0, {1, 2, 0}, {1, 0, 0}, {1, 2, 2}});
  games.matches.push_back({0, 0, {2, 0, 1}, {1, 0, 0}, {1, 2, 3}});
  const Standings standings = standings_of(plan, games);
  for (std::size_t bot = 0; bot < 3; ++bot) {
    CHECK_FALSE(standings.cross[bot][bot].has_value());
    for (std::size_t rival = 0; rival < 3; ++rival) {
      if (bot == rival) continue;
      REQUIRE(standings.cross[bot][rival].has_value());
      CHECK(standings.cross[bot][rival]->share + standings.cross[rival][bot]->share ==
            doctest::Approx(1));
      CHECK(standings.cross[bot][rival]->matches == 3);
      CHECK(standings.cross[bot][rival]->blocks == 1);
    }
  }
  CHECK(standings.cross[0][1]->share == doctest::Approx(2.0 / 3));
  CHECK(standings.cross[0][2]->share == doctest::Approx(0.5));
  CHECK(standings.cross[1][2]->share == doctest::Approx(2.0 / 3));
}

TEST_CASE("matches of as many bots as seats keep the places") {
  BlockPlan plan = plan_of({"random", "novice", "easy"}, 3);
  plan.blocks = 2;
  const BlockGames games = play_blocks(deukalion::Deukalion(3), plan);
  REQUIRE(games.matches.size() == 6);
  for (const BlockMatch& match : games.matches)
    for (std::size_t i = 0; i < 3; ++i) CHECK((match.ranks[i] == 1) == (match.shares[i] > 0));
  CHECK(standings_of(plan, games).cross[2][0].has_value());
}

TEST_CASE("who is stopped within a match stops there, and the match does not count") {
  BlockPlan plan = plan_of({"novice", "easy"});
  std::atomic<int> asked{0};
  std::atomic<int> played{0};
  const BlockWatch watch{.played = [&] { ++played; }, .stop = [&] { return ++asked > 10; }};
  CHECK(play_blocks(Hector{}, plan, watch).matches.empty());
  CHECK(played == 0);
}

TEST_CASE("who is thinking when all is stopped thinks no further, whatever its budget") {
  using Clock = std::chrono::steady_clock;
  for (const char* bot : {"hard@60000", "master@60000", "hard+playouts=1000000000"}) {
    CAPTURE(bot);
    BlockPlan plan = plan_of({bot, std::string(kClairvoyant)});
    plan.budget = {.time_ms = 60'000};
    const auto start = Clock::now();
    const BlockWatch watch{.stop = [&] { return Clock::now() - start > std::chrono::seconds(1); }};
    const BlockGames games = play_blocks(Hector{}, plan, watch);
    CHECK(games.matches.empty());
    CHECK(Clock::now() - start < std::chrono::seconds(30));
  }
}

TEST_CASE("ratings of very many blocks take no time to speak of") {
  constexpr std::size_t kBots = 3;
  BlockPlan plan = plan_of({"first", "second", "third"});
  plan.blocks = test::fewer_if_sanitized(30'000);
  BlockGames games;
  games.think_ms.resize(kBots);
  const std::vector<LineUp> line_ups = plan.line_ups();
  Rng rng(7);
  for (std::uint64_t block = 0; block < plan.blocks; ++block)
    for (std::size_t line_up = 0; line_up < line_ups.size(); ++line_up)
      for (std::size_t turn = 0; turn < 2; ++turn) {
        const std::vector<std::size_t>& bots = line_ups[line_up].bots;
        const double won = rng.below(3) == 0 ? 0 : 1;
        games.matches.push_back({block, line_up, {bots[turn], bots[1 - turn]}, {won, 1 - won}});
      }
  const Stopwatch spent(TimeBy::Processor);
  const Standings standings = standings_of(plan, games);
  CHECK(spent.ms() < 4'000);
  CHECK(standings.blocks == plan.blocks);
}

TEST_CASE("matches are kept as they are played, not taken room for beforehand") {
  BlockPlan plan = plan_of({"random", "novice", "easy"});
  plan.blocks = 1'000'000'000'000;
  std::atomic<int> played{0};
  const BlockWatch watch{.played = [&] { ++played; }, .stop = [&] { return played >= 20; }};
  const BlockGames games = play_blocks(Hector{}, plan, watch);
  CHECK(games.matches.size() == 20);
  CHECK(games.matches[19].block == 3);
}

TEST_CASE("three wins in four are 191 points of Elo, whatever the number of matches") {
  std::vector<BlockMatch> matches;
  for (std::uint64_t i = 0; i < 4000; ++i) {
    const double won = i % 4 == 0 ? 0 : 1;
    matches.push_back({i, 0, {0, 1}, {won, 1 - won}});
  }
  std::vector<const BlockMatch*> all;
  for (const BlockMatch& match : matches) all.push_back(&match);
  const auto elo = elo_of(all, 2);
  CHECK(std::abs(elo[0] - elo[1] - 190.8) < 1);
  CHECK(std::abs(elo[0] + elo[1]) < 1e-6);
}

}  // namespace ilion::arena
