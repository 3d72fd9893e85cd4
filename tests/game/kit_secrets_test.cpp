// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "kit/broken_nim.h"
#include "kit/nim.h"
#include "kit/non_interference.h"
#include "kit/prove.h"

namespace ilion::kit {

namespace {

using nim::BrokenNim;
using nim::Bug;

constexpr Effort kEffort{.walks = 200};

Report secrets(Bug bug) { return check_non_interference(BrokenNim(bug), kEffort); }

TEST_CASE("nobody learns in a sound game what he may not know, and much was compared") {
  const Report report = check_non_interference(nim::Nim(), kEffort);
  prove(report);
  CHECK(report.noted("own moves told alike") > 1000);
  CHECK(report.noted("other steps told alike") > 1000);
  CHECK(report.noted("hidden steps told alike") > 500);
  CHECK(report.noted("steps that open something") > 0);
}

TEST_CASE("a hidden card in the view is caught") {
  CHECK(secrets(Bug::CardsInView).mentions("the view differs"));
}

TEST_CASE("a hidden card in an event is caught") {
  CHECK(secrets(Bug::CardsInEvents).mentions("by the events alone"));
  CHECK(secrets(Bug::CardsInSwapEvents).mentions("by the events alone"));
}

TEST_CASE("moves that depend on a hidden card are caught") {
  CHECK(secrets(Bug::CardsInPoints).mentions("the points differ"));
  CHECK(secrets(Bug::CardsInMoves).mentions("his moves differ"));
}

TEST_CASE("refusals that depend on a hidden card are caught") {
  CHECK(secrets(Bug::CardsInRefusals).mentions("the refusal differs"));
}

TEST_CASE("an imagined world that cannot be is caught") {
  CHECK(secrets(Bug::ImaginesSmallCards).mentions("audit: nobody takes more"));
  CHECK(secrets(Bug::ImaginesOwnCard).mentions("the view differs: cards"));
}

TEST_CASE("events that lead astray in imagined worlds are caught when these are played on") {
  CHECK(secrets(Bug::ForgottenEvent).mentions("played on"));
}

TEST_CASE("a proof in which nothing was compared is none") {
  Report report;
  const nim::Nim game;
  NonInterference<nim::Nim> idle(game, report);
  idle.finish();
  CHECK(report.mentions("hardly anything"));
}

TEST_CASE("courses of events may differ from where the rules open something, and not before") {
  const nim::Nim game;
  const Seat first = seat_at(0);
  nim::State state = game.initial();
  game.apply(state, nim::Nim::Outcome{nim::Deal{nim::Count::Two}});
  game.apply(state, nim::Nim::Outcome{nim::Deal{nim::Count::Four}});
  nim::State world = state;
  world.cards[first] = nim::Count::Three;
  const auto told = [&](const nim::State& s, const nim::Nim::Move& move, Viewer viewer) {
    return game.events(s, move, viewer);
  };
  const Viewer viewer = Viewer::spectator();
  const nim::View seen = game.observe(state, viewer);
  const nim::Nim::Move take = nim::Take{nim::Count::One};
  CHECK(compare_events(game, seen, told(state, take, viewer), told(world, take, viewer)) ==
        Telling::Same);
  CHECK(compare_events(game, seen, told(state, nim::Show{}, viewer),
                       told(world, nim::Show{}, viewer)) == Telling::Opened);
  CHECK(compare_events(game, seen, {nim::Happened{seen.table, first, nim::Count::None}}, {}) ==
        Telling::Leaked);
}

}  // namespace

}  // namespace ilion::kit
