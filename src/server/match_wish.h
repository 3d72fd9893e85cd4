// SPDX-License-Identifier: GPL-3.0-or-later
// The wish for a new match, as a client writes it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/seating.h"
#include "store/changes.h"

namespace ilion::server {

struct MatchWish {
  Head head;
  std::vector<Sitter> sitters;
  std::string from_match{};  // to begin at a moment of another match
  std::size_t from_step = 0;
  std::string from_key{};  // of its link, for who had no seat there
};

// What is wrong comes as a sentence in the language.
Result<MatchWish> read_match_wish(const json::value& body, const store::Person& me, Lang lang);

// A player's own luck: up to 64 letters, or nothing.
std::optional<std::string> luck_text(const json::value& body);

}  // namespace ilion::server
