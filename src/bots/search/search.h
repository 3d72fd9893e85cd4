// SPDX-License-Identifier: GPL-3.0-or-later
// Information-set tree search, written once for all games. It is handed a view and lives on worlds
// imagined from it alone; nothing in it could tell the true one from any other that looks the same.
//
// The moves of the root race against each other (race.h), each round in one imagined world; what
// follows a move is explored through a tree of information sets (explorer.h). With several threads
// each has a tree of its own and every so manyth round; they meet to drop moves together, so the
// result depends on their number and not on their speed. They live as long as the choice of a move.
#pragma once

#include <algorithm>
#include <array>
#include <barrier>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "bots/report.h"
#include "bots/search/budget.h"
#include "bots/search/explorer.h"
#include "bots/search/race.h"

namespace ilion::search {

template <Game G>
class Search {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  explicit Search(const Plan& plan) : plan_(plan) {}

  Move choose(const G& game, const View& view, const MoveList& moves, Rng& rng,
              const Budget& budget) {
    report_ = {};
    if (moves.size() == 1) return moves[0];
    game_ = &game;
    view_ = &view;
    seed_ = rng.next();
    runners_ = best_advised(game, view, moves);
    prepare(std::max(1U, budget.threads));
    const Race whole = run_race(budget);
    const bool mixes = plan_.shape.mixed && is_mixed<G>(view);
    const std::size_t chosen = mixes ? mixed_choice(whole, rng) : whole.choice();
    write_report(whole, chosen);
    return runners_[chosen];
  }

  // This move races too, whatever is advised.
  void compare(const Move& move) { compared_ = move; }
  const Report<G>& report() const { return report_; }

 private:
  static constexpr std::uint64_t kFewestBetween = 4;  // rounds of a thread until all meet,
  static constexpr std::uint64_t kPartBetween = 16;   // later a sixteenth of what it has run
  static constexpr double kTooSeldom = 0.15;  // of mixed play: what is left of trying things out

  using Runners = FixedVec<Move, Race::kMostRunners>;

  struct Worker {
    Explorer<G> explorer;
    Race race;
    std::uint64_t next_round = 0;
    std::uint64_t rounds = 0;
    bool stopped = false;
  };

  Runners best_advised(const G& game, const View& view, const MoveList& moves) const {
    const Advice<G> advice = advise(game, view, moves, plan_.shape.practised);
    std::array<std::uint16_t, G::MoveList::capacity()> order{};
    for (std::size_t i = 0; i < moves.size(); ++i) order[i] = static_cast<std::uint16_t>(i);
    std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(moves.size()),
                     [&](auto a, auto b) { return advice[a] > advice[b]; });
    Runners runners;
    const std::size_t most = std::min(plan_.runners, Race::kMostRunners);
    for (std::size_t i = 0; i < std::min(most, moves.size()); ++i)
      runners.push_back(moves[order[i]]);
    if (compared_ && std::find(runners.begin(), runners.end(), *compared_) == runners.end() &&
        std::find(moves.begin(), moves.end(), *compared_) != moves.end()) {
      if (runners.size() == Race::kMostRunners) runners.pop_back();
      runners.push_back(*compared_);
    }
    return runners;
  }

  void prepare(unsigned threads) {
    workers_.resize(threads);
    for (std::size_t i = 0; i < workers_.size(); ++i) {
      if (!workers_[i])
        workers_[i] =
            std::make_unique<Worker>(Worker{Explorer<G>(plan_.shape), Race(runners_.size())});
      Worker& worker = *workers_[i];
      Rng rng(seed_);
      worker.explorer.begin(*game_, game_->imagine(*view_, rng), view_->viewer.seat());
      worker.race = Race(runners_.size());
      worker.next_round = i;
      worker.rounds = 0;
      worker.stopped = false;
    }
  }

  Race run_race(const Budget& budget) {
    Race whole(runners_.size());
    bool is_over = whole.is_decided();
    const auto meet = [&]() noexcept {  // one of them does it, the others wait
      whole = whole_race();
      whole.drop(plan_.patience * workers_.size());
      is_over = whole.is_decided();
      for (auto& worker : workers_) {
        worker->race.follow(whole);
        is_over = is_over || worker->stopped;
      }
    };
    std::barrier meeting(static_cast<std::ptrdiff_t>(workers_.size()), meet);
    const auto work = [&](Worker& worker) {
      const Deadline deadline(budget);
      while (!is_over) {
        run(worker, deadline);
        meeting.arrive_and_wait();
      }
    };
    std::vector<std::jthread> others;
    others.reserve(workers_.size());
    for (std::size_t i = 1; i < workers_.size(); ++i) {
      try {
        others.emplace_back([&, i] { work(*workers_[i]); });
      } catch (const std::system_error&) {
        meeting.arrive_and_drop();  // no thread to be had: the others do not wait for it
      }
    }
    work(*workers_[0]);
    others.clear();
    return whole;
  }

  void run(Worker& worker, const Deadline& deadline) const {
    std::array<double, Race::kMostRunners> got{};
    // Who meets often waits often. How often hangs on rounds alone, so for all threads alike.
    const std::uint64_t meeting =
        worker.rounds + std::max(kFewestBetween, worker.rounds / kPartBetween);
    for (; worker.rounds < meeting; ++worker.rounds, worker.next_round += workers_.size()) {
      Rng luck(mix_seed(seed_, worker.next_round));
      const State world = imagine(luck);
      for (std::size_t runner = 0; runner < runners_.size(); ++runner) {
        if (!worker.race.is_running(runner)) continue;
        // The playouts of all threads together, as far as one can tell without asking them.
        if (deadline.has_come(worker.explorer.playouts() * workers_.size())) {
          worker.stopped = true;
          return;
        }
        State state = world;
        Rng course = luck;
        game_->apply(state, runners_[runner]);
        got[runner] = worker.explorer.explore(state, course)[view_->viewer.seat()];
      }
      worker.race.add(got);
    }
  }

  // A world whose past is likely comes up more often than one whose past is odd.
  State imagine(Rng& rng) const {
    State world = game_->imagine(*view_, rng);
    if constexpr (HasLikelihood<G>) {
      double total = plan_.beliefs > 1 ? Mind<G>::likelihood(*game_, *view_, world) : 0;
      for (std::size_t i = 1; i < plan_.beliefs; ++i) {
        const State other = game_->imagine(*view_, rng);
        const double weight = Mind<G>::likelihood(*game_, *view_, other);
        total += weight;
        if (rng.unit() * total < weight) world = other;
      }
    }
    return world;
  }

  Race whole_race() const {
    std::vector<const Race*> races;
    for (const auto& worker : workers_) races.push_back(&worker->race);
    return Race::sum_of(races);
  }

  // Drawn from the average strategy, without what was played only to try it.
  std::size_t mixed_choice(const Race& race, Rng& rng) const {
    std::array<double, Race::kMostRunners> shares{};
    double total = 0;
    for (std::size_t i = 0; i < race.runners(); ++i) total += race.strategy()[i];
    double kept = 0;
    for (std::size_t i = 0; i < race.runners() && total > 0; ++i) {
      const double share = race.strategy()[i] / total;
      shares[i] = race.is_running(i) && share >= kTooSeldom ? share : 0;
      kept += shares[i];
    }
    if (kept == 0) return race.choice();
    for (double& share : shares) share /= kept;
    return draw_share(std::span<const double>(shares).first(race.runners()), rng);
  }

  void write_report(const Race& race, std::size_t chosen) {
    const auto add = [&](std::size_t i) {
      // Means alone would compare worlds in which the other had left the race already.
      const auto [lead, error] = race.lead_in_common(chosen, i);
      const double value = i == chosen ? race.mean(i) : std::max(0.0, race.mean(chosen) - lead);
      report_.tried.push_back({runners_[i], value, race.rounds(i), error});
    };
    add(chosen);
    for (std::size_t i = 0; i < race.runners(); ++i)
      if (i != chosen) add(i);
    for (const auto& worker : workers_) report_.playouts += worker->explorer.playouts();
    Rng rng(seed_);
    workers_[0]->explorer.follow(game_->imagine(*view_, rng), runners_[chosen], rng, report_.line);
  }

  Plan plan_;
  const G* game_ = nullptr;
  const View* view_ = nullptr;
  std::uint64_t seed_ = 0;
  Runners runners_;
  std::optional<Move> compared_;
  std::vector<std::unique_ptr<Worker>> workers_;
  Report<G> report_;
};

}  // namespace ilion::search
