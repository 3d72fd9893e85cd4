// SPDX-License-Identifier: GPL-3.0-or-later
// The door to the rules of Hector and Achilles: rules/hector.md, paragraph by paragraph.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "game/game.h"
#include "games/hector/content.h"
#include "games/hector/events.h"
#include "games/hector/moves.h"
#include "games/hector/state.h"
#include "games/hector/view.h"

namespace ilion::hector {

class Hector {
 public:
  using State = hector::State;
  using Move = hector::Move;
  using MoveList = hector::MoveList;
  using Outcome = hector::Outcome;
  using OutcomeList = hector::OutcomeList;
  using View = hector::View;
  using Event = hector::Event;
  using EventList = hector::EventList;
  using Options = hector::Options;
  using Content = hector::Content;

  static constexpr std::string_view kId = "hector";
  static constexpr int kRulesVersion = 1;
  // [H8.6] 100 battles; in each: source, number, facing, 8 turns of action and card, 4 times fate,
  // ransom.
  static constexpr int kMaxDecisions = kLastBattle * (3 + 2 * 8 + 4 + 1);

  explicit Hector(Options options = {}, const Content& content = printed_content())
      : options_(options), content_(content) {}

  const Options& options() const { return options_; }
  const Content& content() const { return content_; }
  std::size_t seats() const { return kSides; }

  State initial() const;
  Actor actor(const State& state) const;

  MoveList legal_moves(const State& state) const;
  std::optional<Refusal> why_not(const State& state, Seat seat, const Move& move) const;
  void apply(State& state, const Move& move) const;

  OutcomeList outcomes(const State& state) const;
  Outcome sample(const State& state, Rng& rng) const;
  void apply(State& state, const Outcome& outcome) const;
  void play_chance(State& state, Rng& rng) const;

  Points points(const State& state) const;
  std::optional<MatchResult> result(const State& state) const;

  View observe(const State& state, Viewer viewer) const;
  State imagine(const View& view, Rng& rng) const;

  EventList events(const State& before, const Move& move, Viewer viewer) const;
  EventList events(const State& before, const Outcome& outcome, Viewer viewer) const;
  void fold(View& view, const Event& event) const { hector::fold(view, event); }

  std::optional<std::string> audit(const State& state) const;

 private:
  Options options_;
  Content content_;
};

// The stack from which a side draws its next card: its active one, or home if that is empty.
Stack draw_stack(const Army& army);

static_assert(Game<Hector>);

}  // namespace ilion::hector
