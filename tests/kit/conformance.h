// SPDX-License-Identifier: GPL-3.0-or-later
// What the concept Game cannot say by types. Generic code (search, arena, tables) relies on every
// one of these sentences: that a copy is a copy, that lists are sorted and complete in their kind,
// that exactly one of a seat, chance and nobody is next, that a match ends within its bound and
// only then has a result, and that no list comes near the end of its room (a full list stops the
// program).
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "game/playout.h"
#include "kit/say.h"
#include "kit/texts.h"
#include "kit/walk.h"

namespace ilion::kit {

// The fullest that lists have been.
struct HighWater {
  std::size_t moves = 0;
  std::size_t outcomes = 0;
  std::size_t events = 0;
};

template <Game G>
class Conformance : public Watcher<G> {
 public:
  using State = typename G::State;

  Conformance(const G& game, Report& report) : game_(game), report_(report) {}

  void begin(const State& state) {
    history_.clear();
    decisions_ = 0;
    report_.expect(state == game_.initial(), "initial() differs from call to call");
  }

  void position(const State& state) {
    if (const auto broken = game_.audit(state))
      report_.broken([&] { return say("audit: ", *broken); });
    const Actor actor = game_.actor(state);
    report_.expect(!actor.is_seat() || index_of(actor.seat()) < game_.seats(),
                   "the seat to act does not sit at the table");
    check_moves(state, actor);
    check_outcomes(state, actor);
    check_result(state, actor);
  }

  void step(const State& before, const StepOf<G>& step, const State& after) {
    State again = before;
    apply_step(game_, again, step);
    report_.expect(again == after, [&] {
      return say("a copy goes another way by the same step: ", text_of<G>(step));
    });
    for_each_viewer(game_, [&](Viewer viewer) {
      high_.events = std::max(high_.events, events_of(game_, before, step, viewer).size());
    });
    history_.push_back({before, step, game_.observe(before, Viewer::spectator())});
    if (step.index() == 0) ++decisions_;
    report_.expect(decisions_ <= static_cast<int>(G::kMaxDecisions),
                   "the match has more than kMaxDecisions decisions");
  }

  // What was stored on the way is still what it was, whatever has happened since.
  void end(const State& last) {
    longest_ = std::max(longest_, decisions_);
    for (std::size_t i = 0; i < history_.size(); ++i) {
      const Moment& moment = history_[i];
      State next = moment.state;
      apply_step(game_, next, moment.step);
      const bool stays = game_.observe(moment.state, Viewer::spectator()) == moment.seen &&
                         next == (i + 1 < history_.size() ? history_[i + 1].state : last);
      if (!report_.expect(stays, "a stored copy has changed")) return;
    }
  }

  // After all walks.
  void finish() {
    has_headroom<typename G::MoveList>("moves", high_.moves);
    has_headroom<typename G::OutcomeList>("outcomes", high_.outcomes);
    has_headroom<typename G::EventList>("events", high_.events);
    report_.note("most decisions", static_cast<std::uint64_t>(longest_));
  }

 private:
  struct Moment {
    State state;
    StepOf<G> step;
    typename G::View seen;
  };

  void check_moves(const State& state, Actor actor) {
    const auto moves = game_.legal_moves(state);
    high_.moves = std::max(high_.moves, moves.size());
    report_.expect(moves.empty() != actor.is_seat(),
                   "moves though no seat acts, or a seat without moves");
    report_.expect(std::adjacent_find(moves.begin(), moves.end(), not_less) == moves.end(),
                   "moves are not sorted and unique");
    report_.expect(moves == game_.legal_moves(state), "other moves when asked again");
    for (const auto& move : moves) is_in_universe(move);
  }

  void check_outcomes(const State& state, Actor actor) {
    const auto outcomes = game_.outcomes(state);
    high_.outcomes = std::max(high_.outcomes, outcomes.size());
    report_.expect(outcomes.empty() != actor.is_chance(),
                   "outcomes though chance does not act, or chance without outcomes");
    std::uint64_t total = 0;
    for (auto it = outcomes.begin(); it != outcomes.end(); ++it) {
      total += it->weight;
      report_.expect(it->weight > 0, [&] { return say("weightless: ", to_text(it->outcome)); });
      report_.expect(!lists(outcomes.begin(), it, it->outcome),
                     [&] { return say("an outcome twice: ", to_text(it->outcome)); });
      is_in_universe(it->outcome);
    }
    report_.expect(total <= UINT32_MAX, "the weights together exceed 32 bits");
    if (!actor.is_chance() || outcomes.empty()) return;
    Rng same = rng_;
    for (int draw = 0; draw < 4; ++draw) {
      const auto outcome = game_.sample(state, rng_);
      report_.expect(lists(outcomes.begin(), outcomes.end(), outcome),
                     [&] { return say("sampled but not listed: ", to_text(outcome)); });
      report_.expect(outcome == game_.sample(state, same),
                     "sample() has luck from elsewhere than its generator");
    }
    State one_way = state;
    State other_way = state;
    Rng again = rng_;
    game_.apply(one_way, game_.sample(state, same));
    play_chance(game_, other_way, again);
    report_.expect(one_way == other_way && same == again,
                   "play_chance() does something else than apply(sample())");
  }

  void check_result(const State& state, Actor actor) {
    const auto result = game_.result(state);
    report_.expect(result.has_value() == actor.is_nobody(),
                   "a result before the end, or an end without result");
    if (!result) return;
    report_.expect(!result->reason.empty() && !result->rule.empty(),
                   "a result without its reason and rule");
    report_.expect(result->points == game_.points(state), "the end counts other points");
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      const bool ranked = i < game_.seats();
      report_.expect(result->rank[seat_at(i)] == (ranked ? place(*result, seat_at(i)) : 0),
                     "a rank is not one more than the number of better seats");
    }
  }

  std::size_t place(const MatchResult& result, Seat seat) const {
    std::size_t better = 0;
    for (std::size_t i = 0; i < game_.seats(); ++i)
      better += result.rank[seat_at(i)] < result.rank[seat] ? 1U : 0U;
    return 1 + better;
  }

  // What is in the universe is known to read back (check_texts).
  template <class Value>
  void is_in_universe(const Value& value) {
    const std::vector<Value>& all = sorted_universe<Value>();
    report_.expect(std::binary_search(all.begin(), all.end(), value),
                   [&] { return say("not in the universe: ", to_text(value)); });
  }

  template <class Iterator>
  static bool lists(Iterator begin, Iterator end, const typename G::Outcome& outcome) {
    return std::any_of(begin, end, [&](const auto& row) { return row.outcome == outcome; });
  }

  static bool not_less(const typename G::Move& a, const typename G::Move& b) { return !(a < b); }

  template <class List>
  void has_headroom(std::string_view name, std::size_t high) {
    report_.note(say("most ", name), high);
    report_.expect(4 * high <= 3 * List::capacity(), [&] {
      return say("no head-room for ", name, ": ", high, " of ", List::capacity());
    });
  }

  const G& game_;
  Report& report_;
  Rng rng_{base_seed()};
  std::vector<Moment> history_;
  HighWater high_;
  int decisions_ = 0;
  int longest_ = 0;
};

template <Game G>
Report check_conformance(const G& game, Effort effort) {
  Report report;
  check_texts<typename G::Move>(report);
  check_texts<typename G::Outcome>(report);
  Conformance<G> conformance(game, report);
  walk(game, effort, report, conformance);
  conformance.finish();
  return report;
}

}  // namespace ilion::kit
