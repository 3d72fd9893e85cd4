// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/game.h"

namespace ilion::achaia {

namespace {

Secrets secrets_of(const State& state, Seat seat) {  // [A9.2]
  Secrets secrets;
  secrets.known = true;
  secrets.hand = state.hand[seat];
  secrets.event = state.event[seat];
  secrets.deck_most = state.deck_most[seat];
  if (state.question.act.actor == seat) secrets.drawn = state.drawn;
  secrets.again = state.again[seat];
  return secrets;
}

PlayerView look_at(const State& state, Seat seat) {  // [A9.1]
  PlayerView view;
  view.gold = state.gold[seat];  // every flow of it is public [A9.2]
  view.influence = state.influence[seat];
  view.cousins = state.cousins[seat];
  view.hand = static_cast<std::uint8_t>(state.hand[seat].size());
  view.known = state.known[seat];
  view.event_fate = state.event_fate[seat];
  if (view.event_fate == EventFate::Played) view.event = state.event[seat];
  view.passed = state.has_passed(seat);
  if (state.question.phase != Phase::Reroll) view.again = state.again[seat];  // [A9.5]
  view.last_placed = state.last_placed[seat];
  return view;
}

}  // namespace

View Achaia::observe(const State& state, Viewer viewer) const {
  View view;
  view.viewer = viewer;
  for (std::size_t i = 0; i < kColours; ++i) {
    const Colour colour = colour_at(i);
    view.dice[i] = state.board.dice.of(colour);
    const bool unseen = state.question.phase == Phase::SetDie && colours().is_used(colour) &&
                        !viewer.is(colours().owner(colour));
    if (unseen) view.dice[i] = Dice::unrolled();  // [A12.2]
  }
  view.increased = state.board.increased;
  view.markers = state.markers;
  view.order = state.order;
  for (std::size_t i = 0; i < players_; ++i) {
    view.players[seat_at(i)] = look_at(state, seat_at(i));
    if (viewer.is(seat_at(i))) view.players[seat_at(i)].secrets = secrets_of(state, seat_at(i));
  }
  view.deck = static_cast<std::uint8_t>(deck(state).size());
  view.discard = state.discard;
  view.deck_most = state.deck_most_to_all;
  view.round = state.round;
  view.start = state.start;
  view.characters = state.characters;
  view.greed = state.greed;
  view.question = state.question;
  return view;
}

}  // namespace ilion::achaia
