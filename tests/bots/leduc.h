// SPDX-License-Identifier: GPL-3.0-or-later
// Leduc poker: two knaves, two queens and two kings. Both put in 1 and get a card; a round of bets
// of 2, then a card is opened, and a round of bets of 4; in a round there are at most a bet and a
// raise. A pair with the open card wins, otherwise the higher card, and equal cards share. Played
// well it is worth about -0.0856 to the first seat, who begins both rounds.
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

namespace ilion::leduc {

struct Fold {
  friend constexpr auto operator<=>(Fold, Fold) = default;
};
struct Call {  // or check
  friend constexpr auto operator<=>(Call, Call) = default;
};
struct Raise {  // or bet
  friend constexpr auto operator<=>(Raise, Raise) = default;
};
struct Deal {
  std::uint8_t card;
  friend constexpr auto operator<=>(Deal, Deal) = default;
};

constexpr std::uint8_t kNoCard = 0;  // the cards are 1, 2 and 3, each twice

// What all see; `course` is every bet so far, a digit a move behind a leading 1, so that a view
// forgets nothing.
struct Table {
  std::uint8_t open = kNoCard;
  std::uint8_t round = 0;
  std::uint8_t raises = 0;  // in this round
  std::uint8_t moves = 0;   // in this round
  std::array<std::uint8_t, 2> paid{1, 1};
  std::uint8_t folded = 2;  // the seat, 2: nobody
  bool over = false;
  std::uint32_t course = 1;
  static constexpr auto kFields =
      std::tuple{Field{"open", &Table::open},     Field{"round", &Table::round},
                 Field{"raises", &Table::raises}, Field{"moves", &Table::moves},
                 Field{"paid", &Table::paid},     Field{"folded", &Table::folded},
                 Field{"over", &Table::over},     Field{"course", &Table::course}};
  friend bool operator==(const Table&, const Table&) = default;
};

struct State {
  std::array<std::uint8_t, 2> cards{kNoCard, kNoCard};
  Table table;
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  std::array<std::uint8_t, 2> cards{kNoCard, kNoCard};
  Table table;
  static constexpr auto kFields = std::tuple{
      Field{"viewer", &View::viewer}, Field{"cards", &View::cards}, Field{"table", &View::table}};
  friend bool operator==(const View&, const View&) = default;
};

struct Nothing {};

struct Leduc {
  using State = leduc::State;
  using Move = std::variant<Fold, Call, Raise>;
  using MoveList = FixedVec<Move, 3>;
  using Outcome = std::variant<Deal>;
  using OutcomeList = FixedVec<Weighted<Outcome>, 3>;
  using View = leduc::View;
  using Event = Nothing;
  using EventList = FixedVec<Event, 1>;
  using Options = Nothing;
  using Content = Nothing;
  static constexpr std::string_view kId = "leduc";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMaxDecisions = 8;  // check, bet, raise, call in each round

  std::size_t seats() const { return 2; }
  State initial() const { return {}; }
  Actor actor(const State& s) const {
    if (s.table.over) return Actor::nobody();
    if (s.cards[1] == kNoCard || (s.table.round == 1 && s.table.open == kNoCard))
      return Actor::chance();
    return Actor::seat(seat_at(s.table.moves % 2U));
  }
  MoveList legal_moves(const State& s) const {
    MoveList moves;
    if (!actor(s).is_seat()) return moves;
    if (s.table.paid[0] != s.table.paid[1]) moves.push_back(Fold{});
    moves.push_back(Call{});
    if (s.table.raises < 2) moves.push_back(Raise{});
    return moves;
  }
  std::optional<Refusal> why_not(const State& s, Seat seat, const Move& move) const {
    if (actor(s).is(seat) && legal_moves(s).contains(move)) return std::nullopt;
    return Refusal{"L1", "not-now"};
  }
  void apply(State& s, const Move& move) const {
    Table& table = s.table;
    const std::size_t seat = table.moves % 2U;
    table.course = static_cast<std::uint32_t>(10 * table.course + move.index() + 1);
    ++table.moves;
    if (std::holds_alternative<Fold>(move)) {
      table.folded = static_cast<std::uint8_t>(seat);
      table.over = true;
      return;
    }
    table.paid[seat] = table.paid[1 - seat];
    if (std::holds_alternative<Raise>(move)) {
      table.paid[seat] = static_cast<std::uint8_t>(table.paid[seat] + (table.round == 0 ? 2 : 4));
      ++table.raises;
    } else if (table.moves > 1) {  // a call, or a check after a check
      table.over = table.round == 1;
      table.round = 1;
      table.moves = table.raises = 0;
    }
  }

  OutcomeList outcomes(const State& s) const {
    OutcomeList list;
    if (!actor(s).is_chance()) return list;
    for (std::uint8_t card = 1; card <= 3; ++card)
      if (const auto gone = (s.cards[0] == card ? 1U : 0U) + (s.cards[1] == card ? 1U : 0U);
          gone < 2)
        list.push_back({Deal{card}, 2 - gone});
    return list;
  }
  Outcome sample(const State& s, Rng& rng) const {
    const OutcomeList list = outcomes(s);
    std::uint32_t total = 0;
    for (const auto& each : list) total += each.weight;
    std::uint32_t left = rng.below(total);
    std::size_t i = 0;
    for (; left >= list[i].weight; ++i) left -= list[i].weight;
    return list[i].outcome;
  }
  void apply(State& s, const Outcome& outcome) const {
    const std::uint8_t card = std::get<Deal>(outcome).card;
    (s.cards[0] == kNoCard ? s.cards[0] : s.cards[1] == kNoCard ? s.cards[1] : s.table.open) = card;
  }

  // What the first seat wins of the second.
  int won_by_first(const State& s) const {
    if (s.table.folded < 2) return s.table.folded == 0 ? -s.table.paid[0] : s.table.paid[1];
    const auto worth = [&](std::uint8_t card) { return card == s.table.open ? 10 : int{card}; };
    const int lead = worth(s.cards[0]) - worth(s.cards[1]);
    return lead == 0 ? 0 : lead > 0 ? s.table.paid[1] : -s.table.paid[0];
  }
  Points points(const State& s) const {
    Points points{};
    if (!s.table.over) return points;
    points[seat_at(0)] = static_cast<std::int16_t>(won_by_first(s));
    points[seat_at(1)] = static_cast<std::int16_t>(-won_by_first(s));
    return points;
  }
  std::optional<MatchResult> result(const State& s) const {
    if (!s.table.over) return std::nullopt;
    MatchResult result;
    result.points = points(s);
    for (std::size_t i = 0; i < 2; ++i)
      result.rank[seat_at(i)] = result.points[seat_at(i)] >= 0 ? 1 : 2;
    return result;
  }

  View observe(const State& s, Viewer viewer) const {
    View view{viewer, {}, s.table};
    for (std::size_t i = 0; i < 2; ++i)
      if (viewer.is(seat_at(i)) || s.table.over) view.cards[i] = s.cards[i];
    return view;
  }
  State imagine(const View& view, Rng& rng) const {
    State s{view.cards, view.table};
    for (std::size_t i = 0; i < 2; ++i)
      while (s.cards[i] == kNoCard || (s.cards[0] == s.cards[1] && s.cards[i] == s.table.open))
        s.cards[i] = static_cast<std::uint8_t>(1 + rng.below(6) / 2);
    return s;
  }
  EventList events(const State&, const Move&, Viewer) const { return {}; }
  EventList events(const State&, const Outcome&, Viewer) const { return {}; }
  void fold(View&, const Event&) const {}
  std::optional<std::string> audit(const State&) const { return std::nullopt; }
};

static_assert(Game<Leduc>);

}  // namespace ilion::leduc

namespace ilion {

template <>
struct Mind<leduc::Leduc> {
  using Leduc = leduc::Leduc;
  static Advice<Leduc> advise(const Leduc&, const leduc::View&, const Leduc::MoveList& moves) {
    Advice<Leduc> none;
    for (std::size_t i = 0; i < moves.size(); ++i) none.push_back(0);
    return none;
  }
  static constexpr double kDoubt = 1;
  static constexpr double kBlunder = 1;
  static Leduc::Move likely_move(const Leduc&, const leduc::View&, const Leduc::MoveList& moves,
                                 Rng& rng) {
    return any_of_moves(moves, rng);
  }
  static int stage(const Leduc&, const leduc::State&) { return 0; }
  static int stages(const Leduc&) { return 1; }
  static bool is_at_rest(const Leduc&, const leduc::State&) { return true; }
  static Expectations expect(const Leduc&, const leduc::State&) { return {}; }
  static Expectations of_end(const Leduc& game, const leduc::State& state) {
    Expectations won{};
    won[seat_at(0)] = game.won_by_first(state);
    won[seat_at(1)] = -won[seat_at(0)];
    return won;
  }
  static bool is_mixed(const leduc::View&) { return true; }
};

}  // namespace ilion
