// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is to everything that is written once: search, arena, conformance tests, benchmarks,
// tables. A game is an immutable value that holds its options and its printed content; the position
// is a small plain State beside it, which search copies. Why an object and not static functions:
// docs/decisions/0001-game-is-an-object.md.
//
// Chance is a move by nobody: actor() says who is next, and apply() is deterministic for moves and
// outcomes alike. What a seat may know is a type of its own (View); imagine() makes a State that
// agrees with a View, and bots are given nothing else.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "base/rng.h"
#include "game/match_result.h"
#include "game/refusal.h"
#include "game/seat.h"

namespace ilion {

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

template <class Outcome>
struct Weighted {
  Outcome outcome;
  std::uint32_t weight;
  friend bool operator==(const Weighted&, const Weighted&) = default;
};

// Laid out by hand: clang-format 14 does not know how to write a concept.
// clang-format off
template <class G>
concept Game = requires {
  typename G::State;
  typename G::Move;
  typename G::MoveList;
  typename G::Outcome;
  typename G::OutcomeList;
  typename G::View;
  typename G::Event;
  typename G::EventList;
  typename G::Options;
  typename G::Content;
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<int>;
  { G::kMaxDecisions } -> std::convertible_to<int>;  // bound of a match's length, with its proof
} && PlainValue<typename G::State> && PlainValue<typename G::Move> && sizeof(typename G::Move) <= 8 &&
    PlainValue<typename G::Outcome> && PlainValue<typename G::View> &&
    requires(const G& game, typename G::State& state, const typename G::State& position,
             const typename G::Move& move, const typename G::Outcome& outcome,
             typename G::View& view, const typename G::View& seen, const typename G::Event& event,
             Seat seat, Viewer viewer, Rng& rng) {
      { game.seats() } -> std::same_as<std::size_t>;
      { game.initial() } -> std::same_as<typename G::State>;
      { game.actor(position) } -> std::same_as<Actor>;

      // Moves of the seat to act: sorted and unique, on the stack; empty when no seat is to act.
      { game.legal_moves(position) } -> std::same_as<typename G::MoveList>;
      // The judge, written independently of the generator.
      { game.why_not(position, seat, move) } -> std::same_as<std::optional<Refusal>>;
      game.apply(state, move);

      // At a chance point: every outcome with its integer weight, and one drawn by these weights.
      { game.outcomes(position) } -> std::same_as<typename G::OutcomeList>;
      { game.sample(position, rng) } -> std::same_as<typename G::Outcome>;
      game.apply(state, outcome);

      // What each seat has so far of that which is counted at the end; open to all.
      { game.points(position) } -> std::same_as<Points>;
      { game.result(position) } -> std::same_as<std::optional<MatchResult>>;

      { game.observe(position, viewer) } -> std::same_as<typename G::View>;
      { game.imagine(seen, rng) } -> std::same_as<typename G::State>;
      // What the viewer sees happen when this is applied to the position, and the view after it.
      { game.events(position, move, viewer) } -> std::same_as<typename G::EventList>;
      { game.events(position, outcome, viewer) } -> std::same_as<typename G::EventList>;
      game.fold(view, event);

      // The first broken invariant, or nothing.
      { game.audit(position) } -> std::same_as<std::optional<std::string>>;
    };
// clang-format on

}  // namespace ilion
