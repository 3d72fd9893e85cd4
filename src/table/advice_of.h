// SPDX-License-Identifier: GPL-3.0-or-later
// advise() for one typed game: each opening.cpp compiles its own.
#pragma once

#include "bots/bot.h"
#include "game/notation.h"
#include "table/advice.h"
#include "table/any_game.h"
#include "table/json_codec.h"

namespace ilion {

template <Game G>
Result<std::string> advice_of(const AnyGame& any, std::string_view name, const Question& question,
                              Rng& rng) {
  const G& game = std::get<G>(any);
  const auto bot = make_bot<G>(name, game.seats());
  if (!bot) return Error{"There is no bot '" + std::string(name) + "' for this game."};
  const auto view = from_json<typename G::View>(question.view);
  if (!view) return Error{"This is no view of this game."};
  typename G::MoveList moves;
  if (question.moves.empty()) return Error{"There are no moves to choose from."};
  if (question.moves.size() > moves.capacity()) return Error{"No position has so many moves."};
  for (const std::string& text : question.moves) {
    const auto move = from_text<typename G::Move>(text);
    if (!move) return Error{"'" + text + "' is no move of this game."};
    moves.push_back(*move);
  }
  return to_text(bot->choose(game, *view, moves, rng));
}

}  // namespace ilion
