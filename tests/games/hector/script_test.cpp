// SPDX-License-Identifier: GPL-3.0-or-later
// Play in notation, and what can be asked of a position: described in position.h.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "games/hector/notation.h"
#include "games/hector/position.h"

namespace ilion::hector::test {

namespace {

constexpr std::array kViewers{Viewer::seat(kAchaeans), Viewer::seat(kTrojans), Viewer::spectator()};

// What the viewer sees can be so: a world made of his view is sound and looks the same to him.
void require_imaginable(const Hector& game, const View& view) {
  Rng rng(1);
  const State imagined = game.imagine(view, rng);
  const std::optional<std::string> broken = game.audit(imagined);
  REQUIRE_MESSAGE(!broken, broken.value_or(""));
  REQUIRE(game.observe(imagined, view.viewer) == view);
}

// Plays one step and holds every view to its events.
template <class Step>
Story take(const Hector& game, State& state, const Step& step) {
  const State before = state;
  game.apply(state, step);
  const std::optional<std::string> broken = game.audit(state);
  REQUIRE_MESSAGE(!broken, broken.value_or(""));
  EventList events;
  for (Viewer viewer : kViewers) {
    View view = game.observe(before, viewer);
    events = game.events(before, step, viewer);
    for (const Event& event : events) game.fold(view, event);
    REQUIRE(view == game.observe(state, viewer));
    require_imaginable(game, view);
  }
  return {events.begin(), events.end()};
}

bool is_listed(const OutcomeList& list, const Outcome& outcome) {
  for (const auto& [listed, weight] : list)
    if (listed == outcome) return weight > 0;
  return false;
}

Move move_in(std::string_view text) {
  const std::optional<Move> move = from_text<Move>(text);
  REQUIRE_MESSAGE(move, std::string("no move: ") << std::string(text));
  return *move;
}

Outcome outcome_in(std::string_view text) {
  const std::optional<Outcome> outcome = from_text<Outcome>(text);
  REQUIRE_MESSAGE(outcome, std::string("no outcome: ") << std::string(text));
  return *outcome;
}

Story take_outcome(const Hector& game, State& state, std::string_view text) {
  const Outcome outcome = outcome_in(text);
  REQUIRE(is_listed(game.outcomes(state), outcome));
  return take(game, state, outcome);
}

Story take_move(const Hector& game, State& state, std::string_view text) {
  const Move move = move_in(text);
  const Actor actor = game.actor(state);
  REQUIRE(actor.is_seat());
  const std::optional<Refusal> refusal = game.why_not(state, actor.seat(), move);
  REQUIRE_MESSAGE(!refusal, refusal->rule);
  REQUIRE(game.legal_moves(state).contains(move));
  return take(game, state, move);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

template <class Function>
void for_each_step(std::string_view steps, const Function& function) {
  while (!steps.empty()) {
    const std::size_t end = std::min(steps.find(','), steps.size());
    if (const std::string_view step = trimmed(steps.substr(0, end)); !step.empty()) function(step);
    steps.remove_prefix(std::min(end + 1, steps.size()));
  }
}

template <class List, class Text>
std::string joined(const List& list, const Text& text) {
  std::string all;
  for (const auto& item : list) all += (all.empty() ? "" : ", ") + text(item);
  return all;
}

}  // namespace

Story play(const Hector& game, State& state, std::initializer_list<std::string_view> steps) {
  Story story;
  for (std::string_view several : steps)
    for_each_step(several, [&](std::string_view step) {
      const std::string shown(step);
      INFO("at the step: " << shown);
      const Story told = game.actor(state).is_chance() ? take_outcome(game, state, step)
                                                       : take_move(game, state, step);
      story.insert(story.end(), told.begin(), told.end());
    });
  return story;
}

std::string refused(const Hector& game, const State& state, Seat seat, std::string_view text) {
  const Move move = move_in(text);
  const std::optional<Refusal> refusal = game.why_not(state, seat, move);
  if (!refusal) return "allowed";
  const bool listed = game.actor(state).is(seat) && game.legal_moves(state).contains(move);
  REQUIRE_MESSAGE(!listed, "refused, but in the list of legal moves");
  return std::string(refusal->rule);
}

std::string deal(std::string_view troops, std::string_view hero) {
  std::string steps;
  for (; troops.size() >= 2; troops.remove_prefix(std::min<std::size_t>(3, troops.size())))
    steps += "draw " + std::string(troops.substr(0, 2)) + " new, ";
  if (!hero.empty()) steps += "hero " + std::string(hero);
  return steps;
}

std::string moves(const Hector& game, const State& state) {
  return joined(game.legal_moves(state), [](const Move& move) { return to_text(move); });
}

std::string outcomes(const Hector& game, const State& state) {
  return joined(game.outcomes(state), [](const auto& item) { return to_text(item.outcome); });
}

std::string ending(const Hector& game, const State& state) {
  const std::optional<MatchResult> result = game.result(state);
  REQUIRE(result.has_value() == game.actor(state).is_nobody());
  if (!result) return "the match goes on";
  const int achaeans = result->rank[kAchaeans];
  const int trojans = result->rank[kTrojans];
  const std::string who = achaeans == trojans ? "drawn" : achaeans == 1 ? "A wins" : "T wins";
  REQUIRE(std::min(achaeans, trojans) == 1);
  return who + " by " + std::string(result->reason) + " [" + std::string(result->rule) + "]";
}

Chance chance(const Hector& game, const State& state, std::string_view text) {
  const Outcome outcome = outcome_in(text);
  Chance chance{0, 0};
  for (const auto& [listed, weight] : game.outcomes(state)) {
    chance.of += weight;
    if (listed == outcome) chance.weight += weight;
  }
  REQUIRE(chance.of > 0);
  return chance;
}

Story seen(const Hector& game, const State& state, std::string_view step, Viewer viewer) {
  const EventList events = game.actor(state).is_chance()
                               ? game.events(state, outcome_in(step), viewer)
                               : game.events(state, move_in(step), viewer);
  return {events.begin(), events.end()};
}

std::string scores(const Story& story) {
  const std::optional<BattleScored> scored = last<BattleScored>(story);
  if (!scored) return "";
  return std::to_string(scored->scores[kAchaeans]) + ":" + std::to_string(scored->scores[kTrojans]);
}

std::string superiorities(const Story& story) {
  std::string text;
  for (const auto& [sums] : all<SuperiorityChecked>(story))
    text += (text.empty() ? "" : " ") + std::to_string(sums[kAchaeans]) + ":" +
            std::to_string(sums[kTrojans]);
  return text;
}

TEST_CASE("a script plays its steps in order and tells what a spectator saw") {
  State s = kGame.initial();
  const Story story = script(kGame, s, "from 1, draw R4 new", "number 2");
  CHECK(all<SourceChosen>(story).size() == 1);
  CHECK(last<VanguardTurned>(story)->troop == Troop(Colour::Red, 4));
  CHECK(active(s, kTrojans) == "2");
  CHECK(deal("R1 G2", "N") == "draw R1 new, draw G2 new, hero N");
}

}  // namespace ilion::hector::test
