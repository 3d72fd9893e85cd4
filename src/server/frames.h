// SPDX-License-Identifier: GPL-3.0-or-later
// What a client is sent, made for its eyes: the one projection of the truth for all who look on.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/seen.h"

namespace ilion::server {

// Who is at the table now, and since when the others are not.
struct Presence {
  std::vector<bool> here;
  std::vector<std::int64_t> away_since;  // 0: here, or nobody's seat
  std::int64_t away_ms = 0;              // so long before the others may go on without him
};

struct ClockNow {
  bool runs = false;
  std::int64_t spent_ms = 0;  // of the present turn

  // What a move costs; below zero: nothing, and nothing is earned.
  std::int64_t charged_ms() const { return runs ? spent_ms : -1; }
};

json::object frame_json(const LiveMatch& match, const Eyes& eyes, const Presence& presence,
                        const ClockNow& clock);
// What each seat of these eyes knows of the table.
json::array views_json(const Table& table, const Eyes& eyes);
// The seat, having taken the steps from `since` on, is asked for the next one of the same
// announcement, and none of them has shown it what it did not know: so it may look ahead.
bool has_more_to_say(const Table& table, std::size_t since, Seat seat);
// What the seat to act would be asked then.
json::object next_json(const Table& table, Lang lang);
// What happened after `since` (of the log), as far as these eyes saw it.
json::array news_json(const LiveMatch& match, const Eyes& eyes, std::int64_t since);
json::object summary_json(const LiveMatch& match, const Eyes& eyes, const Presence& presence);
// The same of a match that lies on the disk.
json::object summary_json(const store::MatchRow& row, const std::string& person, Lang lang);
json::value result_json(const Table& table, Lang lang);
json::array events_json(const std::vector<Told>& told);

// Whether anybody else's consent is needed to take something back.
bool needs_consent(const LiveMatch& match, const std::string& person);
inline bool has_people(const LiveMatch& match) { return needs_consent(match, ""); }
// The last decision of the eyes' seats.
std::optional<std::pair<Seat, std::size_t>> last_decision(const LiveMatch& match, const Eyes& eyes);

}  // namespace ilion::server
