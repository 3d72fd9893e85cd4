// SPDX-License-Identifier: GPL-3.0-or-later
// The door to the rules of Achaia: rules/achaia.md, paragraph by paragraph.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "game/game.h"
#include "games/achaia/content.h"
#include "games/achaia/events.h"
#include "games/achaia/moves.h"
#include "games/achaia/state.h"
#include "games/achaia/view.h"

namespace ilion::achaia {

class Achaia {
 public:
  using State = achaia::State;
  using Move = achaia::Move;
  using MoveList = achaia::MoveList;
  using Outcome = achaia::Outcome;
  using OutcomeList = achaia::OutcomeList;
  using View = achaia::View;
  using Event = achaia::Event;
  using EventList = achaia::EventList;
  using Options = achaia::Options;
  using Content = achaia::Content;

  static constexpr std::string_view kId = "achaia";
  static constexpr int kRulesVersion = 1;
  // [A9.6] With at most 1,500 gold and fives of influence at the table, the prices u*u/10 - u/2 of
  // u character uses against 1,500 + 13 (3u + 57) + 24 leave u below 450, so a phase has below
  // 1,410 turns of at most 24 decisions each: three phases and everything else stay below 110,000.
  // Gifts: in one turn each player is asked at most four times and gives what he has, so the table
  // gives at most 4 * 1,400 gold a turn, 1 each time.
  static constexpr int kMaxDecisions = 110'000 + 3 * 1'410 * 4 * 1'400;

  explicit Achaia(std::size_t players = 3, const Options& options = {},
                  const Content& content = printed_content());

  std::size_t seats() const { return players_; }
  const Options& options() const { return options_; }
  const Content& content() const { return content_; }
  Colours colours() const { return Colours(players_); }
  // [A1.7] Without increased-limit markers.
  std::uint8_t base_limit(Location location) const { return content_.limit(location, players_); }
  std::uint64_t limits() const { return limits_; }  // in the lanes of Crowd
  // [A4.3] Bit i: location i is locked in this round.
  std::uint16_t locked(std::uint8_t round) const { return locked_[round]; }
  bool is_locked(Location location, std::uint8_t round) const {
    return (locked(round) >> index_of(location) & 1) != 0;
  }
  // The operations of an effect on its way.
  const Operations& operations(const Act& act) const;

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
  void fold(View& view, const Event& event) const { achaia::fold(view, event); }

  std::optional<std::string> audit(const State& state) const;

 private:
  std::size_t players_;
  Options options_;
  Content content_;
  std::uint64_t limits_ = 0;
  std::array<std::uint16_t, kRounds + 1> locked_{};
};

static_assert(Game<Achaia>);

}  // namespace ilion::achaia
