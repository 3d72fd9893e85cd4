// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/deukalion/fight_cards.h"

#include <algorithm>

#include "bots/deukalion/prospects.h"
#include "games/deukalion/fights.h"
#include "games/deukalion/odds.h"

namespace ilion::deukalion {

namespace {

constexpr double kSoldierSaved = 0.12;
constexpr double kAnswered = 0.6;  // what a lead is worth to him whose rival still holds cards
constexpr double kFleeceFirst = 0.01;
constexpr int kAresHalfPoints = 4;

int half_points_missing(const Content& content, const Open& open, Ship me) {
  const Fight& fight = open.fight;
  if (fight.kind != FightKind::Ship) return resistance(content, open) - strength(open, me);
  if (me == fight.defender) return strength(open, fight.attacker) - strength(open, me);
  return strength(open, fight.defender) + 1 - strength(open, me);  // [D9.5]
}

}  // namespace

FightCards::FightCards(const Deukalion& game, const View& view, Seat me, double stake)
    : toss_(view.open.fight.of(ship_of(me))),
      player_(view.open.players[me]),
      hand_(view.secrets[me].hand),
      stake_(stake),
      missing_(half_points_missing(game.content(), view.open, ship_of(me))) {
  const Fight& fight = view.open.fight;
  if (fight.kind != FightKind::Ship) return;
  const Ship other = ship_of(me) == fight.attacker ? fight.defender : fight.attacker;
  if (view.open.player(other).hand > 0) stake_ *= kAnswered;
}

double FightCards::gain_of(Card card) const {
  switch (card) {
    // The Fleece stays: it comes first, and saves an Ares if half a point is enough.
    case Card::Fleece: return turning() > 0 ? turning() + kFleeceFirst : -kFleeceFirst;
    case Card::Ares: return turning();
    case Card::Nike: return nike();
    case Card::Athena: return athena();
    default: return 0;
  }
}

double FightCards::turning() const {
  const bool fleece = !player_.fleece && hand_.has(Card::Fleece);
  const int missing = std::max(missing_ - (fleece ? 1 : 0), 0);
  const int cards = (missing + kAresHalfPoints - 1) / kAresHalfPoints;
  if (cards > static_cast<int>(hand_.count(Card::Ares))) return -1;
  return stake_ - cards * card_worth(Card::Ares, player_);
}

double FightCards::nike() const {
  const double chance = odds::chance_to_reach(toss_.crossed, missing_);
  return chance * stake_ + kSoldierSaved * toss_.crossed * 2 / 3 - card_worth(Card::Nike, player_);
}

// It comes before the card that turns the fight: then nobody would be asked again.
double FightCards::athena() const {
  const double saved = kSoldierSaved * toss_.crossed - card_worth(Card::Athena, player_);
  return saved > 0 ? saved + std::max(turning(), 0.0) : saved;
}

}  // namespace ilion::deukalion
