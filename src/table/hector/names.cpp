// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hector/names.h"

namespace ilion::hector {

namespace {
const std::string& in(const Translated& texts, Lang lang) {
  return texts[static_cast<std::size_t>(lang)];
}
}  // namespace

const std::string& Names::colour(Colour colour, Lang lang) const {
  return in(colours[index_of(colour)], lang);
}
const std::string& Names::troop_type(int value, Lang lang) const {
  return in(troop_types[static_cast<std::size_t>(value) - 1], lang);
}
const std::string& Names::side(Seat side, Lang lang) const { return in(sides[side], lang); }
const std::string& Names::hero(Seat side, Hero hero, Lang lang) const {
  return in(heroes[side][index_of(hero)], lang);
}
std::string Names::troop(Troop troop, Lang lang) const {
  return Words::of("hector").say("troop", lang,
                                 {{"colour", colour(troop.colour(), lang)},
                                  {"type", troop_type(troop.value(), lang)},
                                  {"value", std::to_string(troop.value())}});
}

}  // namespace ilion::hector
