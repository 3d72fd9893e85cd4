// SPDX-License-Identifier: GPL-3.0-or-later
// Nim with one thing wrong, chosen when it is made. A check of the kit that finds nothing in these
// would find nothing in a real game either: tests/game/kit_*_test.cpp demand that each is caught.
// (One class with a list of bugs and not a class a bug: the kit is then compiled once and not
// thirty times.)
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "kit/nim.h"

namespace ilion::nim {

enum class Bug {
  None,
  // Secrets.
  CardsInView,
  CardsInEvents,      // in a field that no view keeps
  CardsInOpenEvents,  // in the field where the open ones are told
  CardsInSwapEvents,  // of hidden moves only
  ForgottenEvent,     // that a card was shown
  CardsInMoves,       // a four on the other side forbids to show and to swap
  CardsInRefusals,
  ImaginesSmallCards,  // too small for what was taken
  ImaginesOwnCard,
  // Lists.
  UnsortedMoves,
  RepeatedMove,
  SeatWithoutMoves,
  CrowdedEvents,
  StrangeSeat,
  // The judge.
  KindJudge,
  StrictJudge,
  JudgeOfOneSeat,  // as if whoever asks were the one to act
  SilentJudge,
  // Chance.
  UnlistedSample,
  WeightlessOutcome,
  RepeatedOutcome,
  OutcomesAtMoves,
  BiasedSample,  // by a tenth
  LuckFromElsewhere,
  // The flow.
  LostPebble,
  NoEnd,
  MemoryOutside,  // something that is not in the State
  SharedMemory,   // a copy that is no copy: what it shows changes with the match
  // The end.
  EarlyResult,
  NoResult,
  NoReason,
  NoFirst,
  OtherPoints,
  CardsInPoints,
  RankedEmptyChair,
  // The heap, of the machine.
  Allocation,
};

struct BrokenNim : Nim {
  explicit BrokenNim(Bug which) : bug(which) {}
  Bug bug;
  mutable int calls = 0;
  mutable std::uint8_t heap = 9;
  mutable Rng own{7};

  struct View : nim::View {
    PerPlayer<Count> truth{};
    friend bool operator==(const View&, const View&) = default;
  };
  struct Event : Happened {
    Count hint{};
    friend bool operator==(const Event&, const Event&) = default;
  };
  using EventList = FixedVec<Event, 4>;

  Actor actor(const State& s) const {
    const bool strange = bug == Bug::StrangeSeat && s.table.heap == 5;
    return strange ? Actor::seat(seat_at(3)) : Nim::actor(s);
  }

  MoveList legal_moves(const State& s) const {
    MoveList moves = Nim::legal_moves(s);
    if (moves.empty()) return moves;
    const bool four = s.cards[other(s.table.next)] == Count::Four;
    if (bug == Bug::CardsInMoves && four)
      while (!std::holds_alternative<Take>(moves.back())) moves.pop_back();
    if (bug == Bug::UnsortedMoves) std::reverse(moves.begin(), moves.end());
    if (bug == Bug::RepeatedMove) moves.push_back(moves.back());
    if (bug == Bug::SeatWithoutMoves && s.table.heap < 4) moves.clear();
    return moves;
  }

  std::optional<Refusal> why_not(const State& s, Seat seat, const Move& move) const {
    const Actor acts = actor(s);
    if (bug == Bug::JudgeOfOneSeat && acts.is_seat()) seat = acts.seat();
    auto refusal = Nim::why_not(s, seat, move);
    const bool four = s.cards[other(seat)] == Count::Four;
    if (!refusal) {
      if (bug == Bug::CardsInMoves && four && move.index() > 0) return Refusal{"N3", "no"};
      if (bug == Bug::StrictJudge && move == Move{Take{Count::Four}}) return Refusal{"N2", "no"};
      return refusal;
    }
    if (bug == Bug::CardsInRefusals && four) refusal->why = "beware";
    if (bug == Bug::SilentJudge) refusal->why = "";
    if (bug == Bug::KindJudge && refusal->why == "more-than-there-are") return std::nullopt;
    return refusal;
  }

  void apply(State& s, const Move& move) const {
    const Table before = s.table;
    Nim::apply(s, move);
    if (bug == Bug::LostPebble && s.table.heap == 1) s.table.heap = 0;
    if (bug == Bug::MemoryOutside && ++calls % 2 == 0) s.table.next = before.next;
    if (bug == Bug::NoEnd) {
      s.table.heap = before.heap;
      s.table.taken = before.taken;
    }
    heap = s.table.heap;
  }
  void apply(State& s, const Outcome& outcome) const { Nim::apply(s, outcome); }

  OutcomeList outcomes(const State& s) const {
    OutcomeList list = Nim::outcomes(s);
    if (list.empty()) return bug == Bug::OutcomesAtMoves ? OutcomeList{{Deal{}, 1}} : list;
    if (bug == Bug::UnlistedSample) list.pop_back();
    if (bug == Bug::WeightlessOutcome) list[0].weight = 0;
    if (bug == Bug::RepeatedOutcome) list.push_back(list[0]);
    return list;
  }
  Outcome sample(const State& s, Rng& rng) const {
    if (bug == Bug::BiasedSample && rng.below(10) == 0) return Deal{Count::Four};
    return Nim::sample(s, bug == Bug::LuckFromElsewhere ? own : rng);
  }

  Points points(const State& s) const {
    Points points = Nim::points(s);
    if (bug == Bug::CardsInPoints)
      points[seat_at(0)] = static_cast<std::int16_t>(s.cards[seat_at(0)]);
    return points;
  }
  std::optional<MatchResult> result(const State& s) const {
    State ended = s;
    if (bug == Bug::EarlyResult && s.table.heap < 3) ended.table.heap = 0;
    auto result = Nim::result(ended);
    if (!result) return result;
    if (bug == Bug::NoResult) return std::nullopt;
    if (bug == Bug::NoReason) result->reason = {};
    if (bug == Bug::OtherPoints) ++result->points[seat_at(1)];
    if (bug == Bug::NoFirst) result->rank[seat_at(0)] = result->rank[seat_at(1)] = 2;
    if (bug == Bug::RankedEmptyChair) result->rank[seat_at(2)] = 3;
    return result;
  }

  View observe(const State& s, Viewer viewer) const {
    View view{Nim::observe(s, viewer), {}};
    if (bug == Bug::CardsInView) view.truth = s.cards;
    if (bug == Bug::SharedMemory) view.table.heap = heap;
    if (bug == Bug::Allocation) view.table = std::vector<Table>(1, view.table)[0];
    return view;
  }
  State imagine(const View& view, Rng& rng) const {
    State s = Nim::imagine(view, rng);
    for (Seat seat : {seat_at(0), seat_at(1)}) {
      const bool hidden = view.cards[seat] == Count::None;
      if (!s.table.dealt[seat]) continue;
      if (bug == Bug::ImaginesSmallCards && hidden) s.cards[seat] = Count::One;
      if (bug == Bug::ImaginesOwnCard) s.cards[seat] = Count::Four;
    }
    return s;
  }

  template <class Step>
  EventList events(const State& before, const Step& step, Viewer viewer) const {
    State after = before;
    apply(after, step);
    EventList list;
    if (bug == Bug::ForgottenEvent && after.table.shown != before.table.shown) return list;
    for (const Happened& happened : Nim::events(before, step, viewer)) {
      list.push_back({happened, {}});
      const Count card = after.cards[happened.seat];
      if (bug == Bug::CardsInEvents) list.back().hint = card;
      const bool swapped = card != before.cards[happened.seat] && before.table.dealt[happened.seat];
      if (bug == Bug::CardsInSwapEvents && swapped) list.back().hint = card;
      if (bug == Bug::CardsInOpenEvents) list.back().card = card;
      if (bug == Bug::CrowdedEvents) list.push_back(list.back());
    }
    return list;
  }
};

static_assert(Game<BrokenNim>);

}  // namespace ilion::nim
