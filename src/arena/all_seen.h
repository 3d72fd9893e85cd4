// SPDX-License-Identifier: GPL-3.0-or-later
// The clairvoyant: a yardstick that is handed the truth, to see how much of its edge an honest bot
// reaches. It is the search of `master` in a game whose views hide nothing; so nothing in the
// search needs a door for cheating. Luck to come it does not know either. It is not more than
// `master` in all: it neither solves the last turns of Hector nor looks through the turns of
// Deukalion that can win, and its tree takes its rivals for clairvoyant. It exists in the arena
// alone and can sit at no table.
#pragma once

#include "bots/levels.h"

namespace ilion::arena {

inline constexpr std::string_view kClairvoyant = "clairvoyant";

template <Game G>
struct AllSeen : G {
  struct View {
    Viewer viewer = Viewer::spectator();
    typename G::State state{};
    friend bool operator==(const View&, const View&) = default;
  };
  explicit AllSeen(const G& game) : G(game) {}

  View observe(const typename G::State& state, Viewer viewer) const { return {viewer, state}; }
  typename G::State imagine(const View& view, Rng&) const { return view.state; }
  typename G::View honest(const View& view) const { return G::observe(view.state, view.viewer); }
  void fold(View&, const typename G::Event&) const {}  // nobody follows it by events
};

}  // namespace ilion::arena

namespace ilion {

// Where nothing is entered yet, the others play by what they see. In its tree they are as
// clairvoyant as itself, for there is one key for all: it expects stronger rivals than it has.
template <Game G>
struct Mind<arena::AllSeen<G>> : Mind<G> {
  using Seen = arena::AllSeen<G>;
  static Advice<Seen> advise(const Seen& game, const typename Seen::View& view,
                             const typename G::MoveList& moves) {
    return Mind<G>::advise(game, game.honest(view), moves);
  }
  static typename G::Move likely_move(const Seen& game, const typename Seen::View& view,
                                      const typename G::MoveList& moves, Rng& rng) {
    return Mind<G>::likely_move(game, game.honest(view), moves, rng);
  }
  // What is inherited takes honest views alone. Likelihood and mixed play stay behind: it knows the
  // world, and from it nothing is hidden by bluffing.
  static Advice<Seen> advise_practised(const Seen& game, const typename Seen::View& view,
                                       const typename G::MoveList& moves) requires
      HasPractisedHabits<G> {
    return Mind<G>::advise_practised(game, game.honest(view), moves);
  }
  static typename G::Move likely_move_practised(const Seen& game, const typename Seen::View& view,
                                                const typename G::MoveList& moves,
                                                Rng& rng) requires HasPractisedHabits<G> {
    return Mind<G>::likely_move_practised(game, game.honest(view), moves, rng);
  }
  static bool is_habitual(const Seen& game, const typename Seen::View& view) requires HasHabits<G> {
    return Mind<G>::is_habitual(game, game.honest(view));
  }
  static std::uint64_t key_of(const Seen& game, const typename Seen::View& view) {
    search::ViewKey key;
    for (std::size_t i = 0; i < game.seats(); ++i)
      key.add(static_cast<const G&>(game).observe(view.state, Viewer::seat(seat_at(i))));
    return key.number();
  }
};

namespace arena {

// Worlds all being the true one, imagining it anew would teach nobody anything.
template <Game G>
search::Plan clairvoyant_plan(std::size_t seats) {
  search::Plan plan = Mind<G>::master(seats).plan;
  plan.shape.teach_others = false;
  return plan;
}

}  // namespace arena

}  // namespace ilion
