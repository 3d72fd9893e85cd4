// SPDX-License-Identifier: GPL-3.0-or-later
// What the JSON of more than one game is made of.
#pragma once

#include "table/json_codec.h"

namespace ilion {

// In a move nothing may be absent: what has no spelling is no move. Derive JsonValue<Move> from
// this where atoms may be null elsewhere.
template <class Move>
struct WholeMove {
  static boost::json::value to(const Move& move) { return detail::kind_value(move); }
  static std::optional<Move> from(const boost::json::value& json) {
    const auto move = detail::read_kind<Move>(json);
    if (!move || from_text<Move>(to_text(*move)) != move) return std::nullopt;
    return move;
  }
};

// A list of things of one kind, put together by `add`, which says whether there is room for one.
template <class Pile, class Thing, class Add>
std::optional<Pile> read_pile(const boost::json::value& json, const Add& add) {
  const boost::json::array* things = json.if_array();
  if (things == nullptr) return std::nullopt;
  Pile pile;
  for (const boost::json::value& each : *things) {
    const auto thing = each.is_null() ? std::nullopt : from_json<Thing>(each);
    if (!thing || !add(pile, *thing)) return std::nullopt;
  }
  return pile;
}

}  // namespace ilion
