// SPDX-License-Identifier: GPL-3.0-or-later
// A bot by its name, and how its moves and reasons become text. What is kept for later is what the
// seat sees, never the state.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "bots/levels.h"
#include "game/notation.h"
#include "table/face.h"
#include "table/table.h"

namespace ilion {

template <Game G>
Result<std::shared_ptr<Bot<G>>> bot_named(std::string_view name, std::size_t seats) {
  if (std::shared_ptr<Bot<G>> bot = make_bot<G>(name, seats)) return bot;
  return Error{"There is no bot '" + std::string(name) + "' for this game."};
}

// For the seat to act in this state.
template <Game G>
Thought thought_of(std::shared_ptr<Bot<G>> bot, const G& game, const typename G::State& state) {
  return Thought([bot = std::move(bot), game, moves = game.legal_moves(state),
                  view = game.observe(state, Viewer::seat(game.actor(state).seat()))](
                     Rng& rng, const std::stop_token& stop) {
    bot->limit({.stop = stop});
    return to_text(bot->choose(game, view, moves, rng));
  });
}

template <Game G>
Weighed weigh(Bot<G>& bot, const G& game, const Face<G>& face, const typename G::View& view,
              const typename G::MoveList& moves, Lang lang, Rng& rng) {
  const auto best = bot.choose(game, view, moves, rng);
  Weighed weighed;
  const auto add = [&](const typename Report<G>::Tried& tried) {
    weighed.tried.push_back({to_text(tried.move), face.choice(game, view, tried.move, lang),
                             tried.value, tried.visits, tried.error});
  };
  const Report<G>* why = bot.why();
  if (why == nullptr || why->tried.empty()) {
    add({best});
    return weighed;
  }
  for (const auto& each : why->tried) add(each);
  for (const auto& ply : why->line)
    weighed.line.push_back({ply.view.viewer.seat(), face.choice(game, ply.view, ply.move, lang)});
  weighed.playouts = why->playouts;
  weighed.grounds = why->grounds;
  return weighed;
}

// Where a bot can solve what is left, that is worth more than so many courses: enough for any last
// turn of a battle, and half a second at most.
constexpr std::uint64_t kCoursesToSolve = 45'000;

template <Game G>
Weighing weighing_of(std::shared_ptr<Bot<G>> bot, const G& game, const Face<G>& face,
                     const typename G::State& state, Lang lang, std::uint64_t courses) {
  return [bot = std::move(bot), game, face, lang, courses, moves = game.legal_moves(state),
          view = game.observe(state, Viewer::seat(game.actor(state).seat()))](
             Rng& rng, const std::stop_token& stop) {
    bot->limit({.playouts = courses, .exact = courses > 0 ? kCoursesToSolve : 0, .stop = stop});
    return weigh(*bot, game, face, view, moves, lang, rng);
  };
}

}  // namespace ilion
