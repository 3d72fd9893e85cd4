// SPDX-License-Identifier: GPL-3.0-or-later
// A client is sent one view when it sits down, and from then on events only. So the first view,
// carried forward by every event its viewer sees, must at every moment be the view of that moment:
// then events are complete, and nobody ever needs to be sent the position again.
#pragma once

#include <string>
#include <vector>

#include "game/game.h"
#include "kit/difference.h"
#include "kit/say.h"
#include "kit/texts.h"
#include "kit/walk.h"

namespace ilion::kit {

template <Game G>
class FoldWatch : public Watcher<G> {
 public:
  using State = typename G::State;

  FoldWatch(const G& game, Report& report) : game_(game), report_(report) {}

  void begin(const State& state) {
    followers_.clear();
    for_each_viewer(game_, [&](Viewer viewer) {
      followers_.push_back({viewer, game_.observe(state, viewer)});
    });
  }

  void step(const State& before, const StepOf<G>& step, const State& after) {
    for (Follower& follower : followers_) {
      for (const auto& event : events_of(game_, before, step, follower.viewer))
        game_.fold(follower.view, event);
      const auto present = game_.observe(after, follower.viewer);
      ++compared_;
      report_.expect(follower.view == present, [&] {
        return say(
            "after ", text_of<G>(step), " ", name_of(follower.viewer),
            " has followed the events to another view: ", difference(follower.view, present));
      });
    }
  }

  void finish() { report_.note("views", compared_); }

 private:
  struct Follower {
    Viewer viewer;
    typename G::View view;
  };

  const G& game_;
  Report& report_;
  std::vector<Follower> followers_;
  std::uint64_t compared_ = 0;
};

template <Game G>
Report check_fold(const G& game, Effort effort) {
  Report report;
  FoldWatch<G> watch(game, report);
  walk(game, effort, report, watch);
  watch.finish();
  return report;
}

}  // namespace ilion::kit
