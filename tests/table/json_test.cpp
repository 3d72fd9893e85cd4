// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/json_codec.h"

#include <doctest/doctest.h>

#include "games/hector/game.h"
#include "kit/walk.h"
#include "table/hector/json.h"

using namespace ilion;
using hector::Hector;

namespace {

// Writes every view and event of a match as JSON, reads it back and compares.
struct RoundTrip : kit::Watcher<Hector> {
  const Hector& game;
  kit::Report& report;
  RoundTrip(const Hector& its_game, kit::Report& its_report) : game(its_game), report(its_report) {}

  void position(const State& state) {
    kit::for_each_viewer(game, [&](Viewer viewer) {
      const auto view = game.observe(state, viewer);
      report.expect(from_json<hector::View>(to_json(view)) == view, "a view is lost in JSON");
    });
  }
  void step(const State& before, const StepOf<Hector>& step, const State&) {
    kit::for_each_viewer(game, [&](Viewer viewer) {
      for (const auto& event : kit::events_of(game, before, step, viewer))
        report.expect(from_json<hector::Event>(to_json(event)) == event,
                      "an event is lost in JSON");
    });
  }
};

}  // namespace

TEST_CASE("every move and outcome reads back from JSON") {
  for (const auto& move : universe<hector::Move>())
    CHECK(from_json<hector::Move>(to_json(move)) == move);
  for (const auto& outcome : universe<hector::Outcome>())
    CHECK(from_json<hector::Outcome>(to_json(outcome)) == outcome);
}

TEST_CASE("every view and event of whole matches reads back from JSON") {
  const Hector game({.open_discards = true});
  kit::Report report;
  RoundTrip watcher(game, report);
  kit::walk(game, {.walks = 6, .every = 1}, report, watcher);
  CHECK(report.found() == 0);
}

TEST_CASE("a move is an object that says its kind") {
  CHECK(boost::json::serialize(to_json(hector::Move(hector::PlayTroop{hector::Troop(3)}))) ==
        R"({"kind":"play","troop":"R4"})");
}

TEST_CASE("JSON that is not a move is refused") {
  for (const char* text :
       {R"({"kind":"play"})", R"({"kind":"play","troop":"X4"})", R"({"kind":"play","troop":4})",
        R"({"kind":"play","troop":null,"more":1})", R"({"kind":"play","troop":"R4","more":1})",
        R"({"troop":"R4"})", R"([])", R"("play R4")", R"(null)", R"({"kind":"fly"})"}) {
    CAPTURE(text);
    CHECK_FALSE(from_json<hector::Move>(boost::json::parse(text)).has_value());
  }
}
