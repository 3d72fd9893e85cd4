// SPDX-License-Identifier: GPL-3.0-or-later
// What a player does at his own points: sail, land, play cards. The round, fights and payments
// stand in rounds.h, fighting.h and paying.h.
#include <algorithm>

#include "base/match_kind.h"
#include "games/deukalion/fighting.h"
#include "games/deukalion/flow.h"
#include "games/deukalion/paying.h"
#include "games/deukalion/rounds.h"

namespace ilion::deukalion {

template <class Scribe>
void Flow<Scribe>::land() {  // [D6.6]
  happen(Landed{acting()});
  back_to_own_point();
}

template <class Scribe>
void Flow<Scribe>::operator()(const Sail& move) {
  const Ship ship = acting();
  const Square from = player(ship).ship;
  happen(Sailed{ship, move.to});
  if (move.to == from) return land();  // [D6.2] no arrival, no fight
  if (move.to == o_.hydra) {           // [D6.5] shown if no such quest lies open
    const QuestSet open = QuestSet(o_.quests[0]) | QuestSet(o_.quests[1]);
    if ((open & game_.board().beat_hydra()).empty() && player(ship).shown == Quest::None)
      happen(QuestShown{ship, s_.hidden.secrets[o_.acting]});
    return begin_fight(FightKind::Hydra, ship, Ship::None, Place::None);
  }
  if (!game_.board().styx().has(move.to) || player(ship).below == 0) return land();
  happen(StyxReached{ship});  // [D7.3]
  ask_at_styx();
}

template <class Scribe>
void Flow<Scribe>::operator()(const SailAgainst& move) {  // [D6.4]
  happen(Sailed{acting(), move.to});
  begin_fight(FightKind::Ship, acting(), move.ship, Place::None);
}

template <class Scribe>
void Flow<Scribe>::ask_at_styx() {
  const Player& self = player(acting());
  const bool can_unload = self.free_places() < self.below && !self.cargo.empty();
  // [D7.3] After the first unloading he can no longer leave them; [D13.1] the only answer then is
  // given unasked.
  if (o_.unloaded && !can_unload) return bring_all();
  ask(Phase::Styx, o_.acting);
}

template <class Scribe>
void Flow<Scribe>::operator()(const Unload& move) {
  happen(PaymentDue{{Purpose::Unload, acting(), Quest::None, 0, Treasures(move.colour)}});
  next_payment();
}

template <class Scribe>
void Flow<Scribe>::operator()(const LeaveBelow&) {
  happen(StyxLeft{acting()});
  land();
}

template <class Scribe>
bool Flow<Scribe>::has_majority_below() const {  // [D7.4] more than each single other player
  for (std::size_t i = 0; i < game_.seats(); ++i)
    if (const Seat seat = seat_at(i);
        seat != o_.acting && o_.players[seat].below >= o_.players[o_.acting].below)
      return false;
  return true;
}

template <class Scribe>
void Flow<Scribe>::bring_all() {
  const Ship ship = acting();
  const bool majority = has_majority_below();
  happen(BroughtBack{ship, std::min(player(ship).free_places(), player(ship).below), false});
  happen(StyxLeft{ship});
  if (majority) {
    happen(PointCardsTaken{ship, styx_point_cards(game_.seats())});
    if (is_won()) return;
  }
  land();
}

template <class Scribe>
void Flow<Scribe>::operator()(const BringBack& move) {  // [D5.3] [D5.7]
  happen(BroughtBack{acting(), number(move.soldiers), true});
  back_to_own_point();
}

template <class Scribe>
void Flow<Scribe>::move_hydra(Square to, Ship target, bool by_die) {  // [D10.2]
  happen(HydraMoved{to, by_die});
  if (target == Ship::None) return back_to_own_point();
  begin_fight(FightKind::HydraAttacks, Ship::None, target, Place::None);  // [D10.3]
}

template <class Scribe>
void Flow<Scribe>::operator()(const Attack& move) {  // [D6.7]
  const FightKind kind = is_city(move.place) ? FightKind::City : FightKind::Settlement;
  begin_fight(kind, acting(), Ship::None, move.place);
}

template <class Scribe>
void Flow<Scribe>::operator()(const Found& move) {  // [D8.5]
  happen(Founded{acting(), move.place, content_.place(move.place).size});
  if (!is_won()) back_to_own_point();
}

template <class Scribe>
void Flow<Scribe>::operator()(const PlayCard& move) {
  const Phase phase = o_.phase;
  happen(CardPlayed{ship_of(o_.mover), move.card});
  if (move.card == Card::Nike) return ask(Phase::Throw, o_.mover);  // [D11.AC08]
  if (phase == Phase::Toss) return next_response();
  if (move.card != Card::Hermes) return back_to_own_point();
  const std::size_t cards = o_.deck + o_.discards.size();  // [D11.AC09]
  begin_draws(DrawKind::Hermes, std::min<std::size_t>(kHermesCards, cards));
}

template <class Scribe>
void Flow<Scribe>::operator()(const PlayCharon& move) {  // [D11.AC05]
  happen(CardPlayed{acting(), Card::Charon});
  happen(BroughtBack{acting(), number(move.soldiers), false});
  back_to_own_point();
}

template <class Scribe>
void Flow<Scribe>::play_poseidon(Square to, Ship target) {  // [D11.AC10]
  happen(CardPlayed{acting(), Card::Poseidon});
  move_hydra(to, target, false);
}

template <class Scribe>
void Flow<Scribe>::operator()(const Pass&) {
  if (o_.phase == Phase::Reveal) {  // [D12.9]
    happen(RevealAnswered{ship_of(o_.mover), {true, false, false, Task::A, {}}});
    return ask_next_reveal();
  }
  happen(TossPassed{ship_of(o_.mover)});  // [D13.3]
  decide();
}

template class Flow<SilentScribe>;
template class Flow<ListeningScribe>;

void Deukalion::apply(State& state, const Move& move) const {
  SilentScribe scribe;
  match_kind(Flow(*this, state, scribe), move);
}

void Deukalion::apply(State& state, const Outcome& outcome) const {
  SilentScribe scribe;
  match_kind(Flow(*this, state, scribe), outcome);
}

namespace {

template <class Step>
EventList told(const Deukalion& game, const State& before, const Step& step, Viewer viewer) {
  State after = before;
  ListeningScribe scribe;
  std::visit(Flow(game, after, scribe), step);
  for (Event& event : scribe.events) event = seen_by(viewer, event);
  return scribe.events;
}

}  // namespace

EventList Deukalion::events(const State& before, const Move& move, Viewer viewer) const {
  return told(*this, before, move, viewer);
}

EventList Deukalion::events(const State& before, const Outcome& outcome, Viewer viewer) const {
  return told(*this, before, outcome, viewer);
}

}  // namespace ilion::deukalion
