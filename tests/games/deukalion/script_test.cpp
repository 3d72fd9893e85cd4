// SPDX-License-Identifier: GPL-3.0-or-later
// Play in notation, and what can be asked of a position: described in position.h.
#include <doctest/doctest.h>

#include "games/deukalion/notation.h"
#include "games/deukalion/position.h"
#include "games/deukalion/score.h"
#include "kit/walk.h"

namespace ilion::deukalion::test {

namespace {

// What the viewer sees can be so: a world made of his view is sound and looks the same to him.
void require_imaginable(const Deukalion& game, const View& view) {
  Rng rng(1);
  const State imagined = game.imagine(view, rng);
  const std::optional<std::string> broken = game.audit(imagined);
  REQUIRE_MESSAGE(!broken, broken.value_or(""));
  REQUIRE(game.observe(imagined, view.viewer) == view);
}

// Plays one step and holds every view to its events.
template <class Step>
Story take(const Deukalion& game, State& state, const Step& step) {
  const State before = state;
  game.apply(state, step);
  const std::optional<std::string> broken = game.audit(state);
  REQUIRE_MESSAGE(!broken, broken.value_or(""));
  kit::for_each_viewer(game, [&](Viewer viewer) {
    View view = game.observe(before, viewer);
    for (const Event& event : game.events(before, step, viewer)) game.fold(view, event);
    REQUIRE(view == game.observe(state, viewer));
    require_imaginable(game, view);
  });
  const EventList events = game.events(before, step, Viewer::spectator());
  return {events.begin(), events.end()};
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

bool is_possible(const Deukalion& game, const State& state, const Outcome& outcome) {
  for (const auto& [listed, weight] : game.outcomes(state))
    if (listed == outcome) return weight > 0;
  return false;
}

Story play_one(const Deukalion& game, State& state, std::string_view text) {
  INFO("at " << std::string(text) << ", " << asked(game, state));
  if (game.actor(state).is_chance()) {
    const Outcome outcome = outcome_in(text);
    REQUIRE(is_possible(game, state, outcome));
    return take(game, state, outcome);
  }
  const Move move = move_in(text);
  REQUIRE(game.actor(state).is_seat());
  REQUIRE(refused(game, state, text) == "allowed");
  REQUIRE(game.legal_moves(state).contains(move));
  return take(game, state, move);
}

template <class T>
std::string joined(const T& texts, std::string_view by) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : std::string(by)) + text;
  return all;
}

std::string letters(Treasures pile) {
  std::string text;
  for (std::size_t i = 0; i < kColours; ++i)
    text.append(pile.count(colour_at(i)), kColourLetters[i]);
  return text;
}

std::string names(Cards cards) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < kCards; ++i)
    for (std::size_t n = 0; n < cards.count(card_at(i)); ++n)
      all.push_back(Atom<Card>::text(card_at(i)));
  return joined(all, " ");
}

constexpr std::string_view kPhases[] = {
    "Lay",  "Deal", "Secret", "Open",   "Roll",  "Draw",  "Throw",  "Anchor", "Side", "Place",
    "Turn", "Styx", "Toss",   "Spoils", "Shift", "Claim", "Reveal", "Return", "Pay",  "Over"};

}  // namespace

Story play(const Deukalion& game, State& state, std::initializer_list<std::string_view> steps) {
  Story story;
  for (std::string_view line : steps)
    while (!line.empty()) {
      std::string_view step = line.substr(0, line.find(','));
      line.remove_prefix(std::min(step.size() + 1, line.size()));
      step.remove_prefix(std::min(step.find_first_not_of(' '), step.size()));
      if (step.empty()) continue;
      const Story told = play_one(game, state, step);
      story.insert(story.end(), told.begin(), told.end());
    }
  return story;
}

State at_first_roll(const Deukalion& game) {
  State state = game.initial();
  Rng rng(kit::base_seed());
  while (game.actor(state).is_chance()) game.apply(state, game.sample(state, rng));
  constexpr std::string_view kAnchors[] = {"anchor c1", "anchor e1", "anchor c2", "anchor d2"};
  for (std::size_t i = 0; i < game.seats(); ++i) script(game, state, kAnchors[i]);
  return state;
}

std::string refused(const Deukalion& game, const State& state, std::string_view move) {
  REQUIRE(game.actor(state).is_seat());
  const auto refusal = game.why_not(state, game.actor(state).seat(), move_in(move));
  return refusal ? std::string(refusal->rule) : "allowed";
}

std::string asked(const Deukalion& game, const State& state) {
  const Actor actor = game.actor(state);
  const std::string who = actor.is_chance()   ? "chance"
                          : actor.is_nobody() ? "nobody"
                                              : Atom<Ship>::text(ship_of(actor.seat()));
  return who + " " + std::string(kPhases[static_cast<std::size_t>(state.open.phase)]);
}

std::string moves(const Deukalion& game, const State& state, std::string_view word) {
  std::vector<std::string> all;
  for (const Move& move : game.legal_moves(state)) {
    const std::string text = to_text(move);
    if (word.empty() || text == word || text.rfind(std::string(word) + " ", 0) == 0)
      all.push_back(text);
  }
  return joined(all, ", ");
}

std::string outcomes(const Deukalion& game, const State& state) {
  std::vector<std::string> all;
  for (const auto& row : game.outcomes(state)) all.push_back(to_text(row.outcome));
  return joined(all, ", ");
}

std::string ending(const Deukalion& game, const State& state) {
  const auto result = game.result(state);
  if (!result) return "the match goes on";
  std::string winners;
  for (std::size_t i = 0; i < game.seats(); ++i)
    if (result->rank[seat_at(i)] == 1) winners += Atom<Ship>::text(ship_of(seat_at(i))) + " ";
  return winners + "by " + std::string(result->reason) + " [" + std::string(result->rule) + "]";
}

std::string ranks(const Deukalion& game, const State& state) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < game.seats(); ++i)
    all.push_back(std::to_string(game.result(state).value().rank[seat_at(i)]));
  return joined(all, " ");
}

int score(const Deukalion& game, const State& state, Ship ship) {
  return points(game.content(), state.open, seat_of(ship));
}
std::string at(const State& state, Ship ship) {
  return Atom<Square>::text(state.open.player(ship).ship);
}
std::string hydra(const State& state) { return Atom<Square>::text(state.open.hydra); }
std::string crew(const State& state, Ship ship) {
  const Player& player = state.open.player(ship);
  return std::to_string(player.aboard) + "+" + std::to_string(player.below);
}
std::string cargo(const State& state, Ship ship) { return letters(state.open.player(ship).cargo); }
std::string city(const State& state, std::string_view name) {
  return letters(state.open.cities[index_of(*Atom<Place>::parse(name))]);
}
std::string holder(const State& state, std::string_view name) {
  const Ship ship = state.open.holders[settlement_index(*Atom<Place>::parse(name))];
  return ship == Ship::None ? "-" : Atom<Ship>::text(ship);
}
std::string hand(const State& state, Ship ship) { return names(state.hidden.hands[seat_of(ship)]); }
std::string discards(const State& state) { return names(state.open.discards); }
std::string open_quests(const State& state) {
  std::vector<std::string> all;
  for (Quest quest : state.open.quests)
    all.push_back(quest == Quest::None ? "-" : Atom<Quest>::text(quest));
  return joined(all, " ");
}
std::string completed(const State& state, Ship ship) {
  std::vector<std::string> all;
  for (Quest quest : Atom<Quest>::all())
    if (state.open.player(ship).completed.has(quest)) all.push_back(Atom<Quest>::text(quest));
  return joined(all, " ");
}

Chance chance(const Deukalion& game, const State& state, std::string_view outcome) {
  const Outcome wanted = outcome_in(outcome);
  Chance chance{0, 0};
  for (const auto& [listed, weight] : game.outcomes(state)) {
    chance.of += weight;
    if (listed == wanted) chance.weight = weight;
  }
  return chance;
}

Story seen(const Deukalion& game, const State& state, std::string_view step, Viewer viewer) {
  const EventList events = game.actor(state).is_chance()
                               ? game.events(state, outcome_in(step), viewer)
                               : game.events(state, move_in(step), viewer);
  return {events.begin(), events.end()};
}

}  // namespace ilion::deukalion::test
