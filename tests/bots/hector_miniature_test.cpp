// SPDX-License-Identifier: GPL-3.0-or-later
// How far from perfect each level is where perfect play is known: in a miniature, solved to the
// end.
#include "hector_miniature.h"

#include <doctest/doctest.h>

#include <iostream>
#include <map>

#include "bots/hector/bots.h"
#include "bots/hector/mind.h"
#include "whole_tree.h"

namespace ilion::hector {

namespace {

using ilion::test::Policy;
using ilion::test::WholeTree;

struct Solved {
  Hector game;
  WholeTree<Hector> tree{game, test::miniature()};
  Policy best = ilion::test::solve(tree.courses(), 1000);
  double value = value_of(tree.courses(), best);  // to the Achaeans: 1 is victory, 0.5 a draw

  // What a best answer gains against each side of a policy, over what perfect play would get.
  double gained_against(const Policy& policy, Seat side) const {
    const double answer = best_answer(tree.courses(), policy, other(side));
    return side == kAchaeans ? value - answer : answer - value;
  }
};

const Solved& solved() {
  static const Solved all;
  return all;
}

// How a bot plays at every information set, as far as so many tries tell.
Policy policy_of(std::string_view level, std::uint64_t playouts, std::uint64_t tries) {
  const auto bot = make_bot<Hector>(level, kSides);
  bot->limit({.playouts = playouts});
  const auto& tree = solved().tree;
  std::vector<double> times(tree.courses().shares, 0);
  std::map<std::uint64_t, std::vector<double>> known;  // it decides by the last view alone
  for (std::size_t i = 0; i < tree.questions().size(); ++i) {
    const auto& [view, moves] = tree.questions()[i];
    auto& chosen = known[search::key_of(view)];
    if (chosen.empty()) {
      chosen.resize(moves.size(), 0);
      for (std::uint64_t n = 0; n < tries; ++n) {
        Rng rng(mix_seed(77, n));
        const Move move = bot->choose(solved().game, view, moves, rng);
        ++chosen[static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) -
                                          moves.begin())];
      }
    }
    std::copy(chosen.begin(), chosen.end(),
              times.begin() + static_cast<std::ptrdiff_t>(tree.courses().sets[i].first));
  }
  return in_proportion(tree.courses(), times);
}

double exploited(const Policy& policy) { return exploitability(solved().tree.courses(), policy); }

}  // namespace

TEST_CASE("the worlds of the miniature are sound, and look alike to whoever cannot know") {
  const auto worlds = test::miniature();
  for (const auto& world : worlds) {
    const auto fault = solved().game.audit(world.outcome);
    CHECK_MESSAGE(!fault, *fault);
    CHECK(solved().game.observe(world.outcome, Viewer::spectator()) ==
          solved().game.observe(worlds[0].outcome, Viewer::spectator()));
  }
}

TEST_CASE("CFR+ solves the miniature: neither side can gain a hundredth of a match") {
  CHECK(exploited(solved().best) < 0.01);
  CHECK(solved().value > 0.2);
  CHECK(solved().value < 0.8);
}

TEST_CASE("perfect play of the miniature is mixed") {
  const Policy& best = solved().best;
  std::size_t mixed = 0;
  for (double share : best) mixed += share > 0.1 && share < 0.9 ? 1 : 0;
  CHECK(mixed > 10);
}

TEST_CASE("in the miniature whoever searches can be exploited less than whoever does not") {
  const double easy = exploited(policy_of("easy", 0, 50));
  CHECK(easy < exploited(uniform(solved().tree.courses())));
  for (std::string_view level : {"medium", "hard"}) {
    CAPTURE(std::string(level));
    CHECK(exploited(policy_of(level, 100, 3)) < easy / 2);
  }
}

TEST_CASE("in the miniature master, who solves it, can hardly be exploited") {
  // A draw of twenty is not the strategy itself: some of this is the luck of drawing.
  CHECK(exploited(policy_of("master", 100, 20)) < 0.12);
}

TEST_CASE("how much each level can be exploited in the miniature" * doctest::skip()) {
  struct Measured {
    std::string_view level;
    std::uint64_t playouts;
    std::uint64_t tries;
  };
  std::cout << "sets " << solved().tree.questions().size() << ", nodes "
            << solved().tree.courses().nodes.size() << ", value " << solved().value << '\n';
  const auto print = [](std::string_view who, const Policy& policy) {
    std::cout << who << ": " << solved().gained_against(policy, kAchaeans) << " as attacker, "
              << solved().gained_against(policy, kTrojans) << " as defender, together "
              << exploited(policy) << std::endl;
  };
  print("CFR+", solved().best);
  print("random", uniform(solved().tree.courses()));
  for (const Measured& each :
       {Measured{"novice", 0, 1000}, Measured{"easy", 0, 1000}, Measured{"medium", 60, 40},
        Measured{"hard", 1000, 10}, Measured{"master", 200, 100}})
    print(each.level, policy_of(each.level, each.playouts, each.tries));
}

}  // namespace ilion::hector
