// SPDX-License-Identifier: GPL-3.0-or-later
// One thread's part of an information-set tree search: it plays courses of the match in imagined
// worlds, through what the tree knows, one step into what it does not, and by likely moves to the
// next natural boundary, where the game's evaluation speaks.
//
// Every seat decides by its own view: its entry in the tree is found by what it sees, so nobody
// plays by cards he cannot know. What others learn in worlds that were imagined from the searching
// seat's view would still know that seat's cards, all worlds having them; so at another's entry
// the world is imagined anew from his view, played on once to teach him, and forgotten.
//
// Chance is drawn, and what it brings stands in the views behind it: each outcome leads to entries
// of its own, and what lies before averages over them.
#pragma once

#include <array>
#include <optional>

#include "bots/search/plan.h"
#include "bots/search/selection.h"
#include "game/playout.h"

namespace ilion::search {

template <Game G>
class Explorer {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  explicit Explorer(const Shape& shape) : shape_(shape) { ILION_CHECK(shape.width <= kMostShares); }

  // For a search from this position, by this seat.
  void begin(const G& game, const State& root, Seat searcher) {
    game_ = &game;
    tree_.clear();
    search_for(searcher);
    last_stage_ = Mind<G>::stage(*game_, root) + shape_.horizon * Mind<G>::stages(game);
    playouts_ = 0;
  }

  void search_for(Seat searcher) { searcher_ = searcher; }

  // What all may expect from this world on.
  Expectations explore(State& state, Rng& rng) {
    rng_ = &rng;
    entered_ = false;
    teaching_ = false;
    draw_habits();
    return descend(state, 0);
  }

  // The line most visited, in this world and with this luck, as far as the tree knows it.
  template <class Line>
  void follow(State state, const Move& first, Rng& rng, Line& line) {
    rng_ = &rng;
    Move move = first;
    MoveList moves;
    auto view = game_->observe(state, Viewer::seat(game_->actor(state).seat()));
    while (line.size() < Line::capacity()) {
      line.push_back({move, view});
      game_->apply(state, move);
      if (advance(state, moves)) return;
      view = game_->observe(state, Viewer::seat(game_->actor(state).seat()));
      const Node* node = tree_.find(key(view));
      if (node == nullptr || node->visits == 0) return;
      const auto edges = edges_of(*node);
      move = std::max_element(edges.begin(), edges.end(), [](const auto& a, const auto& b) {
               return a.visits < b.visits;
             })->move;
    }
  }

  std::uint64_t playouts() const { return playouts_; }
  Tree<Move>& tree() { return tree_; }

 private:
  static constexpr int kMaxDepth = 64;
  static constexpr int kLongestPlayout = 600;  // decisions; far beyond any boundary
  static constexpr std::size_t kMostMoves = G::MoveList::capacity();

  std::uint64_t key(const typename G::View& view) const {
    if constexpr (requires { Mind<G>::key_of(*game_, view); })
      return Mind<G>::key_of(*game_, view);
    else
      return key_of(view);
  }

  std::span<Edge<Move>> edges_of(const Node& node) { return tree_.edges(node); }

  // Up to a decision with a choice; or, at the end of the course, what came of it.
  std::optional<Expectations> advance(State& state, MoveList& moves) const {
    while (true) {
      const Actor actor = game_->actor(state);
      if (actor.is_nobody()) return of_end(state);
      if (Mind<G>::stage(*game_, state) >= last_stage_ && Mind<G>::is_at_rest(*game_, state))
        return expect(state);
      if (actor.is_chance()) {
        play_chance(*game_, state, *rng_);
        continue;
      }
      moves = game_->legal_moves(state);
      if (moves.size() > 1) return std::nullopt;
      game_->apply(state, moves[0]);
    }
  }

  Expectations expect(const State& state) const {
    return ilion::expect(*game_, state, shape_.learned);
  }

  Expectations of_end(const State& state) const {
    if constexpr (requires { Mind<G>::of_end(*game_, state); })
      return Mind<G>::of_end(*game_, state);
    else
      return final_expectations(*game_, *game_->result(state));
  }

  // Who takes all others for players of his own kind is lost among those of another.
  void draw_habits() {
    for (std::size_t i = 0; i < game_->seats(); ++i) is_practised_[seat_at(i)] = shape_.practised;
    if (!shape_.varied) return;
    for (std::size_t i = 0; i < game_->seats(); ++i)
      if (seat_at(i) != searcher_) is_practised_[seat_at(i)] = rng_->below(2) == 0;
  }

  Expectations play_out(State& state) {
    ++playouts_;
    MoveList moves;
    for (int decisions = 0; decisions < kLongestPlayout; ++decisions) {
      if (const auto end = advance(state, moves)) return *end;
      const Seat seat = game_->actor(state).seat();
      const auto view = game_->observe(state, Viewer::seat(seat));
      game_->apply(state, likely_move(*game_, view, moves, *rng_, is_practised_[seat]));
    }
    return expect(state);
  }

  Expectations descend(State& state, int depth) {
    MoveList moves;
    if (const auto end = advance(state, moves)) {
      ++playouts_;
      return *end;
    }
    if (depth == kMaxDepth || shape_.width == 0) return play_out(state);
    const Seat seat = game_->actor(state).seat();
    const auto view = game_->observe(state, Viewer::seat(seat));
    const std::uint64_t number = key(view);
    Node* node = tree_.find(number);
    if (node == nullptr) {
      if (!entered_) node = enter(number, view, moves);
      if (node == nullptr || entered_) return play_out(state);
    }
    if (shape_.exact && node->mixed) return visit_exactly(*node, seat, state, depth);
    if (seat != searcher_ && shape_.teach_others) {
      teach(*node, view, depth);
      game_->apply(state,
                   edges_of(*node)[select(*node, edges_of(*node), shape_.curiosity, *rng_)].move);
      return descend(state, depth + 1);
    }
    return visit(*node, seat, state, depth);
  }

  Node* enter(std::uint64_t number, const typename G::View& view, const MoveList& moves) {
    const Advice<G> advice = advise(*game_, view, moves, shape_.practised);
    std::array<double, kMostMoves> shares{};
    priors_of(advice, Mind<G>::kDoubt, shares);
    std::array<std::uint16_t, kMostMoves> order{};
    for (std::size_t i = 0; i < moves.size(); ++i) order[i] = static_cast<std::uint16_t>(i);
    const std::size_t kept = std::min(shape_.width, moves.size());
    std::partial_sort(
        order.begin(), order.begin() + static_cast<std::ptrdiff_t>(kept),
        order.begin() + static_cast<std::ptrdiff_t>(moves.size()),
        [&](auto a, auto b) { return shares[a] > shares[b] || (shares[a] == shares[b] && a < b); });
    Node* node = tree_.enter(number, kept);
    if (node == nullptr) return nullptr;
    entered_ = !shape_.exact;
    node->mixed = shape_.mixed && is_mixed<G>(view);
    const auto edges = edges_of(*node);
    for (std::size_t i = 0; i < kept; ++i) {
      edges[i].move = moves[order[i]];
      edges[i].prior = static_cast<float>(shares[order[i]]);
    }
    return node;
  }

  // What the seat learns from a world of its own imagination.
  void teach(Node& node, const typename G::View& view, int depth) {
    if (teaching_) return;
    teaching_ = true;
    const bool entered = entered_;
    State world = game_->imagine(view, *rng_);
    static_cast<void>(visit(node, view.viewer.seat(), world, depth));
    entered_ = entered;
    teaching_ = false;
  }

  Expectations visit(Node& node, Seat seat, State& state, int depth) {
    const std::size_t chosen = select(node, edges_of(node), shape_.curiosity, *rng_);
    game_->apply(state, edges_of(node)[chosen].move);
    const Expectations got = descend(state, depth + 1);
    learn<Move>(node, edges_of(node), chosen, got[seat]);
    return got;
  }

  // Counterfactual regrets by external sampling: the searcher tries every move, the others play
  // their strategy, whose average is what it comes to in the end.
  Expectations visit_exactly(Node& node, Seat seat, State& state, int depth) {
    if (seat == searcher_) return visit_all(node, seat, state, depth);
    const auto edges = edges_of(node);
    std::array<double, kMostMoves> shares{};
    match_regrets<Move>(edges, shares);
    for (std::size_t i = 0; i < edges.size(); ++i) edges[i].strategy += shares[i];
    const auto known = std::span<const double>(shares).first(edges.size());
    game_->apply(state, edges[draw_share(known, *rng_)].move);
    return descend(state, depth + 1);
  }

  Expectations visit_all(Node& node, Seat seat, const State& state, int depth) {
    const auto edges = edges_of(node);
    std::array<double, kMostMoves> shares{};
    match_regrets<Move>(edges, shares);
    std::array<double, kMostMoves> got{};
    Expectations mean{};
    for (std::size_t i = 0; i < edges.size(); ++i) {
      State next = state;
      game_->apply(next, edges[i].move);
      const Expectations values = descend(next, depth + 1);
      got[i] = values[seat];
      for (std::size_t s = 0; s < game_->seats(); ++s)
        mean[seat_at(s)] += shares[i] * values[seat_at(s)];
    }
    for (std::size_t i = 0; i < edges.size(); ++i) edges[i].regret += got[i] - mean[seat];
    count(node, mean[seat]);
    return mean;
  }

  const G* game_ = nullptr;
  Shape shape_;
  Tree<Move> tree_;
  Seat searcher_{};
  int last_stage_ = 0;
  std::uint64_t playouts_ = 0;
  Rng* rng_ = nullptr;
  bool entered_ = false;
  bool teaching_ = false;
  PerSeat<bool> is_practised_{};
};

}  // namespace ilion::search
