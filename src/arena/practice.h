// SPDX-License-Identifier: GPL-3.0-or-later
// Habits (bots/learned/practice.h) get better by matches against slightly different ones. In every
// bout each number is changed, up or down as a coin falls; those who have it one way play those who
// have it the other way with the same luck, and the winners pull all numbers their way
// (simultaneous perturbation, as chess engines are tuned). The bouts of a step start from the same
// habits, so that the number of threads changes nothing.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <thread>
#include <vector>

#include "arena/match.h"
#include "arena/standings.h"
#include "bots/learned/practice.h"
#include "bots/search/mind.h"

namespace ilion::arena {

struct PracticePlan {
  std::uint64_t matches = 100'000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

// Called from any thread.
struct PracticeWatch {
  std::function<void(std::uint64_t matches)> played = [](std::uint64_t) {};
  std::function<bool()> stop = [] { return false; };
};

template <Game G>
class Practising {
 public:
  using Habits = typename Practice<G>::Habits;
  using Numbers = typename Habits::Numbers;

  Practising(const G& game, const PracticePlan& plan, const PracticeWatch& watch)
      : game_(game), plan_(plan), watch_(watch) {}

  // The numbers as they are by hand, and what practice makes of them.
  static Numbers by_hand() {
    Numbers numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = rows()[i].by_hand;
    return numbers;
  }
  Numbers practise() {
    Numbers numbers = by_hand();
    const std::uint64_t steps = plan_.matches / (kBouts * matches_a_bout());
    for (std::uint64_t step = 0; step < steps && !watch_.stop(); ++step) {
      const double change = kChange * std::pow(1.0 + static_cast<double>(step), -0.1);
      const double progress = static_cast<double>(step) / static_cast<double>(steps);
      const double pull = kPull * std::pow(1 + 10 * progress, -0.6) / change;
      std::vector<Numbers> ways(kBouts);
      std::vector<double> won(kBouts);
      in_parallel(kBouts, [&](std::uint64_t bout) {
        const std::uint64_t number = step * kBouts + bout;
        ways[bout] = coins(number);
        won[bout] = lead(changed(numbers, ways[bout], change),
                         changed(numbers, ways[bout], -change), number);
      });
      for (std::size_t bout = 0; bout < kBouts; ++bout)
        numbers = changed(numbers, ways[bout], pull * won[bout]);
    }
    return numbers;
  }

  // How often `mine` win alone among `theirs`, over this many matches with fresh luck.
  Score compare(const Numbers& mine, const Numbers& theirs, std::uint64_t matches) {
    const std::uint64_t blocks = std::max<std::uint64_t>(2, matches / game_.seats());
    const Habits a(kFirstName, mine);
    const Habits b(kFirstName + 1, theirs);
    std::vector<double> shares(blocks);
    in_parallel(blocks, [&](std::uint64_t i) {
      shares[i] = share(a, b, mix_seed(mix_seed(plan_.seed, kFreshLuck), i));
    });
    return score_of(shares, blocks * game_.seats());
  }

 private:
  static constexpr std::size_t kBouts = 8;         // a step
  static constexpr double kChange = 2;             // steps of a number, to both sides
  static constexpr double kPull = 0.05;            // steps a bout won in all seats, at first
  static constexpr std::uint64_t kFirstName = 16;  // the game's own habits have smaller ones
  static constexpr std::uint64_t kFreshLuck = ~std::uint64_t{0};

  static std::span<const HabitRow> rows() { return Practice<G>::rows(); }
  std::uint64_t matches_a_bout() const { return 2 * game_.seats(); }

  static Numbers changed(Numbers numbers, const Numbers& ways, double by) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      numbers[i] =
          std::clamp(numbers[i] + by * ways[i] * rows()[i].step, rows()[i].least, rows()[i].most);
    return numbers;
  }
  Numbers coins(std::uint64_t bout) const {
    Rng rng(mix_seed(~plan_.seed, bout));
    Numbers ways{};
    for (double& way : ways) way = rng.unit() < 0.5 ? -1 : 1;
    return ways;
  }

  double lead(const Numbers& up, const Numbers& down, std::uint64_t bout) const {
    const Habits a(kFirstName + 2 + 2 * bout, up);
    const Habits b(kFirstName + 3 + 2 * bout, down);
    const std::uint64_t luck = mix_seed(plan_.seed, bout);
    const double won = share(a, b, luck) - share(b, a, luck);
    watch_.played(matches_a_bout());
    return won;
  }

  // Of first places, alone among the others, once in each seat with the same luck.
  double share(const Habits& alone, const Habits& others, std::uint64_t luck) const {
    double won = 0;
    for (std::size_t i = 0; i < game_.seats(); ++i) {
      Rng chance = chance_stream(luck);
      std::vector<Rng> streams;
      for (std::size_t s = 0; s < game_.seats(); ++s)
        streams.push_back(seat_stream(luck, seat_at(s)));
      const PlayedMatch match = play_match(
          game_, chance, [&](const auto& state, Seat seat, const auto& moves) -> typename G::Move {
            if (moves.size() == 1) return moves[0];
            return Practice<G>::choose(game_, game_.observe(state, Viewer::seat(seat)), moves,
                                       streams[index_of(seat)],
                                       seat == seat_at(i) ? alone : others);
          });
      won += final_expectations(game_, match.result)[seat_at(i)];
    }
    return won / static_cast<double>(game_.seats());
  }

  template <class Work>
  void in_parallel(std::uint64_t count, const Work& work) const {
    const auto take = [&](std::uint64_t first) {
      for (std::uint64_t i = first; i < count; i += plan_.threads) work(i);
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < plan_.threads; ++i) others.emplace_back(take, i);
    take(0);
    for (std::thread& thread : others) thread.join();
  }

  const G& game_;
  PracticePlan plan_;
  PracticeWatch watch_;
};

}  // namespace ilion::arena
