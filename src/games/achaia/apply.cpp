// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the flow. Its parts stand in setup.h, turns.h, effects.h and closing.h.
#include "games/achaia/announcing.h"
#include "games/achaia/closing.h"
#include "games/achaia/effects.h"
#include "games/achaia/flow.h"
#include "games/achaia/placing.h"
#include "games/achaia/possessions.h"
#include "games/achaia/setup.h"
#include "games/achaia/turns.h"
#include "games/achaia/yielding.h"

namespace ilion::achaia {

template <class Scribe>
void Flow<Scribe>::ask(Phase phase, Seat seat) {
  q_.phase = phase;
  q_.mover = seat;
  scribe_.tell(Asked{q_});
}

template <class Scribe>
void Flow<Scribe>::put(Phase phase, Seat seat) {
  q_.phase = phase;
  q_.mover = seat;
  if (!is_put_always()) {
    FewMoves few;
    Generator(game_, s_, few).run();
    if (few.size == 1) return match_kind(*this, few.first);
  }
  scribe_.tell(Asked{q_});
}

// [A9.8] Turns, windows, and choices among hidden cards unless their number shows the answer.
template <class Scribe>
bool Flow<Scribe>::is_put_always() const {
  switch (q_.phase) {
    case Phase::Turn:
    case Phase::Window:
    case Phase::FreeCard:
    case Phase::KeepCard: return true;
    case Phase::DropCard:
    case Phase::SellCard: return s_.hand[q_.mover].size() > 1;
    default: return false;
  }
}

template <class Scribe>
void Flow<Scribe>::operator()(const Decline&) {
  scribe_.tell(Declined{q_.mover});
  switch (q_.phase) {
    case Phase::Window: return ask_next_answer(next_in_window(q_.mover));
    case Phase::Use: return next_use();
    case Phase::PickDie: ++act_.op; return announce();
    default: return go_on();  // the Spymaster's card, a further card to sell or take
  }
}

template class Flow<SilentScribe>;
template class Flow<ListeningScribe>;

void Achaia::apply(State& state, const Move& move) const {
  SilentScribe scribe;
  match_kind(Flow(*this, state, scribe), move);
}

void Achaia::apply(State& state, const Outcome& outcome) const {
  SilentScribe scribe;
  match_kind(Flow(*this, state, scribe), outcome);
}

namespace {

template <class Step>
EventList told(const Achaia& game, const State& before, const Step& step, Viewer viewer) {
  State after = before;
  ListeningScribe scribe;
  std::visit(Flow(game, after, scribe), step);
  for (Event& event : scribe.events) event = seen_by(viewer, event, game.colours());
  return scribe.events;
}

}  // namespace

EventList Achaia::events(const State& before, const Move& move, Viewer viewer) const {
  return told(*this, before, move, viewer);
}

EventList Achaia::events(const State& before, const Outcome& outcome, Viewer viewer) const {
  return told(*this, before, outcome, viewer);
}

}  // namespace ilion::achaia
