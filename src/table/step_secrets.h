// SPDX-License-Identifier: GPL-3.0-or-later
// What a step tells, and to whom: asked by TableOf<G> for every game alike.
#pragma once

#include "game/game.h"
#include "table/face.h"
#include "table/json_codec.h"
#include "table/table.h"

namespace ilion {

// Whether the move showed whoever made it something he did not know: in other worlds that look the
// same to him, the same move would have shown him something else.
template <Game G>
bool shows_mover(const G& game, const typename G::State& before, const typename G::State& after,
                 const typename G::Move& move, std::uint64_t seed) {
  constexpr int kWorlds = 24;
  const Viewer mover = Viewer::seat(game.actor(before).seat());
  const auto known = game.observe(before, mover);
  const auto seen = game.observe(after, mover);
  Rng rng(seed);
  for (int i = 0; i < kWorlds; ++i) {
    auto world = game.imagine(known, rng);
    game.apply(world, move);
    if (game.observe(world, mover) != seen) return true;
  }
  return false;
}

// The key of the window at which the seat to act is asked, if it is one.
template <Game G>
std::string_view window_of(const G& game, const Face<G>& face, const typename G::State& state) {
  if constexpr (requires(const typename G::View& view) { face.window(view); })
    return face.window(game.observe(state, Viewer::seat(game.actor(state).seat())));
  return {};
}

// Whether nobody but the seat to act may know what it can answer.
template <Game G>
bool hides_choices(const G& game, const Face<G>& face, const typename G::State& state) {
  if constexpr (requires(const typename G::View& view) { face.hides_choices(view); })
    return face.hides_choices(game.observe(state, Viewer::seat(game.actor(state).seat())));
  return false;
}

// Where others see that a window is open, not who is asked.
template <Game G>
bool hides_mover(const G& game, const Face<G>& face, const typename G::State& state,
                 Viewer viewer) {
  if constexpr (requires(const typename G::View& view) { face.shown(view); }) {
    const Actor mover = game.actor(state);
    if (!mover.is_seat() || viewer.is(mover.seat())) return false;
    return !window_of(game, face, state).empty();
  }
  return false;
}

// What of an event may leave the table.
template <Game G>
std::optional<typename G::Event> shown_event(const Face<G>& face, const typename G::View& before,
                                             const typename G::Event& event) {
  if constexpr (requires { face.shown(before, event); })
    return face.shown(before, event);
  else
    return event;
}

// What the viewer is told of one step: the events he may know of, and how they are said.
template <Game G>
void tell(const G& game, const Face<G>& face, typename G::View view,
          const typename G::EventList& events, Lang lang, Told& told) {
  for (const auto& event : events) {
    if (const auto shown = shown_event<G>(face, view, event)) {
      told.events.push_back(to_json(*shown));
      if (auto sentence = face.event(game, view, *shown, lang))
        told.says.push_back(std::move(*sentence));
    }
    game.fold(view, event);
  }
}

}  // namespace ilion
