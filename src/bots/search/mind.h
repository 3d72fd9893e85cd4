// SPDX-License-Identifier: GPL-3.0-or-later
// What search must be told of a game besides its rules. Each game's folder specialises it
// (bots/<game>/mind.h); tests do the same for games of their own.
#pragma once

#include "bots/bot.h"
#include "bots/search/plan.h"
#include "game/game.h"

namespace ilion {

// What every seat may expect: the chance to win the match, shared places split. By seat, for with
// more than two players each plays for his own (max^n).
using Expectations = PerSeat<double>;

//   template <> struct Mind<hector::Hector> {
//     // What hand-written rules say about the moves.
//     static Advice<Hector> advise(const Hector&, const View&, const MoveList&);
//     static constexpr double kDoubt;    // by how much advice is often wrong, in its unit
//     static constexpr double kBlunder;  // so much below the best, a move is a blunder
//     // The levels that search, with so many seats; the first two as little as keeps their
//     // distance to the next.
//     static search::Skill medium(std::size_t seats);
//     static search::Skill hard(std::size_t seats);
//     static search::Skill master(std::size_t seats);
//     // The move in imagined courses of the match: quick, and by what the seat sees.
//     static Move likely_move(const Hector&, const View&, const MoveList&, Rng&);
//     // Both by habits that were practised against itself; none: as above.
//     static Advice<Hector> advise_practised(const Hector&, const View&, const MoveList&);
//     static Move likely_move_practised(const Hector&, const View&, const MoveList&, Rng&);
//     // Natural boundaries passed; a course is cut `stages` of them after the root's own, where
//     // the position is at rest, and judged by `expect`.
//     static int stage(const Hector&, const State&);
//     static int stages(const Hector&);
//     static bool is_at_rest(const Hector&, const State&);
//     static Expectations expect(const Hector&, const State&);
//     // The same by what was learned from self-play; none: as `expect`.
//     static Expectations expect_learned(const Hector&, const State&);
//     // How likely the others would have done what they did, had they held what they hold in
//     // this world, as far as the view tells it; none: all worlds alike. And whether it ever tells
//     // anything with so many seats.
//     static double likelihood(const Hector&, const View&, const State& world);
//     static bool has_likelihood(std::size_t seats);
//     // What lies ahead hangs more on how the others play than on the move; none: nowhere. And
//     // whether it ever does with so many seats.
//     static bool is_habitual(const Hector&, const View&);
//     static bool has_habits(std::size_t seats);
//     // Bluffing matters here: play is mixed, and drawn from the average strategy; none: nowhere.
//     static bool is_mixed(const View&);
//   };
template <Game G>
struct Mind;

// Which of what a mind may have besides this one has.
template <class G>
concept HasPractisedHabits = requires(const G& game, const typename G::View& view,
                                      const typename G::MoveList& moves, Rng& rng) {
  Mind<G>::advise_practised(game, view, moves);
  Mind<G>::likely_move_practised(game, view, moves, rng);
};
template <class G>
concept HasLearned = requires(const G& game, const typename G::State& state) {
  Mind<G>::expect_learned(game, state);
};
template <class G>
concept HasLikelihood = requires(const G& game, const typename G::View& view,
                                 const typename G::State& world) {
  Mind<G>::likelihood(game, view, world);
};
template <class G>
concept HasHabits = requires(const G& game, const typename G::View& view) {
  Mind<G>::is_habitual(game, view);
};
template <class G>
concept HasMixedPlay = requires(const typename G::View& view) {
  Mind<G>::is_mixed(view);
};

// What the game has of it: by practice or by hand, learned or hand-made.
template <Game G>
Advice<G> advise(const G& game, const typename G::View& view, const typename G::MoveList& moves,
                 bool practised) {
  if constexpr (HasPractisedHabits<G>)
    if (practised) return Mind<G>::advise_practised(game, view, moves);
  return Mind<G>::advise(game, view, moves);
}

template <Game G>
typename G::Move likely_move(const G& game, const typename G::View& view,
                             const typename G::MoveList& moves, Rng& rng, bool practised) {
  if constexpr (HasPractisedHabits<G>)
    if (practised) return Mind<G>::likely_move_practised(game, view, moves, rng);
  return Mind<G>::likely_move(game, view, moves, rng);
}

template <Game G>
Expectations expect(const G& game, const typename G::State& state, bool learned) {
  if constexpr (HasLearned<G>)
    if (learned) return Mind<G>::expect_learned(game, state);
  return Mind<G>::expect(game, state);
}

template <Game G>
bool is_habitual(const G& game, const typename G::View& view) {
  if constexpr (HasHabits<G>)
    return Mind<G>::is_habitual(game, view);
  else
    return false;
}

template <Game G>
bool is_mixed(const typename G::View& view) {
  if constexpr (HasMixedPlay<G>)
    return Mind<G>::is_mixed(view);
  else
    return false;
}

// Of a match that has ended.
template <Game G>
Expectations final_expectations(const G& game, const MatchResult& result) {
  double winners = 0;
  for (std::size_t i = 0; i < game.seats(); ++i) winners += result.rank[seat_at(i)] == 1 ? 1 : 0;
  Expectations expected{};
  for (std::size_t i = 0; i < game.seats(); ++i)
    expected[seat_at(i)] = result.rank[seat_at(i)] == 1 ? 1 / winners : 0;
  return expected;
}

// Each seat's strength against the others': with a lead of `spread` over one rival it wins
// seven times in eight. Square roots alone, which every machine computes alike, unlike exp.
Expectations share_by_strength(const PerSeat<double>& strength, std::size_t seats, double spread);

}  // namespace ilion
