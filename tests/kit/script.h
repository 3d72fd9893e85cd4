// SPDX-License-Identifier: GPL-3.0-or-later
// Scripted play: steps in notation, one after the other, moves and outcomes alike. A position that
// can be played to is a position that exists; one that is put together by hand may not be.
#pragma once

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

#include "game/game.h"
#include "game/notation.h"
#include "game/playout.h"
#include "kit/say.h"

namespace ilion::kit {

// A step that the rules do not allow is an error in the script.
template <Game G>
void play(const G& game, typename G::State& state, std::initializer_list<std::string_view> script) {
  for (const std::string_view text : script) {
    bool allowed = false;
    if (game.actor(state).is_chance()) {
      const auto outcome = from_text<typename G::Outcome>(text);
      for (const auto& row : game.outcomes(state)) allowed = allowed || row.outcome == outcome;
      if (allowed) game.apply(state, *outcome);
    } else if (const auto move = from_text<typename G::Move>(text)) {
      allowed = game.legal_moves(state).contains(*move);
      if (allowed) game.apply(state, *move);
    }
    if (!allowed) throw std::invalid_argument(say("not possible here: ", text));
  }
}

// Chance as it comes, until a seat is asked.
template <Game G>
void deal(const G& game, typename G::State& state, Rng& rng) {
  while (game.actor(state).is_chance()) game.apply(state, game.sample(state, rng));
}

}  // namespace ilion::kit
