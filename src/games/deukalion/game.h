// SPDX-License-Identifier: GPL-3.0-or-later
// The door to the rules of Deukalion: rules/deukalion.md, paragraph by paragraph.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "game/game.h"
#include "games/deukalion/board.h"
#include "games/deukalion/content.h"
#include "games/deukalion/events.h"
#include "games/deukalion/moves.h"
#include "games/deukalion/outcomes.h"
#include "games/deukalion/printed.h"
#include "games/deukalion/state.h"
#include "games/deukalion/view.h"

namespace ilion::deukalion {

class Deukalion {
 public:
  using State = deukalion::State;
  using Move = deukalion::Move;
  using MoveList = deukalion::MoveList;
  using Outcome = deukalion::Outcome;
  using OutcomeList = deukalion::OutcomeList;
  using View = deukalion::View;
  using Event = deukalion::Event;
  using EventList = deukalion::EventList;
  using Options = deukalion::Options;
  using Content = deukalion::Content;

  static constexpr std::string_view kId = "deukalion";
  static constexpr int kRulesVersion = 1;
  // [D14.5] A round: 4 sails, 4 times soldiers, CARDS, HYDRA, the placing and 4 ends (15); at most
  // 11 cards drawn and so played in the mean, besides the first hands (11); so 16 fights at most,
  // each with a pass, two spoils, a claim and a shift (80), each bringing a treasure that is
  // unloaded or delivered and returned (32); a founding or two for each player (8). In the whole
  // match: 16 quests, each asked of 4 and paid by 4 with at most 10 answers each, and the set-up.
  static constexpr int kMaxDecisions =
      kRoundsEach * static_cast<int>(kMaxPlayers) * (15 + 11 + 80 + 32 + 8) + 16 * 4 * 11 + 100;

  explicit Deukalion(std::size_t seats = kMinPlayers, Options options = {},
                     const Content& content = printed_content());

  const Options& options() const { return options_; }
  const Content& content() const { return content_; }
  const Board& board() const { return board_; }
  std::size_t seats() const { return seats_; }

  State initial() const;
  Actor actor(const State& state) const;

  MoveList legal_moves(const State& state) const;
  std::optional<Refusal> why_not(const State& state, Seat seat, const Move& move) const;
  void apply(State& state, const Move& move) const;

  OutcomeList outcomes(const State& state) const;
  Outcome sample(const State& state, Rng& rng) const;
  void apply(State& state, const Outcome& outcome) const;

  Points points(const State& state) const;
  std::optional<MatchResult> result(const State& state) const;

  View observe(const State& state, Viewer viewer) const;
  State imagine(const View& view, Rng& rng) const;

  EventList events(const State& before, const Move& move, Viewer viewer) const;
  EventList events(const State& before, const Outcome& outcome, Viewer viewer) const;
  void fold(View& view, const Event& event) const { deukalion::fold(view, event); }

  std::optional<std::string> audit(const State& state) const;

  // [D1.2] Clockwise.
  Seat left_of(Seat seat) const {
    const std::size_t next = ilion::index_of(seat) + 1;
    return seat_at(next == seats_ ? 0 : next);
  }
  Seat right_of(Seat seat) const {
    return seat_at((ilion::index_of(seat) == 0 ? seats_ : ilion::index_of(seat)) - 1);
  }

 private:
  std::size_t seats_;
  Options options_;
  Content content_;
  Board board_;
};

static_assert(Game<Deukalion>);

}  // namespace ilion::deukalion
