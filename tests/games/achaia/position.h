// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in one line, and play in the notation of moves: so a test reads like the rules.
//
//   State s = position(kThree, "hand0=I01 gold1=3 dice=R4@7,Y3@7");
//   script(kThree, s, "against 1 I01 a, none, take gold");
//
// It is somebody's turn in an intrigue phase. What the line does not say is
//   round=1 start=0 turn=0 passed=            seats that passed, in any order
//   gold<seat>=7 inf<seat>=5 street<seat>=1 court<seat>=0 hand<seat>= known<seat>=
//   event<seat>=                              the first of the round that nobody holds
//   open= the first three of the round        greed=C01:2,O01:1
//   dice=                                     those not named lie in their reserve and show 3
//   markers=R7,R7,Y3  raised=7,7              influence and increased-limit markers
//   discard=          rest=deck               where cards lie that are not named: deck or discard
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/achaia/game.h"

namespace ilion::achaia::test {

State position(const Achaia& game, std::string_view line);

// What a spectator saw happen.
using Story = std::vector<Event>;

// Plays moves and outcomes. Each must be legal or possible, every position must pass the audit, the
// judge must agree, and nobody's view may differ from his last one carried forward by the events.
Story play(const Achaia& game, State& state, std::initializer_list<std::string_view> steps);

// A step may hold several, with commas between them.
template <class... Steps>
Story script(const Achaia& game, State& state, const Steps&... steps) {
  return play(game, state, {std::string_view(steps)...});
}
template <class... Steps>
State after(const Achaia& game, State state, const Steps&... steps) {
  script(game, state, steps...);
  return state;
}

// From the start: chance is dealt as it comes, and each seat plays its first legal move, until
// somebody is asked in this phase.
State dealt(const Achaia& game, Phase until, std::uint64_t seed = 1);

// The paragraph that forbids it to the player who is asked, or "allowed".
std::string refused(const Achaia& game, const State& state, std::string_view move);
std::string refused(const Achaia& game, const State& state, Seat seat, std::string_view move);

// All 48 cards but those named, as a list for hand<seat>= or discard=.
std::string all_cards_but(std::string_view named);

// "play I01 b, pass": every legal move, or every outcome.
std::string moves(const Achaia& game, const State& state);
// Those that begin with this word.
std::string moves(const Achaia& game, const State& state, std::string_view word);
std::string outcomes(const Achaia& game, const State& state);

bool has(const State& state, std::string_view die);  // "R4@7"
std::string dice(const State& state, Colour colour);
std::string cards(Cards cards);
int markers(const State& state, std::string_view where);  // "R7"
int gold(const State& state, std::size_t seat);
int influence(const State& state, std::size_t seat);
int street(const State& state, std::size_t seat);
int court(const State& state, std::size_t seat);
int raised(const State& state, int location);
bool asks(const State& state, std::size_t seat, Phase phase);

template <class Kind>
std::vector<Kind> all(const Story& story) {
  std::vector<Kind> found;
  for (const Event& event : story)
    if (const Kind* kind = std::get_if<Kind>(&event)) found.push_back(*kind);
  return found;
}

inline const Achaia kTwo{2};
inline const Achaia kThree{3};
inline const Achaia kFour{4};
inline const Achaia kFive{5};

}  // namespace ilion::achaia::test
