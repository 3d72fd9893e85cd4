// SPDX-License-Identifier: GPL-3.0-or-later
// How a game speaks and looks to people. Each game specialises Face<G> in table/<game>/; TableOf<G>
// asks it and knows nothing of words. A face may also have
//   std::optional<Grouped> group(game, view, move, lang)   which choices stand together
//   std::string_view window(view)   the key of the window (GameSpec) that is open
//   bool hides_choices(view)   what the player to act can answer is his secret
//   bool goes_on(view)   the player to act is asked for the next step of what he has begun to say
//   View shown(view), std::optional<Event> shown(view, event)   what of it may leave the table
#pragma once

#include <optional>
#include <string>

#include "game/game.h"
#include "table/games.h"
#include "table/table.h"
#include "table/words.h"

namespace ilion {

template <Game G>
class Face;

// Laid out by hand: clang-format 14 does not know how to write a concept.
// clang-format off
template <class F, class G>
concept FaceOf = requires(const F& face, const G& game, const typename G::View& view,
                          const typename G::Move& move, const typename G::Event& event,
                          const MatchResult& result, Seat seat, Lang lang, const Brush& brush) {
  { face.seat_name(seat, lang) } -> std::same_as<std::string>;
  // What a choice does, to the seat whose view it is.
  { face.choice(game, view, move, lang) } -> std::same_as<std::string>;
  // An event as a sentence, told to the viewer of `before`; nothing if it goes without saying.
  { face.event(game, view, event, lang) } -> std::same_as<std::optional<std::string>>;
  // How far the match is: the battle, the round.
  { face.where(view, lang) } -> std::same_as<std::string>;
  // The paragraph of the rules to which a choice belongs.
  { face.rule(view, move) } -> std::same_as<std::string>;
  // Who is awaited and for what, in "you" form to him.
  { face.status(view, lang) } -> std::same_as<std::string>;
  { face.result(result, lang) } -> std::same_as<std::string>;
  { face.picture(game, view, lang, brush) } -> std::same_as<std::string>;
  // A game with many choices at a time has `brief(game, view, move, lang)`, too: the choice in a
  // few words, or nothing. One whose pictures do not show all that a player remembers has
  // `memory(view, lang, brush)`.
};

// A game whose table is cleared after the event that decides it. People want to see what lay there,
// so the end of a match is drawn as the view before it (the first) and the view at the end together.
template <class F, class G>
concept ClearsTheTable = requires(const F& face, const typename G::View& view,
                                  const typename G::Event& event) {
  { face.decides(event) } -> std::same_as<bool>;
  { face.at_the_end(view, view) } -> std::same_as<typename G::View>;
};
// clang-format on

}  // namespace ilion
