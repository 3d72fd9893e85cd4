// SPDX-License-Identifier: GPL-3.0-or-later
// Which move an entry of the tree tries next, and what it learns from it. Where bluffing matters it
// plays by regret matching, elsewhere by PUCT: what was good, and what the advice likes and few
// have tried.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/search/tree.h"

namespace ilion::search {

constexpr std::size_t kMostShares = 64;   // an entry keeps fewer moves
constexpr double kStrange = 0.1;          // how often a mixed decision tries anything
constexpr std::uint32_t kFirstTries = 8;  // that follow the advice alone

// Regret matching: each move as often as it is regretted, all alike if none is.
template <class Move>
void match_regrets(std::span<const Edge<Move>> edges, std::span<double> shares) {
  double total = 0;
  for (const auto& edge : edges) total += std::max(edge.regret, 0.0);
  for (std::size_t i = 0; i < edges.size(); ++i)
    shares[i] = total > 0 ? std::max(edges[i].regret, 0.0) / total
                          : 1.0 / static_cast<double>(edges.size());
}

inline std::size_t draw_share(std::span<const double> shares, Rng& rng) {
  double left = rng.unit();
  for (std::size_t i = 0; i + 1 < shares.size(); ++i) {
    left -= shares[i];
    if (left < 0) return i;
  }
  return shares.size() - 1;
}

// Advice as shares of one: a move that is worse by `doubt` counts an eighth of the best.
template <class List>
void priors_of(const List& advice, double doubt, std::span<double> shares) {
  const double best = *std::max_element(advice.begin(), advice.end());
  double total = 0;
  for (std::size_t i = 0; i < advice.size(); ++i) {
    const double behind = 1 + (best - advice[i]) / doubt;
    shares[i] = 1 / (behind * behind * behind);
    total += shares[i];
  }
  for (double& share : shares.first(advice.size())) share /= total;
}

template <class Move>
std::size_t select_mixed(const Node& node, std::span<Edge<Move>> edges, Rng& rng) {
  std::array<double, kMostShares> shares{};
  match_regrets<Move>(edges, shares);
  const double strange = node.visits < kFirstTries ? 1 : kStrange;
  for (std::size_t i = 0; i < edges.size(); ++i)
    shares[i] = (1 - strange) * shares[i] + strange * edges[i].prior;
  return draw_share(std::span<const double>(shares).first(edges.size()), rng);
}

// What nobody has tried is taken for as good as the entry is on average.
template <class Move>
std::size_t select(const Node& node, std::span<Edge<Move>> edges, double curiosity, Rng& rng) {
  if (node.mixed) return select_mixed(node, edges, rng);
  const double unknown = node.visits == 0 ? 0 : node.sum / node.visits;
  const double root = curiosity * std::sqrt(static_cast<double>(node.visits + 1));
  std::size_t best = 0;
  double highest = -1;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const double mean = edges[i].visits == 0 ? unknown : edges[i].mean();
    const double value = mean + root * edges[i].prior / (1.0 + edges[i].visits);
    if (value <= highest) continue;
    best = i;
    highest = value;
  }
  return best;
}

inline void count(Node& node, double got) {
  ++node.visits;
  node.sum += got;
}

// At a mixed decision what the other moves would have brought is guessed by their means.
template <class Move>
void learn(Node& node, std::span<Edge<Move>> edges, std::size_t chosen, double got) {
  ++edges[chosen].visits;
  edges[chosen].sum += got;
  count(node, got);
  if (!node.mixed) return;
  const double mean = node.sum / node.visits;
  std::array<double, kMostShares> shares{};
  match_regrets<Move>(edges, shares);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    edges[i].strategy += shares[i];
    const double value = edges[i].visits == 0 ? mean : edges[i].mean();
    edges[i].regret = std::max(0.0, edges[i].regret + value - mean);
  }
}

}  // namespace ilion::search
