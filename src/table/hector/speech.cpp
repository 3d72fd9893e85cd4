// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/speech.h"

#include <vector>

#include "games/hector/notation.h"

namespace ilion::hector {

std::string Speech::say(std::string_view key, WordArgs args) const {
  return Words::of("hector").say(key, lang, args);
}

std::string Speech::tell(Seat who, const std::string& key, WordArgs args) const {
  const Words& words = Words::of("hector");
  const std::string you = key + "-you";
  const std::string_view sentence =
      words.raw(view.viewer.is(who) && words.has(you) ? std::string_view(you) : key, lang);
  return fill(sentence, args, {{"side", side(who)}});
}

std::string Speech::hero(Seat who, Hero hero) const {
  return say("hero", {{"name", names.hero(who, hero, lang)},
                      {"colour", names.colour(colour_of(hero), lang)},
                      {"value", std::to_string(game.content().value(who, hero))}});
}

std::string Speech::from(Stack stack) const { return say("from-" + Atom<Stack>::text(stack)); }

std::string Speech::into(Stack stack) const { return say("into-" + Atom<Stack>::text(stack)); }

std::string Speech::place(TablePlace place) const {
  return say("place-" + Atom<TablePlace>::text(place));
}

const std::string& Speech::facing(Seat who, Edge edge) const {
  const std::size_t opposite = who == view.attacker ? 0 : kEdges / 2;
  const TileEdges& edges = game.content().tiles[index_of(view.tile)];
  return names.colour(edges[(static_cast<std::size_t>(edge) + opposite) % kEdges], lang);
}

}  // namespace ilion::hector
