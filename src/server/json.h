// SPDX-License-Identifier: GPL-3.0-or-later
// Reading JSON that strangers have written: every look answers "nothing" where the shape is not the
// one expected.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "game/seat.h"

namespace ilion::server {

namespace json = boost::json;

// Nothing for what is no JSON, or nested deeper than any message of ours.
std::optional<json::value> parse_json(std::string_view text);

const json::value* member(const json::value& value, std::string_view key);
std::optional<std::string> text_of(const json::value& value, std::string_view key);
std::optional<std::int64_t> number_of(const json::value& value, std::string_view key);
std::optional<bool> truth_of(const json::value& value, std::string_view key);

inline json::value seat_json(std::optional<Seat> seat) {
  return seat ? json::value(index_of(*seat)) : json::value(nullptr);
}

// How many letters the text has; nothing if it is no UTF-8 or holds control characters.
std::optional<std::size_t> letters_in(std::string_view text);
// Signs that show nothing, or turn the line around: with them one name looks like another.
bool has_unseen_signs(std::string_view text);
// Without blanks around it.
std::string trimmed(std::string_view text);

}  // namespace ilion::server
