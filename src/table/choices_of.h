// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a seat that acts, as people and programs are told of them.
#pragma once

#include <vector>

#include "game/notation.h"
#include "table/face.h"
#include "table/json_codec.h"
#include "table/table.h"

namespace ilion {

template <Game G>
std::vector<Choice> choices_of(const G& game, const Face<G>& face, const typename G::State& state,
                               Lang lang) {
  std::vector<Choice> choices;
  const auto view = game.observe(state, Viewer::seat(game.actor(state).seat()));
  for (const typename G::Move& move : game.legal_moves(state)) {
    Choice choice{to_text(move), face.choice(game, view, move, lang)};
    choice.move = to_json(move);
    if constexpr (requires { face.brief(game, view, move, lang); })
      choice.briefly = face.brief(game, view, move, lang);
    if constexpr (requires { face.group(game, view, move, lang); })
      choice.grouped = face.group(game, view, move, lang);
    choices.push_back(std::move(choice));
  }
  return choices;
}

// Nothing if it is no move, or nobody's to make.
template <Game G>
MoveSaid move_said_of(const G& game, const Face<G>& face, const typename G::State& state,
                      std::string_view text, Lang lang) {
  const Actor actor = game.actor(state);
  const auto move = from_text<typename G::Move>(text);
  if (!actor.is_seat() || !move) return {};
  const auto view = game.observe(state, Viewer::seat(actor.seat()));
  return {face.choice(game, view, *move, lang), face.where(view, lang), face.rule(view, *move)};
}

}  // namespace ilion
