// SPDX-License-Identifier: GPL-3.0-or-later
// What a bot would do, told by somebody else what a seat sees: a view and a list of moves, as the
// protocol sends them. There is no table behind it, so there is nothing that it could peek at.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "base/result.h"
#include "base/rng.h"
#include "table/games.h"

namespace ilion {

struct Question {
  boost::json::value view;
  std::vector<std::string> moves;  // in the game's notation
};

// One of the moves, or a sentence why there is no answer.
Result<std::string> advise(const GameChoice& choice, std::string_view bot, const Question& question,
                           Rng& rng);

}  // namespace ilion
