// SPDX-License-Identifier: GPL-3.0-or-later
// How a match goes on: one function a kind of move or outcome, and below them what follows by
// itself. Inside the room only; game.h is the door.
//
// The flow tells each event to a Scribe. Playing uses one that does not listen, and the compiler
// removes every trace of it; events() uses one that takes notes. So there is one writing of what
// happens, and a watcher cannot be told anything else.
#pragma once

#include "base/match_kind.h"
#include "games/achaia/legal.h"

namespace ilion::achaia {

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

// [A2.6] [A12.3] Bit i: seat i has the lowest sum.
unsigned lowest_sums(const Achaia& game, const State& state);

template <class Scribe>
class Flow {
 public:
  Flow(const Achaia& game, State& state, Scribe& scribe)
      : game_(game), s_(state), q_(state.question), act_(state.question.act), scribe_(scribe) {}

  // Setup and preparation.
  void operator()(const KeepDice&);
  void operator()(const RollAllAgain& move);
  void operator()(const SetDie& move);
  void operator()(const PlaceDie& move);
  void operator()(const TakeSupplies& move);
  // Turns and answers.
  void operator()(const PlayCard& move);
  void operator()(const PlayAgainst& move);
  void operator()(const UseCharacter& move);
  void operator()(const Pass&);
  void operator()(const PassWithEvent&);
  void operator()(const AnswerWithCousin& move);
  void operator()(const AnswerWithCard& move);
  // Steps.
  void operator()(const PickDie& move);
  void operator()(const PickStep& move);
  void operator()(const PickLocation& move);
  void operator()(const PickMarker& move);
  void operator()(const PickCharacter& move);
  void operator()(const PickCard& move);
  void operator()(const Concede& move);
  void operator()(const TakeSpoils& move);
  // Dominance.
  void operator()(const NameOwner& move);
  void operator()(const NameColour& move);
  void operator()(const UseLocation& move);
  // Anywhere.
  void operator()(const Decline&);
  void operator()(const SellInfluence&);
  void operator()(const GiveGold& move);

  // Outcomes.
  void operator()(const LayTile& outcome);
  void operator()(const DrawCard& outcome);
  void operator()(const DrawEvent& outcome);
  void operator()(const TurnUpCharacter& outcome);
  void operator()(const RollDie& outcome);
  void operator()(const DrawStart& outcome);

 private:
  // Questions.
  void ask(Phase phase, Seat seat);  // chance, or a seat whatever the answers
  void put(Phase phase, Seat seat);  // a seat, if there is more than one answer [A9.8]
  bool is_put_always() const;
  // [A3.1] Clockwise.
  Seat after(Seat seat) const { return seat_at((index_of(seat) + 1) % game_.seats()); }

  // Setup, chapter 2.
  void deal_kit(Seat seat);
  void turn_up();
  void roll_for(Seat seat, Colour colour);
  void decide_dice();
  void decided();
  void roll_again_from(std::size_t seat);
  void reveal_dice();
  void find_start();
  void start_with(Seat seat);
  void place_next(Phase phase, Seat seat, unsigned left);
  void die_changes(Colour colour, Spot from, Spot to);

  // Preparation, chapter 4.
  void prepare();
  void supply(Seat seat);
  void after_supplies();

  // Cards and gold.
  bool prepare_draw();  // false: there is no card to draw [A3.13]
  void draw_next();
  void discard_from_hand(Seat seat, Intrigue card);
  void discard_drawn(Seat seat, Intrigue card);
  void gain(Seat seat, unsigned amount);
  void pay(Seat seat, unsigned amount);
  void take(Seat from, Seat to, unsigned amount);
  void move_influence(Seat seat, int by);
  void take_cousin(Seat seat, Cousin kind);
  void return_cousin(Seat seat, Cousin kind);

  // Intrigue phase, chapter 5.
  void end_turn();
  void show_card(Intrigue card, Side side, Seat opp);
  void pass(bool with_event);
  void open_window();
  void ask_next_answer(Seat seat);
  Seat next_in_window(Seat asked) const;
  void cancel();

  // Effects.
  void announce();
  void name(const Pick& pick, bool awaits);
  void announced();
  void carry_out_all();
  bool would_do_something() const;
  void run();
  // Of these false says: it waits for a player or for chance, or has gone on by itself.
  bool perform(const Operation& operation);
  bool perform_cards(const Operation& operation);
  bool perform_steal(const Operation& operation);
  bool perform_rerolls();
  bool perform_draw(const Operation& operation);
  bool perform_yields();
  void perform_picks(const Operation& operation);
  void perform_pick(const Operation& operation, const Pick& pick);
  void take_gold(const Operation& operation);
  void next_operation();
  void go_on();
  void finish();

  // Dominance and reckoning, chapters 6 and 8.
  void resolve_from(std::size_t position);
  void dominate(Location here);
  void next_use();
  void lower_limits_from(std::size_t position);
  bool must_leave(Location here);
  void reckon();

  const Achaia& game_;
  State& s_;
  Question& q_;
  Act& act_;
  Scribe& scribe_;
};

}  // namespace ilion::achaia
