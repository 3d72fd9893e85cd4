// SPDX-License-Identifier: GPL-3.0-or-later
// A match chosen byte by byte, move and outcome alike, with everything the kit can check looking
// on. The fuzzer learns which bytes reach new code, and so finds sequences that no random walk
// would try.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>

#include "game/game.h"
#include "kit/conformance.h"
#include "kit/fold.h"
#include "kit/judge.h"
#include "kit/non_interference.h"
#include "kit/walk.h"

namespace ilion::fuzz {

// Each byte picks one of what is possible; after the last the match is left as it stands.
template <Game G>
class ByteChooser {
 public:
  explicit ByteChooser(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  std::optional<StepOf<G>> operator()(const G& game, const typename G::State& state) {
    if (rest_.empty() || game.actor(state).is_nobody()) return std::nullopt;
    const std::size_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    if (game.actor(state).is_seat()) {
      const auto moves = game.legal_moves(state);
      return move_step<G>(moves[byte % moves.size()]);
    }
    const auto outcomes = game.outcomes(state);
    return outcome_step<G>(outcomes[byte % outcomes.size()].outcome);
  }

 private:
  std::span<const std::uint8_t> rest_;
};

inline void stop_if_broken(const kit::Report& report) {
  if (report.clean()) return;
  std::fprintf(stderr, "%s\n", report.text().c_str());
  std::abort();
}

// Everything is made anew for each input, so that an input alone tells what happens.
template <Game G>
void play_bytes(const G& game, std::span<const std::uint8_t> bytes) {
  constexpr std::uint64_t kSometimes = 16;
  kit::Report report;
  kit::JudgeReport judged;
  kit::Conformance<G> conformance(game, report);
  kit::FoldWatch<G> fold(game, report);
  kit::NonInterference<G> secrets(game, report, kSometimes);
  kit::JudgeWatch<G> judge(game, judged, kSometimes);
  kit::walk_once(game, report, ByteChooser<G>(bytes), conformance, fold, secrets, judge);
  stop_if_broken(report);
  stop_if_broken(judged.report);
}

}  // namespace ilion::fuzz
