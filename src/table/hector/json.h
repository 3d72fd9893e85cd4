// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON forms of what Hector and Achilles has beside atoms and described structs.
#pragma once

#include "games/hector/events.h"
#include "games/hector/notation.h"
#include "table/json_codec.h"

namespace ilion::hector {

// clang-format off
inline constexpr NamedAtoms<Phase, 15> kPhaseNames{{{
    {Phase::Source, "source"}, {Phase::Vanguard, "vanguard"}, {Phase::Number, "number"},
    {Phase::Tile, "tile"}, {Phase::Facing, "facing"}, {Phase::Deal, "deal"},
    {Phase::DealHero, "deal-hero"}, {Phase::Action, "action"}, {Phase::Redraw, "redraw"},
    {Phase::NewHero, "new-hero"}, {Phase::Card, "card"}, {Phase::Fate, "fate"},
    {Phase::Ransom, "ransom"}, {Phase::Shame, "shame"}, {Phase::Over, "over"}}}};
inline constexpr NamedAtoms<EndReason, 5> kEndNames{{{
    {EndReason::Running, "running"}, {EndReason::FrontFallen, "front-fallen"},
    {EndReason::HomeFallen, "home-fallen"}, {EndReason::BothFallen, "both-fallen"},
    {EndReason::Limit, "battle-limit"}}}};
inline constexpr NamedAtoms<Edge, kEdges> kEdgeNames{{{
    {Edge::First, "0"}, {Edge::Second, "1"}, {Edge::Third, "2"}, {Edge::Fourth, "3"}}}};
// clang-format on

}  // namespace ilion::hector

ILION_NAMED_ATOM(ilion::hector::Phase, ilion::hector::kPhaseNames);
ILION_NAMED_ATOM(ilion::hector::EndReason, ilion::hector::kEndNames);
ILION_NAMED_ATOM(ilion::hector::Edge, ilion::hector::kEdgeNames);

namespace ilion {

template <>
struct JsonValue<hector::Hero> : NullableAtom<hector::Hero, hector::Hero::None> {};
template <>
struct JsonValue<hector::Number> : NullableAtom<hector::Number, hector::Number::None> {};
template <>
struct JsonValue<hector::Tile> : NullableAtom<hector::Tile, hector::Tile::None> {};
template <>
struct JsonValue<hector::TablePlace> : NullableAtom<hector::TablePlace, hector::TablePlace::None> {
};
template <>
struct JsonValue<hector::Troop> : NullableAtom<hector::Troop, hector::kNoTroop> {};

// A set of troops is the list of its troops, equal ones twice.
template <>
struct JsonValue<hector::TroopSet> {
  static boost::json::value to(hector::TroopSet set) {
    boost::json::array troops;
    for (hector::TroopCard card : set.canonical()) troops.push_back(to_json(card.troop()));
    return troops;
  }
  static std::optional<hector::TroopSet> from(const boost::json::value& json) {
    const boost::json::array* troops = json.if_array();
    if (troops == nullptr) return std::nullopt;
    hector::TroopSet set;
    for (const boost::json::value& each : *troops) {
      const auto troop = from_json<hector::Troop>(each);
      if (!troop || troop->is_none() || set.count(*troop) == hector::kCopies) return std::nullopt;
      set.add(*troop);
    }
    return set;
  }
};

template <>
struct JsonValue<hector::HeroSet> {
  static boost::json::value to(hector::HeroSet set) {
    boost::json::array heroes;
    for (std::size_t i = 0; i < set.size(); ++i) heroes.push_back(to_json(set.nth(i)));
    return heroes;
  }
  static std::optional<hector::HeroSet> from(const boost::json::value& json) {
    const boost::json::array* heroes = json.if_array();
    if (heroes == nullptr) return std::nullopt;
    hector::HeroSet set;
    for (const boost::json::value& each : *heroes) {
      const auto hero = from_json<hector::Hero>(each);
      if (!hero || *hero == hector::Hero::None || set.has(*hero)) return std::nullopt;
      set.add(*hero);
    }
    return set;
  }
};

template <>
struct JsonValue<hector::HeroQueue> {
  static boost::json::value to(hector::HeroQueue queue) {
    boost::json::array heroes;
    for (std::size_t i = 0; i < queue.size(); ++i) heroes.push_back(to_json(queue.at(i)));
    return heroes;
  }
  static std::optional<hector::HeroQueue> from(const boost::json::value& json) {
    const boost::json::array* heroes = json.if_array();
    if (heroes == nullptr || heroes->size() > hector::kTurns) return std::nullopt;
    hector::HeroQueue queue;
    for (const boost::json::value& each : *heroes) {
      const auto hero = from_json<hector::Hero>(each);
      if (!hero || *hero == hector::Hero::None) return std::nullopt;
      queue.push(*hero);
    }
    return queue;
  }
};

// One list of troops a stack.
template <>
struct JsonValue<hector::Remembered> {
  static boost::json::value to(const hector::Remembered& remembered) {
    boost::json::array stacks;
    for (hector::Stack stack : hector::kAllStacks) stacks.push_back(to_json(remembered.in(stack)));
    return stacks;
  }
  static std::optional<hector::Remembered> from(const boost::json::value& json) {
    const auto stacks = from_json<std::array<hector::TroopSet, hector::kStacks>>(json);
    if (!stacks) return std::nullopt;
    hector::Remembered remembered;
    for (hector::Stack stack : hector::kAllStacks)
      for (hector::TroopCard card : (*stacks)[index_of(stack)]) {
        if (remembered.count(card.troop()) == hector::kCopies) return std::nullopt;
        remembered.join(card.troop(), stack);
      }
    return remembered;
  }
};

ILION_JSON_CODECS(extern, hector);

}  // namespace ilion
