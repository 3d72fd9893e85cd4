// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in a line a side, and play in the notation of moves: so a test reads like the rules.
//
//   State s = position("number=2 tile=1:Y",
//                      "2=3,R4 hand=R1,G2 table=N1,(R4),G2+ hero=G shame=1",
//                      "hand=R1,G2 table=N1,P2,B2 hero=P favours=1");
//   script(game, s, "boost 0", "play R1");
//
// The first line is the battle; what it does not say is
//   battle=1  attacker=A  number=1  tile=1:R, the edge that faces him  left= the other tiles
// The others are the sides; what they do not say is
//   1=12 2=12 3=12 home=12   but 7 in a stack that fights: never-drawn cards, and those that were
//                            drawn before and returned by name: 3,R4,G2
//   fights=                  the front of the number; say home if it was depleted before
//   hand= table=             the vanguard first; (R4) lies under the hero, on R4+ a marker
//   out= discarded= paid=    lost: openly, by discard and draw, as price of shame
//   hero= under= heroes=     this battle's, those put under, and all others in the hero stack
//   favours=3 shame=0        markers on the board, less those on the table
// Cards that are nowhere are openly out of the game, first the second copies. With cards on the
// table it is the turn of the side that is due; otherwise the attacker chooses his source.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/hector/game.h"

namespace ilion::hector::test {

State position(std::string_view battle, std::string_view achaeans, std::string_view trojans);

// What a spectator saw happen.
using Story = std::vector<Event>;

// Plays moves and outcomes. Each must be legal or possible, every position must pass the audit, and
// nobody's view may differ from his last one carried forward by the events.
Story play(const Hector& game, State& state, std::initializer_list<std::string_view> steps);

// A step may hold several, with commas between them.
template <class... Steps>
Story script(const Hector& game, State& state, const Steps&... steps) {
  return play(game, state, {std::string_view(steps)...});
}

// The same on a copy.
template <class... Steps>
State after(const Hector& game, State state, const Steps&... steps) {
  script(game, state, steps...);
  return state;
}

// The paragraph that forbids it, or "allowed".
std::string refused(const Hector& game, const State& state, Seat seat, std::string_view move);

// The steps of a deal: never-drawn troops and perhaps a hero: deal("R1 G2 B3 Y4", "G").
std::string deal(std::string_view troops, std::string_view hero = "");

// What a position holds, written as in its notation.
std::string sizes(const State& state, Seat side);  // of the stacks: "12 12 12 12"
std::string active(const State& state, Seat side);
std::string returned(const State& state, Seat side, Stack stack);  // drawn before and now in there
std::string hand(const State& state, Seat side);
std::string row(const State& state, Seat side);
std::string out(const State& state, Seat side);
std::string discards(const State& state, Seat side);
std::string hero(const State& state, Seat side);
std::string hero_stack(const State& state, Seat side);  // without those put under
std::string under(const State& state, Seat side);
int favours(const State& state, Seat side);
int shame(const State& state, Seat side);
std::string facing(const State& state);  // the colours before Achaeans and Trojans: "YB"
std::string cards(TroopSet troops);
std::string names(HeroSet heroes);

// "play R1, play G2": every legal move, or every outcome.
std::string moves(const Hector& game, const State& state);
std::string outcomes(const Hector& game, const State& state);
// "A wins by home-fallen [H8.3]", "drawn by both-fallen [H8.4]", "the match goes on".
std::string ending(const Hector& game, const State& state);

// How likely an outcome is; equal chances are equal fractions.
struct Chance {
  std::uint64_t weight;
  std::uint64_t of;
  friend bool operator==(const Chance& a, const Chance& b) {
    return a.weight * b.of == b.weight * a.of;
  }
  friend std::ostream& operator<<(std::ostream& out, const Chance& c) {
    return out << c.weight << '/' << c.of;
  }
};
Chance chance(const Hector& game, const State& state, std::string_view outcome);

// What one viewer sees happen at a step.
Story seen(const Hector& game, const State& state, std::string_view step, Viewer viewer);

template <class Kind>
std::vector<Kind> all(const Story& story) {
  std::vector<Kind> found;
  for (const Event& event : story)
    if (const Kind* kind = std::get_if<Kind>(&event)) found.push_back(*kind);
  return found;
}
template <class Kind>
std::optional<Kind> last(const Story& story) {
  const std::vector<Kind> found = all<Kind>(story);
  return found.empty() ? std::nullopt : std::optional(found.back());
}

// "9:11", the Achaeans first; empty if it was not counted.
std::string scores(const Story& story);
std::string superiorities(const Story& story);  // of every fate sequence: "4:7 8:9"

inline const Hector kGame{};  // with the printed content and no option
constexpr Viewer kSpectator = Viewer::spectator();
constexpr Viewer kTheAchaeans = Viewer::seat(kAchaeans);
constexpr Viewer kTheTrojans = Viewer::seat(kTrojans);

}  // namespace ilion::hector::test
