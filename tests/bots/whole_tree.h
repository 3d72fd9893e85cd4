// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a game down whole, for exact.h. What a seat can tell apart is all that it has seen so far:
// the views after every step and not the last one alone, so that nobody forgets, and a best answer
// knows all that a careful player could.
#pragma once

#include <map>
#include <vector>

#include "bots/search/mind.h"
#include "bots/search/view_key.h"
#include "exact.h"

namespace ilion::test {

template <Game G>
class WholeTree {
 public:
  using State = typename G::State;
  using MoveList = typename G::MoveList;

  struct Question {
    typename G::View view;
    MoveList moves;
  };

  explicit WholeTree(const G& game) : WholeTree(game, {{game.initial(), 1}}) {}
  // From one of these worlds, by their weights.
  WholeTree(const G& game, const std::vector<Weighted<State>>& worlds) : game_(game) {
    double total = 0;
    for (const auto& world : worlds) total += world.weight;
    const std::size_t root = add(worlds.size(), Courses::kChance);
    for (std::size_t i = 0; i < worlds.size(); ++i)
      link(root, i, grow(worlds[i].outcome, seen_more({}, worlds[i].outcome)),
           worlds[i].weight / total);
  }

  const Courses& courses() const { return courses_; }
  // What is asked at each information set.
  const std::vector<Question>& questions() const { return questions_; }

 private:
  using Seen = std::array<std::uint64_t, 2>;  // by seat, all it has seen so far

  std::size_t add(std::size_t children, int set, double value = 0) {
    courses_.nodes.push_back({set, static_cast<std::uint32_t>(courses_.children.size()),
                              static_cast<std::uint32_t>(children), value});
    courses_.children.resize(courses_.children.size() + children);
    return courses_.nodes.size() - 1;
  }
  void link(std::size_t node, std::size_t i, std::size_t child, double chance = 1) {
    courses_.children[courses_.nodes[node].first + i] = {static_cast<std::uint32_t>(child), chance};
  }

  Seen seen_more(const Seen& before, const State& state) const {
    Seen seen{};
    for (std::size_t i = 0; i < seen.size(); ++i) {
      search::ViewKey key;
      key.add(before[i]);
      key.add(game_.observe(state, Viewer::seat(seat_at(i))));
      seen[i] = key.number();
    }
    return seen;
  }

  std::size_t grow(const State& state, const Seen& seen) {
    const Actor actor = game_.actor(state);
    if (actor.is_nobody()) return add(0, Courses::kEnd, at_end(state));
    if (actor.is_chance()) {
      const auto outcomes = game_.outcomes(state);
      double total = 0;
      for (const auto& each : outcomes) total += each.weight;
      const std::size_t node = add(outcomes.size(), Courses::kChance);
      for (std::size_t i = 0; i < outcomes.size(); ++i)
        link(node, i, grow_after(state, outcomes[i].outcome, seen), outcomes[i].weight / total);
      return node;
    }
    const MoveList moves = game_.legal_moves(state);
    if (moves.size() == 1) return grow_after(state, moves[0], seen);
    const Seat seat = actor.seat();
    const std::size_t node = add(moves.size(), set_of(state, moves, seat, seen[index_of(seat)]));
    for (std::size_t i = 0; i < moves.size(); ++i) link(node, i, grow_after(state, moves[i], seen));
    return node;
  }

  template <class Step>
  std::size_t grow_after(State state, const Step& step, const Seen& seen) {
    game_.apply(state, step);
    return grow(state, seen_more(seen, state));
  }

  double at_end(const State& state) const {
    if constexpr (requires { Mind<G>::of_end(game_, state); })
      return Mind<G>::of_end(game_, state)[seat_at(0)];
    else
      return final_expectations(game_, *game_.result(state))[seat_at(0)];
  }

  int set_of(const State& state, const MoveList& moves, Seat seat, std::uint64_t seen) {
    const auto [found, is_new] = sets_.try_emplace(seen, static_cast<int>(questions_.size()));
    if (is_new) {
      questions_.push_back({game_.observe(state, Viewer::seat(seat)), moves});
      courses_.sets.push_back({seat, courses_.shares, moves.size()});
      courses_.shares += moves.size();
    }
    return found->second;
  }

  const G& game_;
  Courses courses_;
  std::vector<Question> questions_;
  std::map<std::uint64_t, int> sets_;  // by what was seen
};

}  // namespace ilion::test
