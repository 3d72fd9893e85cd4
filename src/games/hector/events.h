// SPDX-License-Identifier: GPL-3.0-or-later
// What a watcher sees happen. The rules tell every event in full; `seen_by` makes of it what one
// viewer may see, and `fold` carries a view forward by it: first view plus events is the present
// view, so a client needs nothing else.
#pragma once

#include <variant>

#include "base/fixed_vec.h"
#include "base/kind.h"
#include "games/hector/view.h"

namespace ilion::hector {

struct SourceChosen {
  Seat side;
  Stack stack;
  ILION_EVENT(SourceChosen, "source", Field{"side", &SourceChosen::side},
              Field{"stack", &SourceChosen::stack});
};
struct VanguardTurned {
  Seat side;
  Troop troop;
  ILION_EVENT(VanguardTurned, "vanguard", Field{"side", &VanguardTurned::side},
              Field{"troop", &VanguardTurned::troop});
};
struct StacksActive {
  Number number;
  PerSide<Stack> stacks;
  ILION_EVENT(StacksActive, "active", Field{"number", &StacksActive::number},
              Field{"stacks", &StacksActive::stacks});
};
struct TileTurnedUp {
  Tile tile;
  ILION_EVENT(TileTurnedUp, "tile-up", Field{"tile", &TileTurnedUp::tile});
};
struct TileFaced {
  Seat side;
  Edge edge;
  ILION_EVENT(TileFaced, "tile-faced", Field{"side", &TileFaced::side},
              Field{"edge", &TileFaced::edge});
};
struct TroopDrawn {  // the troop is none to all but its side
  Seat side;
  Stack stack;
  Troop troop;
  ILION_EVENT(TroopDrawn, "troop-drawn", Field{"side", &TroopDrawn::side},
              Field{"stack", &TroopDrawn::stack}, Field{"troop", &TroopDrawn::troop});
};
struct HeroDrawn {  // likewise
  Seat side;
  bool from_under;
  Hero hero;
  ILION_EVENT(HeroDrawn, "hero-drawn", Field{"side", &HeroDrawn::side},
              Field{"from_under", &HeroDrawn::from_under}, Field{"hero", &HeroDrawn::hero});
};
struct ActionPassed {
  Seat side;
  ILION_EVENT(ActionPassed, "no-action", Field{"side", &ActionPassed::side});
};
struct TroopDiscarded {  // none to others unless discards are open
  Seat side;
  Troop troop;
  bool open;
  ILION_EVENT(TroopDiscarded, "discarded", Field{"side", &TroopDiscarded::side},
              Field{"troop", &TroopDiscarded::troop}, Field{"open", &TroopDiscarded::open});
};
struct HeroPutUnder {
  Seat side;
  Hero hero;
  ILION_EVENT(HeroPutUnder, "hero-under", Field{"side", &HeroPutUnder::side},
              Field{"hero", &HeroPutUnder::hero});
};
struct HeroDeployed {
  Seat side;
  Hero hero;
  TablePlace on;
  ILION_EVENT(HeroDeployed, "deployed", Field{"side", &HeroDeployed::side},
              Field{"hero", &HeroDeployed::hero}, Field{"on", &HeroDeployed::on});
};
struct TroopBoosted {
  Seat side;
  TablePlace on;
  ILION_EVENT(TroopBoosted, "boosted", Field{"side", &TroopBoosted::side},
              Field{"on", &TroopBoosted::on});
};
struct TroopPlayed {
  Seat side;
  Troop troop;
  ILION_EVENT(TroopPlayed, "played", Field{"side", &TroopPlayed::side},
              Field{"troop", &TroopPlayed::troop});
};
struct SuperiorityChecked {
  PerSide<std::uint8_t> sums;
  ILION_EVENT(SuperiorityChecked, "superiority", Field{"sums", &SuperiorityChecked::sums});
};
struct TileTurned {
  Seat side;
  Turn turn;
  Edge edge;
  ILION_EVENT(TileTurned, "tile-turned", Field{"side", &TileTurned::side},
              Field{"turn", &TileTurned::turn}, Field{"edge", &TileTurned::edge});
};
struct HeroShown {
  Seat side;
  Hero hero;
  ILION_EVENT(HeroShown, "hero-shown", Field{"side", &HeroShown::side},
              Field{"hero", &HeroShown::hero});
};
struct BattleScored {
  PerSide<std::uint8_t> scores;
  ILION_EVENT(BattleScored, "scored", Field{"scores", &BattleScored::scores});
};
struct Retreated {
  Seat side;
  ILION_EVENT(Retreated, "retreated", Field{"side", &Retreated::side});
};
struct RansomPaid {
  Seat side;
  Ransom ransom;
  ILION_EVENT(RansomPaid, "ransom", Field{"side", &RansomPaid::side},
              Field{"ransom", &RansomPaid::ransom});
};
struct BattleWon {
  Seat side;
  ILION_EVENT(BattleWon, "won", Field{"side", &BattleWon::side});
};
struct BattleTied {
  ILION_EVENT(BattleTied, "tied");
};
struct TableReturned {  // troops to the active stack, markers to the board
  Seat side;
  ILION_EVENT(TableReturned, "table-returned", Field{"side", &TableReturned::side});
};
struct TableLost {  // troops and markers out of the game
  Seat side;
  ILION_EVENT(TableLost, "table-lost", Field{"side", &TableLost::side});
};
struct HandReturned {
  Seat side;
  ILION_EVENT(HandReturned, "hand-returned", Field{"side", &HandReturned::side});
};
struct HeroReturned {
  Seat side;
  ILION_EVENT(HeroReturned, "hero-returned", Field{"side", &HeroReturned::side});
};
struct HeroLost {
  Seat side;
  Hero hero;
  ILION_EVENT(HeroLost, "hero-lost", Field{"side", &HeroLost::side},
              Field{"hero", &HeroLost::hero});
};
struct ShamePaid {  // one troop, seen by nobody
  Seat side;
  Stack stack;
  ILION_EVENT(ShamePaid, "shame-paid", Field{"side", &ShamePaid::side},
              Field{"stack", &ShamePaid::stack});
};
struct ShameTaken {
  Seat side;
  ILION_EVENT(ShameTaken, "shame-taken", Field{"side", &ShameTaken::side});
};
struct StackDepleted {
  Seat side;
  Stack stack;
  ILION_EVENT(StackDepleted, "depleted", Field{"side", &StackDepleted::side},
              Field{"stack", &StackDepleted::stack});
};
struct BattleOpened {  // tiles_left: after the sixth all are shuffled again
  std::uint8_t battle;
  Seat attacker;
  std::uint8_t tiles_left;
  ILION_EVENT(BattleOpened, "battle", Field{"battle", &BattleOpened::battle},
              Field{"attacker", &BattleOpened::attacker},
              Field{"tiles_left", &BattleOpened::tiles_left});
};
struct MatchEnded {
  EndReason reason;
  bool drawn;
  Seat winner;
  ILION_EVENT(MatchEnded, "ended", Field{"reason", &MatchEnded::reason},
              Field{"drawn", &MatchEnded::drawn}, Field{"winner", &MatchEnded::winner});
};
struct SecretsShown {  // [H9.2] after the end
  Seat side;
  Secrets secrets;
  ILION_EVENT(SecretsShown, "shown", Field{"side", &SecretsShown::side},
              Field{"secrets", &SecretsShown::secrets});
};
struct Asked {  // who is next, and for what
  Phase phase;
  Seat side;
  std::uint8_t owed;
  ILION_EVENT(Asked, "asked", Field{"phase", &Asked::phase}, Field{"side", &Asked::side},
              Field{"owed", &Asked::owed});
};

using Event =
    std::variant<SourceChosen, VanguardTurned, StacksActive, TileTurnedUp, TileFaced, TroopDrawn,
                 HeroDrawn, ActionPassed, TroopDiscarded, HeroPutUnder, HeroDeployed, TroopBoosted,
                 TroopPlayed, SuperiorityChecked, TileTurned, HeroShown, BattleScored, Retreated,
                 RansomPaid, BattleWon, BattleTied, TableReturned, TableLost, HandReturned,
                 HeroReturned, HeroLost, ShamePaid, ShameTaken, StackDepleted, BattleOpened,
                 MatchEnded, SecretsShown, Asked>;

// The busiest step ends a battle and the match: a play, superiority, two heroes shown, scores,
// won, two tables, two heroes, six depletions at most (three fronts a side), the end, two secrets,
// asked: 20.
constexpr std::size_t kMaxEvents = 28;
using EventList = FixedVec<Event, kMaxEvents>;

// What the viewer may see of an event.
Event seen_by(Viewer viewer, const Event& event);

// Carries a view forward.
void fold(View& view, const Event& event);

}  // namespace ilion::hector
