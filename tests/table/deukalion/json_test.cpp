// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/json.h"

#include <doctest/doctest.h>

#include "games/deukalion/game.h"
#include "kit/walk.h"
#include "support/sanitized.h"

namespace ilion::deukalion {

namespace {

// Writes every view and event of a match as JSON, reads it back and compares.
struct RoundTrip : kit::Watcher<Deukalion> {
  const Deukalion& game;
  kit::Report& report;
  RoundTrip(const Deukalion& its_game, kit::Report& its_report)
      : game(its_game), report(its_report) {}

  void position(const State& state) {
    kit::for_each_viewer(game, [&](Viewer viewer) {
      const auto view = game.observe(state, viewer);
      report.expect(from_json<View>(to_json(view)) == view, "a view is lost in JSON");
    });
  }
  void step(const State& before, const StepOf<Deukalion>& step, const State&) {
    kit::for_each_viewer(game, [&](Viewer viewer) {
      for (const auto& event : kit::events_of(game, before, step, viewer))
        report.expect(from_json<Event>(to_json(event)) == event,
                      [&] { return "lost in JSON: " + boost::json::serialize(to_json(event)); });
    });
  }
};

TEST_CASE("every move and outcome of Deukalion reads back from JSON") {
  for (const auto& move : universe<Move>()) CHECK(from_json<Move>(to_json(move)) == move);
  for (const auto& outcome : universe<Outcome>())
    if (from_json<Outcome>(to_json(outcome)) != outcome) FAIL(to_text(outcome));
}

TEST_CASE("every view and event of whole matches of Deukalion reads back from JSON") {
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Deukalion game(players);
    kit::Report report;
    RoundTrip watcher(game, report);
    kit::walk(game, {.walks = 1, .every = test::kSanitized ? 127 : 31}, report, watcher);
    CHECK_MESSAGE(report.found() == 0, report.text());
  }
}

TEST_CASE("moves that share a word are told apart by what they say more") {
  CHECK(boost::json::serialize(to_json(Move(SailAgainst{square_at(4), Ship::Perseus}))) ==
        R"({"kind":"sail","to":"e1","ship":"PER"})");
  CHECK(from_json<Move>(boost::json::parse(R"({"kind":"sail","to":"e1"})")) ==
        Move(Sail{square_at(4)}));
}

TEST_CASE("an event that has a kind of its own says both") {
  CHECK(boost::json::serialize(to_json(Event(DrawsDue{DrawKind::Others, 3}))) ==
        R"({"kind":"draws-due","type":"others","draws":3})");
}

TEST_CASE("JSON that is not a move of Deukalion is refused") {
  for (const char* text :
       {R"({"kind":"sail"})", R"({"kind":"sail","to":"j1"})", R"({"kind":"sail","to":null})",
        R"({"kind":"sail","to":"e1","ship":null})", R"({"kind":"sail","to":"e1","more":1})",
        R"({"kind":"found","place":null})", R"({"kind":"claim","quest":"Q17","task":"a"})",
        R"({"kind":"claim","quest":"Q14","task":"b","colours":""})",
        R"({"kind":"claim","quest":"Q14","task":"b","colours":"RR"})",
        R"({"kind":"play","card":null})", R"({"kind":"bring","soldiers":2})", R"([])"}) {
    CAPTURE(text);
    CHECK_FALSE(from_json<Move>(boost::json::parse(text)).has_value());
  }
}

TEST_CASE("piles hold no more than they can") {
  boost::json::array reds(8, "R");
  CHECK_FALSE(from_json<Treasures>(reds).has_value());
  boost::json::array hand(16, "ares");
  CHECK_FALSE(from_json<Cards>(hand).has_value());
  CHECK_FALSE(from_json<QuestSet>(boost::json::parse(R"(["Q01","Q01"])")).has_value());
  CHECK_FALSE(from_json<Cards>(boost::json::parse("[null]")).has_value());
}

}  // namespace

}  // namespace ilion::deukalion
