// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/achaia/json.h"

#include <doctest/doctest.h>

#include "games/achaia/game.h"
#include "kit/walk.h"
#include "support/sanitized.h"

namespace ilion::achaia {

namespace {

// Writes every view and event of a match as JSON, reads it back and compares.
struct RoundTrip : kit::Watcher<Achaia> {
  const Achaia& game;
  kit::Report& report;
  RoundTrip(const Achaia& its_game, kit::Report& its_report) : game(its_game), report(its_report) {}

  void position(const State& state) {
    kit::for_each_viewer(game, [&](Viewer viewer) {
      const auto view = game.observe(state, viewer);
      report.expect(from_json<View>(to_json(view)) == view, "a view is lost in JSON");
    });
  }
  void step(const State& before, const StepOf<Achaia>& step, const State&) {
    kit::for_each_viewer(game, [&](Viewer viewer) {
      for (const auto& event : kit::events_of(game, before, step, viewer))
        report.expect(from_json<Event>(to_json(event)) == event,
                      [&] { return "lost in JSON: " + boost::json::serialize(to_json(event)); });
    });
  }
};

TEST_CASE("every move and outcome of Achaia reads back from JSON") {
  for (const auto& move : universe<Move>())
    if (from_json<Move>(to_json(move)) != move) FAIL(to_text(move));
  for (const auto& outcome : universe<Outcome>())
    if (from_json<Outcome>(to_json(outcome)) != outcome) FAIL(to_text(outcome));
}

TEST_CASE("every view and event of whole matches of Achaia reads back from JSON") {
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Achaia game(players, {.new_order = players % 2 == 0, .own_fate = players > 3});
    kit::Report report;
    RoundTrip watcher(game, report);
    kit::walk(game, {.walks = 1, .every = test::kSanitized ? 127 : 31}, report, watcher);
    CHECK_MESSAGE(report.found() == 0, report.text());
  }
}

TEST_CASE("dice, spots and hidden cards have a form of their own") {
  CHECK(boost::json::serialize(to_json(Move(PickDie{{Colour::Red, Spot(Location::Mint, 4)}}))) ==
        R"({"kind":"die","die":"R4@8"})");
  CHECK(to_json(Spot(Location::Citadel, 6)).as_string() == "6@12");
  CHECK(to_json(Spot(Location::Reserve, 0)).as_string() == "0");
  CHECK(to_json(kHiddenCard).is_null());
  CHECK(to_json(kNoEvent).is_null());
}

TEST_CASE("JSON that is not a move of Achaia is refused") {
  for (const char* text :
       {R"({"kind":"play","card":null,"side":"a"})", R"({"kind":"play","card":"I17","side":"a"})",
        R"({"kind":"place","die":"R7","to":"1"})", R"({"kind":"gift","to":1,"amount":"11"})",
        R"({"kind":"to","location":"13"})", R"({"kind":"die","die":"R4@0"})",
        R"({"kind":"pass","more":1})", R"([])"}) {
    CAPTURE(text);
    CHECK_FALSE(from_json<Move>(boost::json::parse(text)).has_value());
  }
}

TEST_CASE("heaps of cards and claims hold no more than they can") {
  CHECK_FALSE(from_json<Cards>(boost::json::parse(R"(["I01","I01","I01","I01"])")).has_value());
  CHECK_FALSE(from_json<Cards>(boost::json::parse("[null]")).has_value());
  for (const char* text : {R"("8@1")", R"("4@13")", R"("4#1")", R"("")", "4"})
    CHECK_FALSE(from_json<Spot>(boost::json::parse(text)).has_value());
  CHECK_FALSE(from_json<Claims>(boost::json::parse("[[11,0,0,0,0,0]]")).has_value());
}

}  // namespace

}  // namespace ilion::achaia
