// SPDX-License-Identifier: GPL-3.0-or-later
// Nobody learns what he may not know. Take any position and any viewer, and imagine another world
// from his view alone. He cannot tell the two apart: the view, who is next, his moves, his
// refusals, and what he sees happen are the same in both. And within one world he cannot tell apart
// two steps that leave the same before his eyes: a hidden card drawn is a card drawn. Bots search
// imagined worlds, so these must be sound worlds as well, to the end of the match.
//
// Its limit: what a View shows openly and imagine() honours is by definition known. Whether the
// rules want it known is for the rule tests.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/notation.h"
#include "kit/difference.h"
#include "kit/say.h"
#include "kit/telling.h"
#include "kit/texts.h"
#include "kit/walk.h"

namespace ilion::kit {

template <Game G>
class NonInterference : public Watcher<G> {
 public:
  using State = typename G::State;
  using View = typename G::View;

  NonInterference(const G& game, Report& report, std::uint64_t every = 1)
      : game_(game), report_(report), every_(every), all_(universe<typename G::Move>()) {}

  void position(const State& state) {
    if (++positions_ % every_ != 0) return;
    const std::vector<StepOf<G>> steps = steps_from(state);
    for_each_viewer(game_, [&](Viewer viewer) {
      const View seen = game_.observe(state, viewer);
      compare_steps(state, steps, seen, viewer);
      compare_worlds(state, steps, seen, viewer);
    });
  }

  void finish() {
    report_.note("worlds", worlds_);
    report_.note("refusals compared", refusals_);
    report_.note("own moves told alike", told_[Own]);
    report_.note("other steps told alike", told_[Others]);
    report_.note("hidden steps told alike", told_[Hidden]);
    report_.note("steps that open something", opened_);
    report_.note("steps not possible in the other world", skipped_);
    const std::uint64_t alike = told_[Own] + told_[Others];
    report_.expect(alike > 0 && alike > (opened_in_worlds_ + skipped_) / 10,
                   "hardly anything could be compared");
  }

 private:
  enum Kind : std::size_t { Own, Others, Hidden };

  std::vector<StepOf<G>> steps_from(const State& state) const {
    std::vector<StepOf<G>> steps;
    for (const auto& move : game_.legal_moves(state)) steps.push_back(move_step<G>(move));
    for (const auto& row : game_.outcomes(state)) steps.push_back(outcome_step<G>(row.outcome));
    return steps;
  }

  // One world, different steps of others: what looks the same is told the same. Each is held
  // against its neighbour, which is most like it, and against any other.
  void compare_steps(const State& state, const std::vector<StepOf<G>>& steps, const View& seen,
                     Viewer viewer) {
    if (acts(state, viewer)) return;
    std::vector<typename G::EventList> told;
    for (const StepOf<G>& step : steps) told.push_back(events_of(game_, state, step, viewer));
    for (std::size_t i = 1; i < steps.size(); ++i)
      for (const std::size_t other :
           {i - 1, std::size_t{rng_.below(static_cast<std::uint32_t>(i))}})
        count(Hidden, compare_events(game_, seen, told[i], told[other]), [&] {
          return say(name_of(viewer), " can tell ", text_of<G>(steps[i]), " from ",
                     text_of<G>(steps[other]), " by the events alone");
        });
  }

  // Two worlds, the same steps.
  void compare_worlds(const State& state, const std::vector<StepOf<G>>& steps, const View& seen,
                      Viewer viewer) {
    const State world = imagine(seen);
    if (!is_sound(state, world, seen, viewer)) return;
    if (!viewer.is_spectator()) compare_refusals(state, world, viewer.seat());
    const std::vector<StepOf<G>> possible = steps_from(world);
    const bool own = acts(state, viewer);
    report_.expect(!own || steps == possible, [&] { return in_world(viewer, "his moves differ"); });
    for (const StepOf<G>& step : steps) {
      if (std::find(possible.begin(), possible.end(), step) == possible.end()) {
        ++skipped_;
        continue;
      }
      const Telling telling = compare_events(game_, seen, events_of(game_, state, step, viewer),
                                             events_of(game_, world, step, viewer));
      opened_in_worlds_ += telling == Telling::Opened ? 1U : 0U;
      count(own ? Own : Others, telling,
            [&] { return in_world(viewer, "he sees something else at ", text_of<G>(step)); });
    }
    if (++worlds_ % kPlayedOn == 0) play_on(world, seen, viewer);
  }

  State imagine(const View& seen) {
    Rng same = rng_;
    const State world = game_.imagine(seen, rng_);
    report_.expect(world == game_.imagine(seen, same), "imagine() has luck from elsewhere");
    return world;
  }

  bool is_sound(const State& state, const State& world, const View& seen, Viewer viewer) {
    const auto broken = game_.audit(world);
    const View imagined = game_.observe(world, viewer);
    std::string wrong;
    if (broken) {
      wrong = say("audit: ", *broken);
    } else if (imagined != seen) {
      wrong = say("the view differs: ", difference(imagined, seen));
    } else if (game_.actor(world) != game_.actor(state)) {
      wrong = "somebody else acts";
    } else if (game_.result(world) != game_.result(state)) {
      wrong = "the result differs";
    } else if (game_.points(world) != game_.points(state)) {
      wrong = "the points differ";
    }
    return report_.expect(wrong.empty(), [&] { return in_world(viewer, wrong); });
  }

  void compare_refusals(const State& state, const State& world, Seat seat) {
    refusals_ += all_.size();
    for (const auto& move : all_)
      report_.expect(game_.why_not(state, seat, move) == game_.why_not(world, seat, move), [&] {
        return in_world(Viewer::seat(seat), "the refusal differs: ", to_text(move));
      });
  }

  // To its end, with the viewer following.
  void play_on(State world, View seen, Viewer viewer) {
    for (int steps = 0; steps < step_limit<G>(); ++steps) {
      const auto step = random_step(game_, world, rng_);
      if (!step) break;
      for (const auto& event : events_of(game_, world, *step, viewer)) game_.fold(seen, event);
      apply_step(game_, world, *step);
      const auto broken = game_.audit(world);
      const bool sound = !broken && game_.observe(world, viewer) == seen;
      if (!report_.expect(sound, [&] {
            return in_world(viewer, "played on for ", steps, " steps, ",
                            broken ? *broken : "the events lead to another view", ", after ",
                            text_of<G>(*step));
          }))
        return;
    }
    report_.expect(game_.result(world).has_value(),
                   [&] { return in_world(viewer, "the match does not end"); });
  }

  bool acts(const State& state, Viewer viewer) const {
    return !viewer.is_spectator() && game_.actor(state).is(viewer.seat());
  }

  template <class Leak>
  void count(Kind kind, Telling telling, const Leak& leak) {
    if (telling == Telling::Leaked) report_.broken(leak);
    if (telling == Telling::Opened) ++opened_;
    if (telling == Telling::Same) ++told_[kind];
  }

  template <class... Parts>
  static std::string in_world(Viewer viewer, const Parts&... parts) {
    return say("in a world imagined by ", name_of(viewer), ": ", parts...);
  }

  static constexpr std::uint64_t kPlayedOn = 16;  // every n-th world is played to its end

  const G& game_;
  Report& report_;
  std::uint64_t every_;
  std::vector<typename G::Move> all_;
  Rng rng_{base_seed()};
  std::uint64_t positions_ = 0;
  std::uint64_t worlds_ = 0;
  std::uint64_t refusals_ = 0;
  std::uint64_t told_[3] = {};
  std::uint64_t opened_ = 0;
  std::uint64_t opened_in_worlds_ = 0;
  std::uint64_t skipped_ = 0;
};

template <Game G>
Report check_non_interference(const G& game, Effort effort) {
  Report report;
  NonInterference<G> watch(game, report, effort.every);
  walk(game, effort, report, watch);
  watch.finish();
  return report;
}

}  // namespace ilion::kit
