// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that end before the rules end them: somebody resigns, his time is up, or all agree to
// stop. A record says so in its last line, `end resigned 1 2`, and replays like any other.
#pragma once

#include <string>
#include <string_view>

#include "game/record.h"
#include "table/table.h"

namespace ilion {

inline constexpr std::string_view kResigned = "resigned";
inline constexpr std::string_view kOutOfTime = "time";
inline constexpr std::string_view kEnded = "ended";  // by consent: nobody has won

bool is_early_end(std::string_view reason);

// The seat comes last and the others share the first place; with kEnded all do.
RecordEnd early_end(std::string_view reason, std::size_t seats, Seat last);

// The end is one that early_end() makes for so many seats.
bool is_possible(const RecordEnd& end, std::size_t seats);

// What a record says of a match that ended by its rules.
RecordEnd end_of(const MatchResult& result, std::size_t seats);

MatchResult early_result(const RecordEnd& end);
std::string early_end_says(const Table& table, Lang lang);

}  // namespace ilion
