// SPDX-License-Identifier: GPL-3.0-or-later
// How a match goes on: one function a kind of move or outcome, and below them what follows by
// itself. Inside the room only; game.h is the door.
//
// Everything that changes is an event: happen() changes the State by it and tells it to a Scribe.
// Playing uses a scribe that does not listen, and the compiler removes every trace of it; events()
// uses one that takes notes. So there is one writing of what happens.
//
// Questions nest: a claim within a fight within a turn. Nothing is kept but what lies open (the
// fight, the payment, the quest revealed), and each part knows what it goes back to:
//   a payment -> paid() -> a delivery, the Styx, a claim, the next claimant
//   a quest   -> quests_settled() -> the fight it was claimed in, or the own point
//   a fight   -> end_fight() -> the own point, or the end of a side turn
#pragma once

#include "games/deukalion/changes.h"
#include "games/deukalion/fights.h"
#include "games/deukalion/game.h"
#include "games/deukalion/hidden_changes.h"
#include "games/deukalion/quests.h"
#include "games/deukalion/score.h"

namespace ilion::deukalion {

struct SilentScribe {
  template <class Happening>
  void tell(const Happening&) {}
};

struct ListeningScribe {
  EventList events;
  template <class Happening>
  void tell(const Happening& happening) {
    events.push_back(happening);
  }
};

template <class Scribe>
class Flow {
 public:
  Flow(const Deukalion& game, State& state, Scribe& scribe)
      : game_(game), content_(game.content()), s_(state), o_(state.open), scribe_(scribe) {}

  // Moves, in the order of moves.h.
  void operator()(const DropAnchor& move);
  void operator()(const PlaceKylix& move);
  void operator()(const Sail& move);
  void operator()(const SailAgainst& move);
  void operator()(const BringBack& move);
  void operator()(const DrawCards&);
  void operator()(const MoveHydra& move) { move_hydra(move.to, Ship::None, true); }
  void operator()(const MoveHydraAgainst& move) { move_hydra(move.to, move.ship, true); }
  void operator()(const Attack& move);
  void operator()(const Found& move);
  void operator()(const Deliver& move);
  void operator()(const Claim& move) { claim(move.quest, move.task, {}); }
  void operator()(const ClaimWith& move) { claim(move.quest, move.task, move.colours); }
  void operator()(const PlayCard& move);
  void operator()(const PlayCharon& move);
  void operator()(const PlayPoseidon& move) { play_poseidon(move.to, Ship::None); }
  void operator()(const PlayPoseidonAgainst& move) { play_poseidon(move.to, move.ship); }
  void operator()(const TurnDie& move);
  void operator()(const Unload& move);
  void operator()(const BringAll&) { bring_all(); }
  void operator()(const LeaveBelow&);
  void operator()(const TakeTreasure& move);
  void operator()(const Shift& move) { shift(move.to); }
  void operator()(const TakeNothing&);
  void operator()(const TakePoint&) { take_point(); }
  void operator()(const ReturnTo& move);
  void operator()(const PayCard& move);
  void operator()(const Pass&);
  void operator()(const EndTurn&);

  // Outcomes.
  void operator()(const LayTreasure& outcome);
  void operator()(const DrawCard& outcome);
  void operator()(const DrawQuest& outcome);
  void operator()(const RollDice& outcome);
  void operator()(const TossSoldiers& outcome);

 private:
  template <class Happening>
  void happen(const Happening& happening) {
    HiddenChanges{s_}(happening);
    OpenChanges{o_}(happening);
    scribe_.tell(happening);
  }
  void ask(Phase phase, Seat seat) { happen(Asked{phase, ship_of(seat)}); }
  Ship acting() const { return ship_of(o_.acting); }
  Player& player(Ship ship) { return o_.player(ship); }

  // The round, chapter 5.
  void begin_round(Seat active);
  void begin_own_time(Seat seat);
  void end_side_turn();
  void back_to_own_point();
  void begin_draws(DrawKind kind, std::size_t draws);
  void next_draw();
  void draws_done();

  // Sailing and the Styx, chapters 6 and 7.
  void land();
  void move_hydra(Square to, Ship target, bool by_die);
  void play_poseidon(Square to, Ship target);
  void ask_at_styx();
  void bring_all();
  bool has_majority_below() const;

  // Fights, chapters 9 and 10.
  void begin_fight(FightKind kind, Ship attacker, Ship defender, Place place);
  void next_throw();
  void next_response();
  void decide();
  void lose_crossed(Ship ship);
  void conquer_settlement();
  void reward();
  void take_point();
  void ask_shift(Seat seat);
  void shift(Square to);
  void end_fight();

  // Payments and quests, chapters 8 and 12.
  void claim(Quest quest, Task task, ColourSet colours);
  void owe(Purpose purpose, Ship payer, Quest quest, Task task, ColourSet colours);
  void next_payment();
  void hand_back(Place city);
  void paid();
  void complete(Ship ship, Quest quest);
  void refill();
  void ask_next_reveal();
  void next_claimant();
  void share(Quest quest);
  void quests_settled();

  // The end, chapter 14. True: the match is over.
  bool is_won();
  void end(EndReason reason, Ship winner);

  const Deukalion& game_;
  const Content& content_;
  State& s_;
  Open& o_;
  Scribe& scribe_;
};

// What a player knows of himself.
inline Secrets secrets_of(const State& state, Seat seat) {
  return {true, state.hidden.secrets[seat], state.hidden.hands[seat]};
}

}  // namespace ilion::deukalion
