// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON forms of what Deukalion has beside atoms and described structs. Piles are lists of what
// lies on them, equal things as often as they are there.
#pragma once

#include "games/deukalion/events.h"
#include "games/deukalion/notation.h"
#include "table/json_pieces.h"

namespace ilion::deukalion {

// clang-format off
inline constexpr NamedAtoms<Phase, 20> kPhaseNames{{{
    {Phase::Lay, "lay"}, {Phase::Deal, "deal"}, {Phase::Secret, "secret"}, {Phase::Open, "open"},
    {Phase::Roll, "roll"}, {Phase::Draw, "draw"}, {Phase::Throw, "throw"},
    {Phase::Anchor, "anchor"}, {Phase::Side, "side"}, {Phase::Place, "place"},
    {Phase::Turn, "turn"}, {Phase::Styx, "styx"}, {Phase::Toss, "toss"},
    {Phase::Spoils, "spoils"}, {Phase::Shift, "shift"}, {Phase::Claim, "claim"},
    {Phase::Reveal, "reveal"}, {Phase::Return, "return"}, {Phase::Pay, "pay"},
    {Phase::Over, "over"}}}};
inline constexpr NamedAtoms<EndReason, 3> kEndNames{{{
    {EndReason::Running, "running"}, {EndReason::Target, "target-reached"},
    {EndReason::Limit, "round-limit"}}}};
inline constexpr NamedAtoms<FightKind, 6> kFightNames{{{
    {FightKind::None, "none"}, {FightKind::Ship, "ship"}, {FightKind::City, "city"},
    {FightKind::Settlement, "settlement"}, {FightKind::Hydra, "hydra"},
    {FightKind::HydraAttacks, "hydra-attacks"}}}};
inline constexpr NamedAtoms<Purpose, 5> kPurposeNames{{{
    {Purpose::None, "none"}, {Purpose::Deliver, "deliver"}, {Purpose::Unload, "unload"},
    {Purpose::Quest, "quest"}, {Purpose::Reveal, "reveal"}}}};
inline constexpr NamedAtoms<DrawKind, 4> kDrawNames{{{
    {DrawKind::None, "none"}, {DrawKind::Others, "others"}, {DrawKind::Active, "active"},
    {DrawKind::Hermes, "hermes"}}}};
// clang-format on

}  // namespace ilion::deukalion

ILION_NAMED_ATOM(ilion::deukalion::Phase, ilion::deukalion::kPhaseNames);
ILION_NAMED_ATOM(ilion::deukalion::EndReason, ilion::deukalion::kEndNames);
ILION_NAMED_ATOM(ilion::deukalion::FightKind, ilion::deukalion::kFightNames);
ILION_NAMED_ATOM(ilion::deukalion::Purpose, ilion::deukalion::kPurposeNames);
ILION_NAMED_ATOM(ilion::deukalion::DrawKind, ilion::deukalion::kDrawNames);

namespace ilion {

template <>
struct JsonValue<deukalion::Ship> : NullableAtom<deukalion::Ship, deukalion::Ship::None> {};
template <>
struct JsonValue<deukalion::Place> : NullableAtom<deukalion::Place, deukalion::Place::None> {};
template <>
struct JsonValue<deukalion::Card> : NullableAtom<deukalion::Card, deukalion::Card::None> {};
template <>
struct JsonValue<deukalion::Quest> : NullableAtom<deukalion::Quest, deukalion::Quest::None> {};
template <>
struct JsonValue<deukalion::Square> : NullableAtom<deukalion::Square, deukalion::kNowhere> {};

template <>
struct JsonValue<deukalion::Move> : WholeMove<deukalion::Move> {};

template <>
struct JsonValue<deukalion::Cards> {
  static boost::json::value to(deukalion::Cards cards) {
    boost::json::array list;
    for (std::size_t i = 0; i < cards.size(); ++i) list.push_back(to_json(cards.nth(i)));
    return list;
  }
  static std::optional<deukalion::Cards> from(const boost::json::value& json) {
    using deukalion::Card;
    using deukalion::Cards;
    return read_pile<Cards, Card>(json, [](Cards& cards, Card card) {
      if (cards.count(card) == 15) return false;
      cards.add(card);
      return true;
    });
  }
};

template <>
struct JsonValue<deukalion::Treasures> {
  static boost::json::value to(deukalion::Treasures treasures) {
    boost::json::array list;
    for (std::size_t i = 0; i < treasures.size(); ++i) list.push_back(to_json(treasures.nth(i)));
    return list;
  }
  static std::optional<deukalion::Treasures> from(const boost::json::value& json) {
    using deukalion::Colour;
    using deukalion::Treasures;
    return read_pile<Treasures, Colour>(json, [](Treasures& treasures, Colour colour) {
      if (treasures.count(colour) == 7) return false;
      treasures.add(colour);
      return true;
    });
  }
};

template <>
struct JsonValue<deukalion::QuestSet> {
  static boost::json::value to(deukalion::QuestSet quests) {
    boost::json::array list;
    for (; !quests.empty(); quests.remove(quests.first())) list.push_back(to_json(quests.first()));
    return list;
  }
  static std::optional<deukalion::QuestSet> from(const boost::json::value& json) {
    using deukalion::Quest;
    using deukalion::QuestSet;
    return read_pile<QuestSet, Quest>(json, [](QuestSet& quests, Quest quest) {
      if (quests.has(quest)) return false;
      quests.add(quest);
      return true;
    });
  }
};

// The letters of its colours; in an answer there may be none.
template <>
struct JsonValue<deukalion::ColourSet> {
  static boost::json::value to(deukalion::ColourSet colours) {
    return boost::json::string(Atom<deukalion::ColourSet>::text(colours));
  }
  static std::optional<deukalion::ColourSet> from(const boost::json::value& json) {
    if (!json.is_string()) return std::nullopt;
    const std::string_view letters(json.get_string().data(), json.get_string().size());
    deukalion::ColourSet colours;
    for (char letter : letters) {
      const auto colour = Atom<deukalion::Colour>::parse({&letter, 1});
      if (!colour || colours.has(*colour)) return std::nullopt;
      colours.add(*colour);
    }
    return colours;
  }
};

ILION_JSON_CODECS(extern, deukalion);

}  // namespace ilion
