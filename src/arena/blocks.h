// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing bots honestly. A block is one seed of luck and all the ways in which a line-up can sit
// around the table, so that no bot has the better seat or the better cards. Blocks, not matches,
// are what is independent: intervals are made of them.
//
// Two players: every bot meets every other. More: with as many bots as seats they sit down
// together; otherwise every bot sits alone among as many of each other as there is room for, or
// only the first of them does: a slow bot among quick ones is cheaper than the other way round.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iterator>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arena/guest.h"
#include "arena/keyed_chance.h"
#include "arena/match.h"

namespace ilion::arena {

struct LineUp {
  std::vector<std::size_t> bots;  // by place in the list of bots
  std::size_t first = 0;          // of its two bots, the one that is alone where the other is many
  std::size_t second = 0;
};

struct BlockPlan {
  std::vector<std::string> bots;  // entrants: bot_names<G>(), or the clairvoyant
  std::size_t players = 2;
  std::uint64_t blocks = 100;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  Budget budget{};
  bool first_alone = false;

  double fair_share() const { return 1 / static_cast<double>(players); }
  // Of the cross table: together they are compared in pairs, by who finished ahead of whom.
  double fair_cross() const { return sit_together() ? 0.5 : fair_share(); }
  bool sit_together() const { return players > 2 && bots.size() == players && !first_alone; }
  std::vector<LineUp> line_ups() const;
  std::uint64_t matches() const { return blocks * line_ups().size() * players; }
};

// One match of a block: who sat where, what share of the first place each seat had, and its place.
struct BlockMatch {
  std::uint64_t block = 0;
  std::size_t line_up = 0;
  std::vector<std::size_t> seats;  // the bot of each
  std::vector<double> shares;
  std::vector<int> ranks{};  // 1 is first; places may be shared
};

struct BlockGames {
  std::vector<BlockMatch> matches;           // by block, line-up and rotation
  std::vector<std::vector<float>> think_ms;  // by bot: each decision that had a choice
  double seconds = 0;
};

// Both are called from any thread; a match that is stopped half played does not count.
struct BlockWatch {
  std::function<void()> played = [] {};
  std::function<bool()> stop = [] { return false; };
};

// Asks now and then whether all shall be stopped, for somebody may be thinking and not ask.
class StopAsker {
 public:
  explicit StopAsker(const std::function<bool()>& stop)
      : thread_([this, &stop](const std::stop_token& is_done) {
          std::unique_lock lock(mutex_);
          while (!is_done.stop_requested() && !stop())
            done_.wait_for(lock, is_done, kPause, [] { return false; });
          if (!is_done.stop_requested()) source_.request_stop();
        }) {}

  std::stop_token token() const { return source_.get_token(); }

 private:
  static constexpr std::chrono::milliseconds kPause{20};
  std::stop_source source_;
  std::mutex mutex_;
  std::condition_variable_any done_;
  std::jthread thread_;  // the last: it uses the others
};

// A thread's table, at which every bot of the plan can sit as often as need be.
template <Game G>
class BlockTable {
 public:
  BlockTable(const G& game, const BlockPlan& plan, const BlockWatch& watch, std::stop_token stop)
      : game_(game),
        plan_(plan),
        watch_(watch),
        stop_(std::move(stop)),
        think_ms(plan.bots.size()) {
    Budget budget = plan.budget;
    budget.stop = stop_;
    for (std::size_t seat = 0; seat < plan.players; ++seat)
      for (const std::string& text : plan.bots) {
        const auto entrant = read_entrant(text);
        ILION_CHECK(entrant.has_value());
        guests_.emplace_back(*entrant, budget, plan.players);
      }
  }

  // Nothing if it was stopped before its end.
  std::optional<BlockMatch> play(std::uint64_t block, std::size_t line_up, const LineUp& who,
                                 std::size_t turn) {
    const std::uint64_t seed = mix_seed(plan_.seed, block);
    BlockMatch match{block, line_up, {}, {}, {}};
    std::vector<Rng> streams;
    for (std::size_t i = 0; i < plan_.players; ++i) {
      match.seats.push_back(who.bots[(i + turn) % plan_.players]);
      streams.push_back(seat_stream(seed, seat_at(i)));
    }
    KeyedChance<G> chance(mix_seed(seed, 0));
    typename G::State state = game_.initial();
    for (Actor actor = game_.actor(state); !actor.is_nobody(); actor = game_.actor(state)) {
      if (actor.is_chance()) {
        game_.apply(state, chance.draw(game_, state));
        continue;
      }
      const std::size_t seat = index_of(actor.seat());
      const auto move = choose(state, seat, match.seats[seat], streams[seat]);
      if (is_stopped()) return std::nullopt;  // who was thinking may have been cut short
      game_.apply(state, move);
    }
    const MatchResult result = *game_.result(state);
    const Expectations shares = final_expectations(game_, result);
    for (std::size_t i = 0; i < plan_.players; ++i) {
      match.shares.push_back(shares[seat_at(i)]);
      match.ranks.push_back(result.rank[seat_at(i)]);
    }
    return match;
  }

 private:
  bool is_stopped() const { return stop_.stop_requested() || watch_.stop(); }

  typename G::Move choose(const typename G::State& state, std::size_t seat, std::size_t bot,
                          Rng& rng) {
    const auto moves = game_.legal_moves(state);
    if (moves.size() == 1) return moves[0];
    const Stopwatch spent(plan_.budget.time_by);
    const auto move =
        guests_[seat * plan_.bots.size() + bot].choose(game_, state, seat_at(seat), moves, rng);
    if (!stop_.stop_requested()) think_ms[bot].push_back(static_cast<float>(spent.ms()));
    return move;
  }

  const G& game_;
  const BlockPlan& plan_;
  const BlockWatch& watch_;
  std::stop_token stop_;
  std::vector<Guest<G>> guests_;  // by seat and bot

 public:
  std::vector<std::vector<float>> think_ms;
};

template <Game G>
BlockGames play_blocks(const G& game, const BlockPlan& plan, const BlockWatch& watch = {}) {
  const std::vector<LineUp> line_ups = plan.line_ups();
  BlockGames games;
  games.think_ms.resize(plan.bots.size());
  // Each with its number, for threads are done with them in any order.
  std::vector<std::pair<std::uint64_t, BlockMatch>> all;
  const std::uint64_t matches = plan.matches();
  std::atomic<std::uint64_t> next{0};
  std::mutex mutex;
  const auto start = std::chrono::steady_clock::now();
  const StopAsker asker(watch.stop);
  const auto work = [&] {
    BlockTable<G> table(game, plan, watch, asker.token());
    std::vector<std::pair<std::uint64_t, BlockMatch>> own;
    while (!watch.stop()) {
      const std::uint64_t i = next.fetch_add(1);
      if (i >= matches) break;
      const std::size_t turn = i % plan.players;
      const std::size_t line_up = i / plan.players % line_ups.size();
      const std::uint64_t block = i / plan.players / line_ups.size();
      auto match = table.play(block, line_up, line_ups[line_up], turn);
      if (!match) break;
      own.emplace_back(i, std::move(*match));
      watch.played();
    }
    const std::lock_guard lock(mutex);
    std::move(own.begin(), own.end(), std::back_inserter(all));
    for (std::size_t bot = 0; bot < plan.bots.size(); ++bot)
      games.think_ms[bot].insert(games.think_ms[bot].end(), table.think_ms[bot].begin(),
                                 table.think_ms[bot].end());
  };
  {
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < plan.threads; ++i) others.emplace_back(work);
    work();
  }
  games.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  games.matches.reserve(all.size());
  for (auto& [number, match] : all) games.matches.push_back(std::move(match));
  return games;
}

}  // namespace ilion::arena
