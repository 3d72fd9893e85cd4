// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked while dominance is resolved, and gifts: the end of the Generator, which includes
// it.
#pragma once

#include "games/achaia/legal.h"

namespace ilion::achaia {

template <class Sink>
void Generator<Sink>::sales() {  // [A7.11] at least one, then until you stop
  cards(s_.hand[me_]);
  if (q_.act.done > 0) sink_.emplace_back(Decline{});
}

template <class Sink>
void Generator<Sink>::takings() {
  cards(s_.discard);
  if (game_.operations(q_.act)[q_.act.op].up_to) sink_.emplace_back(Decline{});
}

template <class Sink>
void Generator<Sink>::yields() {
  const unsigned can = concessions(s_, game_.operations(q_.act)[q_.act.op], me_);
  for (std::uint8_t i = 0; i < 4; ++i)
    if ((can >> i & 1) != 0) sink_.emplace_back(Concede{static_cast<Concession>(i)});
}

template <class Sink>
void Generator<Sink>::owners() {  // [A6.4]
  const int value = q_.claims.highest();
  for (std::size_t i = 0; i < game_.seats(); ++i)
    if (q_.claims.of(seat_at(i), value) > 0) sink_.emplace_back(NameOwner{seat_at(i)});
}

template <class Sink>
void Generator<Sink>::uses() {
  const LocationRow& row = game_.content().at(s_.order[q_.position]);
  const Facts facts(game_, s_, me_);
  for (UseOf which : {UseOf::First, UseOf::Second})
    if (facts.is_usable(row.uses[static_cast<std::size_t>(which)], me_))
      sink_.emplace_back(UseLocation{which});
  sink_.emplace_back(Decline{});
}

template <class Sink>
void Generator<Sink>::tied_colours() {  // [A6.6]
  const Location here = s_.order[q_.position];
  int highest = 0;
  for (std::size_t i = 0; i < kColours; ++i)
    highest = std::max(highest, highest_on(here, colour_at(i)));
  for (std::size_t i = 0; i < kColours; ++i)
    if (highest_on(here, colour_at(i)) == highest) sink_.emplace_back(NameColour{colour_at(i)});
}

template <class Sink>
int Generator<Sink>::highest_on(Location here, Colour colour) const {
  int highest = 0;
  for (Spot spot : s_.board.dice.of(colour))
    if (spot.place() == here) highest = std::max(highest, spot.value());
  return highest;
}

template <class Sink>
void Generator<Sink>::ways_out() {
  const std::uint16_t free = available(game_, s_.board, s_.round);
  for_each(free & ~bit(s_.order[q_.position]),
           [&](Location to) { sink_.emplace_back(PickLocation{to}); });
}

template <class Sink>
void Generator<Sink>::gifts() {  // [A12.4]
  const int most = std::min<int>(kMaxGift, s_.gold[me_]);
  for (std::size_t i = 0; i < game_.seats() && !is_enough(sink_); ++i)
    for (int amount = 1; amount <= most && seat_at(i) != me_; ++amount)
      sink_.emplace_back(GiveGold{seat_at(i), static_cast<Amount>(amount)});
}

}  // namespace ilion::achaia
