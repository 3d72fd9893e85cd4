// SPDX-License-Identifier: GPL-3.0-or-later
// What an event changes in what is hidden: in the State, and in the secrets that a view knows.
#pragma once

#include "games/deukalion/events.h"

namespace ilion::deukalion {

// To be called before what lies open is changed.
struct HiddenChanges {
  State& s;

  template <class Public>
  void operator()(const Public&) const {}

  void operator()(const CardDrawn& e) const {
    s.hidden.deck.remove(e.card);
    s.hidden.hands[seat_of(e.ship)].add(e.card);
  }
  void operator()(const DeckRenewed&) const { s.hidden.deck = s.open.discards; }
  void operator()(const SecretDealt& e) const {
    s.hidden.secrets[seat_of(e.ship)] = e.quest;
    s.hidden.quests.remove(e.quest);
  }
  void operator()(const QuestOpened& e) const { s.hidden.quests.remove(e.quest); }
  void operator()(const CardPlayed& e) const { s.hidden.hands[seat_of(e.ship)].remove(e.card); }
  void operator()(const CardHandedIn& e) const { s.hidden.hands[seat_of(e.ship)].remove(e.card); }
  void operator()(const QuestCompleted& e) const {
    Quest& secret = s.hidden.secrets[seat_of(e.ship)];
    if (secret == e.quest) secret = Quest::None;
  }
};

struct SecretsChanges {
  PerPlayer<Secrets>& secrets;

  template <class Public>
  void operator()(const Public&) const {}

  void operator()(const CardDrawn& e) const {
    if (Secrets& own = of(e.ship); own.known) own.hand.add(e.card);
  }
  void operator()(const SecretDealt& e) const {
    if (Secrets& own = of(e.ship); own.known) own.quest = e.quest;
  }
  void operator()(const CardPlayed& e) const { lose(e.ship, e.card); }
  void operator()(const CardHandedIn& e) const { lose(e.ship, e.card); }
  void operator()(const QuestCompleted& e) const {
    if (Secrets& own = of(e.ship); own.quest == e.quest) own.quest = Quest::None;
  }
  void operator()(const SecretsShown& e) const { of(e.ship) = e.secrets; }

  Secrets& of(Ship ship) const { return secrets[seat_of(ship)]; }
  void lose(Ship ship, Card card) const {
    if (Secrets& own = of(ship); own.known) own.hand.remove(card);
  }
};

}  // namespace ilion::deukalion
