// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in a line a ship, and play in the notation of moves: so a test reads like the rules.
//
//   State s = position(kTwo, "side=PER dice=3:1222 hydra=d6 open=Q01,Q02 RHO=RW",
//                      {"DEU@c1 cargo=RG hand=ares,nike secret=Q07", "PER@f4 below=3 holds=SAL"});
//   script(kTwo, s, "sail g5", "attack RHO, toss 2 2 3");
//
// The first line is the table; what it does not say is
//   active=DEU               the first seat; it is his TURN, or say place, or side=PER
//   dice=1:1111 r=0          the middle die, the outer ones, the rotation
//   hydra=d6 open=Q15,Q16    open=Q15,- has but one
//   removed=                 quests that left the game; noquests: all that lie nowhere did
//   discards= nodeck         nodeck: all cards that lie nowhere are discarded
//   did=                     sail soldiers cards hydra landed fought hermes
//   KOR=R MYK=GB KOR=-       what lies in a city; the other cities are filled in order
//   round=1
// The others are the ships; what they do not say is
//   below=0 cargo= hand= secret= shown done= points=0 laid= holds=
// `hand=rest` holds all cards that lie nowhere. `points` are point cards.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/deukalion/game.h"

namespace ilion::deukalion::test {

inline const Deukalion kTwo(2);
inline const Deukalion kThree(3);
inline const Deukalion kFour(4);

constexpr Ship DEU = Ship::Deukalion;
constexpr Ship PER = Ship::Perseus;
constexpr Ship HER = Ship::Hercules;
constexpr Ship ACH = Ship::Achilles;

State position(const Deukalion& game, std::string_view table,
               std::initializer_list<std::string_view> ships);

// Set up by chance, with the ships on c1, e1, c2, d2 in the order of the seats: the first roll.
State at_first_roll(const Deukalion& game);

// What a spectator saw happen.
using Story = std::vector<Event>;

// Plays moves and outcomes. Each must be legal or possible, every position must pass the audit, and
// nobody's view may differ from his last one carried forward by the events.
Story play(const Deukalion& game, State& state, std::initializer_list<std::string_view> steps);

// A step may hold several, with commas between them.
template <class... Steps>
Story script(const Deukalion& game, State& state, const Steps&... steps) {
  return play(game, state, {std::string_view(steps)...});
}

// The same on a copy.
template <class... Steps>
State after(const Deukalion& game, State state, const Steps&... steps) {
  script(game, state, steps...);
  return state;
}

// The paragraph that forbids it to the seat that is asked, or "allowed".
std::string refused(const Deukalion& game, const State& state, std::string_view move);

// Who is asked and for what, "PER Side"; "chance Roll"; "nobody Over".
std::string asked(const Deukalion& game, const State& state);
// Every legal move with this word: "sail a1, sail b2". Without a word, all of them.
std::string moves(const Deukalion& game, const State& state, std::string_view word = "");
std::string outcomes(const Deukalion& game, const State& state);
// "DEU by target-reached [D14.1]", "the match goes on".
std::string ending(const Deukalion& game, const State& state);
std::string ranks(const Deukalion& game, const State& state);  // "1 2 2"

int score(const Deukalion& game, const State& state, Ship ship);
std::string at(const State& state, Ship ship);  // "c1"
std::string hydra(const State& state);
std::string crew(const State& state, Ship ship);   // aboard and below: "7+3"
std::string cargo(const State& state, Ship ship);  // "RG"
std::string city(const State& state, std::string_view name);
std::string holder(const State& state, std::string_view name);  // "PER" or "-"
std::string hand(const State& state, Ship ship);                // "ares nike"
std::string discards(const State& state);
std::string open_quests(const State& state);  // "Q01 -"
std::string completed(const State& state, Ship ship);

struct Chance {
  std::uint64_t weight;
  std::uint64_t of;
  friend bool operator==(const Chance& a, const Chance& b) {
    return a.weight * b.of == b.weight * a.of;
  }
};
Chance chance(const Deukalion& game, const State& state, std::string_view outcome);

// What the viewer sees of one step.
Story seen(const Deukalion& game, const State& state, std::string_view step, Viewer viewer);

template <class Kind>
std::optional<Kind> last(const Story& story) {
  for (auto it = story.rbegin(); it != story.rend(); ++it)
    if (const Kind* kind = std::get_if<Kind>(&*it)) return *kind;
  return std::nullopt;
}
template <class Kind>
std::size_t count(const Story& story) {
  std::size_t n = 0;
  for (const Event& event : story) n += std::holds_alternative<Kind>(event) ? 1U : 0U;
  return n;
}

}  // namespace ilion::deukalion::test
