// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/deukalion/game.h"

namespace ilion::deukalion {

Deukalion::Deukalion(std::size_t seats, Options options, const Content& content)
    : seats_(seats), options_(options), content_(content), board_(content) {
  ILION_CHECK(seats >= kMinPlayers && seats <= kMaxPlayers);  // [D1.2]
}

State Deukalion::initial() const {
  State state;
  state.open.hydra = content_.hydra;  // [D3.1]
  state.open.quest_deck = kQuests;
  state.hidden.deck = content_.all_cards();
  state.open.deck = static_cast<std::uint8_t>(state.hidden.deck.size());
  for (std::size_t i = seats_; i < kMaxPlayers; ++i)  // nobody sits there
    state.open.players[seat_at(i)].aboard = 0;
  return state;
}

Actor Deukalion::actor(const State& state) const {
  if (is_chance(state.open.phase)) return Actor::chance();
  if (state.open.phase == Phase::Over) return Actor::nobody();
  return Actor::seat(state.open.mover);
}

}  // namespace ilion::deukalion
