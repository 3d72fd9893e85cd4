// SPDX-License-Identifier: GPL-3.0-or-later
// What a watcher sees happen in fights, in payments, with quests and at the end.
#pragma once

#include "base/kind.h"
#include "games/deukalion/view.h"

namespace ilion::deukalion {

struct FightBegun {
  FightKind kind;
  Ship attacker;
  Ship defender;
  Place place;
  ILION_EVENT(FightBegun, "fight", Field{"kind", &FightBegun::kind},
              Field{"attacker", &FightBegun::attacker}, Field{"defender", &FightBegun::defender},
              Field{"place", &FightBegun::place});
};
struct Tossed {
  Ship ship;
  std::uint8_t crossed;
  std::uint8_t clear;
  std::uint8_t edge;
  ILION_EVENT(Tossed, "tossed", Field{"ship", &Tossed::ship}, Field{"crossed", &Tossed::crossed},
              Field{"clear", &Tossed::clear}, Field{"edge", &Tossed::edge});
};
struct TossPassed {
  Ship ship;
  ILION_EVENT(TossPassed, "toss-passed", Field{"ship", &TossPassed::ship});
};
struct FightDecided {  // in half-points, of the attacking or only thrower; none: no ship has won
  Ship winner;
  std::uint8_t strength;
  std::uint8_t against;
  ILION_EVENT(FightDecided, "decided", Field{"winner", &FightDecided::winner},
              Field{"strength", &FightDecided::strength}, Field{"against", &FightDecided::against});
};
struct SoldiersLost {  // from aboard to the underworld
  Ship ship;
  std::uint8_t soldiers;
  ILION_EVENT(SoldiersLost, "soldiers-lost", Field{"ship", &SoldiersLost::ship},
              Field{"soldiers", &SoldiersLost::soldiers});
};
struct SettlementFell {  // its soldiers go to the underworld
  Place place;
  std::uint8_t soldiers;
  ILION_EVENT(SettlementFell, "settlement-fell", Field{"place", &SettlementFell::place},
              Field{"soldiers", &SettlementFell::soldiers});
};
struct Founded {
  Ship ship;
  Place place;
  std::uint8_t soldiers;
  ILION_EVENT(Founded, "founded", Field{"ship", &Founded::ship}, Field{"place", &Founded::place},
              Field{"soldiers", &Founded::soldiers});
};
struct TreasureTaken {  // from whom the fight was won
  Ship ship;
  Colour colour;
  ILION_EVENT(TreasureTaken, "treasure-taken", Field{"ship", &TreasureTaken::ship},
              Field{"colour", &TreasureTaken::colour});
};
struct NothingTaken {
  Ship ship;
  ILION_EVENT(NothingTaken, "nothing-taken", Field{"ship", &NothingTaken::ship});
};
struct ShipShifted {
  Ship ship;
  Square to;
  ILION_EVENT(ShipShifted, "ship-shifted", Field{"ship", &ShipShifted::ship},
              Field{"to", &ShipShifted::to});
};
struct HydraShifted {
  Square to;
  ILION_EVENT(HydraShifted, "hydra-shifted", Field{"to", &HydraShifted::to});
};
struct FightEnded {
  ILION_EVENT(FightEnded, "fight-ended");
};
struct PointCardsTaken {
  Ship ship;
  std::uint8_t cards;
  ILION_EVENT(PointCardsTaken, "point-cards", Field{"ship", &PointCardsTaken::ship},
              Field{"cards", &PointCardsTaken::cards});
};
struct PaymentDue {
  Payment payment;
  ILION_EVENT(PaymentDue, "payment-due", Field{"payment", &PaymentDue::payment});
};
struct TreasureReturned {
  Ship ship;
  Place city;
  Colour colour;
  ILION_EVENT(TreasureReturned, "treasure-returned", Field{"ship", &TreasureReturned::ship},
              Field{"city", &TreasureReturned::city}, Field{"colour", &TreasureReturned::colour});
};
struct CardHandedIn {
  Ship ship;
  Card card;
  ILION_EVENT(CardHandedIn, "card-handed-in", Field{"ship", &CardHandedIn::ship},
              Field{"card", &CardHandedIn::card});
};
struct PaymentDone {
  Ship ship;
  ILION_EVENT(PaymentDone, "payment-done", Field{"ship", &PaymentDone::ship});
};
struct QuestCompleted {
  Ship ship;
  Quest quest;
  ILION_EVENT(QuestCompleted, "quest-completed", Field{"ship", &QuestCompleted::ship},
              Field{"quest", &QuestCompleted::quest});
};
struct RevealBegun {
  Quest quest;
  ILION_EVENT(RevealBegun, "reveal", Field{"quest", &RevealBegun::quest});
};
struct RevealAnswered {
  Ship ship;
  Answer answer;
  ILION_EVENT(RevealAnswered, "reveal-answered", Field{"ship", &RevealAnswered::ship},
              Field{"answer", &RevealAnswered::answer});
};
struct RevealEnded {
  ILION_EVENT(RevealEnded, "reveal-ended");
};
struct QuestRemoved {
  Quest quest;
  ILION_EVENT(QuestRemoved, "quest-removed", Field{"quest", &QuestRemoved::quest});
};
struct DrawsDue {
  DrawKind kind;
  std::uint8_t draws;
  ILION_EVENT(DrawsDue, "draws-due", Field{"kind", &DrawsDue::kind},
              Field{"draws", &DrawsDue::draws});
};
struct DrawsDone {
  ILION_EVENT(DrawsDone, "draws-done");
};
struct OwnTimeEnded {
  Ship ship;
  ILION_EVENT(OwnTimeEnded, "own-time-ended", Field{"ship", &OwnTimeEnded::ship});
};
struct MatchEnded {
  EndReason reason;
  Ship winner;
  ILION_EVENT(MatchEnded, "ended", Field{"reason", &MatchEnded::reason},
              Field{"winner", &MatchEnded::winner});
};
struct SecretsShown {  // [D15.2] after the end
  Ship ship;
  Secrets secrets;
  ILION_EVENT(SecretsShown, "secrets-shown", Field{"ship", &SecretsShown::ship},
              Field{"secrets", &SecretsShown::secrets});
};
struct Asked {  // who decides, or for whom chance acts
  Phase phase;
  Ship ship;
  ILION_EVENT(Asked, "asked", Field{"phase", &Asked::phase}, Field{"ship", &Asked::ship});
};

}  // namespace ilion::deukalion
