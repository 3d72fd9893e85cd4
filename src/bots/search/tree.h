// SPDX-License-Identifier: GPL-3.0-or-later
// What a search has learned, an entry for each information set it has met, found by the key of the
// view. Memory is taken once and has a bound: when it is full nothing new is entered, and the
// search goes on with what it has.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/search/mind.h"
#include "bots/search/view_key.h"

namespace ilion::search {

// One move at an information set, as the seat that decides there sees it.
template <class Move>
struct Edge {
  Move move{};
  float prior = 0;
  std::uint32_t visits = 0;
  double sum = 0;       // of what the seat got
  double regret = 0;    // that it was not played, at mixed decisions
  double strategy = 0;  // how often it would have been played

  double mean() const { return visits == 0 ? 0 : sum / visits; }
};

struct Node {
  std::uint64_t key = 0;
  std::uint32_t first = 0;  // of its edges
  std::uint16_t edges = 0;
  bool mixed = false;
  std::uint32_t visits = 0;
  double sum = 0;
};

// The bound: 2^14 nodes, and edges for 16 moves at each, 13 MB in all; a second of thought enters
// some thousands.
constexpr std::size_t kMaxNodes = 1U << 14;
constexpr std::size_t kMaxEdges = 16 * kMaxNodes;

template <class Move>
class Tree {
 public:
  using EdgeOf = Edge<Move>;

  Tree() : index_(2 * kMaxNodes, kNone) {}

  // Most searches enter few nodes, and each is still found if those entered after it have gone.
  void clear() {
    if (nodes_.size() > kMaxNodes / 16)
      std::fill(index_.begin(), index_.end(), kNone);
    else
      for (std::size_t i = nodes_.size(); i-- > 0;) index_[slot(nodes_[i].key)] = kNone;
    nodes_.clear();
    edges_.clear();
  }
  std::size_t size() const { return nodes_.size(); }

  Node* find(std::uint64_t key) {
    const std::uint32_t at = index_[slot(key)];
    return at == kNone ? nullptr : &nodes_[at];
  }

  // Nothing if there is no room. Nodes stay where they are as long as the tree is not cleared.
  Node* enter(std::uint64_t key, std::size_t edges) {
    if (nodes_.capacity() == 0) {
      nodes_.reserve(kMaxNodes);
      edges_.reserve(kMaxEdges);
    }
    if (nodes_.size() == kMaxNodes || edges_.size() + edges > kMaxEdges) return nullptr;
    index_[slot(key)] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.key = key,
                      .first = static_cast<std::uint32_t>(edges_.size()),
                      .edges = static_cast<std::uint16_t>(edges)});
    edges_.resize(edges_.size() + edges);
    return &nodes_.back();
  }

  std::span<EdgeOf> edges(const Node& node) { return {&edges_[node.first], node.edges}; }

 private:
  static constexpr std::uint32_t kNone = ~0U;

  // Where the key is, or where it would be entered: half of the slots stay free.
  std::size_t slot(std::uint64_t key) const {
    std::size_t i = key & (index_.size() - 1);
    while (index_[i] != kNone && nodes_[index_[i]].key != key) i = (i + 1) & (index_.size() - 1);
    return i;
  }

  std::vector<std::uint32_t> index_;
  std::vector<Node> nodes_;
  std::vector<EdgeOf> edges_;
};

}  // namespace ilion::search
