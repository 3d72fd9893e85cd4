// SPDX-License-Identifier: GPL-3.0-or-later
// The law is written twice: legal_moves generates, why_not judges. Neither knows the other, so an
// error in one is a disagreement here, over the whole universe of moves and for every seat.
// Refusals are read by people: each must name a rule and a sentence, and all of them are gathered,
// for the test that looks them up in the rules and in the catalogue of words.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/game.h"
#include "game/notation.h"
#include "kit/say.h"
#include "kit/walk.h"

namespace ilion::kit {

struct JudgeReport {
  using Cited =
      std::set<std::pair<std::string_view, std::string_view>>;  // rule and key of a sentence
  Report report;
  Cited refusals;
  Cited reasons;                         // of the end
  std::vector<std::string> never_legal;  // moves of the universe that nobody ever could make
};

template <Game G>
class JudgeWatch : public Watcher<G> {
 public:
  using State = typename G::State;

  JudgeWatch(const G& game, JudgeReport& findings, std::uint64_t every = 1)
      : game_(game),
        findings_(findings),
        every_(every),
        all_(universe<typename G::Move>()),
        seen_legal_(all_.size()) {}

  void position(const State& state) {
    const auto moves = game_.legal_moves(state);
    const Actor actor = game_.actor(state);
    for (const auto& move : moves)
      if (actor.is_seat()) judge(state, actor.seat(), move, moves);
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (moves.contains(all_[i])) seen_legal_[i] = true;
    if (++positions_ % every_ != 0) return;
    for (const auto& move : all_)
      for (std::size_t seat = 0; seat < game_.seats(); ++seat)
        judge(state, seat_at(seat), move, moves);
  }

  void end(const State& state) {
    if (const auto result = game_.result(state))
      findings_.reasons.insert({result->rule, result->reason});
  }

  void finish() {
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (!seen_legal_[i]) findings_.never_legal.push_back(to_text(all_[i]));
    findings_.report.note("judged", judged_);
    findings_.report.note("different refusals", findings_.refusals.size());
  }

 private:
  void judge(const State& state, Seat seat, const typename G::Move& move,
             const typename G::MoveList& moves) {
    ++judged_;
    const bool legal = game_.actor(state).is(seat) && moves.contains(move);
    const auto refusal = game_.why_not(state, seat, move);
    findings_.report.expect(refusal.has_value() != legal, [&] {
      return say(legal ? "the judge alone refuses: " : "the judge alone allows: ", to_text(move),
                 " to seat ", index_of(seat));
    });
    if (!refusal) return;
    findings_.report.expect(!refusal->rule.empty() && !refusal->why.empty(), [&] {
      return say("refused without a rule and a sentence: ", to_text(move));
    });
    findings_.refusals.insert({refusal->rule, refusal->why});
  }

  const G& game_;
  JudgeReport& findings_;
  std::uint64_t every_;
  std::vector<typename G::Move> all_;
  std::vector<bool> seen_legal_;
  std::uint64_t positions_ = 0;
  std::uint64_t judged_ = 0;
};

template <Game G>
JudgeReport check_judge(const G& game, Effort effort) {
  JudgeReport findings;
  JudgeWatch<G> watch(game, findings, effort.every);
  walk(game, effort, findings.report, watch);
  watch.finish();
  return findings;
}

}  // namespace ilion::kit
