// SPDX-License-Identifier: GPL-3.0-or-later
// The State and nothing else: a plain value, the whole truth about a match.
//
// Stacks are dealt lazily [A2.2]: the intrigue deck is what is in no hand, not in play and not
// discarded; of events and characters those not dealt yet. The order of a stack is nowhere and
// cannot leak.
//
// Three heaps are memory, kept here because a View must be a function of the State: `known` are
// cards that all saw go into a hand ([A7.4], the discard pile is open), and the `deck_most` are
// what the deck may hold at most since the discard pile was last shuffled into it [A3.13].
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/achaia/cards.h"
#include "games/achaia/dice.h"
#include "games/achaia/question.h"
#include "games/achaia/types.h"

namespace ilion::achaia {

struct Board {
  Dice dice;
  std::array<std::uint8_t, kLocations> increased{};  // increased-limit markers
  friend bool operator==(const Board&, const Board&) = default;
};

using MarkersOfColour = std::array<std::uint8_t, kLocations>;

struct State {
  Board board;
  std::array<MarkersOfColour, kColours> markers{};  // influence markers
  std::array<Location, kLocations> order{};         // which tile lies at each position [A12.1]

  PerSeat<std::uint16_t> gold{};
  PerSeat<std::uint16_t> influence{};
  PerSeat<std::array<std::uint8_t, 2>> cousins{};  // street and court

  PerSeat<Cards> hand{};       // any number [A3.3]
  PerSeat<Cards> known{};      // of the hand, to all
  PerSeat<Cards> deck_most{};  // to each player, who knows what he has drawn
  Cards deck_most_to_all = Cards::all();
  Cards discard;
  Cards drawn;  // of the actor's hand: just drawn, of which he keeps some [A10.O02]

  PerSeat<EventCard> event{};
  PerSeat<EventFate> event_fate{};
  PerSeat<Again> again{};         // [A2.5] unseen until all have decided
  PerSeat<Colour> last_placed{};  // [A11.2] [A11.3]

  std::uint8_t round = 1;
  Seat start{};
  std::uint8_t passed = 0;      // bit i: seat i
  std::uint8_t characters = 0;  // bit i: the i-th of this round is open
  std::array<std::uint8_t, kCharactersOfRound + 2> greed{};  // of this round's, Orion, Zaan

  Question question;

  bool has_passed(Seat seat) const { return (passed >> index_of(seat) & 1) != 0; }
  std::uint8_t& cousins_of(Seat seat, Cousin kind) {
    return cousins[seat][static_cast<std::size_t>(kind)];
  }
  std::uint8_t cousins_of(Seat seat, Cousin kind) const {
    return cousins[seat][static_cast<std::size_t>(kind)];
  }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 384);

// Cards that lie open before an effect has been carried out.
inline Cards in_play(const Question& question) {
  Cards cards;
  if (question.act.is_card()) cards.add(question.act.card());
  return cards;
}
inline Cards deck(const State& state) {
  Cards elsewhere = state.discard + in_play(state.question);
  for (Cards hand : state.hand.items) elsewhere = elsewhere + hand;
  return Cards::all() - elsewhere;
}
inline std::uint8_t cousins_left(const State& state, Cousin kind) {
  unsigned held = 0;
  for (const auto& of_seat : state.cousins.items) held += of_seat[static_cast<std::size_t>(kind)];
  return static_cast<std::uint8_t>((kind == Cousin::Street ? kStreetCousins : kCourtCousins) -
                                   held);
}
inline std::uint8_t markers_left(const State& state, Colour colour) {
  unsigned laid = 0;
  for (std::uint8_t n : state.markers[index_of(colour)]) laid += n;
  return static_cast<std::uint8_t>(kMarkersOfColour - laid);
}
inline std::uint8_t increased_left(const Board& board) {
  unsigned laid = 0;
  for (std::uint8_t n : board.increased) laid += n;
  return static_cast<std::uint8_t>(kIncreasedMarkers - laid);
}

// Where an open character stands among the greed counters; his bit in State::characters is the
// same, and Orion and Zaan are always open [A10.3].
constexpr std::size_t slot_of(Character who) {
  return who >= Character::Orion ? kCharactersOfRound + index_of(who) - index_of(Character::Orion)
                                 : index_of(who) % kCharactersOfRound;
}
inline bool is_open(const State& state, Character who) {
  if (who >= Character::Orion) return true;
  const bool of_round = index_of(who) / kCharactersOfRound + 1 == state.round;
  return of_round && (state.characters >> slot_of(who) & 1) != 0;
}

}  // namespace ilion::achaia
