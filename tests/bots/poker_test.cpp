// SPDX-License-Identifier: GPL-3.0-or-later
// Kuhn and Leduc poker, whose values are known: the exact tools against them, and the search.
#include <doctest/doctest.h>

#include <cmath>

#include "bots/search/explorer.h"
#include "kuhn.h"
#include "leduc.h"
#include "whole_tree.h"

namespace ilion {

namespace {

using kuhn::Kuhn;
using leduc::Leduc;
using test::Policy;
using test::WholeTree;

// Known: Kuhn's value is exact, Leduc's is printed with four digits; what both together gain
// against one who plays anything was computed by others too.
template <class G>
constexpr double kValue = 0;
template <>
constexpr double kValue<Kuhn> = -1.0 / 18;
template <>
constexpr double kValue<Leduc> = -0.0856;
template <class G>
constexpr double kAgainstAnything = 0;
template <>
constexpr double kAgainstAnything<Kuhn> = 11.0 / 12;
template <>
constexpr double kAgainstAnything<Leduc> = 4.747222;

// The average strategy of the search's regret matching, where it has been; elsewhere anything.
template <Game G>
Policy learned(const G& game, const WholeTree<G>& tree, int rounds) {
  search::Explorer<G> explorer({.exact = true, .mixed = true});
  explorer.begin(game, game.initial(), seat_at(0));
  Rng rng(5);
  for (int i = 0; i < rounds; ++i) {
    auto world = game.initial();
    explorer.search_for(seat_at(static_cast<std::size_t>(i % 2)));
    static_cast<void>(explorer.explore(world, rng));
  }
  std::vector<double> strategy(tree.courses().shares, 0);
  for (std::size_t i = 0; i < tree.questions().size(); ++i) {
    const auto& [view, moves] = tree.questions()[i];
    search::Node* node = explorer.tree().find(search::key_of(view));
    if (node == nullptr) continue;
    for (const auto& edge : explorer.tree().edges(*node)) {
      const auto* at = std::find(moves.begin(), moves.end(), edge.move);
      strategy[tree.courses().sets[i].first + static_cast<std::size_t>(at - moves.begin())] =
          edge.strategy;
    }
  }
  return in_proportion(tree.courses(), strategy);
}

}  // namespace

TEST_CASE("Kuhn poker has 12 information sets, Leduc poker 288") {
  CHECK(WholeTree<Kuhn>(Kuhn{}).questions().size() == 12);
  CHECK(WholeTree<Leduc>(Leduc{}).questions().size() == 288);
}

TEST_CASE_TEMPLATE("the best answers to one who plays anything gain what is known", G, Kuhn,
                   Leduc) {
  const G game;
  const WholeTree<G> tree(game);
  CHECK(exploitability(tree.courses(), uniform(tree.courses())) ==
        doctest::Approx(kAgainstAnything<G>).epsilon(1e-6));
}

TEST_CASE_TEMPLATE("CFR+ finds the known value, and nothing can be gained against it", G, Kuhn,
                   Leduc) {
  const G game;
  const WholeTree<G> tree(game);
  const Policy policy = test::solve(tree.courses(), 400);
  CHECK(std::abs(value_of(tree.courses(), policy) - kValue<G>) < 0.002);
  CHECK(exploitability(tree.courses(), policy) < 0.01);
  CHECK(exploitability(tree.courses(), policy) > -1e-9);
}

TEST_CASE("the search comes near the value of Kuhn poker, and can hardly be exploited") {
  const Kuhn game;
  const WholeTree<Kuhn> tree(game);
  const Policy policy = learned(game, tree, 80'000);
  CHECK(std::abs(value_of(tree.courses(), policy) - kValue<Kuhn>) < 0.005);
  // Somebody who never bluffs and never doubts loses 1/6 more than need be.
  CHECK(exploitability(tree.courses(), policy) < 0.02);
}

TEST_CASE("the search comes near the value of Leduc poker, and can hardly be exploited") {
  const Leduc game;
  const WholeTree<Leduc> tree(game);
  const Policy policy = learned(game, tree, 200'000);
  CHECK(std::abs(value_of(tree.courses(), policy) - kValue<Leduc>) < 0.02);
  // Of a stake of up to 13; one who plays anything leaves 4.7.
  CHECK(exploitability(tree.courses(), policy) < 0.15);
}

TEST_CASE_TEMPLATE("more rounds of the search leave less to exploit", G, Kuhn, Leduc) {
  const G game;
  const WholeTree<G> tree(game);
  CHECK(exploitability(tree.courses(), learned(game, tree, 20'000)) <
        exploitability(tree.courses(), learned(game, tree, 300)) / 4);
}

}  // namespace ilion
