// SPDX-License-Identifier: GPL-3.0-or-later
// One match from one seed. Chance and every seat have a stream of their own, so that a bot that
// draws more for itself does not change what is dealt.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "bots/bot.h"
#include "game/playout.h"

namespace ilion::arena {

struct PlayedMatch {
  MatchResult result;
  int decisions = 0;
  int steps = 0;  // decisions and outcomes of chance
};

// The streams of a match are numbers 0 (chance) and 1 + seat of its seed.
inline Rng chance_stream(std::uint64_t match_seed) { return Rng(mix_seed(match_seed, 0)); }
inline Rng seat_stream(std::uint64_t match_seed, Seat seat) {
  return Rng(mix_seed(match_seed, 1 + index_of(seat)));
}

// `choose(state, seat, moves)` gives the move of the seat to act; it may refer to one of `moves`.
template <Game G, class Choose>
PlayedMatch play_match(const G& game, Rng& chance, Choose&& choose) {
  PlayedMatch match;
  typename G::State state = game.initial();
  for (Actor actor = game.actor(state); !actor.is_nobody(); actor = game.actor(state)) {
    if (actor.is_chance()) {
      play_chance(game, state, chance);
    } else {
      const typename G::MoveList moves = game.legal_moves(state);
      const typename G::Move& move = choose(state, actor.seat(), moves);
      game.apply(state, move);
      ++match.decisions;
      ILION_CHECK(match.decisions <= G::kMaxDecisions);
    }
    ++match.steps;
  }
  match.result = *game.result(state);
  return match;
}

// The bots around a table, each at its seat.
template <Game G>
class Bots {
 public:
  // Every name must be one of bot_names<G>().
  explicit Bots(const std::vector<std::string>& names, const Budget& budget = {}) {
    for (const std::string& name : names) {
      auto bot = make_bot<G>(name, names.size());
      ILION_CHECK(bot != nullptr);
      bot->limit(budget);
      const bool looks = dynamic_cast<RandomBot<G>*>(bot.get()) == nullptr;
      guests_.push_back({std::move(bot), looks});
    }
  }

  // `first` is the bot on the first seat; the others follow around the table.
  PlayedMatch play(const G& game, std::uint64_t seed, std::size_t first = 0) {
    Rng chance = chance_stream(seed);
    seated_.clear();
    for (std::size_t i = 0; i < guests_.size(); ++i)
      seated_.push_back({&guests_[(first + i) % guests_.size()], seat_stream(seed, seat_at(i))});
    return play_match(game, chance, [&](const auto& state, Seat seat, const auto& moves) {
      auto& [guest, rng] = seated_[index_of(seat)];
      // One that chooses blindly needs no view: the same move, only sooner.
      if (!guest->looks) return any_of_moves(moves, rng);
      return guest->bot->choose(game, game.observe(state, Viewer::seat(seat)), moves, rng);
    });
  }

 private:
  struct Guest {
    std::unique_ptr<Bot<G>> bot;
    bool looks;
  };
  struct Seated {
    Guest* guest;
    Rng rng;
  };
  std::vector<Guest> guests_;
  std::vector<Seated> seated_;  // kept: a match allocates nothing
};

}  // namespace ilion::arena
