// SPDX-License-Identifier: GPL-3.0-or-later
// The printed names of Achaia in three languages, as the content file gives them.
#pragma once

#include <array>
#include <string>

#include "games/achaia/types.h"
#include "table/words.h"

namespace ilion::achaia {

using Translated = std::array<std::string, 3>;  // by Lang

struct Names {
  std::array<Translated, kColours> colours;
  std::array<Translated, kLocations> locations;
  std::array<Translated, kIntrigueKinds> cards;
  std::array<Translated, kCharacters> characters;  // as in Content: Orion and Zaan last
  std::array<Translated, kEventCards> events;
  std::array<Translated, 2> cousins;

  const std::string& of(Colour colour, Lang lang) const {
    return in(colours[index_of(colour)], lang);
  }
  const std::string& of(Location place, Lang lang) const {
    return in(locations[index_of(place)], lang);
  }
  const std::string& of(Intrigue card, Lang lang) const { return in(cards[index_of(card)], lang); }
  const std::string& of(Character who, Lang lang) const {
    return in(characters[index_of(who)], lang);
  }
  const std::string& of(EventCard card, Lang lang) const {
    return in(events[index_of(card)], lang);
  }
  const std::string& of(Cousin cousin, Lang lang) const {
    return in(cousins[static_cast<std::size_t>(cousin)], lang);
  }

  friend bool operator==(const Names&, const Names&) = default;

 private:
  static const std::string& in(const Translated& texts, Lang lang) {
    return texts[static_cast<std::size_t>(lang)];
  }
};

}  // namespace ilion::achaia
