// SPDX-License-Identifier: GPL-3.0-or-later
// Many matches on several threads. Match i always gets the seed mix_seed(seed, i), so the result
// does not depend on how many threads there are or which of them plays what.
//
// Threads take small chunks of matches from one counter until there are none: a thread that had
// long matches or a busy core takes fewer. Everything a thread writes while it plays lies in
// objects on its own stack and heap; they meet when it is done.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "arena/match.h"
#include "arena/tally.h"

namespace ilion::arena {

struct SimulationPlan {
  std::uint64_t matches = 1;
  std::vector<std::string> bots;  // by seat; names of bot_names<G>()
  bool rotate = false;            // in match i the bots sit i places further
  std::uint64_t seed = 1;
  unsigned threads = 1;
  Budget budget{};  // of bots that search, if not their own

  std::uint64_t seed_of(std::uint64_t match) const { return mix_seed(seed, match); }
  std::size_t first_bot(std::uint64_t match) const { return rotate ? match % bots.size() : 0; }
};

// What the outside sees and may do while the matches are played; both are called from any thread.
struct SimulationWatch {
  std::function<void(std::uint64_t matches)> played = [](std::uint64_t) {};
  std::function<bool()> stop = [] { return false; };
};

// One match in short; `decisions` is 0 where it was not played.
struct MatchRow {
  PerSeat<std::uint8_t> rank{};
  std::string_view reason;
  int decisions = 0;
  int steps = 0;
};

struct Simulation {
  Tally tally;
  std::vector<MatchRow> rows;  // by match, if wanted
};

constexpr std::uint64_t kLargestChunk = 64;

// Small enough that no thread waits long for the last one.
inline std::uint64_t chunk_size(const SimulationPlan& plan) {
  return std::clamp<std::uint64_t>(plan.matches / (plan.threads * std::uint64_t{32}), 1,
                                   kLargestChunk);
}

template <Game G>
Simulation simulate(const G& game, const SimulationPlan& plan, const SimulationWatch& watch = {},
                    bool wants_rows = false) {
  Simulation whole{Tally(plan.bots.size()), {}};
  if (wants_rows) whole.rows.resize(plan.matches);
  std::mutex whole_mutex;
  std::atomic<std::uint64_t> next{0};
  const std::uint64_t chunk = chunk_size(plan);

  const auto work = [&] {
    Bots<G> bots(plan.bots, plan.budget);
    Tally tally(plan.bots.size());
    while (!watch.stop()) {
      const std::uint64_t begin = next.fetch_add(chunk, std::memory_order_relaxed);
      if (begin >= plan.matches) break;
      const std::uint64_t end = std::min(begin + chunk, plan.matches);
      std::uint64_t i = begin;
      for (; i < end && !watch.stop(); ++i) {
        const PlayedMatch match = bots.play(game, plan.seed_of(i), plan.first_bot(i));
        tally.add(match, plan.first_bot(i));
        if (wants_rows)
          whole.rows[i] = {match.result.rank, match.result.reason, match.decisions, match.steps};
      }
      watch.played(i - begin);
    }
    const std::lock_guard lock(whole_mutex);
    whole.tally.merge(tally);
  };

  std::vector<std::thread> others;
  for (unsigned i = 1; i < plan.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
  return whole;
}

}  // namespace ilion::arena
