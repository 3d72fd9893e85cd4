// SPDX-License-Identifier: GPL-3.0-or-later
// How a match goes on: one function a kind of move or outcome, and below them what follows by
// itself. Inside the room only; game.h is the door.
//
// The flow tells each event to a Scribe. Playing uses one that does not listen, and the compiler
// removes every trace of it; events() uses one that takes notes. So there is one writing of what
// happens, and a watcher cannot be told anything else.
#pragma once

#include "games/hector/events.h"
#include "games/hector/game.h"
#include "games/hector/score.h"

namespace ilion::hector {

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

// What a side knows of itself at this moment; after the end, all of it.
Secrets secrets_of(const State& state, Seat side);

template <class Scribe>
class Flow {
 public:
  Flow(const Hector& game, State& state, Scribe& scribe)
      : options_(game.options()), content_(game.content()), s_(state), scribe_(scribe) {}

  // Moves.
  void operator()(const ChooseSource& move);
  void operator()(const NameNumber& move);
  void operator()(const FaceTile& move);
  void operator()(const NoAction&);
  void operator()(const DiscardAndDraw& move);
  void operator()(const ChangeHero&);
  void operator()(const DeployHero& move);
  void operator()(const Boost& move);
  void operator()(const Retreat&);
  void operator()(const PlayTroop& move);
  void operator()(const TurnTile& move);
  void operator()(const PayRansom& move);

  // Outcomes.
  void operator()(const DrawTroop& outcome);
  void operator()(const DrawHero& outcome);
  void operator()(const DrawTile& outcome);
  void operator()(const PayReturned& outcome);
  void operator()(const PayUnseen& outcome);

 private:
  Army& mine() { return s_.armies[s_.mover]; }
  Seat defender() const { return other(s_.attacker); }
  void ask(Phase phase, Seat side, std::uint8_t owed = 0);

  // Opening, chapter 3.
  void turn_vanguard(Troop troop, Place from);
  void set_number(Number number);
  void deal_next();

  // Turns and fate, chapters 4 and 5.
  void come_out(Army& army, Troop troop);
  void lay_open(Army& army, Troop troop, Place from);
  void check_superiority();
  void after_fate();

  // The end of a battle, chapters 6 and 7.
  void check_victory();
  void lose(Seat loser);
  void settle(Seat loser, Ransom ransom);
  void settle_tie();
  void take_back_table(Seat side);
  void take_back_hand(Seat side);
  void take_back_hero(Seat side);
  void pay_shame();
  void pay_from(Stack stack);
  void after_shame_card();

  // Closing, chapter 8; `winner` and whether there was one.
  void close(Seat winner, bool tied);
  void deplete(Seat side);
  EndReason fallen(Seat side) const;
  void end(EndReason reason, bool drawn, Seat winner);
  void open_battle(Seat attacker);

  const Options& options_;
  const Content& content_;
  State& s_;
  Scribe& scribe_;
};

}  // namespace ilion::hector
