// SPDX-License-Identifier: GPL-3.0-or-later
// What a client is sent, made for its eyes: the one projection of the truth for all who look on.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/live_match.h"

namespace ilion::server {

// Whose eyes: the seats of a client, in its language. No seats: a spectator.
struct Eyes {
  std::string person;
  std::vector<Seat> seats;
  Lang lang = Lang::En;

  // Several people at one screen share what all may know; each sees his own in his view.
  Viewer viewer() const { return seats.size() == 1 ? Viewer::seat(seats[0]) : Viewer::spectator(); }
  bool has(Seat seat) const;
};

// Who is at the table now, and since when the others are not.
struct Presence {
  std::vector<bool> here;
  std::vector<std::int64_t> away_since;  // 0: here, or nobody's seat
};

struct ClockNow {
  std::int64_t spent_ms = 0;  // of the present turn
};

json::object frame_json(const LiveMatch& match, const Eyes& eyes, const Presence& presence,
                        const ClockNow& clock);
// What happened after `since`, as far as these eyes saw it.
json::array news_json(const LiveMatch& match, const Eyes& eyes, std::int64_t since);
json::object summary_json(const LiveMatch& match, const Eyes& eyes, const Presence& presence);
// The same of a match that lies on the disk.
json::object summary_json(const store::MatchRow& row, const std::string& person, Lang lang);
json::value result_json(const Table& table, Lang lang);
json::array events_json(const std::vector<Told>& told);

// Whether anybody else's consent is needed to take something back.
bool needs_consent(const LiveMatch& match, const std::string& person);
// The last decision of the eyes' seats.
std::optional<std::pair<Seat, std::size_t>> last_decision(const LiveMatch& match, const Eyes& eyes);

}  // namespace ilion::server
