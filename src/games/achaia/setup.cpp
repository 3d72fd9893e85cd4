// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/achaia/game.h"

namespace ilion::achaia {

Achaia::Achaia(std::size_t players, const Options& options, const Content& content)
    : players_(players), options_(options), content_(content) {
  ILION_CHECK(players >= kMinPlayers && players <= kMaxPlayers);
  for (std::size_t i = 0; i < kLocations; ++i) {
    const Location location = location_at(i);
    limits_ += content_.limit(location, players) * Crowd::one(location);
    for (std::uint8_t round = 1; round <= kRounds; ++round)  // [A2.1] [A4.3]
      if (content_.at(location).opens > round)
        locked_[round] = static_cast<std::uint16_t>(locked_[round] | 1U << i);
  }
}

const Operations& Achaia::operations(const Act& act) const {
  switch (act.source) {
    case Source::Card:
    case Source::Answer: return content_.at(act.card()).effect(act.side()).ops;
    case Source::Character: return content_.at(static_cast<Character>(act.id)).ops;
    case Source::Event: return content_.at(static_cast<EventCard>(act.id));
    case Source::Location: return content_.at(static_cast<Location>(act.id)).uses[act.which];
    case Source::None: break;
  }
  ILION_CHECK(act.source != Source::None);
  return content_.events[0];
}

State Achaia::initial() const {
  State state;
  for (std::size_t i = 0; i < kLocations; ++i) state.order[i] = location_at(i);  // [A2.1]
  state.event.items.fill(kNoEvent);
  for (std::size_t i = 0; i < players_; ++i) {  // [A2.3] [A2.4] [A11.1]
    const Seat seat = seat_at(i);
    state.gold[seat] = kStartGold;
    state.influence[seat] = kStartInfluence;
    state.cousins_of(seat, Cousin::Street) = 1;
    state.deck_most[seat] = Cards::all();
  }
  Question& question = state.question;
  if (!options_.new_order) {  // [A2.8]
    question.phase = Phase::DealCard;
    question.left = players_ == 2 ? kStartCardsOfTwo : kStartCards;
  }
  return state;
}

namespace {

// [A8.3] Influence, then the remainder that [A8.2] left as gold.
bool is_better(const State& state, Seat one, Seat other) {
  if (state.influence[one] != state.influence[other])
    return state.influence[one] > state.influence[other];
  return state.gold[one] > state.gold[other];
}

}  // namespace

Points Achaia::points(const State& state) const {
  Points points{};
  for (std::size_t i = 0; i < players_; ++i)
    points[seat_at(i)] = static_cast<std::int16_t>(state.influence[seat_at(i)]);
  return points;
}

std::optional<MatchResult> Achaia::result(const State& state) const {
  if (state.question.phase != Phase::Over) return std::nullopt;
  MatchResult result;
  result.points = points(state);
  std::size_t winners = 0;
  std::size_t leaders = 0;  // as much influence as the winner
  std::uint16_t most = 0;
  for (std::size_t i = 0; i < players_; ++i) most = std::max(most, state.influence[seat_at(i)]);
  for (std::size_t i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    std::size_t better = 0;
    for (std::size_t j = 0; j < players_; ++j)
      better += is_better(state, seat_at(j), seat) ? 1U : 0U;
    result.rank[seat] = static_cast<std::uint8_t>(1 + better);
    winners += better == 0 ? 1U : 0U;
    leaders += state.influence[seat] == most ? 1U : 0U;
  }
  result.rule = "A8.3";
  result.reason = leaders == 1   ? "most-influence"
                  : winners == 1 ? "larger-remainder"
                                 : "shared-victory";
  return result;
}

}  // namespace ilion::achaia
