// SPDX-License-Identifier: GPL-3.0-or-later
// Chance: every card of a stack and every face of a die is equally likely. What is listed with
// weights for search is drawn without the list.
#include <bit>

#include "games/achaia/flow.h"

namespace ilion::achaia {

unsigned lowest_sums(const Achaia& game, const State& state) {
  const Colours colours = game.colours();
  int least = 1000;
  unsigned lowest = 0;
  for (std::size_t i = 0; i < game.seats(); ++i) {
    const Seat seat = seat_at(i);
    // Values counted, so that the three lowest are found in order [A12.3].
    std::array<int, 7> of_value{};
    for (Spot spot : state.board.dice.of(colours.main(seat)))
      ++of_value[static_cast<std::size_t>(spot.value())];
    if (colours.per_seat() == 2)  // [A11.2] all ten
      for (Spot spot : state.board.dice.of(colours.support(seat)))
        ++of_value[static_cast<std::size_t>(spot.value())];
    int counted = game.options().not_lost ? 3 : 10;
    int sum = 0;
    for (int value = 1; value <= 6; ++value) {
      const int n = std::min(counted, of_value[static_cast<std::size_t>(value)]);
      sum += n * value;
      counted -= n;
    }
    if (sum > least) continue;
    lowest = sum == least ? lowest | 1U << i : 1U << i;
    least = sum;
  }
  return lowest;
}

namespace {

// [A2.8] Tiles that lie nowhere yet: bit i is location i.
unsigned tiles_left(const State& state) {
  unsigned left = (1U << kLocations) - 1;
  for (std::size_t i = 0; i < state.question.position; ++i)
    left &= ~(1U << index_of(state.order[i]));
  return left;
}

// Bit i: the i-th event of this round has not been dealt.
unsigned events_left(const State& state) {
  unsigned left = (1U << kEventsOfRound) - 1;
  for (EventCard card : state.event.items)
    if (card != kNoEvent) left &= ~(1U << index_of(card) % kEventsOfRound);
  return left;
}

unsigned characters_left(const State& state) {
  return ~static_cast<unsigned>(state.characters) & ((1U << kCharactersOfRound) - 1);
}

std::size_t nth_bit(unsigned bits, std::uint32_t n) {
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<std::size_t>(std::countr_zero(bits));
}

EventCard event_of(const State& state, std::size_t i) {
  return event_at((state.round - 1U) * kEventsOfRound + i);
}
Character character_of(const State& state, std::size_t i) {
  return character_at((state.round - 1U) * kCharactersOfRound + i);
}

template <class Make>
OutcomeList one_each(unsigned bits, const Make& make) {
  OutcomeList list;
  for (; bits != 0; bits &= bits - 1)
    list.push_back({make(static_cast<std::size_t>(std::countr_zero(bits))), 1});
  return list;
}

std::size_t any_bit(unsigned bits, Rng& rng) {
  return nth_bit(bits, rng.below(static_cast<std::uint32_t>(std::popcount(bits))));
}

}  // namespace

OutcomeList Achaia::outcomes(const State& state) const {
  switch (state.question.phase) {
    case Phase::LayTile:
      return one_each(tiles_left(state), [](std::size_t i) { return LayTile{location_at(i)}; });
    case Phase::DealCard:
    case Phase::SupplyCard:
    case Phase::DrawCard: {
      const Cards cards = deck(state);
      OutcomeList list;
      for (Intrigue card : cards.kinds())
        list.push_back({achaia::DrawCard{card}, static_cast<std::uint32_t>(cards.count(card))});
      return list;
    }
    case Phase::DealEvent:
      return one_each(events_left(state),
                      [&](std::size_t i) { return DrawEvent{event_of(state, i)}; });
    case Phase::TurnUp:
      return one_each(characters_left(state),
                      [&](std::size_t i) { return TurnUpCharacter{character_of(state, i)}; });
    case Phase::DrawStart:
      return one_each(lowest_sums(*this, state),
                      [](std::size_t i) { return achaia::DrawStart{seat_at(i)}; });
    case Phase::Roll:
    case Phase::RollAgain:
    case Phase::RollPick:
      return one_each(0b111111, [](std::size_t i) { return RollDie{static_cast<Value>(i + 1)}; });
    default: return {};
  }
}

Outcome Achaia::sample(const State& state, Rng& rng) const {
  switch (state.question.phase) {
    case Phase::LayTile: return LayTile{location_at(any_bit(tiles_left(state), rng))};
    case Phase::DealEvent: return DrawEvent{event_of(state, any_bit(events_left(state), rng))};
    case Phase::TurnUp:
      return TurnUpCharacter{character_of(state, any_bit(characters_left(state), rng))};
    case Phase::DrawStart:
      return achaia::DrawStart{seat_at(any_bit(lowest_sums(*this, state), rng))};
    case Phase::Roll:
    case Phase::RollAgain:
    case Phase::RollPick: return RollDie{static_cast<Value>(1 + rng.below(6))};
    default: {
      const Cards cards = deck(state);
      return achaia::DrawCard{cards.nth(rng.below(static_cast<std::uint32_t>(cards.size())))};
    }
  }
}

}  // namespace ilion::achaia
