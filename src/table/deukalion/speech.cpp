// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deukalion/speech.h"

#include <cmath>

#include "games/deukalion/fights.h"
#include "games/deukalion/notation.h"

namespace ilion::deukalion {

std::string Speech::say(std::string_view key, WordArgs args) const {
  return Words::of("deukalion").say(key, lang, args);
}

std::string Speech::tell(Ship ship, const std::string& key, WordArgs args) const {
  const Words& words = Words::of("deukalion");
  const std::string you = key + "-you";
  const bool to_him = view.viewer.is(seat_of(ship)) && words.has(you);
  return fill(words.raw(to_him ? std::string_view(you) : key, lang), args, {{"ship", hero(ship)}});
}

std::string Speech::quest(Quest quest) const {
  return say("quest", {{"id", Atom<Quest>::text(quest)}, {"name", names.quest(quest, lang)}});
}

std::string Speech::square(Square square) const {
  const std::string text = Atom<Square>::text(square);
  switch (content.ground(square)) {
    case Ground::Anchor: return say("square-anchor", {{"square", text}});
    case Ground::Styx: return say("square-styx", {{"square", text}});
    default: return text;
  }
}

std::string Speech::where(const Board& board, Square where) const {
  std::string list;
  for (std::size_t i = 0; i < kPlaces; ++i)
    if ((board.places_beside(where) >> i & 1U) != 0)
      list =
          list.empty() ? place(place_at(i)) : say("and", {{"a", list}, {"b", place(place_at(i))}});
  if (list.empty()) return square(where);
  return say("square-beside", {{"square", Atom<Square>::text(where)}, {"places", list}});
}

std::string Speech::colours(Treasures treasures) const {
  std::string list;
  for (std::size_t i = 0; i < treasures.size(); ++i)
    list += (list.empty() ? "" : ", ") + names.colour(treasures.nth(i), lang);
  return list;
}

std::string Speech::colours(ColourSet set) const {
  Treasures treasures;
  for (std::size_t i = 0; i < kColours; ++i)
    if (set.has(colour_at(i))) treasures.add(colour_at(i));
  return colours(treasures);
}

std::string Speech::cards(Cards cards) const {
  std::string list;
  for (std::size_t i = 0; i < kCards; ++i) {
    const std::size_t n = cards.count(card_at(i));
    if (n == 0) continue;
    list += (list.empty() ? "" : ", ") + card(card_at(i));
    if (n > 1) list += " ×" + std::to_string(n);
  }
  return list;
}

// A chance that is not quite certain is never said to be.
std::string Speech::percent(double chance) const {
  const int whole = static_cast<int>(std::lround(100 * chance));
  const std::string n = chance > 0 && whole == 0     ? "<1"
                        : chance < 1 && whole == 100 ? ">99"
                                                     : std::to_string(whole);
  return say("percent", {{"n", n}});
}

std::string Speech::counted(const std::string& key, std::size_t n) const {
  return say(key + (n == 1 ? "-one" : "-many"), {{"n", std::to_string(n)}});
}

std::string Speech::card_die(Face die) const {
  return say("card-die-" + std::to_string(number(die)));
}

std::string halves(int half_points) {
  const std::string whole = std::to_string(half_points / 2);
  if (half_points % 2 == 0) return whole;
  return half_points == 1 ? "½" : whole + "½";
}

Standing standing(const Content& content, const Open& open, Ship ship) {
  const Fight& fight = open.fight;
  const int strength = deukalion::strength(open, ship);
  if (fight.kind != FightKind::Ship) {
    const int against = resistance(content, open);
    return {strength, against, against};
  }
  const bool attacks = ship == fight.attacker;  // [D9.5] he needs more, the defender as much
  const int against = deukalion::strength(open, attacks ? fight.defender : fight.attacker);
  return {strength, against, attacks ? against + 1 : against};
}

}  // namespace ilion::deukalion
