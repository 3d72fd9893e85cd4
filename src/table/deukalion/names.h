// SPDX-License-Identifier: GPL-3.0-or-later
// The printed names and texts of Deukalion in three languages, as the content file gives them.
#pragma once

#include <array>
#include <string>

#include "games/deukalion/types.h"
#include "table/words.h"

namespace ilion::deukalion {

using Translated = std::array<std::string, 3>;  // by Lang

struct Names {
  PerPlayer<Translated> heroes;
  std::array<Translated, kColours> colours;
  std::array<Translated, kPlaces> places;
  std::array<Translated, kCards> cards;
  std::array<Translated, kCards> card_texts;
  std::array<Translated, kQuests> quests;
  std::array<std::array<Translated, 2>, kQuests> tasks;

  const std::string& hero(Seat seat, Lang lang) const { return in(heroes[seat], lang); }
  const std::string& hero(Ship ship, Lang lang) const { return hero(seat_of(ship), lang); }
  const std::string& colour(Colour c, Lang lang) const { return in(colours[index_of(c)], lang); }
  const std::string& place(Place p, Lang lang) const { return in(places[index_of(p)], lang); }
  const std::string& card(Card c, Lang lang) const { return in(cards[index_of(c)], lang); }
  const std::string& card_text(Card c, Lang lang) const {
    return in(card_texts[index_of(c)], lang);
  }
  const std::string& quest(Quest q, Lang lang) const { return in(quests[index_of(q)], lang); }
  const std::string& task(Quest q, Task t, Lang lang) const {
    return in(tasks[index_of(q)][static_cast<std::size_t>(t)], lang);
  }

  friend bool operator==(const Names&, const Names&) = default;

 private:
  static const std::string& in(const Translated& texts, Lang lang) {
    return texts[static_cast<std::size_t>(lang)];
  }
};

}  // namespace ilion::deukalion
