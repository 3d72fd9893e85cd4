// SPDX-License-Identifier: GPL-3.0-or-later
// A State that agrees with a view: what the viewer knows stays, and everything hidden is dealt
// anew, each card and quest that he cannot see being equally likely in every place that he cannot
// see into.
#include "games/deukalion/game.h"

namespace ilion::deukalion {

namespace {

Card take(Cards& from, Rng& rng) {
  const Card card = from.nth(rng.below(static_cast<std::uint32_t>(from.size())));
  from.remove(card);
  return card;
}

// Laid, discarded, or played and not yet discarded.
Cards open_cards(const Open& open) {
  Cards cards = open.discards;
  for (const Player& player : open.players.items) {
    if (player.pegasus) cards.add(Card::Pegasus);
    if (player.hades) cards.add(Card::Hades);
    if (player.fleece) cards.add(Card::Fleece);
  }
  if (open.drawing == DrawKind::Hermes) cards.add(Card::Hermes);
  return cards;
}

void imagine_cards(const View& view, Cards unseen, Hidden& hidden, Rng& rng) {
  for (std::size_t i = 0; i < kMaxPlayers; ++i)
    if (const Secrets& own = view.secrets[seat_at(i)]; own.known) {
      hidden.hands[seat_at(i)] = own.hand;
      unseen = unseen - own.hand;
    }
  for (std::size_t i = 0; i < kMaxPlayers; ++i)
    if (const Seat seat = seat_at(i); !view.secrets[seat].known)
      for (std::size_t n = 0; n < view.open.players[seat].hand; ++n)
        hidden.hands[seat].add(take(unseen, rng));
  hidden.deck = unseen;
}

void imagine_quests(const View& view, Hidden& hidden, Rng& rng) {
  const Open& open = view.open;
  QuestSet unseen = QuestSet::all() - open.removed;
  for (Quest quest : open.quests) unseen.remove(quest);
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const Seat seat = seat_at(i);
    const Player& player = open.players[seat];
    const Secrets& own = view.secrets[seat];
    hidden.secrets[seat] = own.known ? own.quest : player.shown;
    unseen = unseen - player.completed - QuestSet(hidden.secrets[seat]);
  }
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const Seat seat = seat_at(i);
    if (!open.players[seat].has_secret || hidden.secrets[seat] != Quest::None) continue;
    hidden.secrets[seat] = unseen.nth(rng.below(static_cast<std::uint32_t>(unseen.size())));
    unseen.remove(hidden.secrets[seat]);
  }
  hidden.quests = unseen;
}

}  // namespace

State Deukalion::imagine(const View& view, Rng& rng) const {
  State state;
  state.open = view.open;
  imagine_cards(view, content_.all_cards() - open_cards(view.open), state.hidden, rng);
  imagine_quests(view, state.hidden, rng);
  return state;
}

}  // namespace ilion::deukalion
