// SPDX-License-Identifier: GPL-3.0-or-later
// A tiny game to test the kit on, with one of everything: hidden cards, chance, choices that depend
// on what is hidden, a hidden choice, a card that is opened, an end that shows all.
//
// Two seats are dealt a hidden card each (one to four; the middle ones are twice as likely). From a
// heap of nine pebbles they take in turn, at most as many as the card says; or, once, show the card
// or swap it in secret for another. Who takes the last pebble wins. Broken ones are made of it in
// broken_nim.h.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/fixed_vec.h"
#include "game/game.h"
#include "kit/nim_types.h"

namespace ilion::nim {

struct Nim {
  using State = nim::State;
  using Move = std::variant<Take, Show, Swap>;
  using MoveList = FixedVec<Move, 12>;
  using Outcome = std::variant<Deal>;
  using OutcomeList = FixedVec<Weighted<Outcome>, 8>;
  using View = nim::View;
  using Event = Happened;
  using EventList = FixedVec<Event, 4>;
  using Options = nim::Options;
  using Content = nim::Content;
  static constexpr std::string_view kId = "nim";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMaxDecisions = 9 + 2;

  std::size_t seats() const { return 2; }
  State initial() const { return {}; }
  Actor actor(const State& s) const {
    if (!s.table.dealt[seat_at(1)]) return Actor::chance();
    return s.table.heap > 0 ? Actor::seat(s.table.next) : Actor::nobody();
  }

  MoveList legal_moves(const State& s) const {
    MoveList moves;
    if (!actor(s).is_seat()) return moves;
    const std::uint8_t most = std::min(s.table.heap, number(s.cards[s.table.next]));
    for (Count count : kCounts)
      if (number(count) <= most) moves.push_back(Take{count});
    if (s.table.spent[s.table.next]) return moves;
    moves.push_back(Show{});
    for (Count card : kCounts)
      if (card != s.cards[s.table.next]) moves.push_back(Swap{card});
    return moves;
  }
  std::optional<Refusal> why_not(const State& s, Seat seat, const Move& move) const {
    if (!actor(s).is(seat)) return Refusal{"N1", "not-your-turn"};
    if (const Take* take = std::get_if<Take>(&move)) {
      if (take->count > s.cards[seat]) return Refusal{"N2", "more-than-your-card"};
      if (number(take->count) > s.table.heap) return Refusal{"N2", "more-than-there-are"};
      return std::nullopt;
    }
    if (s.table.spent[seat]) return Refusal{"N3", "only-once"};
    if (move == Move{Swap{s.cards[seat]}}) return Refusal{"N3", "swap-for-another"};
    return std::nullopt;
  }
  void apply(State& s, const Move& move) const {
    const Seat seat = s.table.next;
    if (const Take* take = std::get_if<Take>(&move)) {
      s.table.most[seat] = std::max(s.table.most[seat], take->count);
      s.table.taken[seat] = static_cast<std::uint8_t>(s.table.taken[seat] + number(take->count));
      s.table.heap = static_cast<std::uint8_t>(s.table.heap - number(take->count));
    } else if (const Swap* swap = std::get_if<Swap>(&move)) {
      s.cards[seat] = swap->card;
      s.table.most[seat] = Count::None;
    } else {
      s.table.shown[seat] = true;
    }
    s.table.spent[seat] = s.table.spent[seat] || !std::holds_alternative<Take>(move);
    s.table.next = other(seat);
  }

  OutcomeList outcomes(const State& s) const {
    OutcomeList list;
    if (!actor(s).is_chance()) return list;
    for (Count card : kCounts) list.push_back({Deal{card}, weight(card)});
    return list;
  }
  Outcome sample(const State&, Rng& rng) const { return Deal{draw(Count::One, rng)}; }
  void apply(State& s, const Outcome& outcome) const {
    s.cards[s.table.next] = std::get<Deal>(outcome).card;
    s.table.dealt[s.table.next] = true;
    s.table.next = other(s.table.next);
  }

  Points points(const State& s) const {
    Points points{};
    for (Seat seat : {seat_at(0), seat_at(1)}) points[seat] = s.table.taken[seat];
    return points;
  }
  std::optional<MatchResult> result(const State& s) const {
    if (!actor(s).is_nobody()) return std::nullopt;
    MatchResult result;
    result.points = points(s);
    for (Seat seat : {seat_at(0), seat_at(1)}) result.rank[seat] = seat == s.table.next ? 2 : 1;
    result.reason = "heap-is-empty";
    result.rule = "N4";
    return result;
  }

  View observe(const State& s, Viewer viewer) const {
    View view{viewer, s.table, {}};
    for (Seat seat : {seat_at(0), seat_at(1)})
      if (viewer.is(seat) || s.table.shown[seat] || s.table.heap == 0)
        view.cards[seat] = s.cards[seat];
    return view;
  }
  State imagine(const View& view, Rng& rng) const {
    State s{view.table, view.cards};
    for (Seat seat : {seat_at(0), seat_at(1)})  // nobody takes more than his card says
      if (s.table.dealt[seat] && s.cards[seat] == Count::None)
        s.cards[seat] = draw(std::max(Count::One, view.table.most[seat]), rng);
    return s;
  }

  template <class Step>
  EventList events(const State& before, const Step& step, Viewer viewer) const {
    State after = before;
    apply(after, step);
    const View seen = observe(after, viewer);
    EventList list;
    for (Seat seat : {seat_at(0), seat_at(1)})
      if (seat == before.table.next || after.table.heap == 0)
        list.push_back({after.table, seat, seen.cards[seat]});
    return list;
  }
  void fold(View& view, const Event& event) const {
    view.table = event.table;
    view.cards[event.seat] = event.card;
  }

  std::optional<std::string> audit(const State& s) const {
    const Table& t = s.table;
    if (t.heap + t.taken[seat_at(0)] + t.taken[seat_at(1)] != 9) return "there are nine pebbles";
    for (Seat seat : {seat_at(0), seat_at(1)}) {
      if (t.dealt[seat] != (s.cards[seat] != Count::None)) return "who was dealt a card has one";
      if (t.most[seat] > s.cards[seat]) return "nobody takes more than his card says";
    }
    return std::nullopt;
  }

  // A card of at least this much, by its weight.
  static Count draw(Count least, Rng& rng) {
    std::uint32_t total = 0;
    for (Count card : kCounts) total += card >= least ? weight(card) : 0;
    std::uint32_t left = rng.below(total);
    for (Count card = least;; card = static_cast<Count>(number(card) + 1)) {
      if (left < weight(card)) return card;
      left -= weight(card);
    }
  }
};

static_assert(Game<Nim>);

}  // namespace ilion::nim
