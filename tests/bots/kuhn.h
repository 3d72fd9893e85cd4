// SPDX-License-Identifier: GPL-3.0-or-later
// Kuhn poker: the smallest game in which one must bluff, with a known value. Three cards, one each;
// both put in 1, may bet 1 more, and the higher card takes what is in the middle unless the other
// has folded. Played well it is worth -1/18 to the first seat.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "base/fields.h"
#include "base/fixed_vec.h"
#include "bots/search/mind.h"
#include "game/game.h"

namespace ilion::kuhn {

struct Check {
  friend constexpr auto operator<=>(Check, Check) = default;
};
struct Bet {
  friend constexpr auto operator<=>(Bet, Bet) = default;
};
struct Deal {
  std::uint8_t card;
  friend constexpr auto operator<=>(Deal, Deal) = default;
};

constexpr std::uint8_t kNoCard = 0;  // the cards are 1, 2 and 3

// The course of betting, a digit a move behind a leading 1: 1 passes (or folds), 2 bets (or calls).
struct State {
  std::array<std::uint8_t, 2> cards{kNoCard, kNoCard};
  std::uint16_t course = 1;
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  std::array<std::uint8_t, 2> cards{kNoCard, kNoCard};
  std::uint16_t course = 1;
  static constexpr auto kFields = std::tuple{
      Field{"viewer", &View::viewer}, Field{"cards", &View::cards}, Field{"course", &View::course}};
  friend bool operator==(const View&, const View&) = default;
};

struct Nothing {};

struct Kuhn {
  using State = kuhn::State;
  using Move = std::variant<Check, Bet>;
  using MoveList = FixedVec<Move, 2>;
  using Outcome = std::variant<Deal>;
  using OutcomeList = FixedVec<Weighted<Outcome>, 3>;
  using View = kuhn::View;
  using Event = Nothing;
  using EventList = FixedVec<Event, 1>;
  using Options = Nothing;
  using Content = Nothing;
  static constexpr std::string_view kId = "kuhn";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMaxDecisions = 3;

  std::size_t seats() const { return 2; }
  State initial() const { return {}; }
  Actor actor(const State& s) const {
    if (s.cards[1] == kNoCard) return Actor::chance();
    switch (s.course) {
      case 1:
      case 112: return Actor::seat(seat_at(0));
      case 11:
      case 12: return Actor::seat(seat_at(1));
      default: return Actor::nobody();
    }
  }
  MoveList legal_moves(const State& s) const {
    return actor(s).is_seat() ? MoveList{Check{}, Bet{}} : MoveList{};
  }
  std::optional<Refusal> why_not(const State& s, Seat seat, const Move&) const {
    if (actor(s).is(seat)) return std::nullopt;
    return Refusal{"K1", "not-your-turn"};
  }
  void apply(State& s, const Move& move) const {
    s.course = static_cast<std::uint16_t>(10 * s.course + (move.index() == 0 ? 1 : 2));
  }

  OutcomeList outcomes(const State& s) const {
    OutcomeList list;
    if (!actor(s).is_chance()) return list;
    for (std::uint8_t card = 1; card <= 3; ++card)
      if (card != s.cards[0]) list.push_back({Deal{card}, 1});
    return list;
  }
  Outcome sample(const State& s, Rng& rng) const {
    const OutcomeList list = outcomes(s);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))].outcome;
  }
  void apply(State& s, const Outcome& outcome) const {
    s.cards[s.cards[0] == kNoCard ? 0 : 1] = std::get<Deal>(outcome).card;
  }

  // What the first seat wins of the second.
  int won_by_first(const State& s) const {
    const int sign = s.cards[0] > s.cards[1] ? 1 : -1;
    switch (s.course) {
      case 111: return sign;
      case 121: return 1;
      case 1121: return -1;
      default: return 2 * sign;
    }
  }
  Points points(const State& s) const {
    Points points{};
    if (!actor(s).is_nobody()) return points;
    points[seat_at(0)] = static_cast<std::int16_t>(won_by_first(s));
    points[seat_at(1)] = static_cast<std::int16_t>(-won_by_first(s));
    return points;
  }
  std::optional<MatchResult> result(const State& s) const {
    if (!actor(s).is_nobody()) return std::nullopt;
    MatchResult result;
    result.points = points(s);
    for (std::size_t i = 0; i < 2; ++i)
      result.rank[seat_at(i)] = result.points[seat_at(i)] > 0 ? 1 : 2;
    return result;
  }

  View observe(const State& s, Viewer viewer) const {
    View view{viewer, {}, s.course};
    for (std::size_t i = 0; i < 2; ++i)
      if (viewer.is(seat_at(i)) || actor(s).is_nobody()) view.cards[i] = s.cards[i];
    return view;
  }
  State imagine(const View& view, Rng& rng) const {
    State s{view.cards, view.course};
    for (std::size_t i = 0; i < 2; ++i)
      while (s.cards[i] == kNoCard || s.cards[i] == s.cards[1 - i])
        s.cards[i] = static_cast<std::uint8_t>(1 + rng.below(3));
    return s;
  }
  EventList events(const State&, const Move&, Viewer) const { return {}; }
  EventList events(const State&, const Outcome&, Viewer) const { return {}; }
  void fold(View&, const Event&) const {}
  std::optional<std::string> audit(const State&) const { return std::nullopt; }
};

static_assert(Game<Kuhn>);

}  // namespace ilion::kuhn

namespace ilion {

template <>
struct Mind<kuhn::Kuhn> {
  using Kuhn = kuhn::Kuhn;
  static Advice<Kuhn> advise(const Kuhn&, const kuhn::View&, const Kuhn::MoveList&) {
    return {0.0, 0.0};
  }
  static constexpr double kDoubt = 1;
  static constexpr double kBlunder = 1;
  static Kuhn::Move likely_move(const Kuhn&, const kuhn::View&, const Kuhn::MoveList& moves,
                                Rng& rng) {
    return moves[rng.below(2)];
  }
  static int stage(const Kuhn&, const kuhn::State&) { return 0; }
  static int stages(const Kuhn&) { return 1; }
  static bool is_at_rest(const Kuhn&, const kuhn::State&) { return true; }
  static Expectations expect(const Kuhn&, const kuhn::State&) { return {}; }
  static Expectations of_end(const Kuhn& game, const kuhn::State& state) {
    Expectations won{};
    won[seat_at(0)] = game.won_by_first(state);
    won[seat_at(1)] = -won[seat_at(0)];
    return won;
  }
  static bool is_mixed(const kuhn::View&) { return true; }
};

}  // namespace ilion
