// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON forms of what Achaia has beside atoms and described structs. A spot is the value of a
// die and, in Troy, its location: "4@7", "4"; 0 is a die that shows nothing yet.
#pragma once

#include "games/achaia/events.h"
#include "games/achaia/notation.h"
#include "table/json_pieces.h"

namespace ilion::achaia {

// clang-format off
inline constexpr NamedAtoms<Phase, 36> kPhaseNames{{{
    {Phase::LayTile, "lay-tile"}, {Phase::DealCard, "deal-card"}, {Phase::DealEvent, "deal-event"},
    {Phase::TurnUp, "turn-up"}, {Phase::Roll, "roll"}, {Phase::Reroll, "reroll"},
    {Phase::RollAgain, "roll-again"}, {Phase::SetDie, "set-die"}, {Phase::DrawStart, "draw-start"},
    {Phase::Place, "place"}, {Phase::Supplies, "supplies"}, {Phase::SupplyCard, "supply-card"},
    {Phase::Reserve, "reserve"}, {Phase::Turn, "turn"}, {Phase::Window, "window"},
    {Phase::FreeCard, "free-card"}, {Phase::PickDie, "pick-die"}, {Phase::PickStep, "pick-step"},
    {Phase::PickTo, "pick-to"}, {Phase::PickPartner, "pick-partner"},
    {Phase::PickLocation, "pick-location"}, {Phase::PickMarker, "pick-marker"},
    {Phase::PickCharacter, "pick-character"}, {Phase::RollPick, "roll-pick"},
    {Phase::DrawCard, "draw-card"}, {Phase::KeepCard, "keep-card"}, {Phase::DropCard, "drop-card"},
    {Phase::SellCard, "sell-card"}, {Phase::TakeCard, "take-card"}, {Phase::Yield, "yield"},
    {Phase::Spoils, "spoils"}, {Phase::Order, "order"}, {Phase::Use, "use"}, {Phase::Tied, "tied"},
    {Phase::MoveOut, "move-out"}, {Phase::Over, "over"}}}};
inline constexpr NamedAtoms<Source, 6> kSourceNames{{{
    {Source::None, "none"}, {Source::Card, "card"}, {Source::Answer, "answer"},
    {Source::Character, "character"}, {Source::Event, "event"}, {Source::Location, "location"}}}};
inline constexpr NamedAtoms<Again, 4> kAgainNames{{{
    {Again::Undecided, "undecided"}, {Again::None, "none"}, {Again::Main, "main"},
    {Again::Support, "support"}}}};
inline constexpr NamedAtoms<EventFate, 4> kFateNames{{{
    {EventFate::None, "none"}, {EventFate::Held, "held"}, {EventFate::Played, "played"},
    {EventFate::Discarded, "discarded"}}}};
// clang-format on

}  // namespace ilion::achaia

ILION_NAMED_ATOM(ilion::achaia::Phase, ilion::achaia::kPhaseNames);
ILION_NAMED_ATOM(ilion::achaia::Source, ilion::achaia::kSourceNames);
ILION_NAMED_ATOM(ilion::achaia::Again, ilion::achaia::kAgainNames);
ILION_NAMED_ATOM(ilion::achaia::EventFate, ilion::achaia::kFateNames);

namespace ilion {

template <>
struct JsonValue<achaia::Intrigue> : NullableAtom<achaia::Intrigue, achaia::kHiddenCard> {};
template <>
struct JsonValue<achaia::EventCard> : NullableAtom<achaia::EventCard, achaia::kNoEvent> {};
template <>
struct JsonValue<achaia::Move> : WholeMove<achaia::Move> {};

template <>
struct JsonValue<achaia::Spot> {
  static boost::json::value to(achaia::Spot spot) {
    std::string text = std::to_string(spot.value());
    if (spot.in_troy()) text += '@' + Atom<achaia::Location>::text(spot.place());
    return boost::json::string(text);
  }
  static std::optional<achaia::Spot> from(const boost::json::value& json) {
    if (!json.is_string()) return std::nullopt;
    const std::string_view text(json.get_string().data(), json.get_string().size());
    if (text.empty() || text[0] < '0' || text[0] > '7') return std::nullopt;
    const int value = text[0] - '0';
    if (text.size() == 1) return achaia::Spot(achaia::Location::Reserve, value);
    const auto place = Atom<achaia::Location>::parse(text.substr(2));
    if (text[1] != '@' || !place) return std::nullopt;
    return achaia::Spot(*place, value);
  }
};

template <>
struct JsonValue<achaia::Cards> {
  static boost::json::value to(achaia::Cards cards) {
    boost::json::array list;
    for (std::size_t i = 0; i < cards.size(); ++i) list.push_back(to_json(cards.nth(i)));
    return list;
  }
  static std::optional<achaia::Cards> from(const boost::json::value& json) {
    using achaia::Cards;
    using achaia::Intrigue;
    return read_pile<Cards, Intrigue>(json, [](Cards& cards, Intrigue card) {
      if (cards.count(card) == achaia::kCopies) return false;
      cards.add(card);
      return true;
    });
  }
};

// For each seat how many dice are still due of the values 1 to 6 [A6.4].
template <>
struct JsonValue<achaia::Claims> {
  using Due = PerSeat<std::array<std::uint8_t, 6>>;
  static boost::json::value to(const achaia::Claims& claims) {
    Due due{};
    for (std::size_t i = 0; i < kMaxSeats; ++i)
      for (int value = 1; value <= 6; ++value)
        due[seat_at(i)][static_cast<std::size_t>(value - 1)] =
            static_cast<std::uint8_t>(claims.of(seat_at(i), value));
    return to_json(due);
  }
  static std::optional<achaia::Claims> from(const boost::json::value& json) {
    const auto due = from_json<Due>(json);
    if (!due) return std::nullopt;
    achaia::Claims claims;
    for (std::size_t i = 0; i < kMaxSeats; ++i)
      for (int value = 1; value <= 6; ++value) {
        const int many = (*due)[seat_at(i)][static_cast<std::size_t>(value - 1)];
        if (many > 10) return std::nullopt;
        for (int n = 0; n < many; ++n) claims.add(seat_at(i), value);
      }
    return claims;
  }
};

ILION_JSON_CODECS(extern, achaia);

}  // namespace ilion
