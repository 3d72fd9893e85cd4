// SPDX-License-Identifier: GPL-3.0-or-later
// A game of two small enough to write down whole: every course it can take, with chance
// (whole_tree.h writes it). On it everything is exact: what a strategy is worth, the best answer to
// it, and so what can be gained against it; and CFR+ (regret matching+, linear averaging) comes as
// near to equilibrium as one has patience for. Values are the first seat's; what it gets more, the
// second gets less.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "game/seat.h"

namespace ilion::test {

// Shares of the moves at every information set, one set after the other.
using Policy = std::vector<double>;

struct Courses {
  static constexpr int kChance = -1;
  static constexpr int kEnd = -2;
  struct Node {
    int set;  // or chance, or the end
    std::uint32_t first;
    std::uint32_t children;
    double value;  // at the end
  };
  struct Child {
    std::uint32_t node = 0;
    double chance = 1;
  };
  struct Set {
    Seat seat;
    std::size_t first;  // of its shares in a Policy
    std::size_t moves;
  };

  std::vector<Node> nodes;  // the root first, and each before what follows it
  std::vector<Child> children;
  std::vector<Set> sets;
  std::size_t shares = 0;

  bool decides(const Node& node, Seat seat) const {
    return node.set >= 0 && set_of(node).seat == seat;
  }
  const Set& set_of(const Node& node) const { return sets[static_cast<std::size_t>(node.set)]; }
  double share(const Policy& policy, const Node& node, std::size_t i) const {
    return node.set == kChance ? children[node.first + i].chance : policy[set_of(node).first + i];
  }
};

// Shares in proportion to these numbers, all alike where there are none.
inline Policy in_proportion(const Courses& courses, const std::vector<double>& numbers) {
  Policy policy(courses.shares);
  for (const auto& set : courses.sets) {
    double total = 0;
    for (std::size_t i = 0; i < set.moves; ++i) total += numbers[set.first + i];
    for (std::size_t i = 0; i < set.moves; ++i)
      policy[set.first + i] =
          total > 0 ? numbers[set.first + i] / total : 1 / static_cast<double>(set.moves);
  }
  return policy;
}
inline Policy uniform(const Courses& courses) {
  return in_proportion(courses, std::vector<double>(courses.shares, 0));
}

// If both play by the policy.
inline double value_of(const Courses& courses, const Policy& policy, std::size_t at = 0) {
  const auto& node = courses.nodes[at];
  double sum = node.value;
  for (std::size_t i = 0; i < node.children; ++i)
    if (const double share = courses.share(policy, node, i); share > 0)
      sum += share * value_of(courses, policy, courses.children[node.first + i].node);
  return sum;
}

// The best answer of a seat to the other's policy: at each of its sets the move that is best over
// all nodes it cannot tell apart, what lies behind being decided first.
class BestAnswer {
 public:
  BestAnswer(const Courses& courses, const Policy& policy, Seat seat)
      : courses_(courses),
        policy_(policy),
        seat_(seat),
        nodes_of_(courses.sets.size()),
        best_(courses.sets.size(), kOpen) {
    reach(0, 1);
  }
  double value() { return of(0); }

 private:
  static constexpr std::size_t kOpen = ~std::size_t{0};

  void reach(std::size_t at, double likely) {
    const auto& node = courses_.nodes[at];
    const bool is_mine = courses_.decides(node, seat_);
    if (is_mine) nodes_of_[static_cast<std::size_t>(node.set)].push_back({at, likely});
    for (std::size_t i = 0; i < node.children; ++i)
      reach(courses_.children[node.first + i].node,
            is_mine ? likely : likely * courses_.share(policy_, node, i));
  }

  double of(std::size_t at) {
    const auto& node = courses_.nodes[at];
    if (courses_.decides(node, seat_))
      return behind(at, decision(static_cast<std::size_t>(node.set)));
    double sum = node.value;
    for (std::size_t i = 0; i < node.children; ++i)
      if (const double share = courses_.share(policy_, node, i); share > 0)
        sum += share * behind(at, i);
    return sum;
  }
  double behind(std::size_t at, std::size_t i) {
    return of(courses_.children[courses_.nodes[at].first + i].node);
  }

  std::size_t decision(std::size_t set) {
    if (best_[set] != kOpen) return best_[set];
    double highest = 0;
    for (std::size_t i = 0; i < courses_.sets[set].moves; ++i) {
      double sum = 0;
      for (const auto& [at, likely] : nodes_of_[set])
        if (likely > 0) sum += likely * behind(at, i);
      if (seat_ != seat_at(0)) sum = -sum;
      if (i > 0 && sum <= highest) continue;
      highest = sum;
      best_[set] = i;
    }
    return best_[set];
  }

  const Courses& courses_;
  const Policy& policy_;
  Seat seat_;
  std::vector<std::vector<std::pair<std::size_t, double>>> nodes_of_;  // and how likely each is
  std::vector<std::size_t> best_;
};

inline double best_answer(const Courses& courses, const Policy& policy, Seat seat) {
  return BestAnswer(courses, policy, seat).value();
}
// What the two best answers gain together; 0 in equilibrium.
inline double exploitability(const Courses& courses, const Policy& policy) {
  return best_answer(courses, policy, seat_at(0)) - best_answer(courses, policy, seat_at(1));
}

class CfrPlus {
 public:
  explicit CfrPlus(const Courses& courses)
      : courses_(courses),
        regrets_(courses.shares, 0),
        sums_(courses.shares, 0),
        got_(courses.children.size(), 0) {}

  void run(int rounds) {
    for (; rounds > 0; --rounds) {
      ++round_;
      for (const Seat seat : {seat_at(0), seat_at(1)}) {
        policy_ = in_proportion(courses_, regrets_);
        news_.assign(courses_.shares, 0);
        static_cast<void>(learn(seat, 0, 1, 1));
        for (std::size_t i = 0; i < courses_.shares; ++i)
          regrets_[i] = std::max(0.0, regrets_[i] + news_[i]);
      }
    }
  }
  Policy average() const { return in_proportion(courses_, sums_); }

 private:
  // What the seat gets behind a node; `mine` and `theirs` is how far each lets it come to that.
  double learn(Seat seat, std::size_t at, double mine, double theirs) {
    const auto& node = courses_.nodes[at];
    if (node.set == Courses::kEnd) return seat == seat_at(0) ? node.value : -node.value;
    if (mine == 0 && theirs == 0) return 0;
    const bool is_mine = courses_.decides(node, seat);
    double sum = 0;
    for (std::size_t i = 0; i < node.children; ++i) {
      const double share = courses_.share(policy_, node, i);
      got_[node.first + i] =
          learn(seat, courses_.children[node.first + i].node, is_mine ? mine * share : mine,
                is_mine ? theirs : theirs * share);
      sum += share * got_[node.first + i];
    }
    if (!is_mine) return sum;
    const std::size_t first = courses_.set_of(node).first;
    for (std::size_t i = 0; i < node.children; ++i) {
      news_[first + i] += theirs * (got_[node.first + i] - sum);
      sums_[first + i] += round_ * mine * policy_[first + i];
    }
    return sum;
  }

  const Courses& courses_;
  std::vector<double> regrets_;
  std::vector<double> sums_;
  std::vector<double> got_;   // by child
  std::vector<double> news_;  // regrets of this round
  Policy policy_;
  double round_ = 0;
};

inline Policy solve(const Courses& courses, int rounds) {
  CfrPlus solver(courses);
  solver.run(rounds);
  return solver.average();
}

}  // namespace ilion::test
